import { describe, expect, it } from "vitest";
import { drawn } from "../testing/drawn.ts";
import { seededRandom } from "../testing/random.ts";
import { openFile } from "./file.ts";
import { Lexer, PdfSyntaxError } from "./lexer.ts";
import { parseValue } from "./parser.ts";
import { readSection, Work } from "./sections.ts";
import { isEqual, PdfDict, PdfName, PdfNumber, PdfRef, PdfString, type PdfValue } from "./values.ts";
import { write } from "./write.ts";

type Draw = () => number;
const upTo = (draw: Draw, most: number): number => Math.floor(draw() * most);
const latin = (text: string): Buffer => Buffer.from(text, "latin1");

const parsed = (text: string): PdfValue => parseValue(new Lexer(latin(text), 0));
const dictOf = (text: string): PdfDict => {
  const value = parsed(text);
  if (!(value instanceof PdfDict)) throw new Error("no dictionary");
  return value;
};

const section = (bytes: Buffer, at = 0) =>
  readSection(bytes, at, { limit: bytes.length, work: new Work(bytes.length) });

describe("the Root of a trailer is the parsed one", () => {
  it.each([
    ["in a string", "<</Junk(/Root 1 0 R )/Root 20 0 R>>"],
    ["in a string with a parenthesis", "<</Junk(\\)(/Root 1 0 R ))/Root 20 0 R>>"],
    ["in a comment", "<<%/Root 1 0 R \n/Root 20 0 R>>"],
    ["in a dictionary inside", "<</Junk<</Root 1 0 R>>/Root 20 0 R>>"],
    ["in an array", "<</Junk[/Root 1 0 R]/Root 20 0 R>>"],
    ["in another name", "<</Root#20 1 0 R/Ro#6ft 20 0 R>>"],
    ["with NUL as white space", "<</Root\x0020\x000\x00R>>"],
  ])("whatever stands %s", (_, text) => {
    expect(String(dictOf(text).get("Root"))).toBe("20 0");
  });

  it("the Root of a trailer is the parsed one and a key that is written twice is known to be", () => {
    expect(dictOf("<</Root 1 0 R/Root 20 0 R>>").doubled).toBe("Root");
    expect(dictOf("<</Root null/Root 20 0 R>>").doubled).toBe("Root");
    expect(dictOf("<</Root 1 0 R/Size 3>>").doubled).toBeUndefined();
  });
});

describe("a section is plain only", () => {
  const table = (entries: string, trailer = "<</Size 2/Root 1 0 R>>") =>
    latin(`xref\n${entries}trailer\n${trailer}\n`);
  const entry = "0000000015 00000 n \n";
  it.each([
    ["with entries of 20 bytes", table(`1 1\n${entry}`), true],
    ["with entries of 20 bytes and CR LF", table("1 1\r\n0000000015 00000 n\r\n"), true],
    ["not with entries of 19", table("1 1\n0000000015 00000 n\n"), false],
    ["not with entries of 21", table("1 1\n0000000015  00000 n \n"), false],
    ["not with a comment", table(`1 1\n${entry}`, "<</Size 2%\n/Root 1 0 R>>"), false],
    ["not with an escaped name", table(`1 1\n${entry}`, "<</Size 2/R#6fot 1 0 R>>"), false],
    ["not with NUL as white space", table(`1 1\n${entry}`, "<</Size 2/Root\x001 0 R>>"), false],
    ["not with a head and an entry on one line", table(`1 1 ${entry}`), false],
  ])("%s", (_, bytes, isPlain) => {
    expect(section(bytes).isPlain).toBe(isPlain);
  });
});

it("a deflated section of more entries than the file could have is refused", () => {
  const head = "1 0 obj\n<</Type/XRef/W[0 0 1]/Size 9/Index[0 300000]/Length 300000>>\nstream\n";
  const bytes = Buffer.concat([latin(head), Buffer.alloc(300_000), latin("\nendstream\nendobj\n")]);
  expect(section(bytes).entries).toHaveLength(300_000);
  const work = new Work(0);
  expect(() => readSection(bytes, 0, { limit: bytes.length, work })).toThrow(PdfSyntaxError);
});

