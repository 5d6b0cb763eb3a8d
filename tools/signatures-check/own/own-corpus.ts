import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { judgeFile } from "../../../functions/documents/signing/file-judging.ts";
import type { JudgedFile } from "../../../functions/documents/signing/judged-file.ts";
import type { ExpectedFile } from "../../../shared/testing/signed-corpus.ts";
import { trustIn } from "../../../shared/testing/signed-corpus.ts";
import { type Twin, twinsOf } from "../../../shared/testing/changed-files/twins.ts";
import { seededRandom } from "../../../shared/testing/random.ts";
import { installPython, Missing, runPython } from "../../checks/python.ts";
import type { Report } from "../../checks/report.ts";
import { jdk, maven } from "../../checks/requirements.ts";
import { agreementOf, compare, limitsOf } from "../agreement.ts";
import { PYHANKO } from "../pyhanko.ts";
import { askReference, installReference, type ReferenceAnswer, signByReference } from "../reference.ts";
import { linesIn, type Made } from "./made.ts";
import { openssl, signByOpenssl } from "./openssl.ts";

/*
 * The own corpus: files of every form, level and algorithm, signed by pyHanko, openssl and DSS, and tampered twins of them. The
 * answers are those of DSS; a twin whose signed part is another one must not be valid, whatever DSS says.
 */

/** Twins of a run, unless all are wished for: the reference judges about ten files a second. */
const TWINS = 300;

interface OwnCorpus {
  /** A folder as `--corpus` reads it. */
  folder: string;
  files: Made[];
  moment: Date;
}

export interface OwnWish {
  work: string;
  seed: string;
  /** Every twin of every file. */
  isWhole: boolean;
}

/** Makes the corpus, and compares it with the reference and with pyHanko. */
export async function checkOwnCorpus(report: Report, wish: OwnWish): Promise<void> {
  const folder = join(wish.work, "own");
  const classes: { path?: string } = {};
  let made: OwnCorpus | undefined;
  const begin = () => {
    const python = installPython(join(wish.work, "python"), PYHANKO);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, "files"), { recursive: true });
    runPython(python, [script("authorities.py"), folder], "");
    return { python, files: linesIn<Made>(runPython(python, [script("pdfs.py"), folder, "sign"], "")) };
  };
  let begun: ReturnType<typeof begin> | undefined;
  await report.step("pyHanko signs files of the own corpus", async () => {
    begun = begin();
  });
  if (!begun) return;
  const { python, files } = begun;
  await report.step(
    "openssl signs files of the own corpus",
    async () => void files.push(...signByOpenssl(folder)),
    [openssl],
  );
  await report.step(
    "DSS signs files of the own corpus",
    async () => {
      classes.path = installReference(join(wish.work, "reference"));
      files.push(...signByReference(classes.path, folder));
    },
    [jdk, maven],
  );
  await report.step("tampered twins are made of the own corpus", async () => {
    files.push(...drawTwins(folder, files, python, wish));
    made = { folder, files, moment: new Date() };
    console.log(`${String(files.length)} files in ${folder}`);
  });
  if (!made) return;
  const corpus = made;
  let judged: JudgedFile[] = [];
  await report.step(
    "no twin of the own corpus whose signed part is another one is TOTAL_PASSED",
    async () => {
      judged = await judgeAll(corpus);
      expectRefused(corpus, judged);
    },
  );
  await report.step(
    "the verdicts on the own corpus are those of DSS within the limits",
    async () => {
      if (classes.path === undefined) throw new Missing("DSS did not sign.");
      expectAgreement(corpus, judged, askReference(classes.path, folder, corpus.files, corpus));
    },
    [jdk, maven],
  );
  await report.step(
    "no signature of the own corpus that pyHanko calls changed or not trusted is TOTAL_PASSED",
    async () => expectHanko(python, corpus, judged),
  );
}

const script = (name: string) => join(import.meta.dirname, name);
const bytesOf = (folder: string, file: string) => readFileSync(join(folder, "files", file));

