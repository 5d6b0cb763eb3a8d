// A plugin of the Serverless Framework: builds the pages of the console before the packages, which have them beside the
// bundle of their function. Written in JavaScript: deployers may have Node 20, which does not read console/build.ts.
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";

export default class BuildConsole {
  constructor(serverless) {
    this.root = serverless.serviceDir;
    this.hooks = {
      "before:package:createDeploymentArtifacts": () => this.build(),
      "before:offline:start:init": () => this.build(),
    };
  }

  /** In a process of its own: its end also ends the bundler's service, which the framework's own bundling still needs here. */
  build() {
    const program = join(this.root, ".build/build-console.mjs");
    mkdirSync(join(this.root, ".build"), { recursive: true });
    buildSync({
      absWorkingDir: this.root,
      entryPoints: ["console/build.ts"],
      outfile: program,
      platform: "node",
      format: "esm",
      bundle: true,
      external: ["esbuild", "rolldown"],
      logLevel: "error",
    });
    const script = `import(${JSON.stringify(program)}).then(({ buildConsole }) => buildConsole(process.cwd()))`;
    execFileSync(process.execPath, ["--eval", script], {
      cwd: this.root,
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
}
