import type { CorpusFile } from "./corpus-file.ts";
import {
  addField,
  certificateOf,
  credential,
  packed,
  sample,
  sampleWith,
  sign,
  signAgain,
  type SignWish,
  text,
  trailerOf,
} from "./kit.ts";
import { appendRaw, type RawObject, stream } from "./raw-pdf.ts";

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

const dangling = sampleWith([sample.page("/Thumb 55 0 R")]);
const versioned: RawObject = { number: 1, body: sample.catalog(`${form}/Version/2.0`).body };

const streams: CorpusFile[] = [
  allowed("A later revision has its objects in a stream.", async () =>
    packed(await sign(sampleWith()), [versioned]),
  ),
  {
    ...allowed("The stream of a later section calls itself free.", async () =>
      packed(await sign(sampleWith()), [versioned], { freed: [59] }),
    ),
    pyHankoSays: "it allows no number to become free, also not that of the section itself",
  },
  abused("The stream of a later section calls an object of the page free.", async () =>
    packed(await sign(sampleWith()), [versioned], { freed: [4] }),
  ),
  abused("A later revision has another page in a stream.", async () =>
    packed(await sign(sampleWith()), [
      versioned,
      { number: 3, body: sample.page("/Annots[30 0 R]", "5 0 R").body },
    ]),
  ),
  abused(
    "The stream of a later revision holds an object that no section lists.",
    async () => packed(await sign(sampleWith()), [versioned, { number: 5, body: "<<>>" }], { listed: [1] }),
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

/* The structure of a tagged file. */

const tree = "/StructTreeRoot 14 0 R/MarkInfo<</Marked true>>";
const root = (more = ""): RawObject => ({
  number: 14,
  body: `<</Type/StructTreeRoot/K[15 0 R]/ParentTree 17 0 R/ParentTreeNextKey 1${more}>>`,
});
const top = (kids = "[16 0 R]", more = ""): RawObject => ({
  number: 15,
  body: `<</Type/StructElem/S/Document/P 14 0 R/K${kids}${more}>>`,
});
const paragraph = (more = "/K 0"): RawObject => ({
  number: 16,
  body: `<</Type/StructElem/S/P/P 15 0 R/Pg 3 0 R${more}>>`,
});
const parents = (more = "", first = "[16 0 R]"): RawObject => ({
  number: 17,
  body: `<</Nums[0 ${first}${more}]>>`,
});
const tagged = sampleWith([sample.catalog(tree), root(), top(), paragraph(), parents()]);
const element = (more = "", kid = "<</Type/OBJR/Obj 40 0 R>>"): RawObject => ({
  number: 48,
  body: `<</Type/StructElem/S/Form/P 15 0 R/Pg 3 0 R/K${kid}${more}>>`,
});
const keyed = root().body.toString().replace("NextKey 1", "NextKey 2");
const tagging = [{ number: 14, body: keyed }, top("[16 0 R 48 0 R]"), parents(" 1 48 0 R")];

/** A second signature of a tagged file, whose field is named in the structure. */
const signTagged = async (objects: RawObject[], wish: SignWish = {}): Promise<Buffer> =>
  signAgain(await sign(tagged, { catalogEntries: tree }), {
    catalogEntries: tree,
    fieldEntries: "/StructParent 1",
    objects,
    ...wish,
  });
const bothChanged = [MODIFIED, "VALIDA"];

const structure: CorpusFile[] = [
  {
    ...allowed(
      "A second signature's field gets an element of the structure.",
      () => signTagged([element(), ...tagging]),
      ["VALIDA", "VALIDA"],
    ),
    pyHankoSays: "its rules know no such element in these places",
  },
  abused(
    "The element of a new field has a text of its own for readers that read aloud.",
    () => signTagged([element("/ActualText(Suma: 900 lei)"), ...tagging]),
    undefined,
    bothChanged,
  ),
  abused(
    "The element of a new field is one of the page's content.",
    () => signTagged([element("", " 0"), ...tagging]),
    undefined,
    bothChanged,
  ),
  abused(
    "The element of a new field is one of another field.",
    () => signTagged([element("", "<</Type/OBJR/Obj 30 0 R>>"), ...tagging]),
    undefined,
    bothChanged,
  ),
  abused(
    "With a new field, the page's content gets another text for readers that read aloud.",
    () => signTagged([element(), ...tagging, paragraph("/K 0/ActualText(Suma: 900 lei)")]),
    undefined,
    bothChanged,
  ),
  abused(
    "With a new field, the page's content leaves the structure.",
    () => signTagged([element(), tagging[0] ?? root(), top("[48 0 R]"), parents(" 1 48 0 R")]),
    undefined,
    bothChanged,
  ),
  abused(
    "With a new field, the page's content is found under the new element.",
    () => signTagged([element(), ...tagging.slice(0, 2), parents(" 1 48 0 R", "[48 0 R]")]),
    undefined,
    bothChanged,
  ),
  abused(
    "With a new field, the names of the structure get other meanings.",
    () => {
      const mapped = { number: 14, body: keyed.replace(">>", "/RoleMap<</P/Artifact>>>>") };
      return signTagged([element(), mapped, ...tagging.slice(1)]);
    },
    undefined,
    bothChanged,
  ),
];

/* What surrounds a revision. */

const remarked = async (remark: string): Promise<Buffer> => {
  const bytes = append(await sign(sampleWith()), versioned);
  const at = bytes.lastIndexOf("startxref");
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(remark), bytes.subarray(at)]);
};
const followed = async (by: string): Promise<Buffer> =>
  Buffer.concat([await sign(sampleWith()), Buffer.from(by, "latin1")]);

