import type { IncomingMessage } from "node:http";
import { refusal } from "./errors.ts";
import { headerText } from "./header-text.ts";

/** One parsed request, not yet authenticated. */
export interface Call {
  method: string;
  /** Still percent-encoded: the signature covers this form. */
  path: string;
  bucket?: string;
  key?: string;
  /** Decoded, in the order of the URL. */
  parameters: [name: string, value: string][];
  query: Map<string, string>;
  /** Lower-case names; with a presigned URL also the `x-amz-` query parameters that stand for headers. */
  headers: Record<string, string>;
  /** Lower-case names of the headers actually sent. */
  sent: string[];
  incoming: IncomingMessage;
}

const maximumKeyBytes = 1024;

/** Reads URL and headers. Throws InvalidURI, KeyTooLongError. */
export function readCall(incoming: IncomingMessage): Call {
  const [path = "/", search = ""] = splitOnce((incoming.url ?? "/").replace(/^https?:\/\/[^/]*/, ""), "?");
  const parameters = readParameters(search);
  const own = readHeaders(incoming);
  return {
    method: incoming.method ?? "GET",
    path,
    ...readTarget(path, own.host ?? ""),
    parameters,
    query: new Map(parameters.toReversed()),
    headers: { ...hoisted(parameters), ...own },
    sent: Object.keys(own),
    incoming,
  };
}

function splitOnce(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw refusal("InvalidURI");
  }
}

function readParameters(search: string): [string, string][] {
  const pairs = search.split("&").filter(Boolean);
  return pairs.map((pair) => {
    const [name, value = ""] = splitOnce(pair.replaceAll("+", "%20"), "=");
    return [decode(name), decode(value)];
  });
}

function readHeaders(incoming: IncomingMessage): Record<string, string> {
  const entries = Object.entries(incoming.headersDistinct);
  return Object.fromEntries(entries.map(([name, values = []]) => [name, values.map(headerText).join(",")]));
}

/**
 * A presigner moves `x-amz-` headers into the URL. S3 ignores checksums there (aws-sdk-go-v2 issue 2610): the SDK signs
 * the checksum of an empty body, so checking it would refuse every upload.
 */
function hoisted(parameters: [string, string][]): Record<string, string> {
  const entries = parameters.map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(
    entries.filter(
      ([name]) =>
        name.startsWith("x-amz-") &&
        (name === "x-amz-checksum-mode" || !/^x-amz-(checksum-|sdk-checksum-|trailer)/.test(name)) &&
        !/^x-amz-(algorithm|credential|date|expires|signature|signedheaders)$/.test(name),
    ),
  );
}

/** Host names of the edge itself; a prefix before them is a bucket name. */
const ownHost = /(?:^|\.)(?:localhost(?:\.localstack\.cloud)?|amazonaws\.com)$/;
const serviceLabel = /(?:^|\.)s3(?:[.-][a-z0-9-]+)?$/;

function bucketInHost(host: string): string {
  const name = host.replace(/:\d+$/, "").toLowerCase();
  return ownHost.test(name) ? name.replace(ownHost, "").replace(serviceLabel, "") : "";
}

/** Path style (`/bucket/key`) or virtual-host style (`bucket.localhost/key`). */
function readTarget(path: string, host: string): { bucket?: string; key?: string } {
  const inHost = bucketInHost(host);
  const [bucket = "", encodedKey = ""] = inHost ? [inHost, path.slice(1)] : splitOnce(path.slice(1), "/");
  const key = decode(encodedKey);
  if (Buffer.byteLength(key) > maximumKeyBytes) throw refusal("KeyTooLongError");
  return { ...(bucket && { bucket: decode(bucket) }), ...(key && { key }) };
}
