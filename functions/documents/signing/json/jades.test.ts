import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, it } from "vitest";
import { revocationList } from "../../../../localstack/signing-service/certificates.ts";
import { drawn } from "../../../../shared/testing/drawn.ts";
import { seededRandom } from "../../../../shared/testing/random.ts";
import {
  base64Url,
  BY_HASH,
  BY_URI,
  compactOf,
  encoded,
  generalOf,
  hashesOf,
  headerOf,
  jwsOf,
  type JwsWish,
  type MadeJws,
  PAYLOAD,
  ps256,
  stampedAs,
  withoutPayload,
} from "../../../../shared/testing/signed-json/kit.ts";
import { certificateOf, identity, keyOf, trust } from "../../../../shared/testing/signed-pdfs/kit.ts";
import { sha256 } from "../../../../shared/testing/signed-xml/kit.ts";
import { judgeFile } from "../file-judging.ts";
import type { SignedContent } from "../judged-file.ts";

const bytesOf = (file: unknown): Buffer =>
  Buffer.isBuffer(file) ? file : Buffer.from(typeof file === "string" ? file : JSON.stringify(file));
const judged = (file: unknown, contents: Record<string, string> = {}) =>
  judgeFile(
    bytesOf(file),
    trust,
    Object.entries(contents).map(([name, text]): SignedContent => ({ name, bytes: Buffer.from(text) })),
  );
const verdictsOf = async (file: unknown, contents?: Record<string, string>) =>
  ((await judged(file, contents)).signatures ?? []).map(({ status, motiv }) => motiv ?? status);

const files = { "contract.txt": "Suma: 100 lei", "anexe/plan ă.txt": "Planul" };
/** Files beside a signature, one after another. */
const joined = Object.values(files).map(base64Url).join("");
const byUri = (wish: JwsWish = {}): Omit<MadeJws, "payload"> => {
  const pars = Object.keys(files).map(encodeURIComponent);
  const header = headerOf({ header: { sigD: { mId: BY_URI, pars }, ...wish.header } });
  const text = base64Url(JSON.stringify(header));
  const signature = base64Url(sign("sha256", Buffer.from(`${text}.${joined}`), keyOf("ana")));
  return { protected: text, signature };
};
const byHash = (wish: JwsWish = {}) =>
  withoutPayload(jwsOf({ payload: "", header: { sigD: hashesOf(files) }, ...wish }));

