import { openFile } from "../../pdf/file.ts";
import { isEqual, PdfNumber, type PdfValue } from "../../pdf/values.ts";
import { seededRandom } from "../random.ts";
import { appendRaw, sectionOf } from "./raw-pdf.ts";
import { inOneSpelling } from "./same-signature.ts";
import { bodyIn, sample, sampleWith, sign, signAgain, text, trailerOf } from "./kit.ts";

/** A signed file with one drawn change. */
interface DrawnFile {
  made: string;
  bytes: Buffer;
  /**
   * The fields of the signatures that the change leaves as they were, because it comes behind them. They may be VALIDA, if
   * what is shown is what was signed; no other signature may.
   */
  kept: string[];
}

/** What the file shows, in values: a change behind a signature must not change it. */
export function shownIn(bytes: Buffer): PdfValue[] {
  const view = openFile(bytes);
  const [page] = view.array(view.dict(view.catalog?.get("Pages") ?? null)?.get("Kids") ?? null) ?? [];
  const shown = ["Contents", "Resources", "MediaBox"].map((key) => view.dict(page ?? null)?.get(key) ?? null);
  const annotations = view.array(view.dict(page ?? null)?.get("Annots") ?? null) ?? [];
  const areas = annotations.map((one) => view.dict(one)?.get("Rect") ?? null);
  return [...shown.map((part) => view.resolve(part)), ...areas.filter((one) => !isEqual(one, NO_AREA))];
}

const NO_AREA = Array.from({ length: 4 }, () => new PdfNumber("0"));

type Draw = () => number;

const upTo = (draw: Draw, most: number): number => Math.floor(draw() * most);
const oneOf = <T>(draw: Draw, items: readonly T[]): T => items[upTo(draw, items.length)] as T;
const latin = (words: string): Buffer => Buffer.from(words, "latin1");

/** Words of the syntax, and names that lead from the trailer to the page. */
const WORDS = [
  "/Root ",
  "/Prev ",
  "/Size ",
  "/XRefStm ",
  "/Info ",
  "/Contents ",
  "/Annots ",
  "/Kids ",
  "/Pages ",
  "/AP ",
  "<<",
  ">>",
  "[",
  "]",
  "(",
  ")",
  "%",
  "\0",
  " 0 R ",
  " 0 obj\n",
  "\nendobj\n",
  "null ",
  "\nstream\n",
  "\nendstream ",
  "xref\n",
  "trailer\n",
  "startxref\n",
  "%%EOF\n",
  "4 0 R ",
  "53 0 R ",
  "/#52oot ",
  "0 ",
];

function spliced(bytes: Buffer, at: number, { gone = 0, put }: { gone?: number; put?: Buffer }): Buffer {
  return Buffer.concat([bytes.subarray(0, at), ...(put ? [put] : []), bytes.subarray(at + gone)]);
}

type Change = (bytes: Buffer, draw: Draw) => Buffer;

function flipped(bytes: Buffer, draw: Draw): Buffer {
  const changed = Buffer.from(bytes);
  const at = upTo(draw, bytes.length);
  changed[at] = (changed[at] ?? 0) ^ (1 + upTo(draw, 255));
  return changed;
}

const inserted: Change = (bytes, draw) =>
  spliced(bytes, upTo(draw, bytes.length + 1), { put: latin(oneOf(draw, WORDS)) });

const overwritten: Change = (bytes, draw) => {
  const put = latin(oneOf(draw, WORDS));
  return spliced(bytes, upTo(draw, bytes.length - put.length), { gone: put.length, put });
};

const removed: Change = (bytes, draw) =>
  spliced(bytes, upTo(draw, bytes.length - 40), { gone: 1 + upTo(draw, 40) });

const copied: Change = (bytes, draw) => {
  const from = upTo(draw, bytes.length - 400);
  const put = bytes.subarray(from, from + 1 + upTo(draw, 400));
  return spliced(bytes, upTo(draw, bytes.length + 1), { put });
};

/** A well-formed revision that gives an object the body of another, or one of its own. */
const revised: Change = (bytes, draw) => {
  const known = [1, 2, 3, 4, 5, 6, 30, 31];
  const bodies = [text("Suma: 900 lei"), sample.page("", "53 0 R").body, "<<>>", "[4 0 R]", "null"];
  const drawObjects = () =>
    Array.from({ length: 1 + upTo(draw, 3) }, () => ({
      number: oneOf(draw, [...known, 53, 54]),
      body: draw() < 0.5 ? oneOf(draw, bodies) : bodyIn(bytes, oneOf(draw, known)),
    }));
  // A revision that says what is there already changes nothing.
  const isSame = ({ number, body }: { number: number; body: string | Buffer }) =>
    known.includes(number) && body.toString("latin1") === bodyIn(bytes, number);
  let objects = drawObjects();
  while (objects.every(isSame)) objects = drawObjects();
  const junk =
    draw() < 0.5 ? oneOf(draw, ["/Junk(/Root 1 0 R)", "%/Root 1 0 R\n", "/Ro#6ft 3 0 R", "/Info 4 0 R"]) : "";
  return appendRaw(bytes, { objects, trailer: trailerOf(60, junk) });
};

/** The signed sample with a copy of one of its byte ranges appended. */
const repeated: Change = (bytes, draw) => {
  const from = upTo(draw, sectionOf(bytes));
  return Buffer.concat([bytes, bytes.subarray(from)]);
};

const changes: Record<string, Change> = {
  "a byte is another": flipped,
  "a word is inserted": inserted,
  "a word is written over others": overwritten,
  "a run of bytes is removed": removed,
  "a run of bytes is copied elsewhere": copied,
  "a drawn revision is appended": revised,
  "the end of the file is repeated": repeated,
};

/** Draws changes of the sample as one and as two have signed it; a seed draws the same ones again. */
export async function drawnChanges(seed: string, count: number): Promise<DrawnFile[]> {
  const draw = seededRandom(seed);
  const once = await sign(sampleWith());
  const twice = await signAgain(once);
  const files: DrawnFile[] = [];
  while (files.length < count) {
    const [name, change] = oneOf(draw, Object.entries(changes));
    // In the file with two signatures, bytes covered by the first are changed less often.
    const isTwice = draw() < 0.5;
    const whole = isTwice ? twice : once;
    const bytes = isTwice && draw() < 0.7 ? behind(once.length, whole, change, draw) : change(whole, draw);
    const isBehind = isTwice && bytes.subarray(0, once.length).equals(once);
    if (inOneSpelling(bytes) !== inOneSpelling(whole))
      files.push({
        made: `${name} (${seed}, ${String(files.length)})`,
        bytes,
        kept: isBehind ? ["Semnatura30"] : [],
      });
  }
  return files;
}

/** Changes the bytes after an offset. */
function behind(place: number, whole: Buffer, change: Change, draw: Draw): Buffer {
  if (change === revised || change === repeated) return change(whole, draw);
  return Buffer.concat([whole.subarray(0, place), change(whole.subarray(place), draw)]);
}
