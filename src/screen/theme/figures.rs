//! Numbers and words in large letters, two dots of height in a row.

/// The rows of a letter, `#` for a dot.
type Dots = [&'static str; 5];

/// The rows of letters that are not enlarged.
pub const HEIGHT: u16 = 3;

/// The dots of a letter; `None` for one that cannot be drawn large.
const fn dots(letter: char) -> Option<&'static Dots> {
    Some(match letter {
        '0' => &["###", "#.#", "#.#", "#.#", "###"],
        '1' => &[".#.", "##.", ".#.", ".#.", "###"],
        '2' => &["###", "..#", "###", "#..", "###"],
        '3' => &["###", "..#", ".##", "..#", "###"],
        '4' => &["#.#", "#.#", "###", "..#", "..#"],
        '5' => &["###", "#..", "###", "..#", "###"],
        '6' => &["###", "#..", "###", "#.#", "###"],
        '7' => &["###", "..#", ".#.", ".#.", ".#."],
        '8' => &["###", "#.#", "###", "#.#", "###"],
        '9' => &["###", "#.#", "###", "..#", "###"],
        'A' => &[".###.", "#...#", "#####", "#...#", "#...#"],
        'B' => &["####.", "#...#", "####.", "#...#", "####."],
        'C' => &[".####", "#....", "#....", "#....", ".####"],
        'D' => &["####.", "#...#", "#...#", "#...#", "####."],
        'E' => &["#####", "#....", "####.", "#....", "#####"],
        'F' => &["#####", "#....", "####.", "#....", "#...."],
        'G' => &[".####", "#....", "#..##", "#...#", ".####"],
        'H' => &["#...#", "#...#", "#####", "#...#", "#...#"],
        'I' => &["###", ".#.", ".#.", ".#.", "###"],
        'J' => &["..##", "...#", "...#", "#..#", ".##."],
        'K' => &["#...#", "#..#.", "###..", "#..#.", "#...#"],
        'L' => &["#...", "#...", "#...", "#...", "####"],
        'M' => &["#...#", "##.##", "#.#.#", "#...#", "#...#"],
        'N' => &["#...#", "##..#", "#.#.#", "#..##", "#...#"],
        'O' => &[".###.", "#...#", "#...#", "#...#", ".###."],
        'P' => &["####.", "#...#", "####.", "#....", "#...."],
        'Q' => &[".##..", "#..#.", "#..#.", "#.##.", ".####"],
        'R' => &["####.", "#...#", "####.", "#..#.", "#...#"],
        'S' => &[".####", "#....", ".###.", "....#", "####."],
        'T' => &["#####", "..#..", "..#..", "..#..", "..#.."],
        'U' => &["#...#", "#...#", "#...#", "#...#", ".###."],
        'V' => &["#...#", "#...#", ".#.#.", ".#.#.", "..#.."],
        'W' => &["#...#", "#...#", "#.#.#", "##.##", "#...#"],
        'X' => &["#...#", ".#.#.", "..#..", ".#.#.", "#...#"],
        'Y' => &["#...#", ".#.#.", "..#..", "..#..", "..#.."],
        'Z' => &["####", "..#.", ".#..", "#...", "####"],
        ':' => &[".", "#", ".", "#", "."],
        ' ' => &["..", "..", "..", "..", ".."],
        '-' => &["...", "...", "###", "...", "..."],
        _ => return None,
    })
}

/// Can every letter of a text be drawn large?
pub fn can_draw(text: &str) -> bool {
    text.chars().all(|letter| dots(letter).is_some())
}

/// The columns of a text in letters of this scale.
pub fn columns(text: &str, scale: u16) -> u16 {
    let wide = text.chars().filter_map(dots).map(|rows| (rows[0].len() as u16 + 1) * scale).sum::<u16>();
    wide.saturating_sub(scale)
}

/// The rows of letters of this scale.
pub const fn rows(scale: u16) -> u16 {
    (5 * scale).div_ceil(2)
}

/// The cells of a text that are not empty: column, row and sign.
pub fn cells(text: &str, scale: u16, mut draw: impl FnMut(u16, u16, &'static str)) {
    let mut x = 0;
    for rows in text.chars().filter_map(dots) {
        let wide = rows[0].len() as u16 * scale;
        let is_set = |column: u16, dot: u16| {
            let row = rows.get(usize::from(dot / scale)).map_or(&[][..], |row| row.as_bytes());
            row.get(usize::from(column / scale)) == Some(&b'#')
        };
        for row in 0..self::rows(scale) {
            for column in 0..wide {
                let sign = match (is_set(column, 2 * row), is_set(column, 2 * row + 1)) {
                    (true, true) => "█",
                    (true, false) => "▀",
                    (false, true) => "▄",
                    (false, false) => continue,
                };
                draw(x + column, row, sign);
            }
        }
        x += wide + scale;
    }
}
