import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";

/** Stores a certificate under a name that a setting of the local cloud has: SIGNATURE_TRUST, TRUST_LIST_SIGNERS. */
export async function placeRoot(
  pem: string,
  { bucket, endpoint, name = "roots" }: { bucket: string; endpoint: string; name?: "roots" | "list-signers" },
): Promise<void> {
  const client = new S3Client({ endpoint, forcePathStyle: true });
  await client.send(new PutObjectCommand({ Bucket: bucket, Key: `certificates/${name}.pem`, Body: pem }));
  client.destroy();
}
