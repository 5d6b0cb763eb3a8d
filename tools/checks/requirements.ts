import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromiumPath } from "../../tests/browser/chromium.ts";

/** A program that a step needs and that npm does not install. */
export interface Requirement {
  /** The name of the requirement, as the user must install it. */
  words: string;
  program: string;
  /** The arguments that print its version. */
  args: string[];
  version: RegExp;
  least: [major: number, minor: number];
}

export const jdk: Requirement = {
  words: "a JDK of Java 17 or newer",
  program: "javac",
  args: ["-version"],
  version: /javac (\d+)(?:\.(\d+))?/,
  least: [17, 0],
};

export const maven: Requirement = {
  words: "Maven 3.8 or newer",
  program: "mvn",
  args: ["--version"],
  version: /Maven (\d+)\.(\d+)/,
  least: [3, 8],
};

export const python: Requirement = {
  words: "Python 3.11 or newer with venv",
  program: "python3",
  args: ["-c", "import ensurepip, sys, venv; print('Python', sys.version)"],
  version: /Python (\d+)\.(\d+)/,
  least: [3, 11],
};

/** The browser that `CHROMIUM` names, otherwise an installed one. */
export const chromium: Requirement = {
  words: "a Chromium (CHROMIUM=<path>)",
  program: chromiumPath() ?? "chromium",
  args: ["--version"],
  version: /(\d+)\.(\d+)/,
  least: [120, 0],
};

/** The virus scanner's daemon that `CLAMD_PROGRAM` names, otherwise an installed one: Debian's is not in the path of all users. */
export const clamd: Requirement = {
  words: "clamd of ClamAV 1.0 or newer (CLAMD_PROGRAM=<path>)",
  program:
    process.env.CLAMD_PROGRAM ??
    ["/usr/sbin/clamd", "/usr/local/sbin/clamd"].find((path) => existsSync(path)) ??
    "clamd",
  args: ["--version"],
  version: /ClamAV (\d+)\.(\d+)/,
  least: [1, 0],
};

/** The requirements that are not installed, by name. */
export const missing = (required: Requirement[], environment = process.env): string[] =>
  required.filter((one) => !isInstalled(one, environment)).map(({ words }) => words);

function isInstalled({ program, args, version, least }: Requirement, env: NodeJS.ProcessEnv): boolean {
  const { stdout, stderr, status } = spawnSync(program, args, { env, encoding: "utf8" });
  const found = status === 0 && version.exec(stdout + stderr);
  if (!found) return false;
  const [major = 0, minor = 0] = found.slice(1).map((number = "0") => Number(number));
  return major > least[0] || (major === least[0] && minor >= least[1]);
}
