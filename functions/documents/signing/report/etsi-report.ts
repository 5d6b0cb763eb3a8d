import type { Materials, UsedStatement, UsedStamp } from "../used.ts";
import type { JudgedProof } from "../judged-file.ts";
import type { Verdict } from "../outcomes.ts";
import type { SubIndication } from "../reasons.ts";
import { uriOfMethod } from "../xml/methods.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import { element, textOf } from "./element.ts";
import { type Block, blocks, blockUrn, subIndicationUrn, urns } from "./urns.ts";
import { digestOf, poeOf, reference, type SignedData, ValidationObjects } from "./validation-objects.ts";

/** A signature, and what it is of. */
export interface ReportedSignature {
  verdict: Verdict;
  /** The name of its field in a PDF. */
  field?: string | undefined;
  /** What it signed, as far as it is known. */
  data: SignedData[];
  /** Its content was known by its digest only. */
  isOfDigest?: boolean;
}

export interface Reported {
  at: Date;
  signatures: ReportedSignature[];
  /** Stamps and records that belong to no signature, and the files that each proves. */
  proofs?: { proof: JudgedProof; data: SignedData[] }[];
  /** What was fetched for the validation. */
  fetched: UsedStatement[];
}

/**
 * The validation report of a file for machines (ETSI TS 119 102-2 v1.4.1): for each signature the indication with its reason, the
 * building blocks, the time that counts and its proof, the signer, and the objects that the validation used, among them the stamps and
 * records that stand alone, each with its own validation. It is not signed.
 */
