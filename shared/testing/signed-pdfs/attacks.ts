import { deflateSync } from "node:zlib";
import { stampOf } from "../../../localstack/signing-service/time-stamps.ts";
import {
  addField,
  bodyIn,
  certificateOf,
  credential,
  fieldObjects,
  keyOf,
  sample,
  sampleWith,
  sign,
  signAgain,
  text,
  trailerOf,
} from "./kit.ts";
import {
  appendRaw,
  endText,
  objectText,
  type RawObject,
  sectionOf,
  signRaw,
  stream,
  tableText,
} from "./raw-pdf.ts";
import { cmsFiles } from "./cms-files.ts";
import type { CorpusFile } from "./corpus-file.ts";
import { encryptedFiles } from "./encrypted.ts";
import { laterChanges } from "./later-changes.ts";
import { otherReadings } from "./other-readings.ts";
import { twoUses } from "./two-uses.ts";

const MODIFIED = "CONTINUT_MODIFICAT";
const PARTIAL = "ACOPERIRE_PARTIALA";
const CORRUPT = "SEMNATURA_CORUPTA";

const latin = (words: string): Buffer => Buffer.from(words, "latin1");

const file = (
  family: string,
  made: string,
  make: CorpusFile["make"],
  verdicts: string[] = [MODIFIED],
): CorpusFile => ({ family, made, make, verdicts, ...reasonOf(made) });

/** Cases in which pyHanko allows more than this product does, with the reasons. */
const reasons: [made: string, reason: string][] = [
  ["The section names the content twice", "it reads the first of two entries and ignores the other"],
  ["Two fields of the signed revision have one value.", "it verifies each field separately"],
  [
    "Another content is appended without a section.",
    "it reads only objects that sections name; some readers repair files, and search",
  ],
  [
    "Another content and a trailer are appended, without a table.",
    "it reads only objects that sections name; some readers repair files, and search",
  ],
  [
    "The table of a security store has entries of 19 bytes",
    "it parses tables and does not check their length in bytes",
  ],
  [
    "A second field has a copy",
    "it allows the objects of a second field, and verifies that field separately",
  ],
  ["An object that nothing names is appended.", "it allows objects that are not used"],
  ["A second signature brings an object that it does not need.", "it allows objects that are not used"],
  ["A second signature's field runs a script.", "it allows actions of new signature fields"],
  [
    "A hidden form is in the signed file; a new field",
    "it allows an appearance of any new signature field, signed or not",
  ],
  [
    "A signature field without a value paints",
    "it allows an appearance of any new signature field, signed or not",
  ],
  [
    "A field signed over another digest paints",
    "it allows an appearance of any new signature field, signed or not",
  ],
  [
    "A field that a certificate of its own root",
    "it allows an appearance of any new signature field, signed or not",
  ],
  [
    "A time stamp of the document, which",
    "it allows an appearance of any new signature field, signed or not",
  ],
  [
    "A field whose value is an empty dictionary",
    "it allows an appearance of any new signature field, signed or not",
  ],
  ["An empty, invisible signature field is added.", "it allows empty signature fields"],
  ["The title in Info is another.", "it allows every change of Info"],
  [
    "The value and the appearance of a form's field are others.",
    "it allows filling in forms, which changes the shown content",
  ],
  [
    "The appearance of a form's field is another.",
    "it allows filling in forms, which changes the shown content",
  ],
];

const reasonOf = (made: string): { pyHankoSays?: string } => {
  const found = reasons.find(([beginning]) => made.startsWith(beginning));
  return found ? { pyHankoSays: found[1] } : {};
};

/** The signed sample, made once. */
let kept: Promise<Buffer> | undefined;
const signed = (): Promise<Buffer> => (kept ??= sign(sampleWith()));

/** Changes the signed sample. */
const after = (change: (bytes: Buffer) => Buffer | Promise<Buffer>) => async () => change(await signed());

/** Overwrites a text by one of the same length. */
function overwritten(bytes: Buffer, from: string, to: string): Buffer {
  const at = bytes.lastIndexOf(latin(from));
  if (at < 0 || to.length > from.length) throw new Error(`the file is not as the attack expects: ${from}`);
  const changed = Buffer.from(bytes);
  changed.write(to.padEnd(from.length), at, "latin1");
  return changed;
}

/** A second document in the same file, whose form has the first one's field. */
const otherDocument: RawObject[] = [
  { number: 50, body: "<</Type/Catalog/Pages 51 0 R/AcroForm<</Fields[30 0 R]/SigFlags 3>>>>" },
  { number: 51, body: "<</Type/Pages/Kids[52 0 R]/Count 1>>" },
  {
    number: 52,
    body: "<</Type/Page/Parent 51 0 R/MediaBox[0 0 300 200]/Resources<</Font<</F1 5 0 R>>>>/Contents 53 0 R/Annots[30 0 R]>>",
  },
  { number: 53, body: text("Suma: 900 lei") },
];

const replacing = (trailer: (previous: number) => string) =>
  after((bytes) => appendRaw(bytes, { objects: otherDocument, trailer }));

