import { X509Certificate } from "node:crypto";

/** Every certificate in a PEM text. @throws if one of them is not valid */
export const certificatesIn = (pem: string): X509Certificate[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map(
    (block) => new X509Certificate(block),
  );
