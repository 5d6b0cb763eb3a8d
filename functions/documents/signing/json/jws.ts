import {
  base64UrlIn,
  isObject,
  itemsOf,
  JsonError,
  type JsonObject,
  jsonIn,
  memberOf,
  textAt,
} from "./strict-json.ts";

/* JWS (RFC 7515) in its three serializations: compact, flattened and general. Nothing is judged here. */

/** A payload as it was written; the signatures of a file share it. */
export interface Payload {
  bytes: Buffer;
  /** It is nothing but base64url. */
  isEncoded: boolean;
}

/** One signature of a file, as it was written. */
export interface Jws {
  /** The protected header in base64url, which is signed as it is. */
  protected: string;
  /** The same, read; undefined if it is none. */
  header: JsonObject | undefined;
  unprotected: JsonObject;
  /** The payload of the file; undefined if it is beside it. */
  payload: Payload | undefined;
  /** The value in base64url, as a stamp is over it. */
  encodedValue: string;
  value: Buffer;
  /** The file shows members that no signature covers. */
  hasMore: boolean;
}

/** More than any file has. */
const MOST_SIGNATURES = 100;
const COMPACT = /^[\w-]+\.[^.]*\.[\w-]*$/;

/** The signatures in a text; none if it is JSON of another kind. @throws JsonError */
export function jwsIn(bytes: Buffer): Jws[] {
  const text = bytes.toString().trim();
  return COMPACT.test(text) ? [compact(text)] : signaturesIn(jsonIn(bytes));
}

function compact(text: string): Jws {
  const [header = "", payload = "", signature = ""] = text.split(".");
  return jwsOf({ protected: header, signature }, payloadOf(payload));
}

/** The signatures in a file of JSON, or in a counter-signature. */
export function signaturesIn(value: unknown): Jws[] {
  if (typeof value === "string") return COMPACT.test(value) ? [compact(value)] : [];
  if (!isObject(value)) return [];
  const payload = payloadOf(textAt(value, "payload"));
  const several = memberOf(value, "signatures");
  if (several === undefined && memberOf(value, "signature") === undefined) return [];
  const own = several === undefined ? FLATTENED : GENERAL;
  const hasMore = Object.keys(value).some((name) => !own.has(name));
  const all = several === undefined ? [value] : itemsOf(several);
  return all
    .slice(0, MOST_SIGNATURES)
    .map((one) => jwsOf(one, payload))
    .map((one) => ({ ...one, hasMore: one.hasMore || hasMore || all.length > MOST_SIGNATURES }));
}

const ONE = new Set(["protected", "header", "signature"]);
const FLATTENED = new Set([...ONE, "payload"]);
const GENERAL = new Set(["payload", "signatures"]);

/** An empty payload is one that is left out. */
const payloadOf = (text = ""): Payload | undefined =>
  text === "" ? undefined : { bytes: Buffer.from(text), isEncoded: base64UrlIn(text) !== undefined };

function jwsOf(value: unknown, payload: Payload | undefined): Jws {
  const encoded = textAt(value, "protected") ?? "";
  const encodedValue = textAt(value, "signature") ?? "";
  const unprotected = memberOf(value, "header");
  const isNamed = isObject(value) && Object.keys(value).some((name) => !FLATTENED.has(name));
  return {
    protected: encoded,
    header: headerIn(encoded),
    unprotected: isObject(unprotected) ? unprotected : {},
    payload,
    encodedValue,
    value: base64UrlIn(encodedValue) ?? Buffer.alloc(0),
    hasMore: isNamed,
  };
}

function headerIn(encoded: string): JsonObject | undefined {
  const bytes = base64UrlIn(encoded);
  if (!bytes || bytes.length === 0) return undefined;
  try {
    const header = jsonIn(bytes);
    return isObject(header) ? header : undefined;
  } catch (error) {
    if (error instanceof JsonError) return undefined;
    throw error;
  }
}
