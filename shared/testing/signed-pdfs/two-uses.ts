import { stampOf } from "../../../localstack/signing-service/time-stamps.ts";
import type { CorpusFile } from "./corpus-file.ts";
import {
  bodyIn,
  certificateOf,
  credential,
  fieldObjects,
  keyOf,
  type SignWish,
  sample,
  sampleWith,
  sign,
  signAgain,
  trailerOf,
} from "./kit.ts";
import { appendRaw, type RawObject, signRaw, stream } from "./raw-pdf.ts";

/*
 * Objects that a later revision may change, used for a second purpose: a page that uses the catalog as the list of
 * its pictures draws the entries that the catalog gets. Also changes that compare as equal, or that change nothing
 * visible.
 */

const MODIFIED = "CONTINUT_MODIFICAT";
const STRANGER = "CERTIFICAT_NECUNOSCUT";
const FORM = "/AcroForm<</Fields[30 0 R]/SigFlags 3>>";

const other = (number: number): RawObject => ({
  number,
  body: stream(
    "1 1 1 rg 0 0 300 200 re f 0 0 0 rg BT /F1 24 Tf 40 120 Td (Suma: 900 lei) Tj ET",
    "/Type/XObject/Subtype/Form/BBox[0 0 300 200]/Resources<</Font<</F1 5 0 R>>>>",
  ),
});

const drawing = (operators: string): RawObject => ({
  number: 4,
  body: stream(`BT /F1 24 Tf 40 120 Td (Suma: 100 lei) Tj ET ${operators}`),
});