function drawTwins(folder: string, files: Made[], python: string, { seed, isWhole }: OwnWish): Made[] {
  const draw = seededRandom(seed);
  const twins = files
    .filter(({ twinOf }) => twinOf === undefined)
    .flatMap((one) =>
      twinsOf(one.kind, bytesOf(folder, one.file), draw).map(({ bytes, ...twin }) => ({
        bytes,
        made: twinNamed(one, twin),
      })),
    );
  // A change has its share, however many forms have it.
  const byChange = [
    ...Map.groupBy(twins, ({ made: { kind, change } }) => `${kind} ${change ?? ""}`).values(),
  ];
  const share = Math.ceil(TWINS / byChange.length);
  const drawn = isWhole ? twins : byChange.flatMap((all) => shuffled(all, draw).slice(0, share));
  for (const { bytes, made } of drawn) writeFileSync(join(folder, "files", made.file), bytes);
  const signed = files.filter(
    ({ kind, by, twinOf }) => kind === "pdf" && by === "DSS" && twinOf === undefined,
  );
  const revised = (isWhole ? signed : shuffled(signed, draw).slice(0, 4)).map((one) => JSON.stringify(one));
  const later = linesIn<Made>(runPython(python, [script("pdfs.py"), folder, "revise"], revised.join("\n")));
  return [...drawn.map(({ made }) => made), ...later];
}

function twinNamed(one: Made, twin: Omit<Twin, "bytes">): Made {
  const id = `${one.id}+${twin.change.replace(/\W+/g, "-")}`;
  const extension = one.file.slice(one.file.lastIndexOf("."));
  return { ...one, ...twin, id, file: id + extension, twinOf: one.id };
}

