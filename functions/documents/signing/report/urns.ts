import type { Indication } from "../reasons.ts";

/* The names of ETSI TS 119 102-2, and of the reference where the standard has none. */

const etsi = "urn:etsi:019102";

export const urns = {
  main: {
    TOTAL_PASSED: `${etsi}:mainindication:total-passed`,
    TOTAL_FAILED: `${etsi}:mainindication:total-failed`,
    INDETERMINATE: `${etsi}:mainindication:indeterminate`,
    passed: `${etsi}:mainindication:passed`,
    failed: `${etsi}:mainindication:failed`,
    /** The standard has no report of a file without signatures. */
    none: "urn:cef:dss:mainindication:noSignatureFound",
  } satisfies Record<Indication, string> & Record<string, string>,
  objects: {
    certificate: `${etsi}:validationObject:certificate`,
    list: `${etsi}:validationObject:CRL`,
    answer: `${etsi}:validationObject:OCSPResponse`,
    stamp: `${etsi}:validationObject:timestamp`,
    record: `${etsi}:validationObject:evidencerecord`,
    data: `${etsi}:validationObject:signedData`,
  },
  proof: `${etsi}:poetype:validation`,
  /** The process with archival data, which includes the others (EN 319 102-1, 5.6). */
  process: `${etsi}:validationprocess:LTA`,
  applied: `${etsi}:constraintStatus:applied`,
  disabled: `${etsi}:constraintStatus:disabled`,
};

export const subIndicationUrn = (name: string): string => `${etsi}:subindication:${name}`;

/** The building blocks (EN 319 102-1, 5.2) by the names of the reference, in the order in which they run here. */
export const blocks = [
  "formatChecking",
  "identificationOfTheSigningCertificate",
  "cryptographicVerification",
  "x509CertificateValidation",
  "signatureAcceptanceValidation",
] as const;
export type Block = (typeof blocks)[number];

export const blockUrn = (name: Block): string => `urn:cef:dss:bbb:${name}`;