const pageWith = (resources: string, more = ""): RawObject => ({
  number: 3,
  body: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Resources<</Font<</F1 5 0 R>>${resources}>>/Contents 4 0 R${more}>>`,
});

/** Signs a file whose page has resources of its own, and perhaps further entries. */
const signWith = (
  resources: string,
  objects: RawObject[],
  { page = "", ...wish }: SignWish & { page?: string } = {},
): Promise<Buffer> =>
  signRaw(sampleWith([pageWith(resources, page), ...objects]), {
    credential: credential("ana"),
    trailer: trailerOf(60),
    objects: (dictionary) => [
      ...fieldObjects(wish)(dictionary).filter(({ number }) => number !== 3),
      pageWith(resources, `/Annots[${wish.annotations ?? ""}30 0 R]${page}`),
    ],
  });

const changed = (bytes: Buffer, ...objects: RawObject[]): Buffer =>
  appendRaw(bytes, { objects, trailer: trailerOf(60) });

const empty: RawObject = {
  number: 12,
  body: "<</Type/Annot/Subtype/Widget/FT/Sig/T(Gol)/Rect[0 0 0 0]/F 132/P 3 0 R>>",
};

/** The empty field is a list of resources as well; a stranger signs it. */
async function strangerFills(resources: string, operators: string, more: { field?: string; value?: string }) {
  const lists = { others: "12 0 R ", annotations: "12 0 R " };
  const bytes = await signWith(resources, [drawing(operators), empty], lists);
  return signRaw(bytes, {
    credential: credential("stranger"),
    trailer: trailerOf(70),
    entries: more.value ?? "",
    objects: (dictionary) => [
      { number: 12, body: bodyIn(bytes, 12).replace("/F 132", `/F 132/V 61 0 R${more.field ?? ""}`) },
      { number: 61, body: dictionary },
      ...(more.field ? [other(62)] : []),
    ],
  });
}

const family = "object of two uses";

const uses: CorpusFile[] = [
  {
    family,
    made: "Info is the page's list of pictures: its ModDate covered another sum, and becomes a date.",
    verdicts: [MODIFIED],
    make: async () => {
      const cover = {
        number: 10,
        body: stream("1 1 1 rg 0 0 300 200 re f", "/Type/XObject/Subtype/Form/BBox[0 0 300 200]"),
      };
      const info = (date: string) => ({ number: 6, body: `<</Title(Contract)/ModDate ${date}>>` });
      const bytes = await signWith("/XObject 6 0 R", [drawing("/ModDate Do"), info("10 0 R"), cover]);
      return changed(bytes, info("(D:20270106)"));
    },
  },
  {
    family,
    made: "The catalog is the page's list of pictures, and gets Extensions, which is one.",
    verdicts: [MODIFIED],
    make: async () => {
      const bytes = await signWith("/XObject 1 0 R/Kept 10 0 R", [drawing("/Extensions Do"), other(10)]);
      return changed(bytes, sample.catalog(`${FORM}/Extensions 10 0 R`));
    },
  },
  {
    family,
    made: "An empty field is the page's list of pictures; a stranger signs it, and its AP is one.",
    verdicts: [MODIFIED, STRANGER],
    make: () => strangerFills("/XObject 12 0 R", "/AP Do", { field: "/AP 62 0 R" }),
  },
  {
    family,
    made: "An empty field is the page's list of graphics states; a stranger signs it, and the signature hides the text.",
    verdicts: [MODIFIED, STRANGER],
    make: () =>
      strangerFills("/ExtGState 12 0 R", "/V gs BT /F1 24 Tf 40 60 Td (Suma: 1 leu) Tj ET", {
        value: "/ca 0/CA 0",
      }),
  },
];

const revision = (made: string, revised: (bytes: Buffer) => RawObject[], verdict = MODIFIED): CorpusFile => ({
  family: "incremental saving",
  made,
  verdicts: [verdict],
  make: async () => {
    const bytes = await sign(sampleWith());
    return changed(bytes, ...revised(bytes));
  },
});

const catalogGets = (key: string): CorpusFile =>
  revision(`The catalog gets ${key}.`, () => [sample.catalog(FORM + key)]);

const formGets = (key: string, reason?: string): CorpusFile => ({
  ...revision(`The form gets ${key}.`, () => [
    sample.catalog(`/AcroForm<</Fields[30 0 R]/SigFlags 3${key}>>`),
  ]),
  ...(reason === undefined ? {} : { pyHankoSays: reason }),
});

const FORM_REASON = "it allows how forms are filled in to change, which changes what is shown";

const keys: CorpusFile[] = [
  ...["toString", "hasOwnProperty", "__proto__", "constructor", "valueOf"].map((key) =>
    catalogGets(`/${key}(x)`),
  ),
  ...[
    "/OCProperties<</OCGs[]/D<<>>>>",
    "/AF[6 0 R]",
    "/Names<</JavaScript 6 0 R>>",
    "/NeedsRendering true",
  ].map(catalogGets),
  formGets("/XFA(x)"),
  formGets("/toString(x)"),
  formGets("/NeedAppearances true", FORM_REASON),
  ...["/Rotate 180", "/MediaBox[0 0 100 100]", "/Resources<</Font<</F1 6 0 R>>>>"].map((key) =>
    revision(`The tree of pages gets ${key}, which its pages inherit.`, () => [
      { number: 2, body: `<</Type/Pages/Kids[3 0 R]/Count 1${key}>>` },
    ]),
  ),
  ...["/UserUnit 2", "/CropBox[0 0 1 1]", "/AA<<>>"].map((key) =>
    revision(`The page gets ${key}.`, () => [sample.page(`/Annots[30 0 R]${key}`)]),
  ),
  revision("The form's flags say no more that there are signatures.", () => [
    sample.catalog("/AcroForm<</Fields[30 0 R]/SigFlags 0>>"),
  ]),
  revision("The signed field is hidden.", (bytes) => [
    { number: 30, body: bodyIn(bytes, 30).replace("/F 132", "/F 2") },
  ]),
  revision("A security store names the page's content and its font.", () => [
    sample.catalog(`${FORM}/DSS<</Certs[4 0 R]/OCSPs[5 0 R]>>`),
  ]),
  revision("A security store has an entry for a signature that is none.", () => [
    sample.catalog(`${FORM}/DSS<</VRI<</toString<</Cert[47 0 R]>>>>>>`),
    { number: 47, body: stream(certificateOf("root").raw) },
  ]),
  revision(
    "A security store has an entry for the signature.",
    () => [
      sample.catalog(`${FORM}/DSS<</VRI<</${"0123456789".repeat(4)}<</Cert[47 0 R]>>>>/Certs[47 0 R]>>`),
      { number: 47, body: stream(certificateOf("root").raw) },
    ],
    "VALIDA",
  ),
  revision(
    "The catalog gets Extensions, as a writer of a store says.",
    () => [sample.catalog(`${FORM}/Extensions<</ESIC<</BaseVersion/1.7/ExtensionLevel 5>>>>`)],
    "VALIDA",
  ),
];

const encoded = (code: string): RawObject => ({
  number: 5,
  body: `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/Differences[${code}/nine]>>>>`,
});

const numbers: CorpusFile[] = [
  {
    family: "equal numbers",
    made: "The page is turned by 90, then by 90.0, which some readers do not take.",
    verdicts: [MODIFIED],
    make: async () =>
      changed(await signWith("", [], { page: "/Rotate 90" }), pageWith("", "/Annots[30 0 R]/Rotate 90.0")),
  },
  {
    family: "equal numbers",
    made: "A font's code 49.0, which some readers do not take, becomes 49: another digit is shown.",
    verdicts: [MODIFIED],
    make: async () => changed(await sign(sampleWith([encoded("49.0")])), encoded("49")),
  },
  {
    family: "good",
    made: "A program writes the texts of Info again in UTF-16, and adds when it did so.",
    verdicts: ["VALIDA"],
    make: async () => {
      const title = Buffer.from("\ufeffContract", "utf16le").swap16().toString("hex");
      const info = `<</Title<${title}>/Producer(proba; alta)/ModDate(D:20270106)>>`;
      return changed(await sign(sampleWith()), { number: 6, body: info });
    },
  },
  {
    family: "good",
    made: "Signed by two, the second with a writer that writes 0.0 of a page's box as 0.",
    verdicts: ["VALIDA", "VALIDA"],
    make: async () => {
      const real = (body: RawObject): RawObject => ({
        ...body,
        body: String(body.body).replace("[0 0 300", "[0.0 0 300"),
      });
      const bytes = await signRaw(sampleWith([real(sample.page())]), {
        credential: credential("ana"),
        trailer: trailerOf(32),
        objects: (dictionary) =>
          fieldObjects()(dictionary).map((one) => (one.number === 3 ? real(one) : one)),
      });
      return signAgain(bytes);
    },
  },
];

const INVISIBLE = "it allows an appearance of any new signature field, signed or not";

const fields: CorpusFile[] = [
  {
    family: "sneaky signature",
    made: "A stranger's field without an area is an annotation of the kind Text, which has an icon.",
    verdicts: [MODIFIED, STRANGER],
    pyHankoSays: INVISIBLE,
    make: async () =>
      signRaw(await sign(sampleWith()), {
        credential: credential("stranger"),
        trailer: trailerOf(60),
        objects: (dictionary) =>
          fieldObjects({
            number: 40,
            others: "30 0 R ",
            annotations: "30 0 R ",
            rect: "[40 120 40 120]",
          })(dictionary).map((one) =>
            one.number === 40 ? { ...one, body: String(one.body).replace("/Widget", "/Text") } : one,
          ),
      }),
  },
  {
    family: "sneaky signature",
    made: "A stranger's field has two borders beyond all numbers: whether they are equal depends on the reader.",
    verdicts: [MODIFIED, STRANGER],
    pyHankoSays: INVISIBLE,
    make: async () =>
      signAgain(await sign(sampleWith()), {
        credential: credential("stranger"),
        rect: `[${"1".padEnd(400, "0")} 0 ${"2".padEnd(400, "0")}.0 200]`,
        fieldEntries: "/AP<</N 48 0 R>>",
        objects: [other(48)],
      }),
  },
  {
    family: "good",
    made: "Signed by two; the second signature is a stranger's, without an area, with borders and colours that nobody sees.",
    verdicts: ["VALIDA", STRANGER],
    make: async () =>
      signAgain(await sign(sampleWith()), {
        credential: credential("stranger"),
        fieldEntries: "/BS<</W 200/S/S>>/MK<</BC[1 0 0]/BG[1 0 0]>>/Border[0 0 200]",
      }),
  },
  {
    family: "good",
    made: "A time stamp of the document is appended by an authority whose clock is two minutes ahead.",
    verdicts: ["VALIDA"],
    make: async () =>
      signAgain(await sign(sampleWith()), {
        subFilter: "ETSI.RFC3161",
        content: async (digest) =>
          stampOf(digest, {
            authority: { key: keyOf("stamping"), certificate: certificateOf("stamping") },
            at: new Date("2027-02-01T00:02:00Z"),
          }),
      }),
  },
];

export const twoUses: CorpusFile[] = [...uses, ...keys, ...numbers, ...fields];
