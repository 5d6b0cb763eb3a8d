import { verify, type X509Certificate } from "node:crypto";
import { CertificateRevocationList } from "pkijs";
import { parsed } from "./certificate.ts";
import { signatureKeys } from "./oids.ts";

/** A revocation list (RFC 5280), read but not believed yet. */
export interface RevocationList {
  bytes: Buffer;
  from: Date;
  until: Date;
  isOf(issuer: X509Certificate): boolean;
  /** When a certificate was revoked; undefined where it was not. */
  revokedAt(certificate: X509Certificate): Date | undefined;
}

/** Undefined where the bytes are no revocation list. */
export function readList(bytes: Buffer): RevocationList | undefined {
  try {
    const list = CertificateRevocationList.fromBER(Uint8Array.from(bytes));
    const { thisUpdate, nextUpdate, revokedCertificates = [] } = list;
    if (!nextUpdate) return undefined;
    return {
      bytes,
      from: thisUpdate.value,
      until: nextUpdate.value,
      isOf: (issuer) => list.issuer.isEqual(parsed(issuer).subject) && isSignedBy(list, issuer),
      revokedAt: (certificate) => {
        const { serialNumber } = parsed(certificate);
        const found = revokedCertificates.find(({ userCertificate }) =>
          userCertificate.isEqual(serialNumber),
        );
        return found?.revocationDate.value;
      },
    };
  } catch {
    return undefined;
  }
}

function isSignedBy(list: CertificateRevocationList, issuer: X509Certificate): boolean {
  const algorithm = signatureKeys[list.signatureAlgorithm.algorithmId];
  if (!algorithm?.digest || algorithm.key !== issuer.publicKey.asymmetricKeyType) return false;
  if (list.signatureValue.valueBlock.unusedBits !== 0) return false;
  const signature = Buffer.from(list.signatureValue.valueBlock.valueHexView);
  return verify(algorithm.digest, Buffer.from(list.tbsView), issuer.publicKey, signature);
}
