import type { X509Certificate } from "node:crypto";
import { ObjectIdentifier } from "asn1js";
import { digestsOf } from "./algorithms.ts";
import { imprintOf } from "./archive-stamp.ts";
import {
  context,
  definite,
  expectTag,
  INTEGER,
  OCTETS,
  SEQUENCE,
  SET,
  type Tlv,
  valueAt,
  valuesIn,
  written,
} from "./ber.ts";
import { attributesIn } from "./cms-parts.ts";
import { readCms } from "./cms-reading.ts";
import { oids } from "./oids.ts";
import type { Trust, Verdict } from "./outcomes.ts";
import { certificatesOf, recording } from "./recorded-trust.ts";
import type { SigningService } from "./signing-port.ts";
import { type Evidence, judge } from "./verdict.ts";

/*
 * A detached CAdES signature with what a later validation needs (ETSI EN 319 122-1, 6): certificates, revocation lists and OCSP answers
 * among those of the file, then a time stamp of the archive over everything. All that is there stays, byte for byte.
 */

interface CmsData {
  certificates?: X509Certificate[];
  lists?: Buffer[];
  answers?: Buffer[];
}

/** The parts of a CMS file, to be written again with more in them. */
interface Opened {
  version: Tlv;
  digests: Tlv;
  content: Tlv;
  certificates: Buffer[];
  statements: Buffer[];
  /** The parts of the only signer info, without its unsigned attributes. */
  fields: Tlv[];
  unsigned: Buffer[];
}

const named = (oid: string): Buffer => Buffer.from(new ObjectIdentifier({ value: oid }).toBER());

const sha256 = (...parts: Buffer[]): Buffer => digestsOf(parts)("sha256");

function opened(cms: Buffer): Opened {
  const [, wrapped] = valuesIn(expectTag(valueAt(definite(cms).value), SEQUENCE).content);
  const data = valueAt(wrapped?.content ?? Buffer.alloc(0));
  const [version, digests, content, ...rest] = valuesIn(expectTag(data, SEQUENCE).content);
  const infos = rest.at(-1);
  const info = valueAt(infos?.content ?? Buffer.alloc(0));
  if (!version || !digests || !content || info.whole.length !== infos?.content.length)
    throw new Error("not a signature of one signer");
  const itemsAt = (tag: number) =>
    rest.filter((one) => one.tag === tag).flatMap((one) => valuesIn(one.content).map(({ whole }) => whole));
  const parts = valuesIn(expectTag(info, SEQUENCE).content);
  const unsigned = parts.length > 5 && parts.at(-1)?.tag === context(1) ? parts.at(-1) : undefined;
  return {
    version,
    digests,
    content,
    certificates: itemsAt(context(0)),
    statements: itemsAt(context(1)),
    fields: unsigned ? parts.slice(0, -1) : parts,
    unsigned: unsigned ? valuesIn(unsigned.content).map(({ whole }) => whole) : [],
  };
}

const inOrder = (items: Buffer[]): Buffer => Buffer.concat(items.toSorted(Buffer.compare));
const setOf = (tag: number, items: Buffer[]): Buffer[] =>
  items.length > 0 ? [written(tag, inOrder(items))] : [];

function rewritten({
  version,
  digests,
  content,
  certificates,
  statements,
  fields,
  unsigned,
}: Opened): Buffer {
  const info = written(
    SEQUENCE,
    Buffer.concat([...fields.map(({ whole }) => whole), ...setOf(context(1), unsigned)]),
  );
  const data = [
    version.whole,
    digests.whole,
    content.whole,
    ...setOf(context(0), certificates),
    ...setOf(context(1), statements),
    written(SET, info),
  ];
  return written(
    SEQUENCE,
    Buffer.concat([named(oids.signedData), written(context(0), written(SEQUENCE, Buffer.concat(data)))]),
  );
}

const withNew = (items: Buffer[], more: Buffer[]): Buffer[] => [
  ...items,
  ...more.filter((one) => !items.some((known) => known.equals(one))),
];