const wholes: [string, string][] = [
  ["a string", "/Junk(/Root 1 0 R )/Root 50 0 R"],
  ["a comment", "%/Root 1 0 R \n/Root 50 0 R"],
  ["a dictionary inside", "/Junk<</Root 1 0 R >>/Root 50 0 R"],
  ["a doubled key", "/Root 1 0 R/Root 50 0 R"],
  ["an array", "/Junk[/Root 1 0 R ]/Root 50 0 R"],
  ["an escaped name", "/Junk(/Root 1 0 R )/Roo#74 50 0 R"],
  ["a string, with NUL as white space", "/Junk(/Root 1 0 R )/Root\x0050\x000\x00R"],
  ["a string with a parenthesis inside", "/Junk(\\)(/Root 1 0 R ))/Root 50 0 R"],
  ["nothing at all", "/Root 50 0 R"],
];

/** Rewrites the last section. */
function withLastSection(bytes: Buffer, change: (table: string) => string): Buffer {
  const at = sectionOf(bytes);
  const table = bytes.toString("latin1", at, bytes.lastIndexOf("startxref"));
  return Buffer.concat([bytes.subarray(0, at), latin(change(table)), latin(endText(at))]);
}

/** Appends a security store, which every signature allows. */
function withStore(bytes: Buffer, first = 46): Buffer {
  const certificate = credential("root").chain[0]?.raw ?? Buffer.alloc(0);
  return appendRaw(bytes, {
    objects: [
      sample.catalog(`/AcroForm<</Fields[30 0 R]/SigFlags 3>>/DSS ${first} 0 R`),
      { number: first, body: `<</Type/DSS/Certs[${first + 1} 0 R]>>` },
      { number: first + 1, body: stream(certificate) },
    ],
    trailer: trailerOf(first + 2),
  });
}

