import type { X509Certificate } from "node:crypto";
import { type DigestName, hashBy } from "../algorithms.ts";
import { certificateIn } from "../certificate.ts";
import { jadesDigest } from "./methods.ts";
import type { Jws } from "./jws.ts";
import {
  base64In,
  base64UrlIn,
  isObject,
  itemsAt,
  itemsOf,
  JsonError,
  type JsonObject,
  jsonIn,
  memberOf,
  textAt,
} from "./strict-json.ts";

/* The properties of JAdES (ETSI TS 119 182-1): those in the protected header are signed, those in etsiU are not. */

/** The time of signing according to the signer: seconds in iat, a date in sigT. Both contradict one another. */
export function claimedIn(header: JsonObject): Date[] {
  const seconds = memberOf(header, "iat");
  const text = textAt(header, "sigT");
  if (typeof seconds === "number" && text === undefined) return real(new Date(seconds * 1000));
  if (text === undefined || seconds !== undefined) return [];
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) ? real(new Date(text)) : [];
}

const real = (time: Date): Date[] => (Number.isNaN(+time) ? [] : [time]);

/** The certificates in the protected header; those in the other one, and keys in any, are anybody's. */
export const keyCertificates = (header: JsonObject): X509Certificate[] =>
  itemsAt(header, "x5c").flatMap((one) => (typeof one === "string" ? certificatesAt(one) : []));

const certificatesAt = (text: string | undefined): X509Certificate[] =>
  [base64In(text)].flatMap((bytes) => (bytes ? certificateIn(bytes) : []));

interface CertificateName {
  digest: DigestName | undefined;
  hash: Buffer | undefined;
}

/** The signer's certificate by its digest; undefined if the header names none. */
export function namedCertificate(header: JsonObject): CertificateName | undefined {
  const plain = memberOf(header, "x5t#S256");
  if (plain !== undefined)
    return { digest: "sha256", hash: typeof plain === "string" ? base64UrlIn(plain) : undefined };
  const other = memberOf(header, "x5t#o") ?? itemsAt(header, "sigX5ts")[0];
  if (other === undefined) return undefined;
  return { digest: jadesDigest(textAt(other, "digAlg")), hash: base64In(textAt(other, "digVal")) };
}

export const isNamedBy = ({ digest, hash }: CertificateName, { raw }: X509Certificate): boolean =>
  digest !== undefined && hash?.equals(hashBy(digest).update(raw).digest()) === true;

/** One unsigned property. */
export interface Unsigned {
  name: string;
  value: unknown;
  /** The bytes that a stamp of an archive has for it, in each way that programs write them. */
  written: Buffer[];
}

/** More than any signature has. */
const MOST_UNSIGNED = 200;

/** The unsigned properties in their order; undefined if they are not in one of the two forms throughout, each with one name. */
export function unsignedIn({ unprotected }: Jws): Unsigned[] | undefined {
  const all = itemsAt(unprotected, "etsiU");
  const isEncoded = all.every((one) => typeof one === "string");
  if (all.length > MOST_UNSIGNED || !(isEncoded || all.every(isObject))) return undefined;
  const read = all.map(unsignedAt);
  return read.every((one) => one !== undefined) ? read : undefined;
}

function unsignedAt(one: unknown): Unsigned | undefined {
  const component = typeof one === "string" ? componentIn(one) : one;
  const [name, another] = isObject(component) ? Object.keys(component) : [];
  if (name === undefined || another !== undefined) return undefined;
  const value = memberOf(component, name);
  return { name, value, written: typeof one === "string" ? [Buffer.from(one)] : clear(component, value) };
}

function componentIn(encoded: string): unknown {
  const bytes = base64UrlIn(encoded);
  if (!bytes) return undefined;
  try {
    return jsonIn(bytes);
  } catch (error) {
    if (error instanceof JsonError) return undefined;
    throw error;
  }
}

/**
 * No canonical form of JSON is agreed on for properties in clear: the property in the canonical form of RFC 8785, and as the reference
 * writes its value, in the order of the file and with slashes escaped.
 */
const clear = (component: unknown, value: unknown): Buffer[] => [
  Buffer.from(JSON.stringify(ordered(component))),
  Buffer.from(JSON.stringify(value).replaceAll("/", "\\/")),
];

/** Values with the names of their objects in order (RFC 8785, 3.2.3). */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isObject(value)) return value;
  const names = Object.keys(value).toSorted();
  return Object.fromEntries(names.map((name) => [name, ordered(value[name])]));
}

/** Certificates and revocation data for later validation. */
export interface ValidationData {
  certificates: X509Certificate[];
  statements: Buffer[];
}

export function validationDataIn({ name, value }: Unsigned): ValidationData {
  const isBoth = name === "tstVD" || name === "anyValData";
  const certificates = isBoth ? memberOf(value, "xVals") : name === "xVals" ? value : undefined;
  const statements = isBoth ? memberOf(value, "rVals") : name === "rVals" ? value : undefined;
  return {
    certificates: itemsOf(certificates).flatMap((one) =>
      certificatesAt(textAt(memberOf(one, "x509Cert"), "val")),
    ),
    statements: ["crlVals", "ocspVals"].flatMap((kind) => valuesAt(statements, kind)),
  };
}

/** The values of an array of encapsulated ones. */
const valuesAt = (value: unknown, name: string): Buffer[] =>
  itemsAt(value, name).flatMap((one) => base64In(textAt(one, "val")) ?? []);

/** The tokens in a property with time stamps. */
export const tokensIn = (value: unknown): Buffer[] => valuesAt(value, "tstTokens");

/** The policy that the signer follows, by its identifier: it is named, and not applied. */
export const policyIn = (header: JsonObject): string | undefined =>
  textAt(memberOf(memberOf(header, "sigPId"), "id"), "id") ?? textAt(memberOf(header, "sigPId"), "id");
