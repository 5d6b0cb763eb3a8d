import { createHash, sign, type X509Certificate } from "node:crypto";
import * as asn1 from "asn1js";
import {
  AlgorithmIdentifier,
  BasicOCSPResponse,
  CertID,
  Extension,
  OCSPRequest,
  OCSPResponse,
  ResponseBytes,
  ResponseData,
  SingleResponse,
} from "pkijs";
import { parsed } from "../../functions/documents/signing/certificate.ts";
import { oids } from "../../functions/documents/signing/oids.ts";
import { buffer, type Identity } from "./certificates.ts";

export interface AnswerWish {
  /** The serial number of the certificate in question, or the certificate. */
  about: X509Certificate | asn1.Integer;
  issuer: X509Certificate;
  /** The issuer itself, or a responder, whose certificate is then in the answer. */
  by: Identity;
  from: Date;
  until?: Date;
  status?: "good" | "unknown" | { revokedAt: Date; reason?: number };
  /** Repeated from the question. */
  nonce?: Buffer;
  extensions?: Extension[];
}

/** An OCSP answer (RFC 6960). */
export function ocspAnswer(wish: AnswerWish): Buffer {
  const { about, issuer, by, from, until, status = "good", extensions, nonce } = wish;
  const { subject, subjectPublicKeyInfo } = parsed(issuer);
  const hash = (bytes: Uint8Array) =>
    new asn1.OctetString({ valueHex: buffer(createHash("sha1").update(bytes).digest()) });
  const single = new SingleResponse({
    certID: new CertID({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: "1.3.14.3.2.26" }),
      issuerNameHash: hash(Buffer.from(subject.toSchema().toBER())),
      issuerKeyHash: hash(subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView),
      serialNumber: about instanceof asn1.Integer ? about : parsed(about).serialNumber,
    }),
    certStatus: statusBlock(status),
    thisUpdate: from,
    ...(until ? { nextUpdate: until } : {}),
    ...(extensions ? { singleExtensions: extensions } : {}),
  });
  const data = new ResponseData({
    responderID: parsed(by.certificate).subject,
    producedAt: from,
    responses: [single],
    ...(nonce ? { responseExtensions: [nonceExtension(nonce)] } : {}),
  });
  const toBeSigned = Buffer.from(data.toSchema(true).toBER());
  data.tbsView = Uint8Array.from(toBeSigned);
  const isRsa = by.key.asymmetricKeyType === "rsa";
  const basic = new BasicOCSPResponse({
    tbsResponseData: data,
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: isRsa ? oids.rsaSha256 : oids.ecdsaSha256 }),
    signature: new asn1.BitString({ valueHex: buffer(sign("sha256", toBeSigned, by.key)) }),
    ...(by.certificate.raw.equals(issuer.raw) ? {} : { certs: [parsed(by.certificate)] }),
  });
  const answer = new OCSPResponse({
    responseStatus: new asn1.Enumerated({ value: 0 }),
    responseBytes: new ResponseBytes({
      responseType: oids.basicOcspAnswer,
      response: new asn1.OctetString({ valueHex: basic.toSchema().toBER() }),
    }),
  });
  return Buffer.from(answer.toSchema().toBER());
}

const nonceExtension = (nonce: Buffer): Extension =>
  new Extension({
    extnID: oids.ocspNonce,
    extnValue: new asn1.OctetString({ valueHex: buffer(nonce) }).toBER(),
  });

function statusBlock(status: NonNullable<AnswerWish["status"]>): asn1.BaseBlock {
  const idBlock = (tagNumber: number) => ({ tagClass: 3, tagNumber });
  if (typeof status === "string") return new asn1.Primitive({ idBlock: idBlock(status === "good" ? 0 : 2) });
  const { revokedAt, reason } = status;
  return new asn1.Constructed({
    idBlock: idBlock(1),
    value: [
      new asn1.GeneralizedTime({ valueDate: revokedAt }),
      ...(reason === undefined
        ? []
        : [new asn1.Constructed({ idBlock: idBlock(0), value: [new asn1.Enumerated({ value: reason })] })]),
    ],
  });
}

interface Responder {
  by: Identity;
  at: Date;
  /** The time at which a certificate was revoked, by its serial number in lower-case hexadecimal. */
  revokedAt(serial: string): Date | undefined;
}

const ANSWER_MS = 24 * 3600_000;

/** Answers a question about a certificate of this authority, as it stands now (RFC 6960). */
export function answerQuestion(request: Buffer, { by, at, revokedAt }: Responder): Buffer {
  const { tbsRequest } = OCSPRequest.fromBER(buffer(request));
  const [asked] = tbsRequest.requestList;
  if (!asked) throw new Error("a question about nothing");
  const { serialNumber } = asked.reqCert;
  const serial = Buffer.from(serialNumber.valueBlock.valueHexView).toString("hex");
  const revoked = revokedAt(serial);
  const nonce = tbsRequest.requestExtensions?.find(({ extnID }) => extnID === oids.ocspNonce);
  const repeated = nonce && asn1.fromBER(nonce.extnValue.valueBlock.valueHexView).result;
  return ocspAnswer({
    about: serialNumber,
    issuer: by.certificate,
    by,
    from: at,
    until: new Date(at.getTime() + ANSWER_MS),
    status: revoked ? { revokedAt: revoked } : "good",
    ...(repeated instanceof asn1.OctetString ? { nonce: Buffer.from(repeated.valueBlock.valueHexView) } : {}),
  });
}