export function etsiReport({ at, signatures, proofs = [], fetched }: Reported): string {
  const objects = new ValidationObjects(at);
  const written = signatures.map((one, i) => signatureReport(one, { id: `S-${i + 1}`, at, objects }));
  for (const { proof, data } of proofs) objects.proof(proof, data);
  for (const one of fetched) objects.statement(one);
  const report = element(
    "vr:ValidationReport",
    [...(written.length > 0 ? written : [none]), objects.write()],
    {
      "xmlns:vr": "http://uri.etsi.org/19102/v1.4.1#",
      "xmlns:ds": "http://www.w3.org/2000/09/xmldsig#",
    },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${report}\n`;
}

const none = element("vr:SignatureValidationReport", [
  element("vr:SignatureValidationStatus", [element("vr:MainIndication", urns.main.none)]),
]);

interface Place {
  id: string;
  at: Date;
  objects: ValidationObjects;
}

function signatureReport(one: ReportedSignature, place: Place): string {
  const { verdict, data } = one;
  const { materials } = verdict;
  const { objects, at } = place;
  const signed = [...new Set(data.map((it) => objects.data(it)))];
  const stamps = (materials?.stamps ?? []).map((stamp) => ({
    stamp,
    id: objects.stamp(stamp, materials ?? nothing, {
      signature: stamp.kind === "content" ? "" : signatureReference(one),
      data: signed,
    }),
  }));
  return element("vr:SignatureValidationReport", [
    identifierOf(one, place),
    element("vr:ValidationConstraintsEvaluationReport", blocksOf(verdict)),
    element("vr:ValidationTimeInfo", [
      element("vr:ValidationTime", at.toISOString()),
      element("vr:BestSignatureTime", poeOf(bestTime(verdict, { at, stamps }))),
    ]),
    documentOf(data, signed),
    attributesOf(verdict, { objects, stamps }),
    materials?.signer &&
      element("vr:SignerInformation", [
        reference("vr:SignerCertificate", objects.certificate(materials.signer)),
        verdict.certificat !== undefined && element("vr:Signer", textOf(verdict.certificat)),
      ]),
    element("vr:SignatureValidationProcess", [element("vr:SignatureValidationProcessID", urns.process)]),
    statusOf(verdict, place),
  ]);
}

/** For a verdict that was given before anything was read. */
const nothing: Materials = {
  form: "CADES",
  value: Buffer.alloc(0),
  digests: [],
  isSignerSigned: false,
  claimed: [],
  path: [],
  certificates: [],
  statements: [],
  stamps: [],
  revoked: [],
  isStrong: false,
};

/** By its field, or by the digest of its value. */
const signatureReference = ({ verdict, field }: ReportedSignature): string =>
  element(
    "vr:SignatureReference",
    field === undefined
      ? [
          element("vr:DigestMethod", "http://www.w3.org/2001/04/xmlenc#sha256"),
          element("vr:DigestValue", valueDigest(verdict)),
        ]
      : [element("vr:PAdESFieldName", textOf(field))],
  );

const valueDigest = ({ materials }: Verdict): string =>
  Buffer.from(sha256(materials?.value ?? Buffer.alloc(0)), "hex").toString("base64");

function identifierOf({ verdict, field, isOfDigest = false }: ReportedSignature, { id }: Place): string {
  const value = verdict.materials?.value;
  return element(
    "vr:SignatureIdentifier",
    [
      value && value.length > 0 && element("ds:SignatureValue", value.toString("base64")),
      element("vr:HashOnly", "false"),
      element("vr:DocHashOnly", String(isOfDigest)),
      field !== undefined && element("vr:DAIdentifier", textOf(field)),
    ],
    { id },
  );
}

interface WrittenStamp {
  stamp: UsedStamp;
  id: string;
}

function bestTime(
  { timp }: Verdict,
  { at, stamps }: { at: Date; stamps: WrittenStamp[] },
): { at: Date; by?: string | undefined } {
  if (!timp || timp.sursa === "VERIFICARE") return { at: timp?.la ?? at };
  const by = stamps.find(({ stamp }) => stamp.isGood && stamp.at && +stamp.at === +timp.la);
  return { at: timp.la, by: by?.id };
}

function documentOf(data: SignedData[], ids: string[]): string | undefined {
  const [only, another] = data;
  if (!only) return undefined;
  return element("vr:SignersDocument", [
    !another && element("vr:DigestAlgAndValue", digestOf(only.hash)),
    reference("vr:SignersDocumentRepresentation", ...ids),
  ]);
}

const stampNames: Record<UsedStamp["kind"], string> = {
  signature: "vr:SignatureTimeStamp",
  archive: "vr:ArchiveTimeStamp",
  document: "vr:DocTimeStamp",
  content: "vr:AllDataObjectsTimeStamp",
};

function attributesOf(
  { materials, integritate }: Verdict,
  { objects, stamps }: { objects: ValidationObjects; stamps: WrittenStamp[] },
): string | undefined {
  if (!materials) return undefined;
  const { claimed, signer, isSignerSigned, certificates, statements } = materials;
  const isSigned: Record<string, string> = integritate === "INTACTA" ? { Signed: "true" } : {};
  const attributes = [
    ...claimed.map((at) => element("vr:SigningTime", [element("vr:Time", at.toISOString())], isSigned)),
    ...(signer && isSignerSigned
      ? [
          element(
            "vr:SigningCertificate",
            [reference("vr:AttributeObject", objects.certificate(signer))],
            isSigned,
          ),
        ]
      : []),
    ...stamps.flatMap(({ stamp, id }) =>
      stamp.at
        ? element(stampNames[stamp.kind], [
            reference("vr:AttributeObject", id),
            element("vr:TimeStampValue", stamp.at.toISOString()),
          ])
        : [],
    ),
    ...(certificates.length > 0
      ? [
          element("vr:CertificateValues", [
            reference("vr:AttributeObject", ...certificates.map((one) => objects.certificate(one))),
          ]),
        ]
      : []),
    ...(statements.length > 0
      ? [
          element("vr:RevocationValues", [
            reference("vr:AttributeObject", ...statements.map((one) => objects.statement(one))),
          ]),
        ]
      : []),
  ];
  return attributes.length > 0 ? element("vr:SignatureAttributes", attributes) : undefined;
}

/** The building block in which a validation ends for a reason. */
const ends: Record<SubIndication, Block> = {
  FORMAT_FAILURE: "formatChecking",
  NO_SIGNING_CERTIFICATE_FOUND: "identificationOfTheSigningCertificate",
  HASH_FAILURE: "cryptographicVerification",
  SIG_CRYPTO_FAILURE: "cryptographicVerification",
  SIGNED_DATA_NOT_FOUND: "cryptographicVerification",
  GENERIC: "cryptographicVerification",
  NO_CERTIFICATE_CHAIN_FOUND: "x509CertificateValidation",
  NO_CERTIFICATE_CHAIN_FOUND_NO_POE: "x509CertificateValidation",
  CHAIN_CONSTRAINTS_FAILURE: "x509CertificateValidation",
  CERTIFICATE_CHAIN_GENERAL_FAILURE: "x509CertificateValidation",
  NOT_YET_VALID: "x509CertificateValidation",
  REVOKED_NO_POE: "x509CertificateValidation",
  REVOKED_CA_NO_POE: "x509CertificateValidation",
  OUT_OF_BOUNDS_NO_POE: "x509CertificateValidation",
  OUT_OF_BOUNDS_NOT_REVOKED: "x509CertificateValidation",
  REVOCATION_OUT_OF_BOUNDS_NO_POE: "x509CertificateValidation",
  TRY_LATER: "x509CertificateValidation",
  CRYPTO_CONSTRAINTS_FAILURE_NO_POE: "signatureAcceptanceValidation",
  SIG_CONSTRAINTS_FAILURE: "signatureAcceptanceValidation",
};

function blocksOf({ indicatie, subindicatie }: Verdict): string[] {
  const end = subindicatie && blocks.indexOf(ends[subindicatie]);
  return blocks.map((name, i) => {
    const isReached = end === undefined || i <= end;
    const isEnd = i === end;
    const failure = indicatie === "TOTAL_FAILED" ? urns.main.failed : urns.main.INDETERMINATE;
    return element("vr:ValidationConstraint", [
      element("vr:ValidationConstraintIdentifier", blockUrn(name)),
      element("vr:ConstraintStatus", [element("vr:Status", isReached ? urns.applied : urns.disabled)]),
      isReached &&
        element("vr:ValidationStatus", [
          element("vr:MainIndication", isEnd ? failure : urns.main.passed),
          isEnd && element("vr:SubIndication", subIndicationUrn(subindicatie ?? "")),
        ]),
    ]);
  });
}

function statusOf({ indicatie, subindicatie, materials }: Verdict, place: Place): string {
  return element("vr:SignatureValidationStatus", [
    element("vr:MainIndication", urns.main[indicatie]),
    subindicatie !== undefined && element("vr:SubIndication", subIndicationUrn(subindicatie)),
    materials && dataOf(materials, place),
  ]);
}

/** The path, the revocation data, and the algorithm that the indication is due to. */
function dataOf(
  { path, statements, revoked, method, isStrong }: Materials,
  { id, objects }: Place,
): string | undefined {
  const ids = path.map((one) => objects.certificate(one));
  const [signer] = ids;
  const anchor = ids.at(-1);
  const [first] = revoked;
  const algorithm = method && uriOfMethod(method);
  const parts = [
    anchor !== undefined && reference("vr:TrustAnchor", anchor),
    signer !== undefined &&
      anchor !== undefined &&
      element("vr:CertificateChain", [
        reference("vr:SigningCertificate", signer),
        ...ids.slice(1, -1).map((one) => reference("vr:IntermediateCertificate", one)),
        reference("vr:TrustAnchor", anchor),
      ]),
    ...statements.map((one) => reference("vr:RelatedValidationObject", objects.statement(one))),
    first &&
      element("vr:RevocationStatusInformation", [
        reference("vr:ValidationObjectId", objects.certificate(first.certificate)),
        element("vr:RevocationTime", first.at.toISOString()),
        ...statements
          .slice(first.statement, first.statement + 1)
          .map((one) => reference("vr:RevocationObject", objects.statement(one))),
      ]),
    algorithm !== undefined &&
      element("vr:CryptoInformation", [
        reference("vr:ValidationObjectId", id),
        element("vr:Algorithm", algorithm),
        element("vr:SecureAlgorithm", String(isStrong)),
      ]),
  ].filter(Boolean);
  return parts.length > 0 ? element("vr:AssociatedValidationReportData", parts) : undefined;
}
