import { signDigest } from "../../../../shared/aws/kms.ts";
import { log } from "../../../../shared/log.ts";
import { config as trusted } from "../config.ts";
import { certificatesOf } from "../kept-certificates.ts";
import { serviceFailure, type SigningService } from "../signing-port.ts";
import { refusals as signingRefusals } from "../texts.ts";
import { requestStamp } from "./stamp-request.ts";

/**
 * The institution signs for every permitted account, with a KMS key and its certificate. KMS issues no time stamps;
 * they come from a time-stamp authority, if one is configured.
 */
export function kmsService(keyId: string, until: AbortSignal): SigningService {
  return {
    hasOwnCertificates: false,
    async credentialOf() {
      const chain = await certificatesOf(trusted.kmsCertificates);
      if (chain.length === 0) throw signingRefusals.semnatarFaraCertificat();
      return { chain, sign: (digest) => signWith(keyId, digest, until) };
    },
    stamp: (digest) => requestStamp(digest, until),
  };
}

async function signWith(keyId: string, digest: Buffer, until: AbortSignal): Promise<Buffer> {
  try {
    return await signDigest(keyId, digest, until);
  } catch (error) {
    log.warn("signing with KMS failed", { cause: error instanceof Error ? error.name : "unknown" });
    throw serviceFailure();
  }
}
