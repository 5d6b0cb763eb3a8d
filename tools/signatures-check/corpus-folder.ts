import { readFileSync } from "node:fs";
import { join } from "node:path";
import { judgeFile } from "../../functions/documents/signing/file-judging.ts";
import type { JudgedFile } from "../../functions/documents/signing/judged-file.ts";
import type { Trust } from "../../functions/documents/signing/outcomes.ts";
import { type ExpectedFile, expectedIn, trustIn } from "../../shared/testing/signed-corpus.ts";
import {
  agreementOf,
  compare,
  type Compared,
  type ComparedRecord,
  compareRecords,
  limitsOf,
  matrixOf,
  recordsAgreement,
} from "./agreement.ts";

/*
 * `npm run signatures:check -- --corpus <folder>`: the files of a folder, judged here and compared with the answers that the
 * folder has. It needs no network.
 */

/** The verdicts on a file of a folder, with the files that it may have signed beside it. */
export async function judged(folder: string, one: ExpectedFile, trust: Trust): Promise<JudgedFile> {
  const contents = (one.contents ?? []).map(({ file, name = file }) => ({
    name,
    bytes: readFileSync(join(folder, "files", file)),
  }));
  return judgeFile(readFileSync(join(folder, "files", one.file)), trust, contents);
}

/** Judges the files of a folder, and prints how far the verdicts agree. `at` "file": each at the newest time that it names. */
export async function checkFolder(
  folder: string,
  { at = "now", isVerbose = false }: { at?: string; isVerbose?: boolean },
): Promise<0 | 1> {
  const compared: Compared[] = [];
  const records: ComparedRecord[] = [];
  const anchored = trustIn(folder);
  for (const one of expectedIn(folder)) {
    const time = one.signatures.find((it) => it.dssAtTimeOfFile)?.dssAtTimeOfFile?.time;
    if (at === "file" && time === undefined) continue;
    const trust = at === "file" && time !== undefined ? { ...anchored, now: new Date(time) } : anchored;
    const file = await judged(folder, one, trust);
    compared.push(...compare(one, file, at));
    if (at === "now") records.push(...compareRecords(one, file));
  }
  for (const [title, rows] of Map.groupBy(compared, ({ kind, origin }) => `${kind}, ${origin}`))
    console.log(`\n${title} (${String(rows.length)})\n${matrixOf(rows)}`);
  console.log(`\n${agreementOf(compared)}`);
  if (isVerbose)
    for (const { file, field, expected, got, score } of compared)
      if (score !== "right") console.log(`${score}: ${file} ${field}: expected ${expected}, got ${got}`);
  if (records.length > 0) console.log(recordsAgreement(records));
  const missed = limitsOf(compared);
  console.log(missed.length === 0 ? "\nall limits hold" : `\nlimits missed:\n${missed.join("\n")}`);
  return missed.length === 0 ? 0 : 1;
}
