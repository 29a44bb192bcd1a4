{
  description = "Terminal table for Star Wars: Unlimited";
  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";
  outputs = { self, nixpkgs }:
    let
      systems = [ "x86_64-linux" "aarch64-linux" "x86_64-darwin" "aarch64-darwin" ];
      each = build: nixpkgs.lib.genAttrs systems (system: build nixpkgs.legacyPackages.${system});
    in {
      packages = each (pkgs: {
        default = pkgs.rustPlatform.buildRustPackage {
          pname = "cantina";
          version = "@VERSION@";
          src = self;
          cargoLock.lockFile = ./Cargo.lock;
          nativeBuildInputs = [ pkgs.installShellFiles ];
          doCheck = false; # the tests of terminals need one; the repository's own checks run them
          postInstall = ''
            $out/bin/cantina manual --install $out/share
          '';
          meta = { license = pkgs.lib.licenses.mit; mainProgram = "cantina"; };
        };
      });
    };
}
