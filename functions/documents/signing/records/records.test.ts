import * as asn1 from "asn1js";
import { Attribute, SignedAndUnsignedAttributes } from "pkijs";
import { describe, expect, it } from "vitest";
import { stampOf } from "../../../../localstack/signing-service/time-stamps.ts";
import {
  asn1Record,
  FIRST,
  type RecordWish,
  xmlRecord,
} from "../../../../shared/testing/evidence-records/kit.ts";
import { drawn } from "../../../../shared/testing/drawn.ts";
import { seededRandom } from "../../../../shared/testing/random.ts";
import { credential, identity, NOW, trust } from "../../../../shared/testing/signed-pdfs/kit.ts";
import {
  ASICE,
  ASICS,
  type Files,
  manifestOf,
  sha256,
  zipped,
} from "../../../../shared/testing/signed-xml/kit.ts";
import { judgeFile } from "../file-judging.ts";
import { makeSignature } from "../make-signature.ts";
import { oids } from "../oids.ts";
import { edited } from "../testing.ts";

const DATA = "Suma: 100 lei";
const beside = { "contract.txt": DATA };
const contentsOf = (files: Record<string, string | Buffer>) =>
  Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
const judged = (file: Buffer, files: Record<string, string | Buffer> = beside) =>
  judgeFile(file, trust, contentsOf(files));
const proofsOf = async (file: Buffer, files?: Record<string, string | Buffer>) =>
  ((await judged(file, files)).proofs ?? []).map(({ status, motiv }) => motiv ?? status);

type Make = (wish: RecordWish) => Buffer;
const forms: [form: string, make: Make][] = [
  ["in ASN.1", asn1Record],
  ["in XML", xmlRecord],
];

/** Each row with each form. */
const inEachForm = <T extends unknown[]>(rows: [made: string, ...T][]) =>
  forms.flatMap(([form, make]) =>
    rows.map(([made, ...rest]): [form: string, made: string, make: Make, ...T] => [
      form,
      made,
      make,
      ...rest,
    ]),
  );

const sound: [made: string, wish: Partial<RecordWish>][] = [
  ["with one stamp", {}],
  ["without a tree", { isBare: true }],
  ["over several files", { data: [DATA, "Planul"] }],
  ["with a renewed stamp", { renewals: ["stamp"] }],
  ["with a renewed tree", { renewals: ["tree"] }],
  ["with many renewals", { renewals: ["stamp", "tree", "stamp", "tree", "tree", "stamp"] }],
];

const renewals: RecordWish["renewals"] = ["stamp", "tree"];
const flipped = (bytes: Buffer) => Buffer.from(bytes.map((byte) => byte ^ 1));
const other = (i: number) => (hashes: Buffer[], at: number) => (at === i ? hashes.map(flipped) : hashes);

const broken: [made: string, wish: Partial<RecordWish>, verdict: string, files: Record<string, string>][] = [
  ["without its file", {}, "CONTINUT_LIPSA", {}],
  ["with another file", {}, "CONTINUT_LIPSA", { "contract.txt": "Suma: 900 lei" }],
  ["with another file, and no tree", { isBare: true }, "CONTINUT_MODIFICAT", { a: "Suma: 900 lei" }],
  [
    "whose first tree was changed",
    { tree: ([one = [], ...rest]) => [one.map(flipped), ...rest] },
    "CONTINUT_LIPSA",
    beside,
  ],
  ["whose renewed stamp is over another one", { renewals, leaves: other(1) }, "CONTINUT_MODIFICAT", beside],
  ["whose renewed tree is over another chain", { renewals, leaves: other(2) }, "CONTINUT_MODIFICAT", beside],
  ["whose stamp is over another root", { root: flipped }, "CONTINUT_MODIFICAT", beside],
  [
    "whose renewed stamp is over another root",
    { renewals, root: (root, i) => (i === 1 ? flipped(root) : root) },
    "CONTINUT_MODIFICAT",
    beside,
  ],
  ["with a level less", { tree: (groups) => groups.slice(0, -1) }, "CONTINUT_MODIFICAT", beside],
  [
    "whose levels have another order",
    { tree: ([one = [], ...rest]) => [one, ...rest.toReversed()] },
    "CONTINUT_MODIFICAT",
    beside,
  ],
  [
    "whose stamps go back in time",
    { renewals: ["stamp"], times: [new Date("2027-01-20T10:00:00Z"), FIRST] },
    "CONTINUT_MODIFICAT",
    beside,
  ],
  ["of a stranger's stamps", { authority: identity("stranger") }, "CERTIFICAT_NECUNOSCUT", beside],
  ["of an authority that stamps nothing", { authority: identity("ana") }, "CERTIFICAT_NEPOTRIVIT", beside],
  [
    "with more stamps than any has",
    { renewals: Array.from({ length: 40 }, () => "stamp" as const) },
    "SEMNATURA_CORUPTA",
    beside,
  ],
  [
    "with more chains than any has",
    { renewals: Array.from({ length: 40 }, () => "tree" as const) },
    "SEMNATURA_CORUPTA",
    beside,
  ],
  ["from the future", { times: [new Date(+NOW + 3600_000)] }, "FORMA_NEACCEPTATA", beside],
];