/** RFC 5652, 5.1: with revocation information of another kind than lists. */
const OTHER_VERSION = valueAt(written(INTEGER, Buffer.from([5])));

/** A CMS file with further certificates and statements. */
export function withData(cms: Buffer, { certificates = [], lists = [], answers = [] }: CmsData): Buffer {
  const file = opened(cms);
  const others = answers.map((one) => written(context(1), Buffer.concat([named(oids.ocspResponse), one])));
  return rewritten({
    ...file,
    version: others.length > 0 ? OTHER_VERSION : file.version,
    certificates: withNew(
      file.certificates,
      certificates.map(({ raw }) => raw),
    ),
    statements: withNew(file.statements, [...lists, ...others]),
  });
}

/** A CMS file over a content with a SHA-256, with a stamp of its archive; undefined without a stamp. */
async function withArchiveStamp(
  cms: Buffer,
  digest: Buffer,
  stamp: SigningService["stamp"],
): Promise<Buffer | undefined> {
  const file = opened(cms);
  const values = file.unsigned.flatMap((attribute) => {
    const [type] = valuesIn(valueAt(attribute).content);
    const [{ values: all } = { values: [] }] = attributesIn(attribute);
    return type ? all.map(({ whole }) => sha256(type.whole, whole)) : [];
  });
  const list = (hashes: Buffer[]) =>
    written(SEQUENCE, Buffer.concat(hashes.map((one) => written(OCTETS, one))));
  const index = written(
    SEQUENCE,
    Buffer.concat([
      written(SEQUENCE, named(oids.sha256)),
      list(file.certificates.toSorted(Buffer.compare).map((one) => sha256(one))),
      list(file.statements.toSorted(Buffer.compare).map((one) => sha256(one))),
      list(values),
    ]),
  );
  const [type] = valuesIn(file.content.content);
  if (!type) throw new Error("no type of content");
  const imprint = imprintOf("sha256", { type, digest, fields: file.fields.map(({ whole }) => whole), index });
  const token = await stamp(imprint);
  if (!token) return undefined;
  const attribute = (oid: string, value: Buffer) =>
    written(SEQUENCE, Buffer.concat([named(oid), written(SET, value)]));
  const own = opened(token);
  const indexed = rewritten({ ...own, unsigned: [...own.unsigned, attribute(oids.archiveIndexV3, index)] });
  return rewritten({ ...file, unsigned: [...file.unsigned, attribute(oids.archiveTimeStampV3, indexed)] });
}

/** A signature, and the verdict on it. */
export interface JudgedCms {
  cms: Buffer;
  verdict: Verdict;
}

/**
 * Judges a detached signature, and appends what the next judgement needs, as far as it can be had now. What does not hold is not
 * added; the signature is then as it was, and the verdict says why.
 * @param hash SHA-256 of the content
 */
export async function extendCms(
  { cms, hash }: { cms: Buffer; hash: string },
  trust: Trust,
  stamp: SigningService["stamp"],
): Promise<JudgedCms> {
  const digest = Buffer.from(hash, "hex");
  const digestBy: Evidence["digestBy"] = (name) => (name === "sha256" ? digest : undefined);
  const recorder = recording(trust);
  const verdict = await judge({ cms, digestBy }, recorder.trust);
  if (verdict.status !== "VALIDA" || !verdict.stampilaLa) return { cms, verdict };
  const { signatures } = readCms(cms, { detached: { digestBy } });
  const stored = withData(cms, { certificates: certificatesOf(signatures), ...recorder.recorded });
  const stamped = await withArchiveStamp(stored, digest, stamp);
  let last = verdict;
  for (const candidate of [...(stamped ? [stamped] : []), stored]) {
    last = await judge({ cms: candidate, digestBy }, trust);
    if (last.status === "VALIDA") return { cms: candidate, verdict: last };
  }
  return { cms, verdict: last };
}
