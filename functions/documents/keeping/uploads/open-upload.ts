import { randomUUID } from "node:crypto";
import * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import { beginMultipart } from "../../../../shared/content/large-objects.ts";
import { presignPart } from "../../../../shared/content/presign.ts";
import { create } from "../../../../shared/data/repository.ts";
import { withNewId } from "../../../../shared/data/transaction.ts";
import { says } from "../../../../shared/http/validation.ts";
import { kernel } from "../../../../shared/refusals.ts";
import type { Principal } from "../../access/principal.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { Document } from "../../records/document.ts";
import { Uploads, UPLOADS_DUE } from "../../records/upload.ts";
import { openForVersion } from "../../files/filing/new-version.ts";
import { PART_BYTES, partsOf, stagingSigner } from "../../files/content/staged.ts";

/** The largest content of a version: 5 GiB. */
const MOST_BYTES = 5 * 1024 ** 3;
/** Time to send the parts; the role's credentials, which sign the addresses, are valid for about as long. */
const OPEN_SECONDS = 6 * 3600;

export const NewUpload = z
  .object({
    dimensiune: z
      .int()
      .refine((bytes) => bytes > 0, says(kernel.fisierGol))
      .meta({ minimum: 1, maximum: MOST_BYTES }),
    contentType: z
      .string()
      .max(255)
      .regex(/^[A-Za-z0-9_.+-]+\/[A-Za-z0-9_.+-]+(;[\x20-\x7e]*)?$/),
    hashSha256: z
      .string()
      .regex(/^[0-9A-Fa-f]{64}$/)
      .toLowerCase()
      .optional(),
    /** Name of the file, and of the document unless another one is given later. */
    denumire: Document.shape.denumire.optional(),
    /** The document that it will add a version to: anything that would refuse the version refuses the upload. */
    documentId: z.int().positive().optional(),
  })
  .meta({ id: "IncarcareNoua" });

/** Machines name the document by its code. */
export const NewMachineUpload = NewUpload.omit({ documentId: true })
  .extend({ cod: Document.shape.cod.optional() })
  .meta({ id: "IncarcareNouaDeMasini" });

/** Each part is PUT to its own address; all but the last have `partSize` bytes. */
export const OpenedUpload = z
  .object({
    uploadId: z.int(),
    partSize: z.int(),
    parts: z.array(z.object({ number: z.int(), url: z.url() }).meta({ id: "ParteaIncarcarii" })),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: "IncarcareDeschisa" });
export type OpenedUpload = z.output<typeof OpenedUpload>;

/**
 * Opens a multipart upload, which only its caller can complete.
 * @throws tooLarge above 5 GiB, forbidden for the members of a suspended organization; any refusal of a version of
 * the named document, before a part is sent
 */
export async function openUpload(caller: Principal, { documentId, ...wanted }: z.output<typeof NewUpload>) {
  if (caller.suspended) throw accessRefusals.organizatieSuspendata();
  if (documentId !== undefined) await openForVersion(caller, documentId);
  if (wanted.dimensiune > MOST_BYTES) throw kernel.preaMare({ limita: MOST_BYTES });
  const key = `uploads/${randomUUID()}`;
  const multipartId = await beginMultipart(stagingSigner(), key, {
    contentType: "application/octet-stream",
  });
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + OPEN_SECONDS * 1000).toISOString();
  const upload = {
    ...wanted,
    creator: caller.key,
    key,
    multipartId,
    status: "IN_ASTEPTARE" as const,
    bytesRead: 0,
    attempts: 0,
    createdAt: now.toISOString(),
    expiresAt,
    dueStatus: UPLOADS_DUE,
    dueAt: expiresAt,
  } as const;
  const { id } = await withNewId((drawn) => create(Uploads, { ...upload, id: drawn }));
  const parts = partsOf(wanted.dimensiune).map(async ({ number, size }) => {
    const part = { key, uploadId: multipartId, number, size };
    return { number, url: await presignPart(stagingSigner(), part, OPEN_SECONDS) };
  });
  return { uploadId: id, partSize: PART_BYTES, parts: await Promise.all(parts), expiresAt };
}
