import { X509Certificate } from "node:crypto";

/** Every certificate of a PEM text. @throws where one of them is none */
export const certificatesIn = (pem: string): X509Certificate[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map(
    (block) => new X509Certificate(block),
  );
