import { createHash, createHmac, createSecretKey, timingSafeEqual } from "node:crypto";
import type { Call } from "./call.ts";
import { refusal } from "./errors.ts";

interface Keyring {
  /** Access key id → secret. */
  credentials: Record<string, string>;
  now: Date;
}

/** The part of a verified signature that the chunks of a signed body need. */
export interface Seed {
  key: Buffer;
  scope: string;
  /** The signed time of the request, `YYYYMMDDTHHMMSSZ`. */
  date: string;
  signature: string;
  /** The value of x-amz-content-sha256: a hash, or how the body is protected. */
  content: string;
}

interface Claim {
  accessKeyId: string;
  /** `date/region/service/aws4_request`. */
  scope: string;
  date: string;
  signedHeaders: string[];
  signature: string;
  content: string;
}

const algorithm = "AWS4-HMAC-SHA256";
const maximumSkew = 15 * 60_000;
const maximumExpiry = 7 * 24 * 3600;

export const sha256 = (text: string | Uint8Array) => createHash("sha256").update(text).digest("hex");
/** Node takes three times as long if the key is raw bytes rather than a KeyObject. */
export const hmac = (key: Uint8Array, text: string) =>
  createHmac("sha256", createSecretKey(key)).update(text).digest();

/**
 * Verifies the signature of a request, in its header or its URL (AWS Signature Version 4 for S3).
 * Throws AccessDenied (anonymous, expired, unsigned `x-amz-` headers), InvalidAccessKeyId, RequestTimeTooSkewed,
 * SignatureDoesNotMatch, or an error for a malformed signature.
 */
export function authenticate(call: Call, { credentials, now }: Keyring): Seed {
  const claim = call.query.has("X-Amz-Algorithm") ? claimInAddress(call, now) : claimInHeader(call, now);
  const secret = Object.hasOwn(credentials, claim.accessKeyId) ? credentials[claim.accessKeyId] : undefined;
  if (secret === undefined)
    throw refusal("InvalidAccessKeyId", undefined, { details: { AWSAccessKeyId: claim.accessKeyId } });
  refuseUnsigned(call, claim.signedHeaders);
  const key = signingKey(secret, claim.scope);
  const canonical = canonicalRequest(call, claim);
  const toSign = [algorithm, claim.date, claim.scope, sha256(canonical)].join("\n");
  if (!sameSignature(hmac(key, toSign).toString("hex"), claim.signature))
    throw refusal("SignatureDoesNotMatch", undefined, {
      details: { CanonicalRequest: canonical, StringToSign: toSign },
    });
  return { key, scope: claim.scope, date: claim.date, signature: claim.signature, content: claim.content };
}

export function sameSignature(ours: string, theirs: string): boolean {
  return ours.length === theirs.length && timingSafeEqual(Buffer.from(ours), Buffer.from(theirs, "latin1"));
}

function claimInHeader(call: Call, now: Date): Claim {
  const authorization = call.headers.authorization;
  if (!authorization) throw refusal("AccessDenied");
  if (!authorization.startsWith(`${algorithm} `))
    throw refusal(
      "InvalidRequest",
      `The authorization mechanism you have provided is not supported. Please use ${algorithm}.`,
    );
  const fields = new Map(
    authorization
      .slice(algorithm.length)
      .split(",")
      .map((field) => field.trim().split(/=(.*)/s, 2) as [string, string]),
  );
  const content = call.headers["x-amz-content-sha256"];
  if (!content)
    throw refusal("InvalidRequest", "Missing required header for this request: x-amz-content-sha256");
  const claim = {
    ...credentialOf(fields.get("Credential") ?? "", "AuthorizationHeaderMalformed"),
    date: call.headers["x-amz-date"] ?? "",
    signedHeaders: (fields.get("SignedHeaders") ?? "").split(";"),
    signature: fields.get("Signature") ?? "",
    content,
  };
  if (Math.abs(signedAt(claim) - now.getTime()) > maximumSkew) throw refusal("RequestTimeTooSkewed");
  return claim;
}