/** Other documents over a signed one, each with a trailer that hides its Root in another way. */
export function replacedWhole(bytes: Buffer): Buffer[] {
  const field = /\/Fields\s*\[\s*(\d+ 0 R)/.exec(bytes.toString("latin1"))?.[1] ?? "30 0 R";
  const objects = otherDocument.map(({ number, body }) => ({
    number,
    body: typeof body === "string" ? body.replaceAll("30 0 R", field) : body,
  }));
  const root = /\/Root\s+(\d+ 0 R)/.exec(bytes.toString("latin1"))?.[1] ?? "1 0 R";
  return wholes.map(([, keys]) =>
    appendRaw(bytes, {
      objects,
      trailer: (previous) => `<<${keys.replaceAll("1 0 R", root)}/Size 60/Prev ${previous}>>`,
    }),
  );
}

/** A hybrid file: the stream that the trailer names gives page 3 another content. */
const hybrid = (key: string) =>
  after((bytes) => {
    const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Resources<</Font<</F1 5 0 R>>>>/Contents 53 0 R/Annots[30 0 R]>>`;
    const objectStream = {
      number: 54,
      body: stream(`3 0 ${page}`, "/Type/ObjStm/N 1/First 4"),
    };
    const content = { number: 53, body: text("Suma: 900 lei") };
    const entry = Buffer.from([2, 0, 54, 0]);
    const section = {
      number: 55,
      body: stream(deflateSync(entry), "/Type/XRef/Size 60/W[1 2 1]/Index[3 1]/Filter/FlateDecode"),
    };
    const at = bytes.length + objectText(objectStream).length + objectText(content).length;
    return appendRaw(bytes, {
      objects: [objectStream, content, section],
      trailer: (previous) => trailerOf(60, `${key}${at}`)(previous),
    });
  });

const spellings: CorpusFile[] = [
  ...wholes.map(([how, keys]) =>
    file(
      "whole replacement",
      `Another catalog with other pages is appended; the trailer hides its Root by ${how}.`,
      replacing((previous) => `<<${keys}/Size 60/Prev ${previous}>>`),
    ),
  ),
  file(
    "whole replacement",
    "A hybrid file: XRefStm names a stream that gives the page another content.",
    hybrid("/XRefStm "),
  ),
  file(
    "whole replacement",
    "A hybrid file whose XRefStm is written XRefSt#6d, with NUL as white space.",
    hybrid("/XRefSt#6d\0"),
  ),
  file(
    "whole replacement",
    "The trailer's Prev skips the signed section: a string has the right one.",
    after((bytes) => {
      const first = newSectionOf(bytes);
      return appendRaw(bytes, {
        objects: [
          sample.catalog("/AcroForm<</Fields[30 0 R]/SigFlags 3>>"),
          sample.page("/Annots[30 0 R]", "53 0 R"),
          { number: 30, body: bodyIn(bytes, 30) },
          { number: 53, body: text("Suma: 900 lei") },
        ],
        trailer: (previous) => `<</Junk(/Prev ${previous} )/Size 60/Root 1 0 R/Info 6 0 R/Prev ${first}>>`,
        more: [{ number: 31, at: bytes.indexOf("\n31 0 obj") + 1 }],
      });
    }),
  ),
  file(
    "whole replacement",
    "The table of a security store has entries of 19 bytes: some readers count 20.",
    after((bytes) => withLastSection(withStore(bytes), (table) => table.replaceAll(" n \n", " n\n"))),
  ),
  file(
    "whole replacement",
    "The dictionary of a cross-reference stream hides its Root by a string.",
    after((bytes) => {
      const parts = otherDocument.map((object) => objectText(object));
      const entries: Buffer[] = [];
      let at = bytes.length;
      for (const part of parts) {
        entries.push(Buffer.from([1, (at >> 16) & 255, (at >> 8) & 255, at & 255, 0]));
        at += part.length;
      }
      const body = stream(
        Buffer.concat(entries),
        `/Type/XRef/W[1 3 1]/Index[50 4]/Size 60/Junk(/Root 1 0 R )/Root 50 0 R/Prev ${sectionOf(bytes)}`,
      );
      return Buffer.concat([bytes, ...parts, objectText({ number: 56, body }), latin(endText(at))]);
    }),
  ),
];

/** The offset of the section of the unsigned sample. */
const newSectionOf = (bytes: Buffer): number => sectionOf(bytes.subarray(0, bytes.indexOf("%%EOF") + 6));

const changedContent = (number: number, generation = 0): RawObject => ({
  number,
  generation,
  body: text("Suma: 900 lei"),
});

/** A file that was prepared before it was signed, and the data appended afterwards. */
export interface Prepared {
  made: string;
  /** Why signing refuses it, and the object at fault. */
  refused: string;
  object?: string;
  unsigned: () => Buffer;
  wish?: Parameters<typeof sign>[1];
  change: (bytes: Buffer) => Buffer;
}

const appendOne = (object: RawObject) => (bytes: Buffer) =>
  appendRaw(bytes, { objects: [object], trailer: trailerOf(60) });

export const prepared: Prepared[] = [
  {
    made: "The page's Contents names an object that does not exist.",
    refused: "referinta",
    object: "9 0",
    unsigned: () => sampleWith([sample.page("", "9 0 R")]),
    wish: { contents: "9 0 R" },
    change: appendOne(changedContent(9)),
  },
  {
    made: "The page's Contents names one object that exists and one that does not.",
    refused: "referinta",
    object: "9 0",
    unsigned: () => sampleWith([sample.page("", "[4 0 R 9 0 R]")]),
    wish: { contents: "[4 0 R 9 0 R]" },
    change: appendOne(changedContent(9)),
  },
  {
    made: "The font of the page does not exist.",
    refused: "referinta",
    object: "5 0",
    unsigned: () =>
      withLastSection(sampleWith(), (table) =>
        table.replace(/5 1\n\d{10} 00000 n/, "5 1\n0000000000 00001 f"),
      ),
    change: appendOne({ number: 5, body: "<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>>" }),
  },
  {
    made: "The trailer's Info is the content of the page.",
    refused: "info",
    unsigned: () => sampleWith([], trailerOf(20)().replace("/Info 6 0 R", "/Info 4 0 R")),
    wish: { trailer: (previous) => trailerOf(60)(previous).replace("/Info 6 0 R", "/Info 4 0 R") },
    change: (bytes) =>
      appendRaw(bytes, {
        objects: [changedContent(4)],
        trailer: (previous) => trailerOf(60)(previous).replace("/Info 6 0 R", "/Info 4 0 R"),
      }),
  },
  {
    made: "The content is an object of generation 1, and is named with generation 0.",
    refused: "referinta",
    object: "4 0",
    unsigned: () => sampleWith([{ ...sample.content, generation: 1 }]),
    change: appendOne(changedContent(4, 0)),
  },
  {
    made: "The section names the content twice, at two places.",
    refused: "dublu",
    object: "4 0",
    unsigned: () => {
      const both = sampleWith([sample.content, { number: 9, body: text("Suma: 900 lei") }]);
      const other = overwritten(both, "\n9 0 obj\n", "\n4 0 obj\n");
      return withLastSection(other, (table) => table.replace("9 1\n", "4 1\n"));
    },
    change: appendOne(changedContent(4)),
  },
  {
    made: "The file has a second object of the content's number, which no section names.",
    refused: "dublu",
    object: "4 0",
    unsigned: () => {
      const both = sampleWith([{ number: 9, body: text("Suma: 900 lei") }]);
      const other = overwritten(both, "\n9 0 obj\n", "\n4 0 obj\n");
      return withLastSection(other, (table) => table.replace(/9 1\n.{20}/s, ""));
    },
    change: appendOne(changedContent(4)),
  },
  {
    made: "The section says that the content is behind the end of the file.",
    refused: "deteriorat",
    unsigned: () =>
      withLastSection(overwritten(sampleWith(), "\n4 0 obj\n", "\n7 0 obj\n"), (table) =>
        table.replace(/4 1\n\d{10}/, "4 1\n0000009000"),
      ),
    change: (bytes) => {
      const filling = Buffer.alloc(9000 - bytes.length, 0x20);
      return appendRaw(Buffer.concat([bytes, filling]), {
        objects: [changedContent(4)],
        trailer: trailerOf(60),
        entries: () => [],
      });
    },
  },
  {
    made: "The trailer's Size hides the content, and grows.",
    refused: "referinta",
    object: "59 0",
    unsigned: () =>
      sampleWith([sample.page("", "59 0 R"), { ...sample.content, number: 59 }], trailerOf(59)()),
    wish: { contents: "59 0 R", trailer: trailerOf(59) },
    change: (bytes) => withStore(bytes, 60),
  },
  {
    made: "The catalog has two keys Pages, with two trees of pages.",
    refused: "dublu",
    object: "1 0",
    unsigned: () =>
      sampleWith([
        { number: 1, body: "<</Type/Catalog/Pages 2 0 R/Pages 10 0 R>>" },
        { number: 10, body: "<</Type/Pages/Kids[11 0 R]/Count 1>>" },
        { number: 11, body: sample.page("", "12 0 R").body.replace("2 0 R", "10 0 R") },
        { number: 12, body: text("Suma: 900 lei") },
      ]),
    wish: { catalogEntries: "/Pages 10 0 R" },
    change: (bytes) => bytes,
  },
];

const preparedFiles = prepared.map(({ made, unsigned, wish, change }) =>
  file("prepared file", `${made} Changed after it was signed.`, async () =>
    change(await sign(unsigned(), wish)),
  ),
);

/** A store whose array of certificates is the array of the page's contents. */
const sharedArray = async (): Promise<Buffer> => {
  const store = { number: 10, body: "<</Type/DSS/Certs 9 0 R>>" };
  const unsigned = sampleWith([sample.page("", "9 0 R"), { number: 9, body: "[4 0 R]" }, store]);
  const bytes = await sign(unsigned, { contents: "9 0 R", catalogEntries: "/DSS 10 0 R" });
  return appendRaw(bytes, {
    objects: [{ number: 9, body: "[4 0 R 53 0 R]" }, changedContent(53)],
    trailer: trailerOf(60),
  });
};

/** The place of a stream that comes after the signature. */
const BEHIND = 20_000;

/** The signed trailer names a stream that does not exist yet, which will later define the offset of the page. */
const hybridBehind = async (): Promise<Buffer> => {
  const page = sample.page("", "13 0 R").body;
  const pack = { number: 14, body: stream(`3 0 ${page}`, "/Type/ObjStm/N 1/First 4") };
  const bytes = await signRaw(sampleWith([changedContent(13), pack]), {
    credential: credential("ana"),
    trailer: trailerOf(32, `/XRefStm ${BEHIND}`),
    objects: (dictionary) => fieldObjects()(dictionary).filter(({ number }) => number !== 3),
  });
  const section = {
    number: 55,
    body: stream(Buffer.from([2, 0, 14, 0]), "/Type/XRef/Size 60/W[1 2 1]/Index[3 1]"),
  };
  const filled = Buffer.concat([bytes, Buffer.alloc(BEHIND - bytes.length, 0x20)]);
  return appendRaw(filled, {
    objects: [
      section,
      sample.catalog("/AcroForm<</Fields[30 0 R]/SigFlags 3>>/DSS 56 0 R"),
      { number: 56, body: "<</Type/DSS/Certs[55 0 R]>>" },
    ],
    trailer: trailerOf(60),
  });
};

preparedFiles.push(
  file(
    "prepared file",
    "One array is the page's Contents and the security store's Certs; a content is added.",
    sharedArray,
  ),
  file(
    "prepared file",
    "The signed trailer's XRefStm names a place behind the file, which is filled later.",
    hybridBehind,
  ),
);

/** The signature's dictionary under another name and date. */
const copiedDictionary = (bytes: Buffer): string =>
  bodyIn(bytes, 31).replace("(Ana Rusu)", "(Presedintele)").replace("(D:2027", "(D:2020");

const copies: CorpusFile[] = [
  file(
    "signature shown twice",
    "A second field has a copy of the signed dictionary with another Name and M.",
    after((bytes) => addField(bytes, { value: { number: 41, body: copiedDictionary(bytes) } })),
    [MODIFIED, PARTIAL],
  ),
  file(
    "signature shown twice",
    "A second field has the same value as the first.",
    after((bytes) => addField(bytes, { fieldEntries: "/V 31 0 R" })),
    [MODIFIED, PARTIAL],
  ),
  file(
    "signature shown twice",
    "The field's own value is replaced by a copy with another Name and M.",
    after((bytes) =>
      appendRaw(bytes, {
        objects: [
          { number: 30, body: bodyIn(bytes, 30).replace("/V 31 0 R", "/V 41 0 R") },
          { number: 41, body: copiedDictionary(bytes) },
        ],
        trailer: trailerOf(60),
      }),
    ),
    [PARTIAL],
  ),
  file(
    "signature shown twice",
    "The signature's object is written again with another Name and M.",
    after((bytes) =>
      appendRaw(bytes, { objects: [{ number: 31, body: copiedDictionary(bytes) }], trailer: trailerOf(60) }),
    ),
    [PARTIAL],
  ),
  file(
    "signature shown twice",
    "Two fields of the signed revision have one value.",
    () =>
      sign(sampleWith(), {
        others: "33 0 R ",
        annotations: "33 0 R ",
        objects: [
          {
            number: 33,
            body: "<</Type/Annot/Subtype/Widget/FT/Sig/T(Alta)/V 31 0 R/Rect[0 0 0 0]/F 132/P 3 0 R>>",
          },
        ],
      }),
    ["FORMA_NEACCEPTATA", "FORMA_NEACCEPTATA"],
  ),
];

const stamping = () => ({ key: keyOf("stamping"), certificate: certificateOf("stamping") });

/** An appearance that paints another sum over the page. */
const painting: RawObject = {
  number: 48,
  body: stream(
    "1 1 1 rg 0 0 300 200 re f 0 0 0 rg BT /F1 24 Tf 40 120 Td (Suma: 900 lei) Tj ET",
    "/Type/XObject/Subtype/Form/BBox[0 0 300 200]/Resources<</Font<</F1 5 0 R>>>>",
  ),
};
const visible = { rect: "[0 0 300 200]", fieldEntries: "/AP<</N 48 0 R>>", objects: [painting] };

const sneaky: CorpusFile[] = [
  file(
    "sneaky signature",
    "A signature field without a value paints over the page.",
    after((bytes) => addField(bytes, visible)),
  ),
  file(
    "sneaky signature",
    "A field whose signature is noise paints over the page.",
    after((bytes) => signAgain(bytes, { ...visible, content: async () => Buffer.from("3003020101", "hex") })),
    [MODIFIED, CORRUPT],
  ),
  file(
    "sneaky signature",
    "A field signed over another digest paints over the page.",
    after(async (bytes) => {
      const twice = await signAgain(bytes, visible);
      return overwritten(twice, "(D:20270105120000Z)", "(D:20270105120001Z)");
    }),
    [MODIFIED, MODIFIED],
  ),
  file(
    "sneaky signature",
    "A field that a certificate of its own root signed paints over the page.",
    after((bytes) => signAgain(bytes, { ...visible, credential: credential("stranger") })),
    [MODIFIED, "CERTIFICAT_NECUNOSCUT"],
  ),
  file(
    "sneaky signature",
    "A time stamp of the document, which an authority gives to everybody, paints over the page.",
    after((bytes) =>
      signAgain(bytes, {
        ...visible,
        subFilter: "ETSI.RFC3161",
        content: async (digest) =>
          stampOf(digest, { authority: stamping(), at: new Date("2027-01-10T00:00:00Z") }),
      }),
    ),
  ),
  file(
    "sneaky signature",
    "A field whose value is an empty dictionary paints over the page.",
    after((bytes) => addField(bytes, { ...visible, value: { number: 41, body: "<<>>" } })),
    [MODIFIED, PARTIAL],
  ),
  file(
    "sneaky signature",
    "An empty, invisible signature field is added.",
    after((bytes) => addField(bytes)),
  ),
  file(
    "sneaky signature",
    "The empty field of the signed file gets an appearance and no signature.",
    async () => {
      const form = fieldObjects({ rect: "[0 0 300 200]", title: "Gol" });
      const empty = appendRaw(sampleWith(), { objects: form(""), trailer: trailerOf(32) });
      const bytes = await sign(empty, {
        number: 40,
        others: "30 0 R ",
        annotations: "30 0 R ",
      });
      const field = bodyIn(bytes, 30).replace("/F 132", "/F 4/AP<</N 48 0 R>>");
      return appendRaw(bytes, { objects: [{ number: 30, body: field }, painting], trailer: trailerOf(60) });
    },
  ),
  file(
    "sneaky signature",
    "A certified file (DocMDP, P 1) is signed again.",
    async () => {
      const reference =
        "/Reference[<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</Type/TransformParams/P 1/V/1.2>>>>]";
      const bytes = await sign(sampleWith(), {
        entries: reference,
        catalogEntries: "/Perms<</DocMDP 31 0 R>>",
      });
      return signAgain(bytes, { catalogEntries: "/Perms<</DocMDP 31 0 R>>" });
    },
    [MODIFIED, "VALIDA"],
  ),
];

const annotation = (entries: string) =>
  after((bytes) =>
    appendRaw(bytes, {
      objects: [
        sample.page("/Annots[30 0 R 45 0 R]"),
        { number: 45, body: `<</Type/Annot/Rect[0 0 300 200]/F 4/AP<</N 48 0 R>>/P 3 0 R${entries}>>` },
        painting,
      ],
      trailer: trailerOf(60),
    }),
  );

const evil: CorpusFile[] = ["FreeText", "Stamp", "Redact", "Square", "Text", "Link", "FileAttachment"].map(
  (kind) =>
    file(
      "evil annotation",
      `An annotation of the kind ${kind} covers the page.`,
      annotation(`/Subtype/${kind}`),
    ),
);

const incremental: CorpusFile[] = [
  file(
    "incremental saving",
    "Another content with its section is appended.",
    after(appendOne(changedContent(4))),
  ),
  file(
    "incremental saving",
    "Another content is appended without a section.",
    after((bytes) => Buffer.concat([bytes, objectText(changedContent(4))])),
  ),
  file(
    "incremental saving",
    "Another content and a trailer are appended, without a table.",
    after((bytes) =>
      Buffer.concat([
        bytes,
        objectText(changedContent(4)),
        latin(`trailer\n${trailerOf(60)(sectionOf(bytes))}\n${endText(sectionOf(bytes))}`),
      ]),
    ),
  ),
  file(
    "incremental saving",
    "Another content is appended with a copy of the signature.",
    after((bytes) =>
      appendRaw(bytes, {
        objects: [changedContent(4), { number: 31, body: bodyIn(bytes, 31) }],
        trailer: trailerOf(60),
      }),
    ),
    [PARTIAL],
  ),
  file(
    "incremental saving",
    "Another page is put behind the first.",
    after((bytes) =>
      appendRaw(bytes, {
        objects: [
          { number: 2, body: "<</Type/Pages/Kids[3 0 R 52 0 R]/Count 2>>" },
          { number: 52, body: sample.page("", "53 0 R").body },
          changedContent(53),
        ],
        trailer: trailerOf(60),
      }),
    ),
  ),
  file(
    "incremental saving",
    "The page is written again with another content.",
    after((bytes) =>
      appendRaw(bytes, {
        objects: [sample.page("/Annots[30 0 R]", "53 0 R"), changedContent(53)],
        trailer: trailerOf(60),
      }),
    ),
  ),
  file(
    "incremental saving",
    "An object that nothing names is appended.",
    after(appendOne({ number: 58, body: "<</S/JavaScript/JS(app.alert\\(1\\))>>" })),
  ),
  file(
    "incremental saving",
    "The content is taken away.",
    after((bytes) =>
      appendRaw(bytes, {
        objects: [],
        trailer: trailerOf(60),
        entries: () => [{ number: 4, at: 0, generation: 1, kind: "f" }],
      }),
    ),
  ),
  file(
    "incremental saving",
    "The title in Info is another.",
    after(appendOne({ number: 6, body: "<</Title(Alt contract)/Producer(proba)>>" })),
  ),
  file(
    "incremental saving",
    "Info is another object, which is the page.",
    after((bytes) =>
      appendRaw(bytes, {
        objects: [],
        trailer: (previous) => trailerOf(60)(previous).replace("/Info 6 0 R", "/Info 3 0 R"),
      }),
    ),
  ),
  file(
    "incremental saving",
    "An object stands between objects and section that the section does not name.",
    after((bytes) =>
      appendRaw(bytes, {
        objects: [],
        trailer: trailerOf(60),
        between: objectText(changedContent(4)).toString("latin1"),
      }),
    ),
  ),
  file(
    "incremental saving",
    "A comment stands before the section.",
    after((bytes) => appendRaw(bytes, { objects: [], trailer: trailerOf(60), between: "%4 0 obj\n" })),
  ),
  file(
    "incremental saving",
    "The content has generation 1 in the appended section.",
    after(appendOne(changedContent(4, 1))),
  ),
  file(
    "incremental saving",
    "The document says on opening what to show.",
    after((bytes) =>
      appendRaw(bytes, {
        objects: [
          sample.catalog(
            "/AcroForm<</Fields[30 0 R]/SigFlags 3>>/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>",
          ),
        ],
        trailer: trailerOf(60),
      }),
    ),
  ),
  file(
    "incremental saving",
    "The page is changed in the revision of a second signature.",
    after((bytes) => signAgain(bytes, { contents: "53 0 R", objects: [changedContent(53)] })),
    [MODIFIED, "VALIDA"],
  ),
  file(
    "incremental saving",
    "A second signature brings an object that it does not need.",
    after((bytes) => signAgain(bytes, { objects: [changedContent(53)] })),
    [MODIFIED, "VALIDA"],
  ),
  file(
    "incremental saving",
    "A second signature's field runs a script.",
    after((bytes) => signAgain(bytes, { fieldEntries: "/AA<</E<</S/JavaScript/JS(app.alert\\(1\\))>>>>" })),
    [MODIFIED, "VALIDA"],
  ),
];

/** Moves the second signed part to the end, and puts something else into its place. */
function wrapped(bytes: Buffer, inserted: Buffer, isPadded: boolean): Buffer {
  const numbers = /\/ByteRange\[([\d ]+)\]/
    .exec(bytes.toString("latin1"))?.[1]
    ?.trim()
    .split(/ +/)
    .map(Number);
  const [, start = 0, end = 0, rest = 0] = numbers ?? [];
  const hole = isPadded ? Buffer.alloc(2000, 0x30) : Buffer.alloc(0);
  const moved = end + hole.length + inserted.length;
  const head = Buffer.concat([bytes.subarray(0, end - 1), hole, latin(">"), inserted]);
  const range = [0, start, moved, rest].join(" ").padEnd(43);
  const changed = Buffer.from(head);
  changed.write(range, changed.indexOf("/ByteRange[") + "/ByteRange[".length, "latin1");
  return Buffer.concat([changed, bytes.subarray(end)]);
}

const wrapping: CorpusFile[] = [
  file(
    "signature wrapping",
    "The second signed part is moved to the end, other objects into the gap.",
    after((bytes) =>
      wrapped(bytes, Buffer.concat([latin(">>\nendobj\n"), objectText(changedContent(4))]), false),
    ),
    [CORRUPT],
  ),
  file(
    "signature wrapping",
    "The gap is padded, and another content with its section stands in it.",
    after((bytes) => {
      const inserted = Buffer.concat([latin(">>\nendobj\n"), objectText(changedContent(4))]);
      const whole = wrapped(bytes, inserted, true);
      const at = whole.lastIndexOf("\n4 0 obj") + 1;
      const section = whole.length;
      return Buffer.concat([
        whole,
        latin(tableText([{ number: 4, at }], trailerOf(60)(sectionOf(bytes)))),
        latin(endText(section)),
      ]);
    }),
    [CORRUPT],
  ),
  file(
    "signature wrapping",
    "A second signature's object wraps the ByteRange of the first.",
    after((bytes) => {
      const range = /\/ByteRange\[[\d ]+\]/.exec(bytes.toString("latin1"))?.[0] ?? "";
      const value = `<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached${range}/Contents 47 0 R>>`;
      const contents = /\/Contents(<[0-9a-f]+>)/.exec(bodyIn(bytes, 31))?.[1] ?? "";
      return appendRaw(bytes, {
        objects: [
          { number: 30, body: bodyIn(bytes, 30).replace("/V 31 0 R", "/V 41 0 R") },
          { number: 41, body: value },
          { number: 47, body: contents },
          changedContent(4),
        ],
        trailer: trailerOf(60),
      });
    }),
    [PARTIAL],
  ),
];

/** Overwrites an entry of the signature's dictionary in place, of the same length. */
const inSignature = (from: RegExp, to: (found: string) => string) =>
  after((bytes) => {
    const found = from.exec(bytes.toString("latin1"))?.[0];
    if (found === undefined) throw new Error("the signature is not as the attack expects");
    return overwritten(bytes, found, to(found));
  });

/** Writes the signature's object again, changed. */
const rewritten = (change: (body: string) => string) =>
  after((bytes) =>
    appendRaw(bytes, {
      objects: [{ number: 31, body: change(bodyIn(bytes, 31)) }],
      trailer: trailerOf(60),
    }),
  );

const RANGE = /\/ByteRange\[[\d ]+\]/;
const CONTENTS = /\/Contents<[0-9a-f]+>/;
const universal: CorpusFile[] = [
  ["ByteRange is missing", RANGE, ""],
  ["ByteRange is null", RANGE, "/ByteRange null"],
  ["ByteRange is empty", RANGE, "/ByteRange[]"],
  ["ByteRange has one number", RANGE, "/ByteRange[0]"],
  ["ByteRange is of text", RANGE, "/ByteRange[(a)(b)(c)(d)]"],
  ["ByteRange is of negative numbers", RANGE, "/ByteRange[0 -1 -1 -1]"],
  ["ByteRange is of zeros", RANGE, "/ByteRange[0 0 0 0]"],
  ["ByteRange is of fractions", RANGE, "/ByteRange[0.0 1.5 2.5 3.5]"],
  ["Contents is missing", CONTENTS, ""],
  ["Contents is null", CONTENTS, "/Contents null"],
  ["Contents is empty", CONTENTS, "/Contents<>"],
  ["Contents is one zero", CONTENTS, "/Contents<00>"],
  ["Contents is a name", CONTENTS, "/Contents/None"],
].flatMap(([how, from, to]): CorpusFile[] => [
  file(
    "universal forgery",
    `The signature's object is written again: ${String(how)}.`,
    rewritten((body) => body.replace(from as RegExp, to as string)),
    [PARTIAL],
  ),
]);

