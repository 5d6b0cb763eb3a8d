import { deflateSync } from "node:zlib";
import type { CorpusFile } from "./corpus-file.ts";
import { certificateOf, credential, fieldObjects, sample, sampleWith, sign, text, trailerOf } from "./kit.ts";
import {
  appendRaw,
  endText,
  objectText,
  type RawEntry,
  type RawObject,
  sectionOf,
  signRaw,
  stream,
  tableText,
} from "./raw-pdf.ts";

/* Files whose sections mean one thing to some readers and another to others. */

const MODIFIED = "CONTINUT_MODIFICAT";
const FORM = "/AcroForm<</Fields[30 0 R]/SigFlags 3>>";
const latin = (words: string): Buffer => Buffer.from(words, "latin1");
const FREE: RawEntry = { number: 0, at: 0, generation: 65535, kind: "f" };

/** A security store, whose one certificate has bytes behind it. */
const storeObjects = (padding = 0): RawObject[] => [
  sample.catalog(`${FORM}/DSS 46 0 R`),
  { number: 46, body: "<</Type/DSS/Certs[47 0 R]>>" },
  { number: 47, body: stream(Buffer.concat([certificateOf("root").raw, Buffer.alloc(padding, 0x20)])) },
];

const withStore = (bytes: Buffer, padding = 0): Buffer =>
  appendRaw(bytes, { objects: storeObjects(padding), trailer: trailerOf(48) });

/** A store that makes a file exactly this long. */
function grown(bytes: Buffer, length: number): Buffer {
  const padding = length - withStore(bytes, 10_000).length + 10_000;
  return withStore(bytes, padding);
}

/** A linearized file that says another sum, and its length; its section stands behind its first object. */
function linearized(length: number): Buffer {
  const head = latin("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n");
  const first = latin(`8 0 obj\n<</Linearized 1/L ${length}/H[300 10]/O 3/E 2000/N 1/T 2000>>\nendobj\n`);
  const other = { ...sample.content, body: text("Suma: 900 lei") };
  const objects = [sample.catalog(), sample.pages, sample.page(), other, sample.font, sample.info];
  const section = (places: number[]) => {
    const entries = objects.map(({ number }, i): RawEntry => ({ number, at: places[i] ?? 1 }));
    const all = [FREE, ...entries, { number: 8, at: head.length }];
    return latin(tableText(all, trailerOf(20)()) + endText(0));
  };
  const parts = objects.map(objectText);
  let at = head.length + first.length + section([]).length;
  const places = parts.map((part) => (at += part.length) - part.length);
  const last = latin(endText(head.length + first.length));
  return Buffer.concat([head, first, section(places), ...parts, last]);
}

const LENGTH = 30_000;
const updated = (): Buffer =>
  appendRaw(linearized(LENGTH), { objects: [sample.content], trailer: trailerOf(20) });

const beginnings: CorpusFile[] = [
  {
    family: "linearized",
    made: "A linearized file says a length that it gets by a store behind the signature: readers then take its first section.",
    verdicts: [MODIFIED],
    pyHankoSays: "it never reads the first section of a linearized file",
    make: async () => grown(await sign(updated()), LENGTH),
  },
  {
    family: "good",
    made: "A linearized file was changed, then signed; a store is appended.",
    verdicts: ["VALIDA"],
    make: async () => withStore(await sign(updated())),
  },
  {
    family: "good",
    made: "A linearized file is signed as it is.",
    verdicts: ["VALIDA"],
    make: async () => {
      const { length } = linearized(LENGTH);
      return sign(linearized(length));
    },
  },
];

/** The offset of the section that a hybrid file names before it exists. */
const BEHIND = 20_000;

const hybrid: CorpusFile = {
  family: "prepared file",
  made: "The stream of a hybrid file has a Prev of its own, to a place behind the file, which is filled later.",
  verdicts: [MODIFIED],
  make: async () => {
    const unsigned = sampleWith();
    const hidden = {
      number: 15,
      body: stream(Buffer.alloc(4), `/Type/XRef/Size 20/W[1 2 1]/Index[14 1]/Prev ${BEHIND}`),
    };
    const bytes = await sign(
      appendRaw(unsigned, { objects: [hidden], trailer: trailerOf(20, `/XRefStm ${unsigned.length}`) }),
    );
    const filled = Buffer.concat([bytes, Buffer.alloc(BEHIND - bytes.length, 0x20)]);
    const section = {
      number: 55,
      body: stream(Buffer.from([1, 0, 99, 0]), "/Type/XRef/Size 60/W[1 2 1]/Index[4 1]"),
    };
    return appendRaw(filled, {
      objects: [
        section,
        sample.catalog(`${FORM}/DSS 56 0 R`),
        { number: 56, body: "<</Type/DSS/Certs[55 0 R]>>" },
      ],
      trailer: trailerOf(60),
    });
  },
};

