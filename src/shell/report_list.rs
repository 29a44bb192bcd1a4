//! The course of a game out of a report, as a list: what was done step by step, and the table after each step.

use crate::command::Command;
use crate::command::situation::Focus;
use crate::listing::{Listed, Row, Sheet};
use crate::place::{Outcome, Page};
use crate::refusal::Refusal;
use crate::report::Step;
use crate::request::Request;
use crate::services::Services;
use std::path::Path;
use std::time::Instant;
use storage::report_file;

/// The list.
pub struct ReportList {
    steps: Vec<Step>,
}

impl ReportList {
    /// The course in a report.
    ///
    /// # Errors
    /// It is not a report, or damaged.
    pub fn read(path: &Path) -> Result<ReportList, Refusal> {
        Ok(ReportList { steps: report_file::course(path)? })
    }

    fn page(&self, row: usize) -> Vec<String> {
        let Some(step) = self.steps.get(row) else { return Vec::new() };
        let apart = if step.said.is_empty() { None } else { Some(String::new()) };
        let place = std::iter::once(format!("{}.", step.place));
        place.chain(step.said.iter().cloned()).chain(apart).chain(step.table.iter().cloned()).collect()
    }
}

impl Listed for ReportList {
    fn focus(&self) -> Focus {
        Focus::List
    }

    fn sheet(&self, _: &Services) -> Sheet {
        let row = |(number, step): (usize, &Step)| {
            let title = step.head.as_ref().unwrap_or(&step.place);
            Row::titled(format!("{number:>3}  {title}")).about(step.place.as_str())
        };
        let rows: Vec<Row> = self.steps.iter().enumerate().map(row).collect();
        let right = format!("{} steps", self.steps.len().saturating_sub(1));
        Sheet { title: "A report", right, empty: "The game of this report does not play back.", rows, links: false }
    }

    fn details(&self, row: usize, _: &Services) -> Vec<String> {
        self.page(row)
    }

    fn likely(&self, _: &Services) -> usize {
        0
    }

    fn step_back(&mut self) -> bool {
        false
    }

    fn search(&mut self, _: &str) -> Option<Result<(), Refusal>> {
        None
    }

    fn obey(&mut self, request: &Request, services: &mut Services, _: Instant) -> Result<Outcome, Refusal> {
        match request.command {
            Command::Open => {
                let row = self.sheet(services).row(request)?;
                Ok(Outcome::Read(Page::new(format!("Step {row}"), self.page(row))))
            }
            other => Err(Refusal::NotNow(other)),
        }
    }
}