const shuffled = <T>(items: T[], draw: () => number): T[] =>
  items
    .map((item) => ({ item, at: draw() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

async function judgeAll({ folder, files, moment }: OwnCorpus): Promise<JudgedFile[]> {
  const trust = trustIn(folder, moment);
  const judged: JudgedFile[] = [];
  for (const { file, contents = [] } of files) {
    const beside = contents.map((one) => ({ name: one.name, bytes: bytesOf(folder, one.file) }));
    judged.push(await judgeFile(bytesOf(folder, file), trust, beside));
  }
  return judged;
}

const isPassed = ({ indicatie }: { indicatie: string }) => indicatie === "TOTAL_PASSED";

/** In a PDF with two signatures the change is of what both sign. */
function expectRefused({ files, folder }: OwnCorpus, judged: JudgedFile[]): void {
  const wrong = files.filter((one, i) => one.isChanged && judged[i]?.signatures?.some(isPassed));
  if (wrong.length > 0)
    throw new Error(
      wrong.map(({ id, file }) => `TOTAL_PASSED: ${id} (${join(folder, "files", file)})`).join("\n"),
    );
}

function expectAgreement(
  { folder, files, moment }: OwnCorpus,
  judged: JudgedFile[],
  answers: ReferenceAnswer[],
): void {
  const expected = files.map((one, i): ExpectedFile => expectedOf(one, answers[i] ?? { signatures: [] }));
  writeFileSync(join(folder, "expected.json"), JSON.stringify(expected, undefined, 1));
  const unread = new Set(
    [...Map.groupBy(files.keys(), (i) => files[i]?.kind ?? "")].flatMap(([kind, all]) =>
      [...all].every((i) => judged[i]?.signatures === null) ? [kind] : [],
    ),
  );
  for (const kind of unread) console.log(`-     ${kind}: not compared, this kind is not judged here`);
  const compared = expected.flatMap((one, i) => {
    const found = judged[i];
    return found && !unread.has(one.kind) ? compare(one, found, "now") : [];
  });
  console.log(`\nas of ${moment.toISOString()}\n${agreementOf(compared)}`);
  for (const { file, field, expected: wanted, got, score } of compared)
    if (score !== "right") console.log(`  ${score}: ${file} ${field}: expected ${wanted}, got ${got}`);
  const missed = limitsOf(compared);
  if (missed.length > 0) throw new Error(`limits missed:\n${missed.join("\n")}`);
}

const BROKEN = ["HASH_FAILURE", "SIG_CRYPTO_FAILURE", "FORMAT_FAILURE"];

function expectedOf(one: Made, { signatures }: ReferenceAnswer): ExpectedFile {
  return {
    id: one.id,
    file: one.file,
    kind: one.kind,
    repository: "generated",
    ...(one.twinOf === undefined ? {} : { twinOf: one.twinOf }),
    ...(one.contents ? { contents: one.contents } : {}),
    signatures: signatures.map((answer) => ({
      ...(answer.field === undefined ? {} : { field: answer.field, end: answer.end }),
      expected: lawOf(one, answer),
    })),
  };
}

/** Where the reference passes a twin with a warning, every refusal is right. */
function lawOf(
  { kind, isChanged = false, isAmbiguous = false }: Made,
  { indication, subIndication, hasUndefinedChanges = false }: ReferenceAnswer["signatures"][number],
): ExpectedFile["signatures"][number]["expected"] {
  if (isAmbiguous)
    return { integrity: "ambiguous", trust: "not asked", indication: null, subIndication: null };
  const isPassed = indication === "TOTAL_PASSED";
  const isOther = isChanged || hasUndefinedChanges;
  const isStricter = isPassed && isOther;
  const isBroken = BROKEN.includes(subIndication ?? "") || (isOther && kind === "pdf");
  return {
    integrity: isBroken ? "changed" : "intact",
    trust: isStricter ? "not covered" : isPassed ? "trusted" : (subIndication ?? indication),
    indication,
    subIndication,
  };
}

interface HankoAnswer {
  fields: Record<string, { isValid: boolean; says: string }>;
  failure?: string;
}

/** Why pyHanko does not accept a file that is valid here, and at the reference. */
const hankoReasons: [reason: string, isSo: (made: Made) => boolean][] = [
  ["it reads no RSA with SHA-3", ({ form }) => /rsa-sha3_\d+$|, sha3-/.test(form)],
  ["it reads no CMS file that is text", ({ id }) => id === "openssl-text"],
  ["here a stamp that is not good takes nothing from its signature", ({ change }) => change === "stamp"],
  [
    "it looks for the signer's certificate in the signature alone, and not in the store",
    ({ change }) => change === "certificates are gone",
  ],
];

function expectHanko(python: string, { folder, files, moment }: OwnCorpus, judged: JudgedFile[]): void {
  const asked = files.flatMap((made, i) =>
    ["pdf", "cades"].includes(made.kind) ? [{ made, found: judged[i] }] : [],
  );
  const paths = asked.map(({ made: { file, contents = [] } }) =>
    [file, ...contents.map((one) => one.file)].map((name) => join(folder, "files", name)),
  );
  const args = [
    join(import.meta.dirname, "../verdicts_of_pyhanko.py"),
    join(folder, "roots/root.pem"),
    moment.toISOString().replace("Z", "+00:00"),
    join(folder, "revocation"),
  ];
  const answers = JSON.parse(runPython(python, args, JSON.stringify(paths))) as HankoAnswer[];
  const wrong: string[] = [];
  let both = 0;
  let stricter = 0;
  for (const [i, { made, found }] of asked.entries())
    for (const one of found?.signatures ?? []) {
      const theirs = answers[i]?.fields[one.field ?? ""];
      if (!theirs) continue;
      if (isPassed(one) === theirs.isValid) both += 1;
      else if (!isPassed(one)) stricter += 1;
      else if (!hankoReasons.some(([, isSo]) => isSo(made)))
        wrong.push(`${made.id} ${one.field ?? ""}: "${theirs.says}"`);
    }
  console.log(`pyHanko: ${String(both)} verdicts are the same, ${String(stricter)} are stricter here`);
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
}