const around: CorpusFile[] = [
  allowed("A program names itself by numbers before the end of its revision.", () =>
    remarked("%7356f-4ed6a-5.5.13-SNAPSHOT\n"),
  ),
  abused(
    "A comment before the end of a revision begins as an object does.",
    () => remarked("%4 0 obj\n"),
    "it ignores comments",
  ),
  abused(
    "A comment before the end of a revision is followed by an object.",
    () => remarked(`%7356f\n4 0 obj\n${otherContent.body.toString("latin1")}\nendobj\n`),
    "it reads only objects that sections name; some readers repair files, and search",
  ),
  allowed("White space follows the end of the file.", () => followed("\r\n\n")),
  abused("Bytes of zero follow the end of the file.", () => followed("\0\0"), "it ignores what follows"),
  abused(
    "A comment follows the end of the file.",
    () => followed("%Suma: 900 lei\n"),
    "it ignores what follows",
  ),
  abused(
    "So much white space follows that readers do not find the end of the file.",
    () => followed(" ".repeat(2000)),
    "it ignores what follows",
  ),
];

/* Later signatures that are broken. */

const CORRUPT = "SEMNATURA_CORUPTA";
const broken: SignWish = { content: async () => Buffer.from("3003020101", "hex") };
const brokenAfter = async (wish: SignWish, first: SignWish = {}): Promise<Buffer> =>
  signAgain(await sign(sampleWith(), first), { ...broken, ...wish });

const brokenLater: CorpusFile[] = [
  {
    ...allowed("A later signature is broken, and its field shows nothing.", () => brokenAfter({}), [
      "VALIDA",
      CORRUPT,
    ]),
    pyHankoSays: "it cannot read the broken signature",
  },
  abused(
    "A later signature is broken, and its field shows a name.",
    () => brokenAfter({ ...painted("[200 10 290 40]"), ...broken }),
    "it allows an appearance of any new signature field, signed or not",
    [MODIFIED, CORRUPT],
  ),
  abused(
    "A later signature is broken, and the signature before it allows none.",
    () => brokenAfter({}, certified(1)),
    undefined,
    [MODIFIED, CORRUPT],
  ),
  abused(
    "A later signature is broken, and the page has another content.",
    () => brokenAfter({ objects: [otherContent] }),
    undefined,
    [MODIFIED, CORRUPT],
  ),
];

/* Objects that are not used. */

const certificate = (): Buffer => certificateOf("root").raw;
const store = sample.catalog(`${form}/DSS 50 0 R`);
const used: RawObject[] = [
  { number: 50, body: "<</Certs[51 0 R]>>" },
  { number: 51, body: stream(certificate()) },
];
const unusedStore = (bytes: Buffer): RawObject[] => [
  { number: 52, body: `<</Type/VRI/${"AB".repeat(20)} 53 0 R>>` },
  { number: 53, body: "<</Cert 54 0 R>>" },
  { number: 54, body: "[55 0 R]" },
  { number: 55, body: stream(bytes) },
];
const widget = (more: string): RawObject => ({
  number: 49,
  body: `<</Type/Annot/Subtype/Widget/Rect[200 10 290 40]/F 132/AP<</N 48 0 R>>${more}>>`,
});

const unused: CorpusFile[] = [
  allowed("A store is written twice, and the last one is used.", async () =>
    append(await sign(sampleWith()), store, ...used, ...unusedStore(certificateOf("ion").raw)),
  ),
  abused(
    "A store that is not used holds another content of the page.",
    async () =>
      append(
        await sign(sampleWith()),
        store,
        ...used,
        ...unusedStore(Buffer.from("BT /F1 24 Tf 40 120 Td (Suma: 900 lei) Tj ET")),
      ),
    "it allows objects that are not used",
  ),
  allowed(
    "A second signature's field is written twice, once without its name.",
    async () => {
      const { objects = [], ...wish } = painted("[200 10 290 40]");
      const ion = { credential: credential("ion"), objects: [...objects, widget("")] };
      return signAgain(await sign(sampleWith()), { ...wish, ...ion });
    },
    ["VALIDA", "VALIDA"],
  ),
  abused(
    "A second signature's field is written twice, once with a script.",
    async () => {
      const { objects = [], ...wish } = painted("[200 10 290 40]");
      const script = widget("/A<</S/JavaScript/JS(app.alert\\(1\\))>>");
      const ion = { credential: credential("ion"), objects: [...objects, script] };
      return signAgain(await sign(sampleWith()), { ...wish, ...ion });
    },
    "it allows objects that are not used",
    bothChanged,
  ),
];

export const laterChanges: CorpusFile[] = [
  ...values,
  ...annotations,
  ...catalog,
  ...shownNames,
  ...streams,
  ...structure,
  ...around,
  ...brokenLater,
  ...unused,
];