interface StreamWish {
  objects?: RawObject[];
  entries: string;
  /** The entries of the objects, unless other bytes are given. */
  data?: Buffer;
  number?: number;
  widths?: string;
}

/** Appends a revision with a cross-reference stream. */
function withStream(
  bytes: Buffer,
  { objects = [], entries, data, number = 60, widths = "[1 3 1]" }: StreamWish,
): Buffer {
  const parts = objects.map(objectText);
  let at = bytes.length;
  const places = parts.map((part) => (at += part.length) - part.length);
  const own = Buffer.concat(
    places.map((place) => Buffer.from([1, place >> 16, (place >> 8) & 255, place & 255, 0])),
  );
  const keys = `/Type/XRef/Size 61/Root 1 0 R/Info 6 0 R/Prev ${sectionOf(bytes)}/W${widths}${entries}`;
  const section = objectText({ number, body: stream(data ?? own, keys) });
  return Buffer.concat([bytes, ...parts, section, latin(endText(at))]);
}

const hidden = objectText({ number: 4, body: text("Suma: 900 lei") });

const streams: CorpusFile[] = (
  [
    ["names its Index by a reference", { entries: "/Index 7 0 R", data: Buffer.from([1, 0, 0, 99, 0]) }],
    ["has no entries, but bytes", { entries: "/Index[]", data: Buffer.from([1, 0, 0, 99, 0]) }],
    ["has an Index of one number", { entries: "/Index[60]", data: Buffer.alloc(0) }],
    ["has another content behind its entries", { entries: "/Index[]", data: hidden }],
    [
      "names the width of its rows by a reference",
      {
        entries: "/Index[]/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 9 0 R>>",
        data: deflateSync(Buffer.from([2, 1, 2, 1])),
      },
    ],
    [
      "has the number of another new object",
      { objects: storeObjects(), entries: "/Index[1 1 46 2]", number: 47 },
    ],
  ] as [string, StreamWish][]
).map(([how, wish]) => ({
  family: "cross-reference stream",
  made: `The stream of an appended revision ${how}.`,
  verdicts: [MODIFIED],
  ...(wish.number === 47
    ? { pyHankoSays: "it reads an object by its offset, even if another one has its number" }
    : {}),
  make: async () =>
    withStream(
      await sign(
        sampleWith([
          { number: 7, body: "[4 1]" },
          { number: 9, body: "4" },
        ]),
      ),
      wish,
    ),
}));

const others: CorpusFile[] = [
  {
    family: "good",
    made: "A security store is appended with a cross-reference stream, to a file with a table.",
    verdicts: ["VALIDA"],
    make: async () =>
      withStream(await sign(sampleWith()), { objects: storeObjects(), entries: "/Index[1 1 46 2]" }),
  },
  {
    family: "good",
    made: "A store is appended with a cross-reference stream that names object 0, and whose places have eight bytes.",
    verdicts: ["VALIDA"],
    make: async () => {
      const bytes = await sign(sampleWith());
      const objects = storeObjects();
      let at = bytes.length;
      const rows = objects.map((object) => {
        const row = Buffer.alloc(11);
        row.writeUInt8(1);
        row.writeUInt32BE(at, 5);
        at += objectText(object).length;
        return row;
      });
      const data = Buffer.concat([Buffer.alloc(11), ...rows]);
      return withStream(bytes, { objects, entries: "/Index[0 2 46 2]", widths: "[1 8 2]", data });
    },
  },
  {
    family: "incremental saving",
    made: "The ID of an appended trailer holds another content.",
    verdicts: [MODIFIED],
    make: async () =>
      appendRaw(await sign(sampleWith()), {
        objects: [],
        trailer: (previous) =>
          `<</Size 60/Root 1 0 R/Info 6 0 R/Prev ${previous}/ID[<00112233445566778899aabbccddeeff>(\n${hidden.toString("latin1")})]>>`,
      }),
  },
  {
    family: "incremental saving",
    made: "The remark of a program before startxref is a content.",
    verdicts: [MODIFIED, MODIFIED],
    pyHankoSays: "it reads only objects that sections name; some readers repair files, and search",
    make: async () => signedBy("%iText 4 0 obj"),
  },
  {
    family: "good",
    made: "Signed by two, the second with a program that names itself before startxref.",
    verdicts: ["VALIDA", "VALIDA"],
    make: async () => signedBy("%iText-Core-8.0.2 (AGPL version)"),
  },
];

/** The second signature is of a program that leaves a remark. */
const signedBy = async (remark: string): Promise<Buffer> =>
  signRaw(await sign(sampleWith()), {
    credential: credential("ion"),
    name: "Ion Ceban",
    trailer: (previous) => `${trailerOf(60)(previous)}\n${remark}`,
    objects: fieldObjects({ number: 40, others: "30 0 R ", annotations: "30 0 R " }),
  });

export const otherReadings: CorpusFile[] = [...beginnings, hybrid, ...streams, ...others];
