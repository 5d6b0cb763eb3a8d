import type { IncomingMessage } from "node:http";
import { refusal } from "./errors.ts";
import { headerText } from "./header-text.ts";

/** One request, read but not yet admitted. */
export interface Call {
  method: string;
  /** As it came, still percent-encoded: what was signed. */
  path: string;
  bucket?: string;
  key?: string;
  /** In the order of the address, decoded. */
  parameters: [name: string, value: string][];
  query: Map<string, string>;
  /** Lower-case names; of a presigned address also the `x-amz-` parameters that stand for headers. */
  headers: Record<string, string>;
  /** Lower-case names of the headers that were really sent. */
  sent: string[];
  incoming: IncomingMessage;
}

const maximumKeyBytes = 1024;

/** Reads address and headers. Throws InvalidURI, KeyTooLongError. */
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
 * A presigner moves `x-amz-` headers into the address. S3 ignores checksums there (aws-sdk-go-v2 issue 2610): the
 * SDK signs the one of an empty body, so honouring it would refuse every upload.
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

/** Names under which the edge itself is reached; what stands before them is a bucket. */
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
