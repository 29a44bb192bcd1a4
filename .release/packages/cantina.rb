class Cantina < Formula
  desc "Terminal table for Star Wars: Unlimited"
  homepage "@HOMEPAGE@"
  version "@VERSION@"
  license "MIT"

  on_macos do
    on_arm do
      url "@HOMEPAGE@/releases/download/v@VERSION@/cantina-@VERSION@-aarch64-apple-darwin.tar.gz"
      sha256 "@SHA256_aarch64-apple-darwin@"
    end
    on_intel do
      url "@HOMEPAGE@/releases/download/v@VERSION@/cantina-@VERSION@-x86_64-apple-darwin.tar.gz"
      sha256 "@SHA256_x86_64-apple-darwin@"
    end
  end
  on_linux do
    on_intel do
      url "@HOMEPAGE@/releases/download/v@VERSION@/cantina-@VERSION@-x86_64-unknown-linux-musl.tar.gz"
      sha256 "@SHA256_x86_64-unknown-linux-musl@"
    end
  end

  def install
    bin.install "cantina"
    man1.install Dir["man/*.1"]
    bash_completion.install "completions/cantina.bash" => "cantina"
    fish_completion.install "completions/cantina.fish"
    zsh_completion.install "completions/cantina.zsh" => "_cantina"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/cantina --version")
  end
end
