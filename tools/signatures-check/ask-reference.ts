import { execFile } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { Missing } from "../checks/python.ts";
import { type OwnFile, writeOwnFiles } from "./own-signatures.ts";

/* What the product signs, at the reference implementation (EU DSS): every level and form must be TOTAL_PASSED there. */

const run = promisify(execFile);
const SOURCES = join(import.meta.dirname, "reference");

/** The libraries of the reference, from Maven Central. @throws Missing without a way to them */
async function installReference(folder: string): Promise<string> {
  const [libraries, mark] = [join(folder, "lib"), join(folder, "installed")];
  if (existsSync(mark)) return libraries;
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(SOURCES, "pom.xml"), join(folder, "pom.xml"));
  try {
    const copy = ["-q", "-B", "dependency:copy-dependencies", "-DoutputDirectory=lib"];
    await run("mvn", copy, { cwd: folder, timeout: 600_000 });
  } catch (error) {
    throw new Missing("The reference could not be installed with Maven.", { cause: error });
  }
  writeFileSync(mark, "");
  return libraries;
}

const FORMS: Record<string, string> = { pdf: "PAdES", p7s: "CAdES", asice: "CAdES", asics: "CAdES" };

/** The words of the reference for a level, e.g. PAdES-BASELINE-LTA. */
const levelOf = ({ name, level }: OwnFile): string =>
  `${FORMS[name.split(".").at(-1) ?? ""] ?? ""}-BASELINE-${level.slice(2)}`;

/** @throws Error if the reference says otherwise of a file; Missing if it cannot be installed */
export async function askReference(work: string): Promise<void> {
  const libraries = await installReference(join(work, "reference"));
  const folder = join(work, "own");
  const files = await writeOwnFiles(folder);
  const paths = files.map(({ name }) => join(folder, "files", name));
  const { stdout } = await run(
    "java",
    [
      "-Xmx1500m",
      "-cp",
      `${libraries}/*`,
      join(SOURCES, "Reference.java"),
      join(folder, "roots/root.der"),
      join(folder, "revocation/list.crl"),
      ...paths,
    ],
    { timeout: 300_000, maxBuffer: 10_000_000 },
  );
  const said = stdout
    .trim()
    .split("\n")
    .map((line) => line.split("\t"));
  const wrong = files.flatMap((file) => {
    const found = said
      .filter(([path = ""]) => basename(path) === file.name)
      .map(([, ...words]) => words.join(" "));
    const expected = `TOTAL_PASSED ${levelOf(file)}`;
    return found.length === 1 && found[0] === expected
      ? []
      : [`${file.name}: expected ${expected}, the reference says ${found.join(", ") || "nothing"}`];
  });
  for (const [path = "", ...words] of said) console.log(`  ${basename(path)}: ${words.join(" ")}`);
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
}