describe("an evidence record", () => {
  it.each(inEachForm(sound))(
    "an evidence record %s, %s, proves its file since the first stamp, and is no signature",
    async (_, __, make, wish) => {
      expect(await judged(make({ data: [DATA], ...wish }))).toEqual({
        kind: "ERS",
        signatures: [],
        proofs: [
          {
            felDovada: "INREGISTRARE_DE_DOVEZI",
            status: "VALIDA",
            indicatie: "TOTAL_PASSED",
            la: FIRST,
            autoritate: expect.any(String) as string,
            acopera: ["contract.txt"],
            hash: expect.any(String) as string,
          },
        ],
      });
    },
  );

  it.each(inEachForm(broken))(
    "an evidence record %s, %s, proves nothing",
    async (_, __, make, wish, verdict, files) => {
      const { signatures, proofs } = await judged(make({ data: [DATA], ...wish }), files);
      expect([signatures, proofs?.map(({ motiv, acopera }) => [motiv, acopera])]).toEqual([
        [],
        [[verdict, []]],
      ]);
    },
  );

  it("an evidence record with any change of a byte proves the same, or nothing", async () => {
    const draw = seededRandom("records");
    const made = forms.map(([, make]) => make({ data: [DATA], renewals: ["stamp", "tree"] }));
    for (let i = 0; i < drawn(1_000); i += 1) {
      const bytes = Buffer.from(made[i % made.length] ?? "");
      const at = Math.floor(draw() * bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 + Math.floor(draw() * 255));
      for (const { status, la, acopera } of (await judged(bytes)).proofs ?? [])
        if (status === "VALIDA") expect([la, acopera]).toEqual([FIRST, ["contract.txt"]]);
    }
  });

  it("an evidence record of encrypted data, or of another version, is not read", async () => {
    const wish = { data: [DATA] };
    expect(await proofsOf(asn1Record(wish, Buffer.from("a1023000", "hex")))).toEqual(["SEMNATURA_CORUPTA"]);
    expect(await proofsOf(xmlRecord(wish, "<EncryptionInformation></EncryptionInformation>"))).toEqual([
      "SEMNATURA_CORUPTA",
    ]);
    const other = Buffer.from(xmlRecord(wish).toString().replace('Order="1"', 'Order="2"'));
    expect(await proofsOf(other)).toEqual(["SEMNATURA_CORUPTA"]);
  });

  it("an evidence record with more hashes than any has is not read", async () => {
    const tree = ([one = [], ...rest]: Buffer[][]) => [
      [...one, ...Array.from({ length: 100_000 }, () => Buffer.alloc(32))],
      ...rest,
    ];
    expect(await proofsOf(asn1Record({ data: [DATA], tree }))).toEqual(["SEMNATURA_CORUPTA"]);
  });

  it("an evidence record inside of another document is none of a file", async () => {
    const record = xmlRecord({ data: [DATA] });
    const other = Buffer.concat([Buffer.from(`<a>${" ".repeat(1024)}`), record, Buffer.from("</a>")]);
    expect(await judged(other)).toEqual({ kind: "NECUNOSCUT", signatures: [] });
  });

  it("an evidence record of a document of XML is over its canonical form", async () => {
    const record = xmlRecord({ data: ['<a b="1"></a>'] });
    expect(await proofsOf(record, { "a.xml": "<a  b='1'/>" })).toEqual(["VALIDA"]);
    expect(await proofsOf(record, { "a.xml": "<a  b='2'/>" })).toEqual(["CONTINUT_LIPSA"]);
  });

  it("a time stamp beside its file proves it, and is no signature; of another file it proves nothing", async () => {
    const token = stampOf(sha256(DATA), { authority: identity("stamping"), at: FIRST });
    expect(await judged(token, { altul: "x", ...beside })).toMatchObject({
      kind: "CMS",
      signatures: [],
      proofs: [{ felDovada: "MARCA_TEMPORALA", status: "VALIDA", la: FIRST, acopera: ["contract.txt"] }],
    });
    expect(await proofsOf(token, { "contract.txt": "Suma: 900 lei" })).toEqual(["CONTINUT_MODIFICAT"]);
    expect(await proofsOf(token, {})).toEqual(["CONTINUT_LIPSA"]);
  });
});

