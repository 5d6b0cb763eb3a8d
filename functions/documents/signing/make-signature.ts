import { createHash } from "node:crypto";
import { attributesOf, cmsFile, toBeSigned } from "./cms.ts";
import type { Credential, SigningService } from "./signing-port.ts";

export interface Signing {
  /** SHA-256 of the signed content. */
  digest: Buffer;
  credential: Credential;
  service: Pick<SigningService, "stamp">;
  /** Set for CAdES, which keeps the time in the signature. */
  signingTime?: Date;
}

/** Makes a CMS file over a digest; the signature is time-stamped if the service offers stamps. */
export async function makeSignature({ digest, credential, service, signingTime }: Signing): Promise<Buffer> {
  const [certificate] = credential.chain;
  if (!certificate) throw new Error("the certificate of the credential is missing");
  const attributes = attributesOf({ digest, certificate, signingTime });
  const signature = await credential.sign(createHash("sha256").update(toBeSigned(attributes)).digest());
  const stamp = await service.stamp(createHash("sha256").update(signature).digest());
  return cmsFile({ attributes, chain: credential.chain, signature, stamp });
}
