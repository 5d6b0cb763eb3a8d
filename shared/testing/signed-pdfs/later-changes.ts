import { deflateSync } from "node:zlib";
import type { CorpusFile } from "./corpus-file.ts";
import {
  addField,
  credential,
  sample,
  sampleWith,
  sign,
  signAgain,
  type SignWish,
  text,
  trailerOf,
} from "./kit.ts";
import { appendRaw, type RawObject, sectionOf, stream } from "./raw-pdf.ts";

/* What a later revision may change, each change with attacks that abuse it. */

const MODIFIED = "CONTINUT_MODIFICAT";

const allowed = (made: string, make: CorpusFile["make"], verdicts = ["VALIDA"]): CorpusFile => ({
  family: "later change",
  made,
  verdicts,
  make,
});
const abused = (
  made: string,
  make: CorpusFile["make"],
  pyHankoSays?: string,
  verdicts = [MODIFIED],
): CorpusFile => ({
  ...allowed(made, make, verdicts),
  ...(pyHankoSays === undefined ? {} : { pyHankoSays }),
});

const append = (bytes: Buffer, ...objects: RawObject[]): Buffer =>
  appendRaw(bytes, { objects, trailer: trailerOf(60) });
const otherContent: RawObject = { number: 4, body: text("Suma: 900 lei") };

/* Values of a form. */

const fieldText = (value: string, more = "", rect = "[40 40 200 80]"): RawObject => ({
  number: 12,
  body: `<</Type/Annot/Subtype/Widget/FT/Tx/T(nume)${value}/Rect${rect}/F 4/P 3 0 R/AP<</N 13 0 R>>/DA(/F1 24 Tf 0 g)${more}>>`,
});
const shown = (words: string): RawObject => ({
  number: 13,
  body: stream(
    `BT /F1 24 Tf 0 5 Td (${words}) Tj ET`,
    "/Type/XObject/Subtype/Form/BBox[0 0 160 40]/Resources<</Font<</F1 5 0 R>>>>",
  ),
});
const blank = [fieldText(""), shown("")];
const filled = [fieldText("/V(Ion)"), shown("Ion")];
const withForm = (wish: SignWish = {}, objects = blank): Promise<Buffer> =>
  sign(sampleWith(objects), { others: "12 0 R ", annotations: "12 0 R ", ...wish });

const certified = (level: number): Pick<SignWish, "entries"> => ({
  entries: `/Reference[<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</Type/TransformParams/P ${level}/V/1.2>>>>]`,
});
const locking = (fields: string): Pick<SignWish, "entries"> => ({
  entries: `/Reference[<</Type/SigRef/TransformMethod/FieldMDP/TransformParams<</Type/TransformParams/Action/Include/Fields[${fields}]/V/1.2>>>>]`,
});

const values: CorpusFile[] = [
  allowed("A field of the form that had no value gets one.", async () => append(await withForm(), ...filled)),
  allowed("A field gets a value where the certification allows it.", async () =>
    append(await withForm(certified(2)), ...filled),
  ),
  allowed("A field gets a value that the lock of another does not name.", async () =>
    append(await withForm(locking("(altul)")), ...filled),
  ),
  abused("A field gets a value where the certification forbids it.", async () =>
    append(await withForm(certified(1)), ...filled),
  ),
  abused("A field gets a value that the signature locks.", async () =>
    append(await withForm(locking("(nume)")), ...filled),
  ),
  abused(
    "A field without a value gets an appearance alone.",
    async () => append(await withForm(), shown("Ion")),
    "it allows an appearance without a value",
  ),
  abused("A field gets a value, and another place.", async () =>
    append(await withForm(), fieldText("/V(Ion)", "", "[0 0 300 200]"), shown("Ion")),
  ),
  abused("A field gets a value, and a script.", async () =>
    append(
      await withForm(),
      fieldText("/V(Ion)", "/AA<</K<</S/JavaScript/JS(app.alert\\(1\\))>>>>"),
      shown("Ion"),
    ),
  ),
  abused("A field gets a value, and the page another content.", async () =>
    append(await withForm(), ...filled, otherContent),
  ),
  abused("A field gets a value, and its appearance is the page's content too.", async () => {
    const page = sample.page("/Annots[12 0 R 30 0 R]", "[4 0 R 13 0 R]");
    const bytes = await sign(sampleWith(blank), {
      others: "12 0 R ",
      annotations: "12 0 R ",
      contents: "[4 0 R 13 0 R]",
    });
    return append(bytes, ...filled, page);
  }),
];