const p7s = (content: string | Buffer): Promise<Buffer> =>
  makeSignature({
    digest: sha256(content),
    credential: credential("ana"),
    service: { stamp: async () => undefined },
    signingTime: new Date("2027-01-09T10:00:00Z"),
  });

/** The file with evidence records among its unsigned attributes. */
const withRecords = (cms: Buffer, type: string, ...records: Buffer[]): Buffer =>
  edited(cms, (__, signer) => {
    const values = records.map((one) => asn1.fromBER(Uint8Array.from(one)).result);
    signer.unsignedAttrs = new SignedAndUnsignedAttributes({
      type: 1,
      attributes: [new Attribute({ type, values })],
    });
  });

const timesOf = async (file: Buffer, files?: Record<string, string>) =>
  ((await judged(file, files)).signatures ?? []).map(({ status, motiv, stampilaLa }) => [
    motiv ?? status,
    stampilaLa,
  ]);

describe("an evidence record in a CMS file", () => {
  it("an evidence record in a CMS file proves when its signature was there, also beside another record", async () => {
    const cms = edited(await p7s(DATA), () => {});
    const record = asn1Record({ data: [cms], renewals: ["stamp", "tree"] });
    expect(await timesOf(withRecords(cms, oids.internalEvidenceRecord, record))).toEqual([["VALIDA", FIRST]]);
    const second = asn1Record({ data: [cms], times: [new Date("2027-01-12T10:00:00Z")] });
    expect(await timesOf(withRecords(cms, oids.internalEvidenceRecord, second, record))).toEqual([
      ["VALIDA", FIRST],
    ]);
  });

  it("an evidence record in a CMS file that is external is over the content too, and proves nothing without it", async () => {
    const cms = edited(await p7s(DATA), () => {});
    const both = withRecords(cms, oids.externalEvidenceRecord, asn1Record({ data: [cms, DATA] }));
    expect(await timesOf(both)).toEqual([["VALIDA", FIRST]]);
    const alone = withRecords(cms, oids.externalEvidenceRecord, asn1Record({ data: [cms] }));
    expect(await timesOf(alone)).toEqual([["VALIDA", undefined]]);
  });

  it("an evidence record in a CMS file that is of another file, or is none, proves nothing, and takes nothing away", async () => {
    const cms = edited(await p7s(DATA), () => {});
    const of = (...records: Buffer[]) => withRecords(cms, oids.internalEvidenceRecord, ...records);
    for (const file of [
      of(asn1Record({ data: ["x"] })),
      of(asn1Record({ data: [DATA] })),
      of(Buffer.from("3000", "hex")),
    ])
      expect(await timesOf(file)).toEqual([["VALIDA", undefined]]);
  });
});

