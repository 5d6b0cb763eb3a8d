import { describe, expect, it } from "vitest";
import { stampOf } from "../../../../localstack/signing-service/time-stamps.ts";
import { drawn } from "../../../../shared/testing/drawn.ts";
import { seededRandom } from "../../../../shared/testing/random.ts";
import {
  certificateOf,
  credential,
  identity,
  keyOf,
  trust,
} from "../../../../shared/testing/signed-pdfs/kit.ts";
import {
  ASICE,
  ASICS,
  asicXades,
  contents,
  enveloped,
  EXCLUSIVE,
  entryOf,
  type Files,
  manifestOf,
  sha256,
  signatureOf,
  zipped,
} from "../../../../shared/testing/signed-xml/kit.ts";
import { zipOf } from "../../../../shared/text/zip.ts";
import { judgeFile } from "../file-judging.ts";
import { makeSignature } from "../make-signature.ts";

const judged = (files: Files | Buffer) => judgeFile(Buffer.isBuffer(files) ? files : zipped(files), trust);
const verdictsOf = async (files: Files | Buffer) =>
  ((await judged(files)).signatures ?? []).map(({ status, motiv }) => motiv ?? status);

const p7s = (content: string | Buffer, isTimed = true): Promise<Buffer> =>
  makeSignature({
    digest: sha256(content),
    credential: credential("ana"),
    service: { stamp: async () => undefined },
    ...(isTimed ? { signingTime: new Date("2027-01-31T10:00:00Z") } : {}),
  });

const SIGNATURE = "META-INF/signature001.p7s";
const MANIFEST = "META-INF/ASiCManifest001.xml";
const XADES = "META-INF/signatures001.xml";

/** Many files with one CAdES signature, over a list of them. */
async function asicCades(files: Files = contents): Promise<Files> {
  const manifest = manifestOf(SIGNATURE, files);
  return { mimetype: ASICE, ...files, [MANIFEST]: manifest, [SIGNATURE]: await p7s(manifest) };
}

const simple = async (): Promise<Files> => ({
  mimetype: ASICS,
  "contract.txt": "Suma: 100 lei",
  "META-INF/signature.p7s": await p7s("Suma: 100 lei"),
});

const simpleXades = (): Files => {
  const parts = [{ uri: "contract.txt", bytes: "Suma: 100 lei" }];
  return {
    mimetype: ASICS,
    "contract.txt": "Suma: 100 lei",
    "META-INF/signatures.xml": signatureOf({ parts }),
  };
};

/** A stamp over the signature and its files, through a list. */
async function archived(): Promise<Files> {
  const { mimetype = "", ...files } = await asicCades();
  const list = manifestOf("META-INF/timestamp001.tst", files);
  const at = new Date("2027-01-31T12:00:00Z");
  const token = stampOf(sha256(list), { authority: identity("stamping"), at });
  return {
    mimetype,
    ...files,
    "META-INF/ASiCArchiveManifest.xml": list,
    "META-INF/timestamp001.tst": token,
  };
}

describe("a container", () => {
  it.each([
    ["ASiC-E with XAdES", async () => asicXades()],
    ["ASiC-E with CAdES", asicCades],
    ["of a type of its own (bdoc)", async () => ({ ...asicXades(), mimetype: "application/vnd.bdoc-1.0" })],
    ["without its type", async () => without(asicXades(), "mimetype")],
  ])("a container %s is VALIDA, and lists its files with the signature of each", async (_, make) => {
    expect(await judged(await make())).toMatchObject({
      kind: "ASIC",
      signatures: [
        {
          status: "VALIDA",
          nivel: "B-B",
          semnatar: "Ana Rusu",
          acopera: ["contract.txt", "anexe/plan.txt"],
        },
      ],
      contents: [
        { nume: "contract.txt", dimensiune: 13, semnaturi: [1] },
        { nume: "anexe/plan.txt", dimensiune: 7, semnaturi: [1] },
      ],
    });
  });

  it.each([
    ["CAdES", simple],
    ["XAdES", async () => simpleXades()],
  ])("a container of one file, ASiC-S with %s, is VALIDA; with a second file it is none", async (_, make) => {
    const files = await make();
    expect(await verdictsOf(files)).toEqual(["VALIDA"]);
    expect(await verdictsOf({ ...files, "alt.txt": "x" })).toEqual(["FORMA_NEACCEPTATA"]);
  });

  it("a container with a stamp over its signature is judged at the time of the stamp; one over another list proves nothing", async () => {
    const files = await archived();
    expect((await judged(files)).signatures).toMatchObject([
      {
        status: "VALIDA",
        stampilaLa: new Date("2027-01-31T12:00:00Z"),
        timp: { sursa: "STAMPILA_DOCUMENTULUI" },
      },
    ]);
    const list = String(files["META-INF/ASiCArchiveManifest.xml"]);
    const other = {
      ...files,
      "META-INF/ASiCArchiveManifest.xml": list.replace("<asic:SigRef", " <asic:SigRef"),
    };
    const [verdict] = (await judged(other)).signatures ?? [];
    expect(verdict).toMatchObject({ status: "VALIDA", timp: { sursa: "VERIFICARE" } });
  });

  it("a container with signatures of two people over different files has both, and each covers its own", async () => {
    const { mimetype = "", [XADES]: first = "", ...files } = asicXades({ "a.txt": "a" });
    const second = signatureOf({ id: "T", parts: [{ uri: "b.txt", bytes: "b" }] });
    const both = { mimetype, ...files, "b.txt": "b", [XADES]: first, "META-INF/signatures002.xml": second };
    expect((await judged(both)).contents).toMatchObject([
      { nume: "a.txt", dimensiune: 1, semnaturi: [1] },
      { nume: "b.txt", dimensiune: 1, semnaturi: [2] },
    ]);
    expect(await verdictsOf(both)).toEqual(["VALIDA", "VALIDA"]);
  });

  it("an archive that is no container has no signatures; one with signatures of another standard is named", async () => {
    expect(await judged({ "a.txt": "a" })).toEqual({ kind: "NECUNOSCUT", signatures: [] });
    const odf = {
      mimetype: "application/vnd.oasis.opendocument.text",
      "META-INF/documentsignatures.xml": "<a/>",
    };
    expect(await judged(odf)).toMatchObject({ kind: "ODF", signatures: null });
    expect(await judged({ "_xmlsignatures/sig1.xml": "<a/>" })).toMatchObject({
      kind: "OOXML",
      signatures: null,
    });
  });
});