/* Annotations. */

const note = (more = ""): RawObject => ({
  number: 48,
  body: `<</Type/Annot/Subtype/Text/Rect[10 10 30 30]/Contents(Citit)${more}>>`,
});
const annotated = (bytes: Buffer, more = ""): Buffer =>
  append(bytes, sample.page("/Annots[30 0 R 48 0 R]"), note(more));

const annotations: CorpusFile[] = [
  {
    ...allowed("An annotation is added where the certification allows it.", async () =>
      annotated(await sign(sampleWith(), certified(3))),
    ),
    pyHankoSays: "its rules know no annotation that a certification allows",
  },
  abused("An annotation is added where the certification allows only values.", async () =>
    annotated(await sign(sampleWith(), certified(2))),
  ),
  abused(
    "An annotation is added where the certification allows it, and it runs a script.",
    async () => annotated(await sign(sampleWith(), certified(3)), "/A<</S/JavaScript/JS(app.alert\\(1\\))>>"),
    "it does not look at the actions of annotations",
  ),
  abused("An annotation is added where the certification allows it, and the content is another.", async () =>
    append(annotated(await sign(sampleWith(), certified(3))), otherContent),
  ),
];

/* What the catalog says of the file. */

const form = "/AcroForm<</Fields[30 0 R]/SigFlags 3>>";
const metadata: RawObject = {
  number: 48,
  body: stream("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>", "/Type/Metadata/Subtype/XML"),
};
const extensions =
  "/Extensions<</ESIC<</BaseVersion/1.7/ExtensionLevel 1>>/ISO_[<</BaseVersion/2.0/ExtensionLevel 32001>>]>>";
const withCatalog = async (more: string, ...objects: RawObject[]): Promise<Buffer> =>
  append(await sign(sampleWith()), sample.catalog(form + more), ...objects);

const catalog: CorpusFile[] = [
  allowed("The catalog gets a version, extensions and metadata.", () =>
    withCatalog(`/Version/2.0${extensions}/Metadata 48 0 R`, metadata),
  ),
  allowed("The form gets a font, and a default appearance.", async () =>
    append(
      await sign(sampleWith()),
      sample.catalog(
        "/AcroForm<</Fields[30 0 R]/SigFlags 3/DA(/Helv 0 Tf 0 g )/DR<</Font<</Helv 5 0 R>>>>>>",
      ),
    ),
  ),
  abused("The catalog's metadata are the content of the page.", () => withCatalog("/Metadata 4 0 R")),
  abused(
    "The catalog's version is none.",
    () => withCatalog("/Version/9.9"),
    "it does not look at the version",
  ),
  abused(
    "An extension names an object of the page.",
    () => withCatalog("/Extensions<</ESIC<</BaseVersion/1.7/ExtensionLevel 1/URL 4 0 R>>>>"),
    "it does not look at what an extension names",
  ),
  abused("The catalog gets a script beside its version.", () =>
    withCatalog("/Version/2.0/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>"),
  ),
];

/* Names that are shown. */

const painted = (rect: string): SignWish => ({
  rect,
  fieldEntries: "/AP<</N 48 0 R>>",
  objects: [{ number: 48, body: stream("0 0 300 200 re f", "/Type/XObject/Subtype/Form/BBox[0 0 300 200]") }],
  credential: credential("stranger"),
});