const RECORD = "META-INF/evidencerecord001.ers";
const MANIFEST = "META-INF/ASiCEvidenceRecordManifest001.xml";
const verdictsIn = async (files: Files) => {
  const { signatures, proofs = [] } = await judgeFile(zipped(files), trust);
  return [
    signatures?.map(({ status, motiv, stampilaLa }) => [motiv ?? status, stampilaLa]),
    proofs.map(({ status, motiv, acopera }) => [motiv ?? status, acopera]),
  ];
};

/** A container of files with a record of them, through a list. */
const recorded = (files: Files, data: Files = files): Files => ({
  mimetype: ASICE,
  ...files,
  [MANIFEST]: manifestOf(RECORD, files),
  [RECORD]: asn1Record({ data: Object.values(data) }),
});

describe("an evidence record in a container", () => {
  const files = { "a.txt": "a", "b.txt": "b" };

  it("a container with an evidence record or a stamp alone has no signature, and says what is proved", async () => {
    expect(await verdictsIn(recorded(files))).toEqual([[], [["VALIDA", ["a.txt", "b.txt"]]]]);
    const simple = {
      mimetype: ASICS,
      "a.txt": "a",
      "META-INF/evidencerecord.xml": xmlRecord({ data: ["a"] }),
      "META-INF/timestamp.tst": stampOf(sha256("a"), { authority: identity("stamping"), at: FIRST }),
    };
    expect(await verdictsIn(simple)).toEqual([
      [],
      [
        ["VALIDA", ["a.txt"]],
        ["VALIDA", ["a.txt"]],
      ],
    ]);
  });

  it("an evidence record in a container that lists a signature proves when it was there", async () => {
    const signature = "META-INF/signature001.p7s";
    const list = manifestOf(signature, files);
    const signed: Files = {
      ...files,
      "META-INF/ASiCManifest001.xml": list,
      [signature]: await p7s(list),
    };
    expect(await verdictsIn(recorded(signed))).toEqual([
      [["VALIDA", FIRST]],
      [["VALIDA", Object.keys(signed)]],
    ]);
    expect(await verdictsIn({ mimetype: ASICE, ...signed, ...recorded(files) })).toEqual([
      [["VALIDA", undefined]],
      [["VALIDA", ["a.txt", "b.txt"]]],
    ]);
  });

  it.each<[made: string, files: Files, verdict: string]>([
    ["of another file", { ...recorded(files), "a.txt": "x" }, "CONTINUT_MODIFICAT"],
    [
      "of a file that is not there",
      Object.fromEntries(Object.entries(recorded(files)).filter(([name]) => name !== "b.txt")),
      "CONTINUT_LIPSA",
    ],
    [
      "whose list has a file that its tree does not have",
      recorded(files, { "a.txt": "a" }),
      "CONTINUT_MODIFICAT",
    ],
    ["that is none", { ...recorded(files), [RECORD]: "<a/>" }, "SEMNATURA_CORUPTA"],
    [
      "that no list names",
      { ...recorded(files), [MANIFEST]: manifestOf("META-INF/evidencerecord002.ers", files) },
      "CONTINUT_LIPSA",
    ],
    [
      "of a stamp of another list",
      {
        mimetype: ASICE,
        ...files,
        "META-INF/ASiCManifest.xml": manifestOf("META-INF/timestamp.tst", files),
        "META-INF/timestamp.tst": stampOf(sha256("x"), { authority: identity("stamping"), at: FIRST }),
      },
      "CONTINUT_MODIFICAT",
    ],
    [
      "of a stamp that is none",
      { mimetype: ASICS, "a.txt": "a", "META-INF/timestamp.tst": "x" },
      "SEMNATURA_CORUPTA",
    ],
  ])("an evidence record in a container %s proves nothing", async (__, made, verdict) => {
    expect(await verdictsIn(made)).toEqual([[], [[verdict, []]]]);
  });
});