describe("a signature in JSON", () => {
  it("a signature in JSON whose files are not there says which names it refers to", async () => {
    const some = { "contract.txt": "Suma: 100 lei", altul: "Alt plan", "al treilea": "x" };
    for (const file of [byUri(), byHash()])
      expect((await judged(file, some)).signatures).toMatchObject([
        { motiv: "CONTINUT_LIPSA", lipsesc: ["anexe/plan ă.txt"] },
      ]);
  });

  it.each<[form: string, file: unknown, contents?: Record<string, string>]>([
    ["compact", compactOf(jwsOf())],
    ["compact, with an end of line", `${compactOf(jwsOf())}\n`],
    ["flattened", jwsOf()],
    ["general", generalOf([jwsOf()])],
    ["with its time in seconds", jwsOf({ header: { sigT: undefined, iat: 1_801_389_600, crit: undefined } })],
    ["with RSASSA-PSS", jwsOf({ header: { alg: "PS256" }, value: ps256(keyOf("ana")) })],
    ["with its payload as it is", jwsOf({ isPlain: true, payload: "Suma: „100” lei" })],
    ["without its payload, which is beside it", withoutPayload(jwsOf()), { "alt nume.txt": PAYLOAD }],
    ["with its payload as it is beside it", withoutPayload(jwsOf({ isPlain: true })), { "a.txt": PAYLOAD }],
    ["of files by their names", byUri(), files],
    ["of files by their digests", byHash(), files],
    [
      "of files as they are by their digests",
      byHash({ isPlain: true, header: { sigD: hashesOf(files, true) } }),
      files,
    ],
    ["of files by their digests, under other names", byHash(), { a: files["contract.txt"], b: "Planul" }],
    ["whose certificate is named by the chain alone", jwsOf({ header: { "x5t#S256": undefined } })],
    [
      "whose certificate is named by another digest",
      jwsOf({
        header: {
          "x5t#S256": undefined,
          "x5t#o": {
            digAlg: "S512",
            digVal: base64Url(Buffer.from(certificateOf("ana").fingerprint512.replaceAll(":", ""), "hex")),
          },
        },
      }),
    ],
  ])("a signature in JSON %s is VALIDA", async (_, file, contents) => {
    expect(await judged(file, contents)).toMatchObject({
      kind: "JADES",
      signatures: [{ status: "VALIDA", semnatar: "Ana Rusu", nivel: "B-B", integritate: "INTACTA" }],
    });
  });

  it("a signature in JSON of one header of a message, the digest of its body, is of the body", async () => {
    const sigD = { mId: "http://uri.etsi.org/19182/HttpHeaders", pars: ["digest"] };
    const line = `digest: SHA-256=${sha256("corp").toString("base64")}`;
    const header = base64Url(
      JSON.stringify(headerOf({ header: { b64: false, sigD, crit: ["sigT", "sigD", "b64"] } })),
    );
    const jws = {
      protected: header,
      signature: base64Url(sign("sha256", Buffer.from(`${header}.${line}`), keyOf("ana"))),
    };
    expect(await verdictsOf(jws, { mesaj: "corp" })).toEqual(["VALIDA"]);
    expect(await verdictsOf(jws, { mesaj: "altul" })).toEqual(["CONTINUT_MODIFICAT"]);
    expect(await verdictsOf(jws)).toEqual(["CONTINUT_LIPSA"]);
    const more = jwsOf({ payload: "", header: { sigD: { ...sigD, pars: ["(request-target)", "digest"] } } });
    expect(await verdictsOf(withoutPayload(more), { corp: "x" })).toEqual(["CONTINUT_LIPSA"]);
  });

  it("a signature in JSON of two people has a verdict for each", async () => {
    const stranger = jwsOf({ key: keyOf("stranger"), certificate: certificateOf("stranger") });
    expect(await verdictsOf(generalOf([jwsOf(), stranger]))).toEqual(["VALIDA", "CERTIFICAT_NECUNOSCUT"]);
  });

  it.each<[form: string, written: (one: object) => unknown]>([
    ["in base64url", (one: object) => encoded(one)],
    ["in clear", (one: object) => one],
  ])(
    "a signature in JSON with stamps and validation data %s has its level, and the time of the first stamp",
    async (_, written) => {
      const jws = jwsOf();
      const first = new Date("2027-01-31T11:00:00Z");
      const list = revocationList(identity("root"), {
        revoked: [],
        from: new Date("2027-01-31T10:30:00Z"),
        until: new Date("2027-02-28T00:00:00Z"),
      });
      const sigTst = stampedAs("sigTst", jws.signature, first);
      const values = [
        sigTst,
        { xVals: [{ x509Cert: { val: certificateOf("root").raw.toString("base64") } }] },
        { rVals: { crlVals: [{ val: list.toString("base64") }] } },
      ];
      const text = (one: object) => {
        const value = written(one);
        return typeof value === "string"
          ? value
          : JSON.stringify(Object.values(one)[0]).replaceAll("/", "\\/");
      };
      const archived = [jws.payload, ".", jws.protected, ".", jws.signature, ".", ...values.map(text)].join(
        "",
      );
      const arcTst = stampedAs("arcTst", archived, new Date("2027-01-31T12:00:00Z"));
      const withAll = (all: object[]) => ({ ...jws, header: { etsiU: all.map(written) } });
      const levelsOf = async (file: unknown) =>
        ((await judged(file)).signatures ?? []).map(({ nivel, stampilaLa }) => [nivel, stampilaLa]);
      expect(await levelsOf(withAll([sigTst]))).toEqual([["B-T", first]]);
      expect(await levelsOf(withAll(values))).toEqual([["B-LT", first]]);
      expect(await levelsOf(withAll([...values, arcTst]))).toEqual([["B-LTA", first]]);
      const [one, two, three] = values;
      expect(await levelsOf(withAll([one ?? {}, three ?? {}, two ?? {}, arcTst]))).toEqual([["B-LT", first]]);
    },
  );

  it("a signature in JSON with a stamp of another value has no time", async () => {
    const jws = jwsOf();
    const etsiU = [encoded(stampedAs("sigTst", "alta", new Date("2027-01-31T11:00:00Z")))];
    expect((await judged({ ...jws, header: { etsiU } })).signatures).toMatchObject([
      { status: "VALIDA", nivel: "B-B", timp: { sursa: "VERIFICARE" } },
    ]);
  });

  it("a signature in JSON with a counter-signature has both, and the second is none of the file", async () => {
    const jws = jwsOf();
    const counter = jwsOf({ payload: Buffer.from(jws.signature, "base64url") });
    const withCounter = (cSig: unknown) => ({ ...jws, header: { etsiU: [{ cSig }] } });
    expect((await judged(withCounter(compactOf(counter)))).signatures).toMatchObject([
      { status: "VALIDA", numarRevizie: 1 },
      { status: "VALIDA", numarRevizie: 2, contrasemnatura: true },
    ]);
    expect(await verdictsOf(withCounter(withoutPayload(counter)))).toEqual(["VALIDA", "VALIDA"]);
    expect(await verdictsOf(withCounter(jwsOf()))).toEqual(["VALIDA", "CONTINUT_LIPSA"]);
  });

  it("JSON that speaks of signatures and has none is read, and has none; one that cannot be read has a broken one", async () => {
    expect(await judged({ document: { signature: "x" } })).toEqual({ kind: "NECUNOSCUT", signatures: [] });
    expect(await verdictsOf('{"payload":"eA","protected":"e30","signature":"eA"')).toEqual([
      "SEMNATURA_CORUPTA",
    ]);
    expect(await judged("eyJ")).toEqual({ kind: "NECUNOSCUT", signatures: null, damagedAs: "JSON" });
  });
});

