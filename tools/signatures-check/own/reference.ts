import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Missing } from "../../checks/python.ts";
import { linesIn, type Made } from "./made.ts";

/* The reference implementation of ETSI EN 319 102-1: DSS of the European Commission. It signs, and it judges. */

const SOURCES = join(import.meta.dirname, "reference");
const MAX_OUTPUT = 1e9;

export interface ReferenceAnswer {
  error?: string;
  signatures: {
    indication: string;
    subIndication: string | null;
    level: string;
    field?: string;
    end?: number | null;
    hasUndefinedChanges?: boolean;
  }[];
}

/** The class path of the reference, installed once. @throws Missing if Maven cannot fetch it */
export function installReference(folder: string): string {
  const [lib, classes, mark] = ["lib", "classes", "installed"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(classes, { recursive: true });
  if (!existsSync(mark)) {
    const args = ["-q", "-B", "dependency:copy-dependencies", `-DoutputDirectory=${lib}`];
    try {
      execFileSync("mvn", [...args, "-f", join(SOURCES, "pom.xml")], { stdio: "pipe" });
    } catch (error) {
      throw new Missing("DSS 6.4 is missing: Maven could not fetch it.", { cause: error });
    }
    writeFileSync(mark, "");
  }
  const sources = globSync(join(SOURCES, "src/main/java/reference/*.java"));
  execFileSync("javac", ["-cp", join(lib, "*"), "-d", classes, ...sources], { stdio: "pipe" });
  return `${classes}:${join(lib, "*")}`;
}

function java(classPath: string, args: string[], input = ""): string {
  return execFileSync("java", ["-Xmx1500m", "-cp", classPath, ...args], {
    input,
    encoding: "utf8",
    maxBuffer: MAX_OUTPUT,
    stdio: ["pipe", "pipe", "inherit"],
  });
}

/** Files of every form that the reference writes, by the authorities of a folder. */
export const signByReference = (classPath: string, folder: string): Made[] =>
  linesIn<Made>(java(classPath, ["reference.Sign", folder]));

/** The verdicts of the reference as of a moment, one for each file. */
export function askReference(
  classPath: string,
  folder: string,
  files: Made[],
  moment: Date,
): ReferenceAnswer[] {
  const path = (name: string) => join(folder, "files", name);
  const lines = files.map(({ file, contents = [] }) =>
    [path(file), ...contents.map((one) => `${path(one.file)}=${one.name}`)].join("\t"),
  );
  return linesIn<ReferenceAnswer>(
    java(classPath, ["reference.Judge", folder, moment.toISOString()], lines.join("\n")),
  );
}