const universalInPlace: CorpusFile[] = [
  file(
    "universal forgery",
    "Contents is of zeros, in place.",
    inSignature(CONTENTS, (found) => found.replace(/<[0-9a-f]+/, (hex) => `<${"0".repeat(hex.length - 1)}`)),
    [CORRUPT],
  ),
  file(
    "universal forgery",
    "ByteRange is renamed, in place.",
    inSignature(/\/ByteRange/, () => "/ByteRangf"),
    [PARTIAL],
  ),
  file(
    "universal forgery",
    "Contents is renamed, in place.",
    inSignature(/\/Contents</, () => "/Contentt<"),
    [PARTIAL],
  ),
  file(
    "universal forgery",
    "The signature's dictionary is without Name and ByteRange.",
    rewritten((body) => body.replace(RANGE, "").replace("/Name(Ana Rusu)", "")),
    [PARTIAL],
  ),
  file(
    "universal forgery",
    "The signature's dictionary is empty.",
    rewritten(() => "<<>>"),
    [PARTIAL],
  ),
  file(
    "universal forgery",
    "The date of the signature is none.",
    rewritten((body) => body.replace(/\/M\([^)]*\)/, "/M(D:99999999999999)")),
    [PARTIAL],
  ),
];

/** An image over the sum, which is there when it is signed. */
const cover: RawObject = {
  number: 10,
  body: stream(
    Buffer.from([255]),
    "/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray",
  ),
};
const covered = (): Buffer =>
  sampleWith([
    { number: 4, body: stream("BT /F1 24 Tf 40 120 Td (Suma: 900 lei) Tj ET 300 0 0 200 0 0 cm /I Do") },
    {
      number: 3,
      body: "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Resources<</Font<</F1 5 0 R>>/XObject<</I 10 0 R>>>>/Contents 4 0 R>>",
    },
    cover,
  ]);
