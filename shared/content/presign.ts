import { GetObjectCommand, PutObjectCommand, UploadPartCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { Store } from "./objects.ts";
import { contentDisposition } from "./file-name.ts";
import { passiveType } from "./passive-type.ts";

/*
 * Presigned URLs, with which a client uploads to and downloads from the store directly, bypassing the gateway. They
 * expire after their time or with the credentials that signed them, whichever is first.
 */

/** A URL to PUT one part of a multipart upload: exactly `size` bytes, because the length is signed. */
export const presignPart = (
  { client, bucket }: Store,
  upload: { key: string; uploadId: string; number: number; size: number },
  seconds: number,
): Promise<string> =>
  getSignedUrl(
    client,
    new UploadPartCommand({
      Bucket: bucket,
      Key: upload.key,
      UploadId: upload.uploadId,
      PartNumber: upload.number,
      ContentLength: upload.size,
    }),
    { expiresIn: seconds },
  );

/** A URL to GET an object as an attachment of this name and type. */
export const presignDownload = (
  { client, bucket }: Store,
  key: string,
  { name, contentType }: { name: string; contentType: string },
  seconds: number,
): Promise<string> =>
  getSignedUrl(
    client,
    new GetObjectCommand({
      Bucket: bucket,
      Key: key,
      ResponseContentType: passiveType(contentType),
      ResponseContentDisposition: contentDisposition(name),
      ResponseCacheControl: "private, no-store",
    }),
    { expiresIn: seconds },
  );

/** A URL to PUT an object: exactly `size` bytes, because the length is signed. */
export const presignPut = (
  { client, bucket }: Store,
  { key, size }: { key: string; size: number },
  seconds: number,
): Promise<string> =>
  getSignedUrl(client, new PutObjectCommand({ Bucket: bucket, Key: key, ContentLength: size }), {
    expiresIn: seconds,
  });
