import { describe, expect, it } from "vitest";
import { drawn } from "../../../shared/testing/drawn.ts";
import { corpus } from "../../../shared/testing/signed-pdfs/attacks.ts";
import type { CorpusFile } from "../../../shared/testing/signed-pdfs/corpus-file.ts";
import { drawnChanges, shownIn } from "../../../shared/testing/signed-pdfs/drawn-changes.ts";
import { encryptedFiles } from "../../../shared/testing/signed-pdfs/encrypted.ts";
import { laterChanges } from "../../../shared/testing/signed-pdfs/later-changes.ts";
import { sampleWith, sign, trust } from "../../../shared/testing/signed-pdfs/kit.ts";
import { judgePdf } from "./pdf-judging.ts";

const verdictsOf = async (bytes: Buffer) =>
  (await judgePdf(bytes, trust)).map(({ status, motiv }) => motiv ?? status);

/** The number of drawn changes per run, over the files of the corpus. */
const DRAWN = Math.max(200, drawn(1_000));

it("drawn changes: none leaves a signature VALIDA, except for one before it whose page is as it was", async () => {
  const shown = shownIn(await sign(sampleWith()));
  for (const { made, bytes, kept } of await drawnChanges("corpus", DRAWN)) {
    const valid = (await judgePdf(bytes, trust)).filter(({ status }) => status === "VALIDA");
    for (const { field } of valid) expect(kept, made).toContain(field);
    if (valid.length > 0) expect(shownIn(bytes), made).toEqual(shown);
  }
}, 240_000);

const families = Map.groupBy(corpus, ({ family }) => family);

describe.each([...families])("%s", (_, files: CorpusFile[]) => {
  it.each(files.map((file) => [file.made, file] as const))("%s", async (_made, file) => {
    expect(await verdictsOf(await file.make())).toEqual(file.verdicts);
  });
});

it("the corpus has every later change and every encrypted file, and the attacks that abuse them", () => {
  expect(families.get("later change")).toEqual(laterChanges);
  expect(families.get("encrypted")).toEqual(encryptedFiles);
});
