import { X509Certificate } from "node:crypto";
import * as asn1 from "asn1js";
import { BasicOCSPResponse, type Extension, OCSPResponse, type SingleResponse } from "pkijs";
import { valueAt } from "./ber.ts";
import { itemsOf } from "./asn1-values.ts";
import { isWithin, parsed } from "./certificate.ts";
import { mayAnswer } from "./certificate-rules.ts";
import { digestNamed, hashBy } from "./algorithms.ts";
import { oids } from "./oids.ts";
import { HOLD, isSignedBy, type Revocation, type Statement, type Step } from "./statement.ts";
import { isStrongPath } from "./suites.ts";

/**
 * The statements in an OCSP answer (RFC 6960), whole or without its envelope, one for each certificate; none if it is
 * not an answer, or has critical extensions, because none is known here.
 */
export function answersIn(bytes: Buffer): Statement[] {
  try {
    const answer = basicIn(bytes);
    const { responses, responseExtensions = [] } = answer.tbsResponseData;
    const isUnderstood = (extensions: Extension[]) => !extensions.some(({ critical }) => critical);
    if (!isUnderstood(responseExtensions)) return [];
    return responses
      .filter(({ singleExtensions = [] }) => isUnderstood(singleExtensions))
      .map((one) => statementOf(one, answer));
  } catch {
    return [];
  }
}

/** @throws if the bytes are neither form */
function basicIn(bytes: Buffer): BasicOCSPResponse {
  const { offset, result } = asn1.fromBER(Uint8Array.from(bytes));
  if (offset !== bytes.length) throw new Error("bytes after the end");
  const [first] = itemsOf(result);
  if (!(first instanceof asn1.Enumerated)) return new BasicOCSPResponse({ schema: result });
  const { responseStatus, responseBytes } = new OCSPResponse({ schema: result });
  if (responseStatus.valueBlock.valueDec !== 0 || responseBytes?.responseType !== oids.basicOcspAnswer)
    throw new Error("no basic answer");
  return BasicOCSPResponse.fromBER(Uint8Array.from(Buffer.from(responseBytes.response.getValue())));
}

/** The nonce that an answer repeats from its question; one that was made beforehand has none. @throws on unreadable bytes */
export function nonceIn(bytes: Buffer): Buffer | undefined {
  const { responseExtensions = [] } = basicIn(bytes).tbsResponseData;
  const extension = responseExtensions.find(({ extnID }) => extnID === oids.ocspNonce);
  const value = extension && valueAt(Buffer.from(extension.extnValue.valueBlock.valueHexView));
  return value?.content;
}

const GOOD = 0;
const REVOKED = 1;

function statementOf(one: SingleResponse, answer: BasicOCSPResponse): Statement {
  const { certID, thisUpdate: from, nextUpdate: until } = one;
  const status = one.certStatus as asn1.BaseBlock;
  const responders = (answer.certs ?? [])
    .map((item) => new X509Certificate(Buffer.from(item.toSchema(false).toBER())))
    .filter(mayAnswer);
  const isAbout = (certificate: X509Certificate) =>
    certID.serialNumber.isEqual(parsed(certificate).serialNumber);
  const revocation = status.idBlock.tagNumber === REVOKED ? revocationIn(status) : undefined;
  const isDelegated = (responder: X509Certificate, { issuer, above }: Step) =>
    [issuer, ...above].some((authority) => isDelegate(responder, authority, from));
  const signerFor = (step: Step) =>
    [step.issuer, ...responders.filter((responder) => isDelegated(responder, step))].find((signer) =>
      isSignedBy({ ...answer, bytes: answer.tbsResponseData.tbsView }, signer),
    );
  return {
    from,
    until,
    isOf: (step) => isIssuer(one, step.issuer) && signerFor(step) !== undefined,
    signerFor,
    covers: (certificate) =>
      status.idBlock.tagNumber === GOOD &&
      isAbout(certificate) &&
      certificate.validFromDate <= from &&
      from <= certificate.validToDate,
    revocationOf: (certificate) => (isAbout(certificate) ? revocation : undefined),
  };
}

/** RevokedInfo: the date, and the reason. */
function revocationIn(status: asn1.BaseBlock): Revocation {
  const [at, tagged] = itemsOf(status);
  if (!(at instanceof asn1.GeneralizedTime)) throw new Error("a revocation without a date");
  const [reason] = tagged ? itemsOf(tagged) : [];
  return {
    at: at.toDate(),
    isHold: reason instanceof asn1.Enumerated && reason.valueBlock.valueDec === HOLD,
  };
}

/** True if the answer names this issuer. Any digest is enough for that: the signature must be of the issuer's all the same. */
function isIssuer({ certID }: SingleResponse, issuer: X509Certificate): boolean {
  const { algorithmId } = certID.hashAlgorithm;
  const name = digestNamed(algorithmId);
  if (!name) return false;
  const { subject, subjectPublicKeyInfo } = parsed(issuer);
  const isHashOf = (hash: asn1.OctetString, bytes: ArrayBuffer | Uint8Array) =>
    hashBy(name)
      .update(Buffer.from(bytes as Uint8Array))
      .digest()
      .equals(Buffer.from(hash.getValue()));
  return (
    isHashOf(certID.issuerNameHash, subject.valueBeforeDecode) &&
    isHashOf(certID.issuerKeyHash, subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView)
  );
}

/**
 * True if an authority itself made this responder: the issuer (RFC 6960, 4.2.2.2), or one above it, which the reference takes
 * as well. What an authority of a path says of a certificate below it, it could say by another certificate of its making.
 */
export function isDelegate(responder: X509Certificate, issuer: X509Certificate, at: Date): boolean {
  return (
    responder.checkIssued(issuer) &&
    responder.verify(issuer.publicKey) &&
    isWithin(responder, at) &&
    isStrongPath([responder, issuer], new Date())
  );
}
