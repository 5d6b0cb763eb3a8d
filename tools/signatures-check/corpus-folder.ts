import { X509Certificate } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { judgeFile } from "../../functions/documents/signing/file-judging.ts";
import type { JudgedFile } from "../../functions/documents/signing/judged-file.ts";
import type { Trust } from "../../functions/documents/signing/outcomes.ts";
import { ExpectedFile } from "./expected-file.ts";
import { agreementOf, type Compared, compare, limitsOf, matrixOf } from "./agreement.ts";

/*
 * `npm run signatures:check -- --corpus <folder>`: the files of a folder, judged here and compared with the answers that the
 * folder has. It needs no network: files/, expected.json, roots/ (trust anchors), revocation/ (lists and OCSP answers).
 */

/** The moment of the answers: the lists in revocation/ were issued a day before. */
const JUDGED_AT = new Date("2026-11-28T17:00:00Z");

/** Addresses of the invented authorities: http://pki.invalid/NAME.crl is revocation/NAME.crl. */
const LIST = /^http:\/\/pki\.invalid\/(\w+)\.crl$/;

function trustOf(folder: string, now: Date): Trust {
  const roots = join(folder, "roots");
  const anchors = readdirSync(roots).flatMap((name) => {
    try {
      return [new X509Certificate(readFileSync(join(roots, name)))];
    } catch {
      return [];
    }
  });
  const fetchList = async (address: string) => {
    const name = LIST.exec(address)?.[1];
    const path = name && join(folder, "revocation", `${name}.crl`);
    if (!path || !existsSync(path)) throw new Error("there is no such list");
    return readFileSync(path);
  };
  return { anchors, now, fetchList };
}

async function judged(folder: string, one: ExpectedFile, trust: Trust): Promise<JudgedFile> {
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
  const files = z.array(ExpectedFile).parse(JSON.parse(readFileSync(join(folder, "expected.json"), "utf8")));
  const compared: Compared[] = [];
  const anchored = trustOf(folder, JUDGED_AT);
  for (const one of files) {
    const time = one.signatures.find((it) => it.dssAtTimeOfFile)?.dssAtTimeOfFile?.time;
    if (at === "file" && time === undefined) continue;
    const trust = { ...anchored, now: at === "file" && time !== undefined ? new Date(time) : JUDGED_AT };
    compared.push(...compare(one, await judged(folder, one, trust), at));
  }
  for (const [title, rows] of Map.groupBy(compared, ({ kind, origin }) => `${kind}, ${origin}`))
    console.log(`\n${title} (${String(rows.length)})\n${matrixOf(rows)}`);
  console.log(`\n${agreementOf(compared)}`);
  if (isVerbose)
    for (const { file, field, expected, got, score } of compared)
      if (score !== "right") console.log(`${score}: ${file} ${field}: expected ${expected}, got ${got}`);
  const missed = limitsOf(compared);
  console.log(missed.length === 0 ? "\nall limits hold" : `\nlimits missed:\n${missed.join("\n")}`);
  return missed.length === 0 ? 0 : 1;
}
