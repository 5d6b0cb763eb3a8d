import { sign as signBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { revocationList } from "../../../localstack/signing-service/certificates.ts";
import { stampOf } from "../../../localstack/signing-service/time-stamps.ts";
import { openFile } from "../../../shared/pdf/file.ts";
import { PdfSyntaxError } from "../../../shared/pdf/lexer.ts";
import { asn1Bytes, cmsTreeOf, nodesOf } from "../../../shared/testing/changed-files/asn1-tree.ts";
import { type ChangedKind, drawnChange } from "../../../shared/testing/changed-files/drawn-changes.ts";
import { drawn } from "../../../shared/testing/drawn.ts";
import { seededRandom } from "../../../shared/testing/random.ts";
import {
  certificateOf,
  dates,
  identity,
  NOW,
  sampleWith,
  sign,
  trust,
} from "../../../shared/testing/signed-pdfs/kit.ts";
import {
  asicXades,
  contents,
  enveloped,
  enveloping,
  manifestOf,
  sha256,
  zipped,
} from "../../../shared/testing/signed-xml/kit.ts";
import { ArchiveTooLarge } from "../../../shared/text/too-large.ts";
import { canonical, usualForm } from "../../../shared/xml/canonical.ts";
import { parseXml, XmlError } from "../../../shared/xml/parse.ts";
import { manifestsIn } from "./asic/manifest.ts";
import { containerIn } from "./asic/container.ts";
import { Asn1Error, definite, isDer, oidOf, valuesIn } from "./ber.ts";
import { certificateIn, factsOf } from "./certificate.ts";
import { attributesOf, cmsFile, inOrder, toBeSigned } from "./cms.ts";
import { CorruptSignature, readCms } from "./cms-reading.ts";
import { judgeFile } from "./file-judging.ts";
import { kindOf } from "./file-kinds.ts";
import { oids } from "./oids.ts";
import { statementsIn } from "./standing.ts";
import { ocspAnswer } from "../../../localstack/signing-service/ocsp-answers.ts";
import { newAuthority, signDetached } from "./testing.ts";
import { tokenIn } from "./time-stamp.ts";

/*
 * Every parser of what strangers send, with drawn changes of files that it reads: it reads them, or refuses them by an error of its
 * own, and ends.
 */

interface Parser {
  name: string;
  kind: ChangedKind;
  samples: () => Promise<Buffer[]>;
  read: (bytes: Buffer) => unknown;
  /** Its own errors. Without any, it has a result for everything. */
  refuses?: (new (...values: never[]) => Error)[];
}

const authority = newAuthority();
const period = { from: new Date("2027-01-31T00:00:00Z"), until: new Date("2027-02-28T00:00:00Z") };
const token = () => stampOf(sha256("x"), { authority: identity("stamping"), at: NOW });
const signed = (isKept: boolean) => signDetached(sha256("x"), { authority, isStamped: isKept, isKept });
const list = () =>
  revocationList(identity("root"), {
    revoked: [{ serial: certificateOf("ion").serialNumber, at: dates.from }],
    ...period,
  });

const answer = () =>
  ocspAnswer({ about: certificateOf("ana"), issuer: certificateOf("root"), by: identity("root"), ...period });

const parsers: Parser[] = [
  {
    name: "lengths of BER",
    kind: "cms",
    samples: async () => [await signed(false), list()],
    read: (bytes) => {
      const { value } = definite(bytes);
      isDer(value);
      return valuesIn(value).map((one) => valuesIn(one.content).map((it) => it.tag === 0x06 && oidOf(it)));
    },
    refuses: [Asn1Error],
  },
  {
    name: "CMS files",
    kind: "cms",
    samples: async () => [await signed(false), await signed(true), token()],
    read: (bytes) => readCms(bytes),
    refuses: [CorruptSignature],
  },
  { name: "time stamps", kind: "cms", samples: async () => [token()], read: tokenIn },
  { name: "revocation lists", kind: "cms", samples: async () => [list()], read: statementsIn },
  { name: "answers of responders", kind: "cms", samples: async () => [answer()], read: statementsIn },
  {
    name: "certificates",
    kind: "cms",
    samples: async () => [certificateOf("ana").raw, certificateOf("root").raw],
    read: (bytes) => certificateIn(bytes).map(factsOf),
  },
  {
    name: "certificates of signers in a path",
    kind: "cms",
    samples: async () => [await signed(true)],
    read: (bytes) => judgeFile(bytes, trust, [{ name: "x", bytes: Buffer.from("x") }]),
  },
  {
    name: "the structure of a PDF",
    kind: "bytes",
    samples: async () => [await sign(sampleWith())],
    read: (bytes) => openFile(bytes),
    refuses: [PdfSyntaxError],
  },
  {
    name: "signed PDFs",
    kind: "bytes",
    samples: async () => [await sign(sampleWith())],
    read: (bytes) => judgeFile(bytes, trust),
  },
  {
    name: "XML and its canonical form",
    kind: "xml",
    samples: async () => [Buffer.from(enveloped()), Buffer.from(enveloping())],
    read: (bytes) => {
      const apex = parseXml(bytes);
      return canonical({ apex, without: new Set(), hasComments: true }, usualForm);
    },
    refuses: [XmlError],
  },
  {
    name: "XML signatures",
    kind: "xml",
    samples: async () => [Buffer.from(enveloped()), Buffer.from(enveloping())],
    read: (bytes) => judgeFile(bytes, trust),
  },
  {
    name: "containers and their lists",
    kind: "archive",
    samples: async () => [
      zipped({
        ...asicXades(),
        "META-INF/ASiCManifest.xml": manifestOf("META-INF/signatures001.xml", contents),
      }),
    ],
    read: async (bytes) => {
      const container = await containerIn(bytes);
      return typeof container === "object" ? manifestsIn(container) : container;
    },
    refuses: [ArchiveTooLarge],
  },
  {
    name: "the lists of containers",
    kind: "xml",
    samples: async () => [Buffer.from(manifestOf("META-INF/signatures001.xml", contents))],
    read: (bytes) =>
      manifestsIn({
        isSimple: false,
        contents: [],
        all: new Map([
          ["META-INF/ASiCManifest.xml", bytes],
          ...Object.entries(contents).map(([name, one]): [string, Buffer] => [name, Buffer.from(one)]),
        ]),
      }),
  },
  {
    name: "JSON",
    kind: "json",
    samples: async () => [jws(true), jws(false)],
    read: (bytes) => judgeFile(bytes, trust),
  },
  {
    name: "the kind of a file",
    kind: "bytes",
    samples: async () => [
      await signed(false),
      Buffer.from(enveloped()),
      zipped(asicXades()),
      sampleWith(),
      jws(true),
    ],
    read: kindOf,
  },
];

/** A JWS, compact or with its signatures in full. */
function jws(isCompact: boolean): Buffer {
  const [header, payload, signature] = [
    '{"alg":"RS256","sigT":"2027-01-31T10:00:00Z","x5c":[]}',
    "Suma: 100 lei",
    "x".repeat(256),
  ].map((one) => Buffer.from(one).toString("base64url"));
  if (isCompact) return Buffer.from([header, payload, signature].join("."));
  return Buffer.from(
    JSON.stringify({ payload, signatures: [{ protected: header, signature, header: { etsiU: [] } }] }),
  );
}

describe("a parser of files from strangers", () => {
  it.each(parsers)(
    "a parser of files from strangers, that of $name, reads drawn changes or refuses them by an error of its own",
    async ({ name, kind, samples, read, refuses = [] }) => {
      const draw = seededRandom(name);
      const files = await samples();
      for (const file of files) expect(await read(file)).toBeDefined();
      const faults: string[] = [];
      for (let i = 0; i < drawn(2_000); i += 1) {
        let bytes = files[i % files.length] ?? Buffer.alloc(0);
        const made: string[] = [];
        // A change of what was changed reaches places behind the first refusal.
        for (let times = 1 + (i % 3); times > 0; times -= 1) {
          try {
            const change = drawnChange(kind, bytes, draw);
            made.push(change.made);
            bytes = change.bytes;
          } catch {
            // The file is no longer of the kind that the change knows.
          }
        }
        try {
          await read(bytes);
        } catch (error) {
          if (!refuses.some((one) => error instanceof one))
            faults.push(`${made.join(", ")}: ${(error as Error).stack ?? ""}`);
        }
      }
      expect(faults.slice(0, 3)).toEqual([]);
    },
    240_000,
  );

  it("a parser of files from strangers, that of certificates, takes one whose subject and issuer have no name", async () => {
    const { certificate, key } = identity("ana");
    // A signed digest of the certificate would tell that it is another one.
    const attributes = inOrder(
      attributesOf({ digest: sha256("x"), certificate, signingTime: NOW }).filter(
        ({ type }) => type !== oids.signingCertificateV2,
      ),
    );
    const signature = signBytes("sha256", toBeSigned(attributes), key);
    const { root, signerCertificate } = cmsTreeOf(cmsFile({ attributes, chain: [certificate], signature }));
    const issuer = signerCertificate?.children?.[0]?.children?.[3];
    const subject = signerCertificate?.children?.[0]?.children?.[5];
    const named = nodesOf(root).filter((one) => issuer && asn1Bytes(one).equals(asn1Bytes(issuer)));
    for (const one of [...named, subject]) one?.children?.splice(0);
    const { signatures } = await judgeFile(asn1Bytes(root), trust, [{ name: "x", bytes: Buffer.from("x") }]);
    expect(signatures).toMatchObject([{ status: "INVALIDA", certificat: "", emitentCertificat: "" }]);
  });
});