function claimInAddress(call: Call, now: Date): Claim {
  const parameter = (name: string) => call.query.get(`X-Amz-${name}`) ?? "";
  if (parameter("Algorithm") !== algorithm)
    throw refusal("AuthorizationQueryParametersError", `X-Amz-Algorithm only supports "${algorithm}"`);
  const claim = {
    ...credentialOf(parameter("Credential"), "AuthorizationQueryParametersError"),
    date: parameter("Date"),
    signedHeaders: parameter("SignedHeaders").split(";"),
    signature: parameter("Signature"),
    content: call.headers["x-amz-content-sha256"] ?? "UNSIGNED-PAYLOAD",
  };
  refuseOutsideValidity(signedAt(claim), parameter("Expires"), now);
  return claim;
}

function refuseOutsideValidity(from: number, expires: string, now: Date): void {
  const seconds = Number(expires);
  if (!/^\d+$/.test(expires) || seconds > maximumExpiry)
    throw refusal(
      "AuthorizationQueryParametersError",
      "X-Amz-Expires must be a number of seconds, at most a week",
    );
  if (from - now.getTime() > maximumSkew) throw refusal("AccessDenied", "Request is not yet valid");
  if (now.getTime() > from + seconds * 1000) throw refusal("AccessDenied", "Request has expired");
}

type FormError = "AuthorizationHeaderMalformed" | "AuthorizationQueryParametersError";

/** Accepts any region: the local cloud has only one. */
function credentialOf(credential: string, fault: FormError): { accessKeyId: string; scope: string } {
  const found = /^(?<id>.+)\/(?<scope>\d{8}\/[^/]+\/s3\/aws4_request)$/.exec(credential)?.groups;
  if (!found?.id || !found.scope)
    throw refusal(
      fault,
      `The credential "${credential}" is not of the form <access key id>/<date>/<region>/s3/aws4_request.`,
    );
  return { accessKeyId: found.id, scope: found.scope };
}

function signedAt({ date, scope }: Pick<Claim, "date" | "scope">): number {
  const found = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date);
  if (!found || !scope.startsWith(date.slice(0, 8)))
    throw refusal("AccessDenied", "AWS authentication requires a valid Date or x-amz-date header");
  const [, year, month, day, hour, minute, second] = found;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** A holder of a signed request must not be able to change what it does by adding headers. */
function refuseUnsigned(call: Call, signedHeaders: string[]): void {
  const loose = call.sent.filter((name) => name.startsWith("x-amz-") && !signedHeaders.includes(name));
  if (loose.length > 0 || !signedHeaders.includes("host"))
    throw refusal("AccessDenied", "There were headers present in the request which were not signed", {
      details: { HeadersNotSigned: loose.join(", ") },
    });
}

/** The key of a secret for a day and a region, which the requests of that day share. */
export function signingKey(secret: string, scope: string): Buffer {
  const name = `${secret} ${scope}`;
  const known = signingKeys.get(name);
  if (known) return known;
  if (signingKeys.size >= MOST_SIGNING_KEYS) signingKeys.clear();
  const key = scope.split("/").reduce<Buffer>((key, step) => hmac(key, step), Buffer.from(`AWS4${secret}`));
  signingKeys.set(name, key);
  return key;
}

const MOST_SIGNING_KEYS = 100;
const signingKeys = new Map<string, Buffer>();

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** S3 signs the path without removing `.` and `..` and without encoding it twice. */
const canonicalPath = (path: string) => path.split("/").map(decodeURIComponent).map(encode).join("/");

function canonicalQuery(parameters: [string, string][]): string {
  return parameters
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([a, x], [b, y]) => (a === b ? order(x, y) : order(a, b)))
    .map((pair) => pair.join("="))
    .join("&");
}

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function canonicalRequest(call: Call, { signedHeaders, content }: Claim): string {
  const headers = signedHeaders.map(
    (name) => `${name}:${(call.headers[name] ?? "").trim().replace(/\s+/g, " ")}\n`,
  );
  return [
    call.method,
    canonicalPath(call.path),
    canonicalQuery(call.parameters),
    headers.join(""),
    signedHeaders.join(";"),
    content,
  ].join("\n");
}
