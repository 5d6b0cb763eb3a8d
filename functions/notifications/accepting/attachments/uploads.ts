import * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import { readObject } from "../../../../shared/content/objects.ts";
import { presignPut } from "../../../../shared/content/presign.ts";
import { onlyIf } from "../../../../shared/data/conditions.ts";
import { ephemeralKey, getEphemeral } from "../../../../shared/data/ephemeral.ts";
import { ephemeralTable } from "../../../../shared/data/tables.ts";
import { transact, type Write } from "../../../../shared/data/transaction.ts";
import type { Refusal } from "../../../../shared/errors.ts";
import { says } from "../../../../shared/http/validation.ts";
import { randomCode } from "../../../../shared/ids.ts";
import { kernel, unknownReference } from "../../../../shared/refusals.ts";
import { store } from "../../state/content/store.ts";
import { hasAcceptedExtension, isPlainFileName, MOST_ATTACHED_BYTES } from "./accepted-file.ts";
import { presigningStore } from "../../../../shared/content/store.ts";
import { refusals } from "./texts.ts";

/** An announced file waits this long for its bytes and its notification. */
const KEPT_SECONDS = 24 * 3600;
const UPLOAD_ID_LENGTH = 26;

export const NewUpload = z
  .object({
    fileName: z
      .string()
      .min(1)
      .max(255)
      .refine(isPlainFileName, says(refusals.numeDeFisierGresit))
      .refine(hasAcceptedExtension, says(refusals.tipDeFisierRefuzat))
      .meta({ examples: ["aviz.pdf"] }),
    dimensiune: z.int().min(1).max(MOST_ATTACHED_BYTES),
    hashSha256: z
      .string()
      .regex(/^[0-9A-Fa-f]{64}$/)
      .toLowerCase()
      .optional(),
  })
  .meta({ id: "AtasamentNou" });

/** The bytes are PUT to `url`, exactly as many as announced. */
export const OpenedUpload = z
  .object({ uploadId: z.string(), url: z.url(), expiresAt: z.iso.datetime() })
  .meta({ id: "AtasamentDeschis" });
export type OpenedUpload = z.output<typeof OpenedUpload>;

/** An announced file, kept until a notification takes it. */
const Upload = NewUpload.extend({ sistemId: z.int() });
type Upload = z.output<typeof Upload>;

const keyOf = (uploadId: string) => ephemeralKey("notifications", "attachment", uploadId);
/** The lifecycle of the bucket removes this prefix after two days (resources/buckets.yml). */
const objectOf = (uploadId: string): string => `attachments/${uploadId}`;

/** Announces a file that one notification of the system may attach within a day. */
export async function openUpload(sistemId: number, wanted: z.output<typeof NewUpload>) {
  const uploadId = randomCode(UPLOAD_ID_LENGTH);
  const ends = clock.epochSeconds() + KEPT_SECONDS;
  const place = presigningStore(store().bucket);
  const object = { key: objectOf(uploadId), size: wanted.dimensiune };
  const opened = {
    uploadId,
    url: await presignPut(place, object, KEPT_SECONDS),
    expiresAt: new Date(ends * 1000).toISOString(),
  };
  const Item = { ...wanted, sistemId, ...keyOf(uploadId), expiresAt: ends };
  const writes: Write[] = [onlyIf({ Put: { TableName: ephemeralTable(), Item } }, "absent")];
  await transact(writes, { answer: opened });
  return opened;
}

/** The reason why an announced file cannot be attached. */
interface Refused {
  refused: Refusal;
}

/** An announced file of the system, with its bytes. */
export async function readUpload(
  sistemId: number,
  uploadId: string,
): Promise<{ fileName: string; bytes: Buffer } | Refused> {
  const found = Upload.safeParse(await getEphemeral(keyOf(uploadId)));
  if (!found.success || found.data.sistemId !== sistemId) return { refused: kernel.necunoscut };
  const { fileName, dimensiune, hashSha256 } = found.data;
  const bytes = await readObject(store(), objectOf(uploadId));
  if (!bytes) return { refused: refusals.fisierNeincarcat };
  const isWhole = bytes.length === dimensiune && (hashSha256 ?? sha256(bytes)) === sha256(bytes);
  return isWhole ? { fileName, bytes } : { refused: refusals.fisierDiferit };
}

/**
 * The write that makes a notification take an announced file, so that no other one can.
 * @param field of the request, for the refusal
 */
export const takingUpload = (sistemId: number, uploadId: string, field: string): Write =>
  onlyIf({ Delete: { TableName: ephemeralTable(), Key: { ...keyOf(uploadId) } } }, { sistemId }, () =>
    unknownReference(field),
  );
