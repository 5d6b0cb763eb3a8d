import { generateKeyPairSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  certify,
  type CertificateWish,
  type Identity,
  issue,
} from "../../../localstack/signing-service/certificates.ts";
import { listAddresses } from "./list-addresses.ts";

/*
 * Made the keys of the samples, once: `node shared/testing/signed-pdfs/make-keys.ts`. Made again, every sample changes with
 * them. They protect nothing. They last until 2049, so that no verdict changes with the years.
 */

const dates = { from: new Date("2026-01-01T00:00:00Z"), until: new Date("2049-12-31T00:00:00Z") };

/** RSA with PKCS #1 v1.5: the same digest gives the same signature. */
function rsaIdentity(name: string, use: CertificateWish["use"], issuer: Identity): Identity {
  const { publicKey, privateKey: key } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const wish = { name, use, listAddress: listAddresses.root, ...dates };
  return { key, certificate: certify(publicKey, wish, issuer) };
}

const root = issue({ name: "Temelia – probe", use: "authority", ...dates });
const strangerRoot = issue({ name: "Temelia – probe", use: "authority", ...dates });
const identities: Record<string, Identity> = {
  root,
  ana: rsaIdentity("Ana Rusu", "signing", root),
  ion: rsaIdentity("Ion Ceban", "signing", root),
  stamping: rsaIdentity("Mărci temporale", "stamping", root),
  stranger: rsaIdentity("Ana Rusu", "signing", strangerRoot),
};
const kept = Object.entries(identities).map(([name, { key, certificate }]) => [
  name,
  { key: String(key.export({ type: "pkcs8", format: "pem" })), certificate: certificate.toString() },
]);
writeFileSync(
  join(import.meta.dirname, "keys.json"),
  `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`,
);
