import { createHash } from "node:crypto";
import { attributesOf, cmsFile, toBeSigned } from "./cms.ts";
import { listAddress } from "./certificate.ts";
import type { Credential, SigningService } from "./signing-port.ts";

export interface Signing {
  /** SHA-256 of the signed content. */
  digest: Buffer;
  credential: Credential;
  service: Pick<SigningService, "stamp">;
  /** Set for CAdES, which keeps the time in the signature. */
  signingTime?: Date;
  /**
   * The revocation lists for the file of a stamped signature. They are fetched after the stamp: older ones prove
   * nothing.
   */
  lists?: () => Promise<Buffer[]>;
  /** Room for the file: lists that do not fit are left out. Default: no limit. */
  room?: number;
}

/** Makes a CMS file over a digest; the signature is time-stamped if the service offers stamps. */
export async function makeSignature({
  digest,
  credential,
  service,
  signingTime,
  lists = async () => [],
  room = Infinity,
}: Signing): Promise<Buffer> {
  const [certificate] = credential.chain;
  if (!certificate) throw new Error("the certificate of the credential is missing");
  const attributes = attributesOf({ digest, certificate, signingTime });
  const signature = await credential.sign(createHash("sha256").update(toBeSigned(attributes)).digest());
  const stamp = await service.stamp(createHash("sha256").update(signature).digest());
  const made = { attributes, chain: credential.chain, signature, stamp };
  const whole = cmsFile({ ...made, lists: stamp ? await lists() : [] });
  return whole.length <= room ? whole : cmsFile(made);
}

/** The revocation lists of a signer's chain; none if one of them is not available. */
export async function listsOf(
  { chain }: Pick<Credential, "chain">,
  fetchList: (address: string) => Promise<Buffer>,
): Promise<Buffer[]> {
  const addresses = [...new Set(chain.flatMap((one) => listAddress(one) ?? []))];
  return Promise.all(addresses.map(fetchList)).catch(() => []);
}