const without = (files: Files, name: string): Files =>
  Object.fromEntries(Object.entries(files).filter(([one]) => one !== name));

/** A container whose archive has these entries besides. */
const withEntries = (files: Files, ...more: [name: string, content: string][]): Buffer =>
  zipOf([
    ...Object.entries(files).map(([name, content]) => entryOf(name, content)),
    ...more.map(([name, content]) => entryOf(name, content)),
  ]);

/** The archive with another name in one of its two places of names. */
function renamed(bytes: Buffer, from: string, to: string, isLast: boolean): Buffer {
  const changed = Buffer.from(bytes);
  changed.write(to, isLast ? bytes.lastIndexOf(from) : bytes.indexOf(from), "latin1");
  return changed;
}

const strange = { key: keyOf("stranger"), certificate: certificateOf("stranger") };

const attacks: [
  made: string,
  make: () => Promise<Files | Buffer> | Files | Buffer,
  verdict: string | string[],
][] = [
  ["another content", () => ({ ...asicXades(), "contract.txt": "Suma: 900 lei" }), "CONTINUT_MODIFICAT"],
  [
    "another content (CAdES)",
    async () => ({ ...(await asicCades()), "contract.txt": "Suma: 900 lei" }),
    "CONTINUT_MODIFICAT",
  ],
  [
    "another content (ASiC-S)",
    async () => ({ ...(await simple()), "contract.txt": "Suma: 900 lei" }),
    "CONTINUT_MODIFICAT",
  ],
  ["a file less", () => without(asicXades(), "anexe/plan.txt"), "CONTINUT_LIPSA"],
  ["a file less (CAdES)", async () => without(await asicCades(), "anexe/plan.txt"), "CONTINUT_LIPSA"],
  ["a file more", () => ({ ...asicXades(), "anexe/alt.txt": "x" }), "ACOPERIRE_PARTIALA"],
  ["a file more (CAdES)", async () => ({ ...(await asicCades()), "alt.txt": "x" }), "ACOPERIRE_PARTIALA"],
  [
    "a file more among its own",
    () => ({ ...asicXades(), "META-INF/contract.pdf": "x" }),
    "ACOPERIRE_PARTIALA",
  ],
  [
    "a file more, which a broken signature refers to",
    () => ({
      ...asicXades(),
      "alt.txt": "x",
      "META-INF/signatures002.xml": signatureOf({
        parts: [{ uri: "alt.txt", bytes: "x" }],
        value: () => Buffer.alloc(256),
      }),
    }),
    ["ACOPERIRE_PARTIALA", "SEMNATURA_CORUPTA"],
  ],
  [
    "another list",
    async () => ({
      ...(await asicCades()),
      [MANIFEST]: manifestOf(SIGNATURE, { "contract.txt": "Suma: 900 lei" }),
      "contract.txt": "Suma: 900 lei",
    }),
    "CONTINUT_MODIFICAT",
  ],
  [
    "a second list for the signature, in front",
    async () => ({
      mimetype: ASICE,
      "META-INF/ASiCManifest000.xml": manifestOf(SIGNATURE, { "alt.txt": "x" }),
      "alt.txt": "x",
      ...(await asicCades()),
    }),
    "CONTINUT_MODIFICAT",
  ],
  [
    "a list without its signature's name",
    async () => ({ ...(await asicCades()), [MANIFEST]: manifestOf("META-INF/alt.p7s", contents) }),
    "CONTINUT_LIPSA",
  ],
  ["the signature of a stranger", () => asicXades(contents, strange), "CERTIFICAT_NECUNOSCUT"],
  [
    "a comment that splits a text in a file of which the canonical form is signed",
    () => {
      const document = "<plata><suma>100</suma></plata>";
      const parts = [{ uri: "plata.xml", transforms: [EXCLUSIVE], bytes: document }];
      const files = { "plata.xml": document.replace("100", "1<!-- -->00") };
      return { mimetype: ASICE, ...files, [XADES]: signatureOf({ parts }) };
    },
    "ACOPERIRE_PARTIALA",
  ],
  [
    "no time of signing",
    async () => {
      const manifest = manifestOf(SIGNATURE, contents);
      return { mimetype: ASICE, ...contents, [MANIFEST]: manifest, [SIGNATURE]: await p7s(manifest, false) };
    },
    "FORMA_NEACCEPTATA",
  ],
  ["no content", () => asicXades({}), "FORMA_NEACCEPTATA"],
  [
    "a signature of a document of its own",
    () => ({ mimetype: ASICE, "alt.txt": "x", [XADES]: enveloped() }),
    "ACOPERIRE_PARTIALA",
  ],
  [
    "a signature that is none",
    () => ({ mimetype: ASICE, "alt.txt": "x", [XADES]: "<a", [SIGNATURE]: "x" }),
    ["SEMNATURA_CORUPTA", "SEMNATURA_CORUPTA"],
  ],
  [
    "two entries of one name",
    () => withEntries(asicXades(), ["contract.txt", "Suma: 900 lei"]),
    "SEMNATURA_CORUPTA",
  ],
  [
    "two names that differ in case",
    () => withEntries(asicXades(), ["Contract.TXT", "Suma: 900 lei"]),
    "ACOPERIRE_PARTIALA",
  ],
  [
    "two spellings of one name",
    () => withEntries(asicXades({ "an\u0103.txt": "1" }), ["ana\u0306.txt", "2"]),
    "ACOPERIRE_PARTIALA",
  ],
  ["a name that leads out", () => withEntries(asicXades(), ["../contract.txt", "x"]), "ACOPERIRE_PARTIALA"],
  ["a name from the root", () => withEntries(asicXades(), ["/contract.txt", "x"]), "ACOPERIRE_PARTIALA"],
  [
    "a name with the separators of another system",
    () => withEntries(asicXades(), ["..\\contract.txt", "x"]),
    "ACOPERIRE_PARTIALA",
  ],
  [
    "another name in front of a file",
    () => renamed(zipped(asicXades()), "contract.txt", "contract.exe", false),
    "SEMNATURA_CORUPTA",
  ],
  [
    "another name in the directory",
    () => renamed(zipped(asicXades()), "contract.txt", "contract.exe", true),
    "SEMNATURA_CORUPTA",
  ],
  ["a file that the directory does not have", () => hidden(), "SEMNATURA_CORUPTA"],
  [
    "bytes in front",
    () => Buffer.concat([Buffer.from("PK\u0003\u0004"), zipped(asicXades())]),
    "SEMNATURA_CORUPTA",
  ],
];

