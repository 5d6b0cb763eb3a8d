import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileType } from "../../shared/content/file-type.ts";
import { hasTextLayer } from "../../shared/text/file-kinds.ts";
import { joinPages } from "../../shared/text/page-texts.ts";
import { pagesApart } from "../../shared/text/text-apart.ts";
import { UnreadableFile } from "../../shared/text/unreadable.ts";
import { type ExpectedFile, filesIn, pathOf } from "./corpus.ts";
import { missedBy, rowsOf, tableOf } from "./kinds.ts";
import { type Found, found, type Read } from "./recall.ts";

/** Files with a lower recall are named. */
const WELL = 0.95;
const NAMED_WORDS = 8;

/** Reads a file as an upload is read: its type from its bytes and its name, its text in a separate process. */
async function read(path: string): Promise<Read> {
  const bytes = readFileSync(path);
  const type = await fileType({ bytes, name: basename(path) });
  const contentType = "contentType" in type ? type.contentType : "";
  const began = performance.now();
  const took = () => performance.now() - began;
  if (!hasTextLayer(contentType)) return { text: undefined, refusal: undefined, milliseconds: 0 };
  try {
    const pages = await pagesApart({ bytes, contentType });
    return { text: joinPages(pages.map(({ text }) => text)), refusal: undefined, milliseconds: took() };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { text: undefined, refusal: error.reason, milliseconds: took() };
  }
}

/** Prints how much of what the files say is found. @returns the missed limits */
export async function checkTexts(
  folder: string,
  { kind, isVerbose }: { kind: string | undefined; isVerbose: boolean },
): Promise<string[]> {
  const all: Found[] = [];
  const wrong: string[] = [];
  for (const one of filesIn(folder)) {
    if (kind !== undefined && one.kind !== kind) continue;
    const result = await read(pathOf(folder, one));
    if (one.words && one.words.length > 0) all.push(found(one, result));
    wrong.push(...refusalsIn(one, result));
  }
  const rows = rowsOf(all);
  console.log(`What the files say is found:\n\n${tableOf(rows)}`);
  console.log("\nKinds without limits have no reader of their own yet, scans are read by OCR and not here.");
  if (isVerbose) for (const one of all) if (one.recall < WELL) console.log(lineOf(one));
  return [...rows.flatMap(missedBy), ...wrong];
}

/** A file that asks for a password must say so, and no other file may. */
function refusalsIn({ file, refusal }: ExpectedFile, { refusal: given }: Read): string[] {
  const isLocked = given === "cuParola";
  if (isLocked === (refusal === "password")) return [];
  return [`${file}: ${isLocked ? "asks for a password" : `with a password, and ${given ?? "read"}`}`];
}

const lineOf = ({ file, recall, missing }: Found): string =>
  `${file} ${recall.toFixed(2)}: without ${missing.slice(0, NAMED_WORDS).join(" ")}`;