const shownNames: CorpusFile[] = [
  allowed(
    "A stranger signs, and shows a name on the page.",
    async () => signAgain(await sign(sampleWith()), painted("[200 10 290 40]")),
    ["VALIDA", "CERTIFICAT_NECUNOSCUT"],
  ),
  abused(
    "A stranger signs, and shows a name on a third of the page.",
    async () => signAgain(await sign(sampleWith()), painted("[0 0 300 70]")),
    "it allows an appearance of any size",
    [MODIFIED, "CERTIFICAT_NECUNOSCUT"],
  ),
  allowed(
    "An empty field is added, which a later revision signs.",
    async () => {
      const bytes = addField(await sign(sampleWith()));
      return sign(bytes, {
        number: 40,
        others: "30 0 R ",
        annotations: "30 0 R ",
        credential: credential("ion"),
        trailer: trailerOf(60),
        name: "Ion Ceban",
      });
    },
    ["VALIDA", "VALIDA"],
  ),
];

/* Objects in streams, and references to nothing. */

/** A revision whose objects are in a stream, with a stream of cross-references. */
function packed(bytes: Buffer, objects: RawObject[], listed = objects.map(({ number }) => number)): Buffer {
  const bodies = objects.map(({ body }) => String(body));
  const heads = objects.map(
    ({ number }, i) => `${number} ${bodies.slice(0, i).join(" ").length + (i > 0 ? 1 : 0)}`,
  );
  const head = `${heads.join(" ")} `;
  const data = deflateSync(Buffer.from(head + bodies.join(" "), "latin1"));
  const container = stream(data, `/Type/ObjStm/N ${objects.length}/First ${head.length}/Filter/FlateDecode`);
  const start = bytes.length;
  const first = Buffer.concat([Buffer.from("58 0 obj\n"), container, Buffer.from("\nendobj\n")]);
  const section = start + first.length;
  const entry = (kind: number, place: number, last: number): Buffer => {
    const found = Buffer.alloc(6);
    found.writeUInt8(kind, 0);
    found.writeUIntBE(place, 1, 4);
    found.writeUInt8(last, 5);
    return found;
  };
  const entries = [
    ...listed.map((number) => ({
      number,
      bytes: entry(
        2,
        58,
        objects.findIndex((one) => one.number === number),
      ),
    })),
    { number: 58, bytes: entry(1, start, 0) },
    { number: 59, bytes: entry(1, section, 0) },
  ];
  const index = entries.map(({ number }) => `${number} 1`).join(" ");
  const trailer = trailerOf(60)(sectionOf(bytes)).slice(2, -2);
  const body = stream(
    Buffer.concat(entries.map((one) => one.bytes)),
    `/Type/XRef/W[1 4 1]/Index[${index}]${trailer}`,
  );
  return Buffer.concat([
    bytes,
    first,
    Buffer.from("59 0 obj\n"),
    body,
    Buffer.from(`\nendobj\nstartxref\n${section}\n%%EOF\n`),
  ]);
}

const dangling = sampleWith([sample.page("/Thumb 55 0 R")]);
const versioned: RawObject = { number: 1, body: sample.catalog(`${form}/Version/2.0`).body };

const streams: CorpusFile[] = [
  allowed("A later revision has its objects in a stream.", async () =>
    packed(await sign(sampleWith()), [versioned]),
  ),
  abused("A later revision has another page in a stream.", async () =>
    packed(await sign(sampleWith()), [
      versioned,
      { number: 3, body: sample.page("/Annots[30 0 R]", "5 0 R").body },
    ]),
  ),
  abused(
    "The stream of a later revision holds an object that no section lists.",
    async () => packed(await sign(sampleWith()), [versioned, { number: 5, body: "<<>>" }], [1]),
    "it reads only objects that sections name",
  ),
  allowed("A page refers to an object that does not exist.", () => sign(dangling, { contents: "4 0 R" })),
  abused("A later revision defines an object to which the page refers.", async () => {
    const bytes = await sign(
      sampleWith([{ number: 7, body: "<</Nimic 55 0 R>>" }, sample.page("/PieceInfo 7 0 R")]),
      {
        contents: "4 0 R/PieceInfo 7 0 R",
      },
    );
    return append(bytes, { number: 55, body: text("Suma: 900 lei") });
  }),
];

export const laterChanges: CorpusFile[] = [...values, ...annotations, ...catalog, ...shownNames, ...streams];
