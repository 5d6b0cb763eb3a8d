import { constants, type KeyObject, sign, type X509Certificate } from "node:crypto";
import { stampOf } from "../../../localstack/signing-service/time-stamps.ts";
import { certificateOf, identity, keyOf } from "../signed-pdfs/kit.ts";
import { sha256 } from "../signed-xml/kit.ts";

/* JWS with the properties of JAdES for tests. What is signed are the characters of the file, and no code of the product takes part. */

type Json = Record<string, unknown>;

export const base64Url = (value: string | Buffer): string => Buffer.from(value).toString("base64url");
export const encoded = (value: unknown): string => base64Url(JSON.stringify(value));

export const PAYLOAD = "Suma: 100 lei";

export interface JwsWish {
  payload?: string | Buffer;
  /** Members of the protected header besides the usual ones, or in their place; those that are undefined are left out. */
  header?: Json;
  /** The protected header as text. */
  headerText?: string;
  unprotected?: Json;
  key?: KeyObject;
  certificate?: X509Certificate;
  /** Makes the value from the bytes that it is over. */
  value?(toBeSigned: Buffer): Buffer;
  /** The payload is signed as it is. */
  isPlain?: boolean;
}

export interface MadeJws {
  payload: string;
  protected: string;
  signature: string;
  header?: Json;
}

const rs256 = (key: KeyObject) => (bytes: Buffer) => sign("sha256", bytes, key);
export const ps256 = (key: KeyObject) => (bytes: Buffer) =>
  sign("sha256", bytes, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 });

export function headerOf({
  header = {},
  certificate = certificateOf("ana"),
  isPlain = false,
}: JwsWish): Json {
  const usual = {
    alg: "RS256",
    x5c: [certificate.raw.toString("base64")],
    "x5t#S256": base64Url(sha256(certificate.raw)),
    sigT: "2027-01-31T10:00:00Z",
    ...(isPlain ? { b64: false } : {}),
    crit: ["sigT", ...(isPlain ? ["b64"] : []), ...(header["sigD"] === undefined ? [] : ["sigD"])],
  };
  return { ...usual, ...header };
}

/** One signature, with its payload. */
export function jwsOf(wish: JwsWish = {}): MadeJws {
  const { payload = PAYLOAD, isPlain = false, key = keyOf("ana"), unprotected } = wish;
  const header = base64Url(wish.headerText ?? JSON.stringify(headerOf(wish)));
  const signed = isPlain ? Buffer.from(payload) : Buffer.from(base64Url(Buffer.from(payload)));
  const value = (wish.value ?? rs256(key))(Buffer.concat([Buffer.from(`${header}.`), signed]));
  return {
    payload: signed.toString(),
    protected: header,
    signature: base64Url(value),
    ...(unprotected ? { header: unprotected } : {}),
  };
}

export const compactOf = ({ protected: header, payload, signature }: MadeJws): string =>
  `${header}.${payload}.${signature}`;

export const withoutPayload = ({ payload: _, ...jws }: MadeJws): Omit<MadeJws, "payload"> => jws;

/** Several signatures of one payload. */
export const generalOf = (all: MadeJws[]): Json => ({
  payload: all[0]?.payload,
  signatures: all.map(withoutPayload),
});

export const BY_HASH = "http://uri.etsi.org/19182/ObjectIdByURIHash";
export const BY_URI = "http://uri.etsi.org/19182/ObjectIdByURI";

/** The digests of files in base64url, or as they are. */
export const hashesOf = (files: Record<string, string>, isPlain = false): Json => ({
  mId: BY_HASH,
  pars: Object.keys(files),
  hashM: "S256",
  hashV: Object.values(files).map((one) => base64Url(sha256(isPlain ? one : base64Url(one)))),
});

/** A property with a stamp of these bytes. */
export const stampedAs = (name: string, bytes: string | Buffer, at: Date): Json => ({
  [name]: {
    tstTokens: [{ val: stampOf(sha256(bytes), { authority: identity("stamping"), at }).toString("base64") }],
  },
});