const jws = jwsOf();
const other = base64Url("Suma: 900 lei");
const rsaKey = certificateOf("ana").publicKey.export({ type: "spki", format: "pem" });
const mac = (key: string | Buffer) => (bytes: Buffer) => createHmac("sha256", key).update(bytes).digest();
const evil = generateKeyPairSync("rsa", { modulusLength: 2048 });
const critical = (...crit: unknown[]) => ({ header: { crit } });

const attacks: [
  made: string,
  file: unknown,
  verdict: string | string[],
  contents?: Record<string, string>,
][] = [
  ["another payload", { ...jws, payload: other }, "CONTINUT_MODIFICAT"],
  ["another payload (compact)", compactOf({ ...jws, payload: other }), "CONTINUT_MODIFICAT"],
  ["another header", { ...jws, protected: encoded({ ...headerOf({}), cty: "html" }) }, "CONTINUT_MODIFICAT"],
  ["another file beside it", withoutPayload(jws), "CONTINUT_MODIFICAT", { "a.txt": "Suma: 900 lei" }],
  ["no file beside it", withoutPayload(jws), "CONTINUT_LIPSA"],
  ["two files beside it", withoutPayload(jws), "CONTINUT_LIPSA", { a: PAYLOAD, b: "Suma: 900 lei" }],
  [
    "the algorithm none",
    jwsOf({ header: { alg: "none" }, value: () => Buffer.alloc(0) }),
    "SEMNATURA_CORUPTA",
  ],
  ["the algorithm none with a value", jwsOf({ header: { alg: "none" } }), "SEMNATURA_CORUPTA"],
  ["the algorithm none in capitals", jwsOf({ header: { alg: "NONE" } }), "SEMNATURA_CORUPTA"],
  ["a MAC with the public key", jwsOf({ header: { alg: "HS256" }, value: mac(rsaKey) }), "SEMNATURA_CORUPTA"],
  [
    "a MAC with the certificate",
    jwsOf({ header: { alg: "HS256" }, value: mac(certificateOf("ana").raw) }),
    "SEMNATURA_CORUPTA",
  ],
  [
    "an algorithm beside the signed header",
    { ...jwsOf({ header: { alg: undefined } }), header: { alg: "RS256" } },
    "SEMNATURA_CORUPTA",
  ],
  ["two algorithms, one of them not signed", { ...jws, header: { alg: "none" } }, "SEMNATURA_CORUPTA"],
  ["an unknown algorithm", jwsOf({ header: { alg: "XS256" } }), "NESUSTINUT"],
  ["an algorithm for another key", jwsOf({ header: { alg: "ES256" } }), "CONTINUT_MODIFICAT"],
  ["an Edwards curve without such a key", jwsOf({ header: { alg: "EdDSA" } }), "CONTINUT_MODIFICAT"],
  [
    "a key in the header",
    jwsOf({
      header: { jwk: evil.publicKey.export({ format: "jwk" }), x5c: undefined, "x5t#S256": undefined },
      key: evil.privateKey,
    }),
    "CERTIFICAT_LIPSA",
  ],
  [
    "a key in the header beside the certificate",
    jwsOf({ header: { jwk: evil.publicKey.export({ format: "jwk" }) }, key: evil.privateKey }),
    "CONTINUT_MODIFICAT",
  ],
  [
    "a certificate beside the signed header",
    {
      ...jwsOf({ header: { x5c: undefined, "x5t#S256": undefined } }),
      header: { x5c: [certificateOf("ana").raw.toString("base64")] },
    },
    "CERTIFICAT_LIPSA",
  ],
  [
    "the certificate of another person in front",
    jwsOf({
      header: {
        x5c: ["ion", "ana"].map((one) => certificateOf(one === "ion" ? "ion" : "ana").raw.toString("base64")),
        "x5t#S256": undefined,
      },
    }),
    "CONTINUT_MODIFICAT",
  ],
  [
    "the digest of another certificate",
    jwsOf({ header: { "x5t#S256": base64Url(Buffer.alloc(32)) } }),
    "SEMNATURA_CORUPTA",
  ],
  [
    "the signature of a stranger",
    jwsOf({ key: keyOf("stranger"), certificate: certificateOf("stranger") }),
    "CERTIFICAT_NECUNOSCUT",
  ],
  ["an unknown critical name", jwsOf({ header: { crit: ["sigT", "exp2"], exp2: 1 } }), "FORMA_NEACCEPTATA"],
  ["a critical name that is not there", jwsOf(critical("sigT", "sigPl")), "FORMA_NEACCEPTATA"],
  ["a critical name of JWS itself", jwsOf(critical("sigT", "alg")), "FORMA_NEACCEPTATA"],
  ["a critical name twice", jwsOf(critical("sigT", "sigT")), "FORMA_NEACCEPTATA"],
  ["no critical name", jwsOf(critical()), "FORMA_NEACCEPTATA"],
  ["critical names that are no list", jwsOf({ header: { crit: "sigT" } }), "FORMA_NEACCEPTATA"],
  [
    "a payload as it is, which is not critical",
    jwsOf({ isPlain: true, header: { crit: ["sigT"] } }),
    "FORMA_NEACCEPTATA",
  ],
  [
    "a payload that one signs as it is, and the other in base64url",
    {
      payload: jws.payload,
      signatures: [withoutPayload(jws), withoutPayload(jwsOf({ isPlain: true, payload: jws.payload }))],
    },
    ["SEMNATURA_CORUPTA", "SEMNATURA_CORUPTA"],
  ],
  ["no time of signing", jwsOf({ header: { sigT: undefined, crit: undefined } }), "FORMA_NEACCEPTATA"],
  ["two times of signing", jwsOf({ header: { iat: 1_801_389_600 } }), "FORMA_NEACCEPTATA"],
  [
    "a name twice in the file",
    JSON.stringify(jws).replace("{", `{"payload":"${other}",`),
    "SEMNATURA_CORUPTA",
  ],
  [
    "a name twice, once escaped",
    JSON.stringify(jws).replace("{", `{"p\\u0061yload":"${other}",`),
    "SEMNATURA_CORUPTA",
  ],
  [
    "a name twice in the header",
    jwsOf({ headerText: JSON.stringify(headerOf({})).replace("{", '{"alg":"none",') }),
    "SEMNATURA_CORUPTA",
  ],
  ["a payload that is no base64url", { ...jws, payload: `${jws.payload}=` }, "SEMNATURA_CORUPTA"],
  ["a member beside the payload", { ...jws, suma: "900 lei" }, "ACOPERIRE_PARTIALA"],
  ["a member beside the signatures", { ...generalOf([jws]), signature: "x" }, "ACOPERIRE_PARTIALA"],
  [
    "a member in a signature",
    { payload: jws.payload, signatures: [{ ...withoutPayload(jws), suma: 900 }] },
    "ACOPERIRE_PARTIALA",
  ],
  [
    "a file that is named many times",
    byUri({ header: { sigD: { mId: BY_URI, pars: Array.from({ length: 500 }, () => "contract.txt") } } }),
    "CONTINUT_LIPSA",
    files,
  ],
  ["files beside a payload", { ...jwsOf({ header: { sigD: hashesOf(files) } }) }, "FORMA_NEACCEPTATA", files],
  ["a file less", byHash(), "CONTINUT_LIPSA", { "contract.txt": files["contract.txt"] }],
  [
    "another file by its digest",
    byHash(),
    "CONTINUT_MODIFICAT",
    { ...files, "contract.txt": "Suma: 900 lei" },
  ],
  ["another file by its name", byUri(), "CONTINUT_MODIFICAT", { ...files, "contract.txt": "Suma: 900 lei" }],
  [
    "a file less by its name",
    byUri(),
    "CONTINUT_LIPSA",
    { "contract.txt": "Suma: 100 lei", altul: "Planul" },
  ],
  [
    "names that lead out",
    byHash({ header: { sigD: { ...hashesOf(files), pars: ["../../etc/passwd", "file:///etc/passwd"] } } }),
    "CONTINUT_LIPSA",
  ],
  [
    "more names than digests",
    byHash({ header: { sigD: { ...hashesOf(files), hashV: [] } } }),
    "CONTINUT_LIPSA",
    files,
  ],
  [
    "no names",
    byHash({ header: { sigD: { mId: BY_HASH, pars: [], hashM: "S256", hashV: [] } } }),
    "CONTINUT_LIPSA",
    files,
  ],
  [
    "an unknown mechanism",
    byHash({ header: { sigD: { ...hashesOf(files), mId: "http://alt" } } }),
    "CONTINUT_LIPSA",
    files,
  ],
  [
    "files that need not be understood",
    byHash({ header: { sigD: hashesOf(files), crit: ["sigT"] } }),
    "FORMA_NEACCEPTATA",
    files,
  ],
  [
    "values nested too deeply",
    `{"protected":${"[".repeat(100)}${"]".repeat(100)},"signature":"x"}`,
    "SEMNATURA_CORUPTA",
  ],
  ["too many values", `{"protected":[${"[],".repeat(200_000)}[]],"signature":"x"}`, "SEMNATURA_CORUPTA"],
  [
    "bytes that are no text",
    Buffer.concat([Buffer.from('{"protected":"'), Buffer.from([0xff]), Buffer.from('","signature":"x"}')]),
    "SEMNATURA_CORUPTA",
  ],
];

describe("an attack on a signature in JSON", () => {
  it.each(attacks)(
    "an attack on a signature in JSON by %s is not VALIDA",
    async (_, file, verdict, contents) => {
      expect(await verdictsOf(file, contents)).toEqual(Array.isArray(verdict) ? verdict : [verdict]);
    },
  );

  it("an attack on a signature in JSON by any change of a character leaves its payload, or is not VALIDA", async () => {
    const draw = seededRandom("jades");
    const forms = [compactOf(jws), JSON.stringify(jws), JSON.stringify(generalOf([jws]))];
    for (let i = 0; i < drawn(1_000); i += 1) {
      const bytes = Buffer.from(forms[i % forms.length] ?? "");
      const at = Math.floor(draw() * bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 + Math.floor(draw() * 127));
      const { signatures } = await judged(bytes);
      if ((signatures ?? []).some(({ status }) => status === "VALIDA"))
        expect(bytes.toString()).toContain(jws.payload);
    }
  });
});
