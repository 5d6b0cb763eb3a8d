import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../localstack/serverless/deployment.ts";
import { judgePdf } from "../../functions/documents/signing/pdf-judging.ts";
import { corpus } from "../../shared/testing/signed-pdfs/attacks.ts";
import { drawnChanges } from "../../shared/testing/signed-pdfs/drawn-changes.ts";
import { certificateOf, NOW, trust } from "../../shared/testing/signed-pdfs/kit.ts";
import { installPython, runPython } from "../checks/python.ts";
import { Report } from "../checks/report.ts";
import { jdk, maven, type Requirement } from "../checks/requirements.ts";
import { askAboutOwnFiles } from "./ask-reference.ts";
import { checkOwnCorpus } from "./own/own-corpus.ts";
import { PYHANKO } from "./pyhanko.ts";

/*
 * `npm run signatures:check` without a file: the attacks and 200 random changes, verified here, by pyHanko and by pdfsig; and what
 * the product signs, by the reference. A signature that another program calls invalid must not be VALIDA here; the other
 * disagreements are listed with their reasons. Then the own corpus.
 */

const DRAWN = 200;
const DRAWN_REASON =
  "here every byte behind a signature belongs to a signature or a store, and the padding of its value is zeros";
const work = join(root, ".tmp/signatures-check");

const pdfsig: Requirement = {
  words: "pdfsig of poppler 22 or newer",
  program: "pdfsig",
  args: ["-v"],
  version: /pdfsig version (\d+)\.(\d+)/,
  least: [22, 0],
};

/** A file of the check with this product's verdicts, by the names of the fields. */
interface Judged {
  path: string;
  made: string;
  here: Map<string, string>;
  /** The verdicts in the corpus. */
  expected?: string[];
  /** The reason why another program is less strict. */
  reason?: string;
}

async function judgeHere(seed: string): Promise<Judged[]> {
  const files = join(work, "files");
  rmSync(files, { recursive: true, force: true });
  mkdirSync(files, { recursive: true });
  writeFileSync(join(work, "root.pem"), certificateOf("root").toString());
  const judged: Judged[] = [];
  const add = async (bytes: Buffer, known: Omit<Judged, "path" | "here">, kept: string[] = []) => {
    const path = join(files, `${String(judged.length).padStart(3, "0")}.pdf`);
    writeFileSync(path, bytes);
    const verdicts = await judgePdf(bytes, trust);
    judged.push({
      ...known,
      path,
      here: new Map(
        verdicts
          .filter(({ field }) => !kept.includes(field))
          .map(({ field, status, motiv }) => [field, motiv ?? status]),
      ),
    });
  };
  for (const { family, made, make, verdicts, pyHankoSays } of corpus)
    await add(await make(), {
      made: `${family}: ${made}`,
      expected: verdicts,
      ...(pyHankoSays === undefined ? {} : { reason: pyHankoSays }),
    });
  for (const { made, bytes, kept } of await drawnChanges(seed, DRAWN))
    await add(bytes, { made: `drawn: ${made}`, reason: DRAWN_REASON }, kept);
  return judged;
}

function checkExpected(files: Judged[]): void {
  const wrong = files.filter(
    ({ here, expected }) => expected && String([...here.values()]) !== String(expected),
  );
  if (wrong.length > 0)
    throw new Error(
      wrong.map(({ made, here, path }) => `${made}\n  ${String([...here.values()])} ${path}`).join("\n"),
    );
}

/** A verdict of another program. */
interface Other {
  isValid: boolean;
  says: string;
}
type Others = Map<string, Other>;

interface Disagreement {
  file: Judged;
  field: string;
  here: string;
  other: Other;
}

const NOTHING: Other = { isValid: false, says: "does not find it" };

function disagreements(files: Judged[], others: Others[]): Disagreement[] {
  return files.flatMap((file, i) =>
    [...file.here].flatMap(([field, here]) => {
      const other = others[i]?.get(field) ?? NOTHING;
      return (here === "VALIDA") === other.isValid ? [] : [{ file, field, here, other }];
    }),
  );
}

const told = ({ file, field, here, other }: Disagreement): string =>
  `${file.made} ${field}: ${here} here, "${other.says}" there (${basename(file.path)})`;

/** A file of the corpus, and not a drawn one, that is VALIDA here for a reason that it gives. */
const isExplained = ({ file: { expected, reason } }: Disagreement): boolean =>
  expected?.includes("VALIDA") === true && reason !== undefined;

