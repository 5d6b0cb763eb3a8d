import { contentDisposition } from "./file-name.ts";
import { passiveType } from "./passive-type.ts";
import { commandFor, type Store } from "./store.ts";

/*
 * Presigned URLs: a client uploads to and downloads from the store directly, bypassing the gateway. They
 * expire after their time or with the credentials that signed them, whichever is first.
 */

type Commanding = Awaited<ReturnType<typeof commandFor>>;

async function presign(commanding: Promise<Commanding>, expiresIn: number): Promise<string> {
  const { client, command } = await commanding;
  const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
  return getSignedUrl(client, command, { expiresIn });
}

/** A URL to PUT one part of a multipart upload: exactly `size` bytes, because the length is signed. */
export const presignPart = (
  store: Store,
  upload: { key: string; uploadId: string; number: number; size: number },
  seconds: number,
): Promise<string> =>
  presign(
    commandFor(store, "UploadPart", {
      Key: upload.key,
      UploadId: upload.uploadId,
      PartNumber: upload.number,
      ContentLength: upload.size,
    }),
    seconds,
  );

/** A URL to GET an object as an attachment of this name and type. */
export const presignDownload = (
  store: Store,
  key: string,
  { name, contentType }: { name: string; contentType: string },
  seconds: number,
): Promise<string> =>
  presign(
    commandFor(store, "GetObject", {
      Key: key,
      ResponseContentType: passiveType(contentType),
      ResponseContentDisposition: contentDisposition(name),
      ResponseCacheControl: "private, no-store",
    }),
    seconds,
  );

/** A URL to PUT an object: exactly `size` bytes, because the length is signed. */
export const presignPut = (
  store: Store,
  { key, size }: { key: string; size: number },
  seconds: number,
): Promise<string> => presign(commandFor(store, "PutObject", { Key: key, ContentLength: size }), seconds);
