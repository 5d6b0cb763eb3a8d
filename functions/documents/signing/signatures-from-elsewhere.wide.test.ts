import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { corpusFolder } from "../../../shared/testing/corpora.ts";
import { type ExpectedFile, expectedIn, trustIn } from "../../../shared/testing/signed-corpus.ts";
import { judgePdf } from "./pdf-judging.ts";
import type { Trust } from "./outcomes.ts";
import { digestsOf } from "./algorithms.ts";
import { judge } from "./verdict.ts";

/*
 * Signatures that other programs made, with the answers of the reference implementation of ETSI EN 319 102-1 (EU
 * DSS). The corpus is not part of the repository; without it these tests are skipped.
 */

type Entry = ExpectedFile;

const folder = corpusFolder("signatures") ?? "";

const bytesOf = (...path: string[]): Buffer => readFileSync(join(folder, ...path));

const entries = (): Entry[] => expectedIn(folder);
const trust = (): Trust => trustIn(folder);

/** The verdicts on a file: of each field of a PDF, or of a detached signature. */
async function verdictsOf({ file, kind, contents }: Entry, by: Trust) {
  const bytes = bytesOf("files", file);
  if (kind === "pdf") return judgePdf(bytes, by);
  const [content] = contents ?? [];
  if (kind !== "cades" || !content) return [];
  const verdict = await judge({ cms: bytes, digestBy: digestsOf(bytesOf("files", content.file)) }, by);
  return [{ ...verdict, field: undefined }];
}

const shown = ({ motiv, nivel }: { motiv?: string; nivel: string }): string => motiv ?? `VALIDA ${nivel}`;

describe.skipIf(folder === "")("signatures that other programs made", () => {
  it("signatures that other programs made are not VALIDA where the reference implementation finds them intact and does not trust them", async () => {
    const by = trust();
    const wrong: string[] = [];
    let count = 0;
    const isDistrusted = ({ expected }: Entry["signatures"][number]) =>
      expected.integrity === "intact" && expected.trust !== "trusted";
    for (const entry of entries().filter(({ signatures }) => signatures.some(isDistrusted)))
      for (const verdict of await verdictsOf(entry, by)) {
        const found = entry.signatures.find(({ field }) => field === undefined || field === verdict.field);
        const { integrity, trust: trusted } = found?.expected ?? { integrity: "missing", trust: "" };
        count += 1;
        if (verdict.status === "VALIDA" && (integrity !== "intact" || trusted !== "trusted"))
          wrong.push(`${entry.file} ${verdict.field ?? ""} ${integrity} ${trusted}`);
      }
    expect(count).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  }, 180_000);

  it.each([
    ["gen-who-ocsprevoked.pdf", "REVOCARE_NEVERIFICATA"],
    ["gen-ocsp-in-cms-revoked.pdf", "CERTIFICAT_REVOCAT"],
    ["gen-ocsp-in-cms-good.pdf", "VALIDA B-B"],
    ["gen-v2-ocsponly-blt.pdf", "VALIDA B-LT"],
    ["gen-revoked-by-tsaocsp.pdf", "CERTIFICAT_REVOCAT"],
    ["gen-good-by-tsaocsp.pdf", "VALIDA B-B"],
    ["gen-who-nocrl-stamp-2024.pdf", "REVOCARE_NEVERIFICATA"],
    ["gen-attrs-unsorted-as-is.pdf", "SEMNATURA_CORUPTA"],
    ["gen-det-attrs-unsorted-der.p7s", "VALIDA B-B"],
  ])("%s is %s", async (file, expected) => {
    const entry = entries().find((one) => one.file === file);
    expect(entry && (await verdictsOf(entry, trust())).map(shown)).toEqual([expected]);
  });
});