/** An entry before the directory that the directory leaves out: readers from the start see it. */
function hidden(): Buffer {
  const all = zipped({ ...asicXades(), "alt.txt": "Suma: 900 lei" });
  const known = zipped(asicXades());
  const directory = all.indexOf("PK\u0001\u0002");
  const from = known.indexOf("PK\u0001\u0002");
  const tail = Buffer.from(known.subarray(from));
  tail.writeUInt32LE(directory, tail.length - 6);
  return Buffer.concat([all.subarray(0, directory), tail]);
}

describe("an attack on a container", () => {
  it.each(attacks)("an attack on a container by %s is not VALIDA", async (_, make, verdict) => {
    expect(await verdictsOf(await make())).toEqual(Array.isArray(verdict) ? verdict : [verdict]);
  });

  it("an attack on a container by any change of a byte leaves the signed files, or is not VALIDA", async () => {
    const draw = seededRandom("asic");
    const forms = [asicXades(), await asicCades(), await simple(), simpleXades(), await archived()].map(
      zipped,
    );
    for (let i = 0; i < drawn(1_000); i += 1) {
      const before = forms[i % forms.length] ?? Buffer.alloc(0);
      const bytes = Buffer.from(before);
      const at = Math.floor(draw() * bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 + Math.floor(draw() * 255));
      const { signatures, contents: files } = await judged(bytes);
      if ((signatures ?? []).every(({ status }) => status !== "VALIDA")) continue;
      expect(files).toEqual((await judged(before)).contents);
    }
  });
});
