import { PDFDocument, type PDFObject, PDFRef } from "@cantoo/pdf-lib";
import { openAuthority, type Authority } from "../../../localstack/signing-service/authority.ts";
import { type Identity, signDigest } from "../../../localstack/signing-service/certificates.ts";
import { openFile } from "../../../shared/pdf/file.ts";
import { PdfRef, type PdfValue } from "../../../shared/pdf/values.ts";
import { listsOf, makeSignature } from "./make-signature.ts";
import { appendRevision, type NewObject } from "./pdf-file.ts";
import { fillPdf, preparePdf } from "./pdf-signing.ts";
import type { Credential } from "./signing-port.ts";
import type { Trust } from "./verdict.ts";

/* Helpers for tests of signatures: an authority in this process replaces a service. */

export const LIST_ADDRESS = "http://lista.test/lista.crl";

export const credentialOf = ({ key, certificate }: Identity): Credential => ({
  chain: [certificate],
  sign: async (digest) => signDigest(key, digest),
});

export interface Signer {
  authority: Authority;
  name?: string;
  identity?: Identity;
  /** Without a stamp: B-B. */
  isStamped?: boolean;
  /** With the revocation list: B-LT. */
  isKept?: boolean;
  at?: Date;
}

/** A PDF with this many pages, with a cross-reference table or a stream. */
export async function samplePdf({ pages = 1, useObjectStreams = false } = {}): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let i = 1; i <= pages; i += 1) pdf.addPage([300, 200]).drawText(`Pagina ${i}`, { x: 20, y: 100 });
  return Buffer.from(await pdf.save({ useObjectStreams }));
}

export const bodyOf = (object: PDFObject): Buffer => {
  const bytes = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
};

/** Appends a well-formed revision with a change, using a different library from the product's. */
export async function revised(bytes: Buffer, change: (pdf: PDFDocument) => NewObject[]): Promise<Buffer> {
  const pdf = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
  const objects = change(pdf);
  const { Root } = pdf.context.trailerInfo;
  const changed: Record<string, PdfValue> =
    Root instanceof PDFRef ? { Root: new PdfRef(Root.objectNumber) } : {};
  return appendRevision(openFile(bytes), objects, changed);
}

const nothing = async () => undefined;

export async function signPdf(bytes: Buffer, signer: Signer): Promise<Buffer> {
  const { authority, name = "Ana Rusu", isStamped = false, isKept = false, at = new Date() } = signer;
  const credential = credentialOf(signer.identity ?? authority.signer(name, LIST_ADDRESS));
  const lists = isKept ? await listsOf(credential, async () => authority.list()) : [];
  const prepared = preparePdf(bytes, {
    name,
    at,
    size: 16_384,
    ...(isKept ? { evidence: { lists, certificates: [] } } : {}),
  });
  const stamp = isStamped ? async (digest: Buffer) => authority.stamp(digest) : nothing;
  const cms = await makeSignature({
    digest: prepared.digest,
    credential,
    service: { stamp },
    lists: async () => (isKept ? [authority.list()] : []),
  });
  return fillPdf(prepared, cms);
}

export function signDetached(digest: Buffer, signer: Signer): Promise<Buffer> {
  const { authority, name = "Ana Rusu", isStamped = false, isKept = false, at = new Date() } = signer;
  const credential = credentialOf(signer.identity ?? authority.signer(name, LIST_ADDRESS));
  const stamp = isStamped ? async (one: Buffer) => authority.stamp(one) : nothing;
  return makeSignature({
    digest,
    credential,
    service: { stamp },
    signingTime: at,
    lists: async () => (isKept ? [authority.list()] : []),
  });
}

/** Trusts an authority, and fetches its list. */
export const trusting = (authority: Authority, trust: Partial<Trust> = {}): Trust => ({
  anchors: [authority.root],
  now: new Date(),
  fetchList: async () => authority.list(),
  ...trust,
});

export const newAuthority = (now?: () => Date): Authority => openAuthority(now ? { now } : {});
