import { execFileSync, spawnSync } from "node:child_process";
import type { X509Certificate } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Missing } from "../checks/python.ts";
import { linesIn, type Made } from "./own/made.ts";

/* The reference implementation of ETSI EN 319 102-1: DSS of the European Commission. It signs, and it judges. This alone builds and starts it. */

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

/** The class path of the reference; its libraries are fetched when the project names others. @throws Missing if Maven cannot fetch it */
export function installReference(folder: string): string {
  const [lib, classes, mark] = ["lib", "classes", "installed"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(classes, { recursive: true });
  const project = readFileSync(join(SOURCES, "pom.xml"), "utf8");
  if (!existsSync(mark) || readFileSync(mark, "utf8") !== project) {
    rmSync(lib, { recursive: true, force: true });
    const args = ["-q", "-B", "dependency:copy-dependencies", `-DoutputDirectory=${lib}`];
    try {
      execFileSync("mvn", [...args, "-f", join(SOURCES, "pom.xml")], { stdio: "pipe" });
    } catch (error) {
      throw new Missing("DSS 6.4 is missing: Maven could not fetch it.", { cause: error });
    }
    writeFileSync(mark, project);
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

/** A list of lists, and who signs it. */
export interface ReferenceLists {
  address: string;
  signer: X509Certificate;
}

/** The verdicts of the reference as of a moment, one for each file. It trusts the roots of the folder, or what lists trust and nothing else. */
export function askReference(
  classPath: string,
  folder: string,
  files: Pick<Made, "file" | "contents">[],
  { moment, lists }: { moment: Date; lists?: ReferenceLists },
): ReferenceAnswer[] {
  const path = (name: string) => join(folder, "files", name);
  const lines = files.map(({ file, contents = [] }) =>
    [path(file), ...contents.map((one) => `${path(one.file)}=${one.name}`)].join("\t"),
  );
  const trusted = lists ? [lists.address, lists.signer.raw.toString("base64")] : [];
  const args = ["reference.Judge", folder, moment.toISOString(), ...trusted];
  return linesIn<ReferenceAnswer>(java(classPath, args, lines.join("\n")));
}

/** Prints which reports of a folder are not of the schema of ETSI TS 119 102-2. */
export const validateReports = (classPath: string, reports: string): boolean =>
  spawnSync("java", ["-cp", classPath, "reference.ReportSchema", reports], { stdio: "inherit" }).status === 0;
