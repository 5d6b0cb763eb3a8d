import { PDFDocument, PDFName, type PDFObject, PDFRef } from "@cantoo/pdf-lib";
import { ContentInfo, SignedData, type SignerInfo } from "pkijs";
import { openAuthority, type Authority } from "../../../localstack/signing-service/authority.ts";
import { type Identity, signDigest } from "../../../localstack/signing-service/certificates.ts";
import { openFile } from "../../../shared/pdf/file.ts";
import { PdfRef, type PdfValue } from "../../../shared/pdf/values.ts";
import { withData } from "./cms-extending.ts";
import { makeSignature } from "./make-signature.ts";
import { oids } from "./oids.ts";
import { appendRevision, type NewObject } from "./pdf-file.ts";
import { fillPdf, preparePdf, storeData } from "./pdf-signing.ts";
import type { Credential } from "./signing-port.ts";
import type { Trust } from "./outcomes.ts";

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

/** A PDF whose form has many text fields, as objects of their own. */
export const formPdf = async (fields: number): Promise<Buffer> =>
  withForm(({ nextRef }) => {
    const refs = Array.from({ length: fields }, nextRef);
    const objects = refs.map(({ objectNumber }, i): NewObject => ({
      number: objectNumber,
      body: Buffer.from(`<</FT/Tx/T(${i})>>`),
    }));
    return { fields: refs.join(" "), objects };
  });

/** A small PDF whose form has a million fields: each of a hundred has the same hundred, and so have those. */
export const formBomb = (): Promise<Buffer> =>
  withForm(({ nextRef }) => {
    const [second, third] = [nextRef(), nextRef()];
    const hundred = (kids: string): string =>
      Array.from({ length: 100 }, (_, i) => `<</FT/Tx/T(${i})${kids}>>`).join("");
    const objects = [
      { number: second.objectNumber, body: Buffer.from(`[${hundred(`/Kids ${third}`)}]`) },
      { number: third.objectNumber, body: Buffer.from(`[${hundred("")}]`) },
    ];
    return { fields: hundred(`/Kids ${second}`), objects };
  });

interface Form {
  /** The items of its array. */
  fields: string;
  objects: NewObject[];
}

const withForm = async (form: (pdf: { nextRef: () => PDFRef }) => Form): Promise<Buffer> =>
  revised(await samplePdf(), ({ catalog, context }) => {
    const { fields, objects } = form({ nextRef: () => context.nextRef() });
    const root = bodyOf(catalog).toString("latin1");
    const body = Buffer.from(root.replace(/>>\s*$/, `/AcroForm<</Fields[${fields}]>>>>`), "latin1");
    return [{ number: (context.trailerInfo.Root as PDFRef).objectNumber, body }, ...objects];
  });

const nothing = async () => undefined;

export async function signPdf(bytes: Buffer, signer: Signer): Promise<Buffer> {
  const { authority, name = "Ana Rusu", isStamped = false, isKept = false, at = new Date() } = signer;
  const credential = credentialOf(signer.identity ?? authority.signer(name, LIST_ADDRESS));
  const data = { lists: [authority.list()], answers: [], certificates: [] };
  const prepared = preparePdf(isKept ? storeData(bytes, data) : bytes, { name, at, size: 16_384 });
  const stamp = isStamped ? async (digest: Buffer) => authority.stamp(digest, LIST_ADDRESS) : nothing;
  const cms = await makeSignature({ digest: prepared.digest, credential, service: { stamp } });
  return fillPdf(prepared, isKept ? withData(cms, { lists: [authority.list()] }) : cms);
}

export async function signDetached(digest: Buffer, signer: Signer): Promise<Buffer> {
  const { authority, name = "Ana Rusu", isStamped = false, isKept = false, at = new Date() } = signer;
  const credential = credentialOf(signer.identity ?? authority.signer(name, LIST_ADDRESS));
  const stamp = isStamped ? async (one: Buffer) => authority.stamp(one, LIST_ADDRESS) : nothing;
  const cms = await makeSignature({ digest, credential, service: { stamp }, signingTime: at });
  return isKept ? withData(cms, { lists: [authority.list()] }) : cms;
}

/** A CMS file after a change of its signed data; its signature stays. */
export function edited(cms: Buffer, edit: (data: SignedData, signer: SignerInfo) => void): Buffer {
  const data = new SignedData({ schema: ContentInfo.fromBER(bufferOf(cms)).content as unknown });
  const [signer] = data.signerInfos;
  if (!signer) throw new Error("a CMS file without a signer");
  edit(data, signer);
  const file = new ContentInfo({ contentType: oids.signedData, content: data.toSchema(true) });
  return Buffer.from(file.toSchema().toBER());
}

/** A store of a PDF, appended: the answers under the name that its dictionary has for them. */
export const withStore = (
  bytes: Buffer,
  answers: Buffer[],
  place: "OCSPs" | "VRI" = "OCSPs",
): Promise<Buffer> =>
  revised(bytes, ({ catalog, context }) => {
    const refs = answers.map(() => context.nextRef());
    const store =
      place === "VRI"
        ? { VRI: context.obj({ ["A".repeat(40)]: context.obj({ OCSP: refs }) }) }
        : { OCSPs: refs };
    catalog.set(PDFName.of("DSS"), context.obj(store));
    return [
      { number: (context.trailerInfo.Root as PDFRef).objectNumber, body: bodyOf(catalog) },
      ...answers.map((answer, i) => ({
        number: refs[i]?.objectNumber ?? 0,
        body: bodyOf(context.flateStream(answer)),
      })),
    ];
  });

const bufferOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

/** Trusts an authority, and fetches its list. */
export const trusting = (authority: Authority, trust: Partial<Trust> = {}): Trust => ({
  anchors: [authority.root],
  now: new Date(),
  fetchList: async () => authority.list(),
  ...trust,
});

export const newAuthority = (now?: () => Date): Authority => openAuthority(now ? { now } : {});
