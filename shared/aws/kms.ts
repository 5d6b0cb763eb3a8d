import { KMSClient, SignCommand } from "@aws-sdk/client-kms";
import { once } from "../once.ts";
import { retryPolicy } from "./clients.ts";

export const kms = once(() => new KMSClient(retryPolicy(5)));

/** The RSASSA-PKCS1-v1_5 signature of a SHA-256 digest, by an asymmetric key (id, ARN or alias). */
export async function signDigest(keyId: string, digest: Buffer, abortSignal: AbortSignal): Promise<Buffer> {
  const command = new SignCommand({
    KeyId: keyId,
    Message: digest,
    MessageType: "DIGEST",
    SigningAlgorithm: "RSASSA_PKCS1_V1_5_SHA_256",
  });
  const { Signature } = await kms().send(command, { abortSignal });
  return Buffer.from(Signature ?? []);
}