const coveredPage = (body: string) => ({
  number: 3,
  body: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Resources<</Font<</F1 5 0 R>>/XObject<<${body}>>>>/Contents 4 0 R/Annots[30 0 R]>>`,
});

const withText = (value: string): RawObject => ({
  number: 12,
  body: `<</Type/Annot/Subtype/Widget/FT/Tx/T(suma)/V(${value})/Rect[40 40 200 80]/F 4/P 3 0 R/AP<</N 13 0 R>>/DA(/F1 24 Tf 0 g)>>`,
});
const appearance = (value: string): RawObject => ({
  number: 13,
  body: stream(
    `BT /F1 24 Tf 0 5 Td (${value}) Tj ET`,
    "/Type/XObject/Subtype/Form/BBox[0 0 160 40]/Resources<</Font<</F1 5 0 R>>>>",
  ),
});
const withForm = (): Promise<Buffer> =>
  sign(sampleWith([withText("100"), appearance("100")]), { others: "12 0 R ", annotations: "12 0 R " });

const shadow: CorpusFile[] = [
  file("shadow, hide", "The image that covers the sum is taken away.", async () => {
    const bytes = await signCovered();
    return appendRaw(bytes, {
      objects: [],
      trailer: trailerOf(60),
      entries: () => [{ number: 10, at: 0, generation: 1, kind: "f" }],
    });
  }),
  file("shadow, hide", "The image that covers the sum is another.", async () => {
    const bytes = await signCovered();
    return appendRaw(bytes, {
      objects: [{ number: 10, body: "<</Type/XObject/Subtype/Form>>" }],
      trailer: trailerOf(60),
    });
  }),
  file("shadow, hide", "The page names the image that covers the sum no more.", async () => {
    const bytes = await signCovered();
    return appendRaw(bytes, { objects: [coveredPage("")], trailer: trailerOf(60) });
  }),
  file("shadow, replace", "The font is another one, whose digits look different.", async () =>
    appendOne({ number: 5, body: "<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>>" })(await signed()),
  ),
  file("shadow, replace", "The value and the appearance of a form's field are others.", async () =>
    appendRaw(await withForm(), { objects: [withText("900"), appearance("900")], trailer: trailerOf(60) }),
  ),
  file("shadow, replace", "The appearance of a form's field is another.", async () =>
    appendRaw(await withForm(), { objects: [appearance("900")], trailer: trailerOf(60) }),
  ),
  file(
    "shadow, hide and replace",
    "A hidden page is in the signed file; the tree of pages is written again.",
    async () => {
      const bytes = await sign(
        sampleWith([changedContent(14), { number: 15, body: sample.page("", "14 0 R").body }]),
      );
      return appendOne({ number: 2, body: "<</Type/Pages/Kids[15 0 R]/Count 1>>" })(bytes);
    },
  ),
  file(
    "shadow, hide and replace",
    "A hidden catalog is in the signed file; the trailer names it.",
    async () => {
      const hidden = otherDocument.map(({ number, body }) => ({ number: number - 40, body: shifted(body) }));
      const bytes = await sign(sampleWith(hidden));
      return appendRaw(bytes, {
        objects: [],
        trailer: (previous) => trailerOf(60)(previous).replace("/Root 1 0 R", "/Root 10 0 R"),
      });
    },
  ),
  file(
    "shadow, hide and replace",
    "A hidden content is in the signed file; the section names it as the page's.",
    async () => {
      const bytes = await sign(sampleWith([changedContent(14)]));
      const at = bytes.indexOf("\n14 0 obj") + 1;
      return appendRaw(bytes, { objects: [], trailer: trailerOf(60), entries: () => [{ number: 4, at }] });
    },
  ),
  file(
    "shadow, hide and replace",
    "A hidden form is in the signed file; a new field of a stranger shows it.",
    async () => {
      const hidden = { ...painting, number: 16 };
      const bytes = await sign(sampleWith([hidden]));
      return addField(bytes, { rect: "[0 0 300 200]", fieldEntries: "/AP<</N 16 0 R>>" });
    },
  ),
];

const shifted = (body: string | Buffer): string | Buffer =>
  typeof body === "string" ? body.replace(/5([0-3]) 0 R/g, "1$1 0 R") : body;

/** Signs the covered file: its page keeps the image. */
async function signCovered(): Promise<Buffer> {
  const bytes = covered();
  const wish = fieldObjects();
  const objects = (dictionary: string) =>
    wish(dictionary).map((object) => (object.number === 3 ? coveredPage("/I 10 0 R") : object));
  return signRaw(bytes, { credential: credential("ana"), trailer: trailerOf(60), objects });
}

const good: CorpusFile[] = [
  file("good", "The sample, signed.", signed, ["VALIDA"]),
  file(
    "good",
    "Signed by two.",
    after((bytes) => signAgain(bytes)),
    ["VALIDA", "VALIDA"],
  ),
  file(
    "good",
    "Signed by two, the second with an area of its own on the page.",
    after((bytes) =>
      signAgain(bytes, { rect: "[200 10 290 40]", fieldEntries: "/AP<</N 48 0 R>>", objects: [painting] }),
    ),
    ["VALIDA", "VALIDA"],
  ),
  file(
    "good",
    "Changed before it was signed: an older content is superseded.",
    () => sign(appendRaw(sampleWith(), { objects: [changedContent(4)], trailer: trailerOf(20) })),
    ["VALIDA"],
  ),
  file(
    "good",
    "Signed twice, the first by a certificate of its own root.",
    async () => signAgain(await sign(sampleWith(), { credential: credential("stranger") })),
    ["CERTIFICAT_NECUNOSCUT", "VALIDA"],
  ),
  file(
    "good",
    "The signed file has an empty field, which the second signs.",
    async () => {
      const empty = appendRaw(sampleWith(), {
        objects: fieldObjects({ title: "Gol" })(""),
        trailer: trailerOf(32),
      });
      const bytes = await sign(empty, { number: 40, others: "30 0 R ", annotations: "30 0 R " });
      return signRaw(bytes, {
        credential: credential("ion"),
        trailer: trailerOf(60),
        name: "Ion Ceban",
        objects: (dictionary) => [
          { number: 30, body: bodyIn(bytes, 30).replace("/F 132", "/F 132/V 51 0 R") },
          { number: 51, body: dictionary },
        ],
      });
    },
    ["VALIDA", "VALIDA"],
  ),
  file(
    "good",
    "A security store is appended.",
    after((bytes) => withStore(bytes)),
    ["VALIDA"],
  ),
  file(
    "good",
    "A time stamp of the document is appended.",
    after((bytes) =>
      signAgain(bytes, {
        subFilter: "ETSI.RFC3161",
        content: async (digest) =>
          stampOf(digest, { authority: stamping(), at: new Date("2027-01-10T00:00:00Z") }),
      }),
    ),
    ["VALIDA"],
  ),
];

export const corpus: CorpusFile[] = [
  ...good,
  ...spellings,
  ...preparedFiles,
  ...copies,
  ...incremental,
  ...wrapping,
  ...universal,
  ...universalInPlace,
  ...shadow,
  ...evil,
  ...sneaky,
  ...twoUses,
  ...otherReadings,
  ...cmsFiles,
  ...laterChanges,
  ...encryptedFiles,
];