/** @throws Error if a signature is VALIDA only here, and its file does not say why */
function checkTrust(found: Disagreement[]): void {
  const trusting = found.filter((one) => one.here === "VALIDA" && !isExplained(one));
  if (trusting.length > 0) throw new Error(trusting.map(told).join("\n"));
}

function askPyHanko(files: Judged[]): Others[] {
  const interpreter = installPython(join(work, "python"), PYHANKO);
  const script = join(import.meta.dirname, "verdicts_of_pyhanko.py");
  const args = [script, join(work, "root.pem"), NOW.toISOString().replace("Z", "+00:00")];
  const answers = JSON.parse(runPython(interpreter, args, JSON.stringify(files.map(({ path }) => path)))) as {
    fields: Record<string, Other>;
    failure?: string;
  }[];
  return answers.map(
    ({ fields, failure }, i) =>
      new Map(
        [...(files[i]?.here.keys() ?? [])].map((name) => [
          name,
          fields[name] ?? { isValid: false, says: failure ?? NOTHING.says },
        ]),
      ),
  );
}

const run = promisify(execFile);

/** pdfsig verifies only the digest here, not certificates: for those it would need its own database. */
async function askPdfsig({ path }: Judged): Promise<Others> {
  const output = await run("pdfsig", ["-nocert", path], { encoding: "latin1", timeout: 60_000 }).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string }) => error.stdout ?? "",
  );
  const others: Others = new Map();
  for (const [, name = "", rest = ""] of output.matchAll(
    /Signature Field Name: (.*)\n((?:(?!Signature #).*\n)*)/g,
  )) {
    const says = /Signature Validation: (.*)/.exec(rest)?.[1] ?? "";
    others.set(name, { isValid: says === "Signature is Valid.", says });
  }
  return others;
}

/** Lists signatures that another program finds valid and this product does not. @throws Error if the reason is not known */
function listStricter(program: string, found: Disagreement[], general?: string): void {
  const stricter = found.filter(({ here }) => here !== "VALIDA");
  if (stricter.length === 0) return;
  console.log(`\n${program} accepts these signatures, this product does not:`);
  if (general !== undefined) {
    console.log(`  ${String(stricter.length)} signatures: ${general}\n`);
    return;
  }
  const byReason = Map.groupBy(stricter, ({ file }) => file.reason ?? "no reason is known");
  for (const [reason, all] of byReason) {
    const shown = all.filter(({ file }) => file.expected !== undefined);
    console.log(`  ${reason}:${shown.length === 0 ? ` ${String(all.length)} signatures` : ""}`);
    for (const one of shown) console.log(`    ${told(one)}`);
  }
  console.log();
  const unexplained = stricter.filter(({ file }) => file.reason === undefined);
  if (unexplained.length > 0) throw new Error(`no reason is known: ${unexplained.map(told).join("\n")}`);
}

/** Checks the attacks and the own corpus. The seed draws the same changes and twins again. */
export async function checkCorpus(seed = randomBytes(4).toString("hex"), isWhole = false): Promise<0 | 1> {
  const report = new Report();
  const files = await judgeHere(seed);
  console.log(`${String(files.length)} files in ${work}/files; generated with --seed ${seed}\n`);
  await report.step("the verdicts match those of the corpus", async () => checkExpected(files));
  await report.step("no signature that pyHanko calls invalid is VALIDA here", async () => {
    const found = disagreements(files, askPyHanko(files));
    checkTrust(found);
    listStricter("pyHanko", found);
  });
  await report.step(
    "no signature that pdfsig calls invalid is VALIDA here",
    async () => {
      const others: Others[] = [];
      for (const file of files) others.push(await askPdfsig(file));
      const found = disagreements(files, others);
      checkTrust(found);
      listStricter(
        "pdfsig",
        found,
        "it verifies the digest of the covered bytes, and checks neither the bytes after them nor, in this run, certificates",
      );
    },
    [pdfsig],
  );
  await report.step(
    "what the product signs is TOTAL_PASSED at the reference by the demo's trusted lists, of every form and level",
    () => askAboutOwnFiles(work),
    [jdk, maven],
  );
  await checkOwnCorpus(report, { work, seed, isWhole });
  const { lines, code } = report.result("the attacks and the own corpus passed");
  console.log(`\n${lines.join("\n")}`);
  return code;
}
