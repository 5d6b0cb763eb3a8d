import { sign as signBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { filesIn } from "../../../shared/testing/changed-files/archive-files.ts";
import { cmsTreeOf, asn1Bytes } from "../../../shared/testing/changed-files/asn1-tree.ts";
import { type ChangedKind, drawnChange } from "../../../shared/testing/changed-files/drawn-changes.ts";
import { elementsOf } from "../../../shared/testing/changed-files/xml-elements.ts";
import { drawn } from "../../../shared/testing/drawn.ts";
import { seededRandom } from "../../../shared/testing/random.ts";
import { certificateOf, identity, keyOf, trust } from "../../../shared/testing/signed-pdfs/kit.ts";
import {
  ASICE,
  ASICS,
  asicXades,
  beside,
  byIdentifier,
  contents,
  enveloped,
  enveloping,
  envelopingText,
  type Files,
  manifestOf,
  sha256,
  signatureOf,
  type XmlWish,
  zipped,
} from "../../../shared/testing/signed-xml/kit.ts";
import { attributesOf, cmsFile, inOrder, toBeSigned } from "./cms.ts";
import { judgeFile } from "./file-judging.ts";
import { oids } from "./oids.ts";

/*
 * Drawn changes of every form: none turns a file that is not TOTAL_PASSED into one that is, and what was signed is there in every
 * file that is. What was signed is told here from the bytes, without code of the product.
 */

const TEXT = Buffer.from("Suma: 100 lei");
const beyond = { name: "contract.txt", bytes: TEXT };

type Who = "ana" | "stranger";

/** A CMS file about a content, which is inside of it or beside it. */
function cms(content: Buffer, who: Who, { isDetached = false, signed = content } = {}): Buffer {
  const { certificate, key } = identity(who);
  const at = new Date("2027-01-31T10:00:00Z");
  const attributes = inOrder(attributesOf({ digest: sha256(signed), certificate, signingTime: at }));
  return cmsFile({
    attributes,
    chain: [certificate],
    signature: signBytes("sha256", toBeSigned(attributes), key),
    ...(isDetached ? {} : { content: { type: oids.data, bytes: content } }),
  });
}

const by = (who: Who): Partial<XmlWish> => ({ key: keyOf(who), certificate: certificateOf(who) });

function asicCades(who: Who): Files {
  const name = "META-INF/signature001.p7s";
  const manifest = manifestOf(name, contents);
  const signature = cms(Buffer.from(manifest), who, { isDetached: true });
  return { mimetype: ASICE, ...contents, "META-INF/ASiCManifest.xml": manifest, [name]: signature };
}

const simpleCades = (who: Who): Files => ({
  mimetype: ASICS,
  "contract.txt": TEXT,
  "META-INF/signature.p7s": cms(TEXT, who, { isDetached: true }),
});

const forms: [name: string, kind: ChangedKind, make: (who: Who) => Buffer | string][] = [
  ["CAdES around its content", "cms", (who) => cms(TEXT, who)],
  ["CAdES beside its content", "cms", (who) => cms(TEXT, who, { isDetached: true })],
  ["XAdES inside of its document", "xml", (who) => enveloped(by(who))],
  ["XAdES inside of a document that it names", "xml", (who) => byIdentifier(by(who))],
  ["XAdES around its document", "xml", (who) => enveloping(by(who))],
  ["XAdES around a file in base64", "xml", (who) => envelopingText(by(who))],
  ["XAdES beside its element", "xml", (who) => beside(by(who))],
  [
    "XAdES of a file",
    "xml",
    (who) => signatureOf({ parts: [{ uri: "contract.txt", bytes: TEXT }], ...by(who) }),
  ],
  ["ASiC-E with XAdES", "archive", (who) => zipped(asicXades(contents, by(who)))],
  ["ASiC-E with CAdES", "archive", (who) => zipped(asicCades(who))],
  ["ASiC-S with CAdES", "archive", (who) => zipped(simpleCades(who))],
];

/** The file beside a signature is at hand for those forms only that refer to it. */
const isPassed = async (bytes: Buffer, form = ""): Promise<boolean> => {
  const contents = ["CAdES beside its content", "XAdES of a file"].includes(form) ? [beyond] : [];
  const { signatures } = await judgeFile(bytes, trust, contents);
  return signatures?.some(({ indicatie }) => indicatie === "TOTAL_PASSED") ?? false;
};

/** What the signer signed, in one spelling. */
const signedIn: Record<ChangedKind, (bytes: Buffer) => unknown> = {
  cms: (bytes) => {
    const { content, signedAttributes } = cmsTreeOf(bytes);
    // A file around the signed one takes nothing from the signature inside.
    if (content?.children) return signedIn.cms(asn1Bytes(content));
    // Attributes are signed in the order of DER, whatever order the file has.
    const attributes = signedAttributes?.children?.map((one) => asn1Bytes(one).toString("hex")).sort();
    return [content?.content.toString("hex"), attributes];
  },
  xml: (bytes) => {
    const text = unsigned.reduce(
      (left, one) => left.replace(one, ""),
      bytes.toString().replace(/\r\n?/g, "\n"),
    );
    const parts = ["contract", "SignedInfo", "SignedProperties"].map((name) =>
      elementsOf(text)
        .filter((one) => one.name === name)
        .map(({ start, end }) => spelled(text.slice(start, end))),
    );
    return [parts, text.replace(/<[^>]*>/g, "").replace(/\s+/g, "")];
  },
  archive: (bytes) => {
    const files = filesIn(bytes).filter(([name]) => name !== "mimetype" && !name.startsWith("META-INF/"));
    // A signature of the one file of a simple container does not say its name.
    return files.length === 1 ? files.map(([, content]) => content) : files;
  },
  json: (bytes) => bytes.toString(),
  bytes: (bytes) => bytes.toString("latin1"),
};

/** Parts of a signature that are not signed, and comments between elements, which canonical forms leave out. */
const unsigned = [
  /<ds:KeyInfo>.*<\/ds:KeyInfo>/s,
  /<ds:SignatureValue.*<\/ds:SignatureValue>/s,
  /(?<=^|>)<!--.*?-->(?=<|$)/gs,
];

/** Without what canonical forms leave out of tags, and without a signature in its document. */
const spelled = (xml: string): string =>
  xml.replace(/<ds:Signature .*<\/ds:Signature>/s, "").replace(/<[^>]*>/g, (tag) =>
    tag
      .replaceAll("'", '"')
      .replace(/ xmlns:ds="[^"]*"/, "")
      .replace(/\s+/g, " ")
      .replace(/ (?=\/?>)/, ""),
  );

describe("drawn changes of a signed file", () => {
  it.each(forms)(
    "drawn changes of a signed file, %s, leave what was signed, or the file is not TOTAL_PASSED",
    async (form, kind, make) => {
      const before = Buffer.from(make("ana"));
      expect(await isPassed(before, form)).toBe(true);
      const draw = seededRandom(form);
      const wrong: string[] = [];
      for (let i = 0; i < drawn(1_000); i += 1) {
        const { made, bytes } = drawnChange(kind, before, draw);
        if (bytes.equals(before) || !(await isPassed(bytes, form))) continue;
        try {
          expect(signedIn[kind](bytes)).toEqual(signedIn[kind](before));
        } catch (error) {
          wrong.push(`${String(i)}: ${made}\n${(error as Error).message}`);
        }
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );

  it.each(forms)(
    "drawn changes of a signed file, %s, that is not TOTAL_PASSED do not make it so",
    async (form, kind, make) => {
      const bases = [Buffer.from(make("stranger")), tampered(kind, Buffer.from(make("ana")))];
      const draw = seededRandom(`${form}, refused`);
      const wrong: string[] = [];
      for (let i = 0; i < drawn(1_000); i += 1) {
        const { made, bytes } = drawnChange(kind, bases[i % 2] ?? Buffer.alloc(0), draw);
        if (await isPassed(bytes, form)) wrong.push(`${String(i)}: ${made}`);
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});

/** Another sum, or another digest of it. */
function tampered(kind: ChangedKind, bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const at = bytes.indexOf("100 lei");
  if (at >= 0) changed.write("9", at);
  else if (kind === "cms") {
    const { signedAttributes, root } = cmsTreeOf(bytes);
    for (const one of signedAttributes?.children ?? [])
      for (const value of one.children?.[1]?.children ?? [])
        if (value.tag === 0x04) value.content = sha256("other");
    return asn1Bytes(root);
  } else
    return Buffer.from(
      bytes
        .toString()
        .replace(/(DigestValue>)./, (_, tag: string) => `${tag}A`)
        .replace("U3VtYTog", "U3VtYTox"),
    );
  return changed;
}
