import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";

/** Stores the root under the name in SIGNATURE_TRUST of the local cloud. */
export async function placeRoot(
  pem: string,
  { bucket, endpoint }: { bucket: string; endpoint: string },
): Promise<void> {
  const client = new S3Client({ endpoint, forcePathStyle: true });
  await client.send(new PutObjectCommand({ Bucket: bucket, Key: "certificates/roots.pem", Body: pem }));
  client.destroy();
}
