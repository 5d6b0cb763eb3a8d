/** The object identifiers of CMS (RFC 5652), CAdES (RFC 5035, 5126), time stamps (RFC 3161), OCSP (RFC 6960), X.509 and algorithms. */
export const oids = {
  data: "1.2.840.113549.1.7.1",
  signedData: "1.2.840.113549.1.7.2",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingTime: "1.2.840.113549.1.9.5",
  timeStampInfo: "1.2.840.113549.1.9.16.1.4",
  signatureTimeStamp: "1.2.840.113549.1.9.16.2.14",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
  anyPurpose: "2.5.29.37.0",
  emailProtection: "1.3.6.1.5.5.7.3.4",
  timeStamping: "1.3.6.1.5.5.7.3.8",
  ocspSigning: "1.3.6.1.5.5.7.3.9",
  documentSigning: "1.3.6.1.5.5.7.3.36",
  basicOcspAnswer: "1.3.6.1.5.5.7.48.1.1",
  ocspNoCheck: "1.3.6.1.5.5.7.48.1.5",
  revocationValues: "1.2.840.113549.1.9.16.2.24",
  revocationArchive: "1.2.840.113583.1.1.8",
  crlDistributionPoints: "2.5.29.31",
  crlNumber: "2.5.29.20",
  reasonCode: "2.5.29.21",
  invalidityDate: "2.5.29.24",
  issuingDistributionPoint: "2.5.29.28",
  expiredCertificatesOnList: "2.5.29.60",
  keyUsage: "2.5.29.15",
  subjectAlternativeName: "2.5.29.17",
  basicConstraints: "2.5.29.19",
  nameConstraints: "2.5.29.30",
  certificatePolicies: "2.5.29.32",
  policyMappings: "2.5.29.33",
  policyConstraints: "2.5.29.36",
  extendedKeyUsage: "2.5.29.37",
  inhibitAnyPolicy: "2.5.29.54",
  qualifiedStatements: "1.3.6.1.5.5.7.1.3",
  emailAddress: "1.2.840.113549.1.9.1",
  issuerAlternativeName: "2.5.29.18",
  authorityKeyIdentifier: "2.5.29.35",
  sha256: "2.16.840.1.101.3.4.2.1",
  rsa: "1.2.840.113549.1.1.1",
  rsaSha256: "1.2.840.113549.1.1.11",
  rsaPss: "1.2.840.113549.1.1.10",
  ecdsaSha256: "1.2.840.10045.4.3.2",
} as const;

/** The digests that a signature may use, by their identifier. */
export const digests: Record<string, "sha256" | "sha384" | "sha512"> = {
  [oids.sha256]: "sha256",
  "2.16.840.1.101.3.4.2.2": "sha384",
  "2.16.840.1.101.3.4.2.3": "sha512",
};

/**
 * The supported signature algorithms, each with its kind of key. RSA by its bare identifier uses the signer's digest.
 */
export const signatureKeys: Record<string, { key: "rsa" | "ec"; digest?: "sha256" | "sha384" | "sha512" }> = {
  [oids.rsa]: { key: "rsa" },
  [oids.rsaSha256]: { key: "rsa", digest: "sha256" },
  "1.2.840.113549.1.1.12": { key: "rsa", digest: "sha384" },
  "1.2.840.113549.1.1.13": { key: "rsa", digest: "sha512" },
  [oids.ecdsaSha256]: { key: "ec", digest: "sha256" },
  "1.2.840.10045.4.3.3": { key: "ec", digest: "sha384" },
  "1.2.840.10045.4.3.4": { key: "ec", digest: "sha512" },
};
