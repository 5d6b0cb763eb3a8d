import { createHash } from "node:crypto";
import { attributesOf, cmsFile, toBeSigned } from "./cms.ts";
import { listAddress } from "./certificate.ts";
import type { Credential, SigningService } from "./signing-port.ts";

export interface Signing {
  /** SHA-256 of what is signed. */
  digest: Buffer;
  credential: Credential;
  service: Pick<SigningService, "stamp">;
  /** CAdES says the time in the signature. */
  signingTime?: Date;
  /** The revocation lists that go into a stamped signature's file. Asked for once the stamp is there: older ones prove nothing. */
  lists?: () => Promise<Buffer[]>;
  /** Room for the file: lists that do not fit stay out. Default: no limit. */
  room?: number;
}

/** Makes a CMS file over a digest; its signature is stamped where the service stamps. */
export async function makeSignature({
  digest,
  credential,
  service,
  signingTime,
  lists = async () => [],
  room = Infinity,
}: Signing): Promise<Buffer> {
  const [certificate] = credential.chain;
  if (!certificate) throw new Error("a credential needs its certificate");
  const attributes = attributesOf({ digest, certificate, signingTime });
  const signature = await credential.sign(createHash("sha256").update(toBeSigned(attributes)).digest());
  const stamp = await service.stamp(createHash("sha256").update(signature).digest());
  const made = { attributes, chain: credential.chain, signature, stamp };
  const whole = cmsFile({ ...made, lists: stamp ? await lists() : [] });
  return whole.length <= room ? whole : cmsFile(made);
}

/** The revocation lists of a signer's chain; none where one of them cannot be had. */
export async function listsOf(
  { chain }: Pick<Credential, "chain">,
  fetchList: (address: string) => Promise<Buffer>,
): Promise<Buffer[]> {
  const addresses = [...new Set(chain.flatMap((one) => listAddress(one) ?? []))];
  return Promise.all(addresses.map(fetchList)).catch(() => []);
}