/** A value from randomly drawn parts. */
function drawnValue(draw: Draw, depth = 0): PdfValue {
  const kind = upTo(draw, depth > 3 ? 6 : 8);
  const bytes = Buffer.from(Array.from({ length: upTo(draw, 12) }, () => upTo(draw, 256)));
  if (kind === 0) return null;
  if (kind === 1) return draw() < 0.5;
  if (kind === 2) return new PdfName(bytes.toString("latin1"));
  if (kind === 3)
    return new PdfNumber(draw() < 0.5 ? String(upTo(draw, 1e9)) : (draw() * 100 - 50).toFixed(3));
  if (kind === 4) return new PdfString(bytes);
  if (kind === 5) return new PdfRef(upTo(draw, 1000), upTo(draw, 3));
  const items = Array.from({ length: upTo(draw, 5) }, () => drawnValue(draw, depth + 1));
  if (kind === 6) return items;
  return new PdfDict(
    new Map(
      items.flatMap((item, i): [string, PdfValue][] => (item === null ? [] : [[`K${String(i)} (`, item]])),
    ),
  );
}

it("what is written is parsed as it was, whatever names and strings hold", () => {
  const draw = seededRandom("values");
  for (let i = 0; i < drawn(20_000); i += 1) {
    const value = drawnValue(draw);
    const text = write(value);
    const lexer = new Lexer(text, 0);
    expect(isEqual(parseValue(lexer), value), text.toString("latin1")).toBe(true);
    expect([lexer.at, [...lexer.oddities]]).toEqual([text.length, []]);
  }
});

const PARTS = [
  "xref\n",
  "trailer\n",
  "startxref\n",
  "%%EOF\n",
  "<<",
  ">>",
  "[",
  "]",
  "(",
  ")",
  "<",
  ">",
  "%",
  "\n",
  "\r",
  "\0",
  " ",
  "1 1\n",
  "0 3\n",
  "0000000015 00000 n \n",
  "0000000000 65535 f \n",
  "1 0 obj\n",
  "endobj\n",
  "stream\n",
  "endstream\n",
  "/Root ",
  "/Prev ",
  "/Size 9",
  "/Length 4",
  "/Type/XRef",
  "/W[1 1 1]",
  "/Index[0 2]",
  "/XRefStm ",
  "/N 2",
  "/First 4",
  "/Type/ObjStm",
  "/Filter/FlateDecode",
  "1 0 R",
  "0",
  "15",
  "-1",
  "99999999999999999999",
  "null",
  "#",
  "/#52oot ",
  "\\",
];

/** A file whose end names a section of randomly drawn parts. */
function drawnFile(draw: Draw): Buffer {
  const parts = Array.from({ length: 1 + upTo(draw, 40) }, () => PARTS[upTo(draw, PARTS.length)] ?? "");
  const begin = [
    "xref\n",
    "xref\n1 1\n0000000015 00000 n \ntrailer\n<<",
    "1 0 obj\n<</Type/XRef/W[1 1 1]",
    "",
  ];
  const body = `%PDF-1.7\n${begin[upTo(draw, begin.length)] ?? ""}${parts.join("")}`;
  const place = draw() < 0.8 ? 9 : upTo(draw, body.length);
  return latin(`${body}\nstartxref\n${String(place)}\n%%EOF\n`);
}

it("drawn sections are read or refused, and nothing else happens", () => {
  const draw = seededRandom("sections");
  let read = 0;
  for (let i = 0; i < drawn(50_000); i += 1) {
    const bytes = drawnFile(draw);
    try {
      const view = openFile(bytes);
      for (const number of view.file.definitions.keys()) view.object(number);
      read += 1;
    } catch (error) {
      expect(error, bytes.toString("latin1")).toBeInstanceOf(PdfSyntaxError);
    }
  }
  expect(read).toBeGreaterThan(0);
});

it("of a section with drawn entries every one is read as it was written", () => {
  const draw = seededRandom("entries");
  for (let i = 0; i < drawn(2000); i += 1) {
    const wanted = Array.from({ length: 1 + upTo(draw, 20) }, (_, k) => ({
      number: 2 * k + 1,
      at: 1 + upTo(draw, 1e9),
      generation: upTo(draw, 65_536),
    }));
    const lines = wanted.map(
      ({ number, at, generation }) =>
        `${String(number)} 1\n${String(at).padStart(10, "0")} ${String(generation).padStart(5, "0")} n \n`,
    );
    const table = section(latin(`xref\n${lines.join("")}trailer\n<</Size 50>>\n`));
    expect(table.entries).toEqual(wanted.map((one) => ({ kind: "place", ...one })));
    expect(table.isPlain).toBe(true);
  }
});
