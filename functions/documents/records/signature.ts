import * as z from "zod";
import { entity } from "../../../shared/data/entity.ts";
import type { List } from "../../../shared/data/lists.ts";
import { sharded, shardOf } from "../../../shared/data/shards.ts";
import { sortableId } from "../../../shared/ids.ts";
import { levels, qualifications, reasons } from "../signing/reasons.ts";
import { line, paragraphs } from "../../../shared/text-fields.ts";
import { poate, type Seen } from "./acts.ts";
import { attachedLists } from "./attached.ts";
import { type Document, Documents } from "./document.ts";
import { shards } from "./shards.ts";

/** An electronic signature of one version: inside a PDF (PAdES), or as a separate file (CAdES). */
export const Signature = z.object({
  id: z.int(),
  documentId: z.int(),
  cod: z.string(),
  /** The signed version; for a PDF, the version that contains the signature. */
  numarVersiune: z.int(),
  /** The certificate's name, or the account's name if all accounts sign with one certificate. */
  semnatar: line(255).meta({ examples: ["Ana Rusu"] }),
  /** Another name that the account declared when it signed. */
  declarat: line(255).optional(),
  tip: z.enum(["PADES", "CADES"]),
  nivel: z.enum(levels),
  status: z.enum(["VALIDA", "INVALIDA"]),
  motiv: z.enum(reasons).optional(),
  /** If it was qualified at the last verification; absent before the first. */
  calificata: z.enum(qualifications).optional(),
  certificat: z.string(),
  emitentCertificat: z.string(),
  serie: z.string(),
  amprenta: z.string(),
  semnatLa: z.iso.datetime(),
  stampilaLa: z.iso.datetime().optional(),
  /** The end of the newest stamp's certificate: until then the signature is proven without a renewal. */
  dovadaPanaLa: z.iso.datetime().optional(),
  /** The last time when the proof was completed or renewed. */
  reinnoitaLa: z.iso.datetime().optional(),
  /** The time of the last verdict; absent before the first verification. */
  verificatLa: z.iso.datetime().optional(),
  /** SHA-256 of the signed content; for a PDF, including the signature. */
  hash: z.string(),
  observatii: paragraphs(2000).optional(),
  /** The account that signed. */
  creatDe: z.string(),
  /** The name of the signature field in the PDF. */
  field: z.string().optional(),
  /** SHA-256 of the detached file. */
  fileHash: z.string().optional(),
  /** The object with what was added after signing. */
  renewal: z
    .object({
      key: z.string(),
      /** The sizes of its parts, one after the other. */
      sizes: z.array(z.int()),
      /** SHA-256 of all parts. */
      hash: z.string(),
      /** SHA-256 of the signature's file as it is now: the detached one, or the version with what was added. */
      fileHash: z.string(),
    })
    .optional(),
  /** Key of the `due` index, where the nightly run finds the signatures whose proof is to be completed or renewed. */
  dueStatus: z.string().optional(),
  dueAt: z.iso.datetime().optional(),
  /** The partitions that contain its row: the lists of signatures that included its document when it was created. */
  listedIn: z.array(z.string()),
});

export type Signature = z.output<typeof Signature>;

export type Renewal = NonNullable<Signature["renewal"]>;

export const SignatureView = Signature.omit({
  field: true,
  fileHash: true,
  listedIn: true,
  renewal: true,
  dueStatus: true,
  dueAt: true,
})
  .extend(poate("signature"))
  .meta({ id: "SemnaturaDocument" });

/** The fields that lists filter and sort by. */
export const SignatureFilters = SignatureView.omit({ poate: true });

/** A signature as its reader sees it. */
export type SeenSignature = Seen<Signature, "signature">;

/** The lists of signatures over all documents. */
export const signatureLists = attachedLists("signatures");

const SIGNATURE_PREFIX = "signature#";

/** The signatures of one document, in its partition. */
export const signaturesOf = (documentId: number): List => ({
  partitions: [Documents.key({ id: documentId }).pk],
  prefix: SIGNATURE_PREFIX,
});

export const Signatures = entity({
  name: "signature",
  service: "documents",
  schema: Signature,
  key: ({ id, documentId }: Pick<Signature, "id" | "documentId">) => ({
    pk: Documents.key({ id: documentId }).pk,
    sk: `${SIGNATURE_PREFIX}${sortableId(id)}`,
  }),
  lists: ({ listedIn, documentId }) =>
    listedIn.map((partition) => ({ partition, attributes: { documentId }, counter: null })),
});

/** The partitions of a signature that is created now. */
export const listedInFor = (document: Document, id: number): string[] =>
  signatureLists.partitionsFor(document, id);

/** The partitions of signatures in the `due` index. */
export const dueSignatures = (): string[] => sharded(DUE, shards.due).flatMap(({ partitions }) => partitions);
const DUE = "SIGNATURE";

/** A signature whose proof is looked at again at a time. */
export const dueAgain = (signature: Signature, at: Date): Signature => ({
  ...signature,
  dueStatus: shardOf(DUE, signature.id, shards.due),
  dueAt: at.toISOString(),
});

/** A signature whose proof is not looked at again. */
export function neverDue({ dueStatus: _status, dueAt: _at, ...signature }: Signature): Signature {
  return signature;
}

/**
 * A detached signature. It is stored beside its record and written in the same transaction, so that no crash leaves
 * one without the other.
 */
const SignatureFile = z.object({
  id: z.int(),
  documentId: z.int(),
  /** The CMS file in base64. */
  cms: z.string(),
  /** The same signer's signature for a container (ASiC-E): over a list that names the file by its digest. */
  container: z
    .object({ fileName: z.string(), signatureName: z.string(), manifest: z.string(), cms: z.string() })
    .optional(),
});
export type SignatureFile = z.output<typeof SignatureFile>;

/** The prefix of the sort keys of detached signatures in a document's partition. */
export const SIGNATURE_FILE_PREFIX = "signature-file#";

export const SignatureFiles = entity({
  name: "signature-file",
  service: "documents",
  schema: SignatureFile,
  key: ({ id, documentId }: Pick<SignatureFile, "id" | "documentId">) => ({
    pk: Documents.key({ id: documentId }).pk,
    sk: `${SIGNATURE_FILE_PREFIX}${sortableId(id)}`,
  }),
});
