import { config } from "../config.ts";
import { contentDisposition } from "../content/file-name.ts";
import { digest, reprDigest, sha256, strongEtag } from "../content/hash.ts";
import { passiveType } from "../content/passive-type.ts";
import { kernel } from "../refusals.ts";
import type { Incoming } from "./request.ts";
import type { FileAddress, FileContent, FileInPreparation, GatewayReply } from "./responses.ts";

/** The headers of ours in which callers send a secret, beside their token. */
const PASSWORDS = ["x-document-password", "x-link-password"];

interface ByteRange {
  start: number;
  end: number;
}

/**
 * The uses of an answer by a page that run it, or give it a window of its own (Fetch Standard, "destination"). Browsers name the
 * use in a header that no script can set.
 */
const RUNNING = new Set([
  "script",
  "style",
  "xslt",
  "worker",
  "sharedworker",
  "serviceworker",
  "audioworklet",
  "paintworklet",
  "frame",
  "iframe",
  "embed",
  "object",
]);

/**
 * Sends a file: evaluates the preconditions first (304), then sends one range (206, 416) or the whole; for content
 * above the inline limit it sends an address. Bytes are read only when they are sent. No page can run a file that somebody
 * uploaded.
 * @throws forbidden if a page would run it
 */
export async function sendFile(request: Incoming, file: FileContent): Promise<GatewayReply> {
  if (!file.isOfPage && RUNNING.has(request.headers["sec-fetch-dest"] ?? "")) throw kernel.nuSeRuleaza();
  const etag = strongEtag(file.hash ?? sha256(Buffer.from(file.version ?? "")));
  const headers: Record<string, string> = {
    etag,
    ...(file.hash === undefined ? {} : { digest: digest(file.hash), "repr-digest": reprDigest(file.hash) }),
    "accept-ranges": file.isUndivided ? "none" : "bytes",
    "cache-control": file.isConfidential ? "no-store" : "private, no-cache",
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox",
    "cross-origin-resource-policy": "same-origin",
    ...(file.modified ? { "last-modified": new Date(file.modified).toUTCString() } : {}),
  };
  if (isKnown(request.headers["if-none-match"], etag)) return { statusCode: 304, headers };

  const range = file.isUndivided ? undefined : rangeOf(request, etag, file.size);
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  if (file.address && request.method !== "HEAD" && end - start + 1 > config.maxInlineBytes) {
    return sendAddress(request, file.hash, headers, await file.address({ start, end }));
  }
  Object.assign(headers, {
    "content-type": file.isOfPage ? file.contentType : passiveType(file.contentType),
    "content-disposition": contentDisposition(file.name),
    ...(range ? { "content-range": `bytes ${start}-${end}/${file.size}` } : {}),
  });
  const statusCode = range ? 206 : 200;
  if (request.method === "HEAD") {
    return { statusCode, headers: { ...headers, "content-length": String(end - start + 1) } };
  }
  const bytes = await file.read({ start, end });
  return { statusCode, headers, body: bytes.toString("base64"), isBase64Encoded: true };
}

/**
 * Sends the address of the file: a redirect (RFC 9110: 307 keeps the method, 303 after a POST), JSON for clients that
 * accept it, or 202 while it is prepared. The redirect carries the file's validators. Clients send headers of ours on to where a
 * redirect leads, so none leads a request with a password to a tenant's host.
 */
function sendAddress(
  { method, headers: sent }: Incoming,
  hashSha256: string | undefined,
  validators: Record<string, string>,
  found: FileAddress | FileInPreparation,
): GatewayReply {
  const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "private, no-store" };
  if ("retryAfter" in found) {
    const body = JSON.stringify({ status: "IN_LUCRU" });
    return { statusCode: 202, headers: { ...headers, "retry-after": String(found.retryAfter) }, body };
  }
  const { isTenants = false, ...address } = found;
  const wouldTell = isTenants && PASSWORDS.some((name) => sent[name] !== undefined);
  if (wouldTell || sent.accept?.toLowerCase().includes("application/json"))
    return { statusCode: 200, headers, body: JSON.stringify({ ...address, hashSha256 }) };
  return {
    statusCode: method === "POST" ? 303 : 307,
    headers: { ...validators, "cache-control": "private, no-store", location: address.url },
  };
}

const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag));

/**
 * RFC 9110 §14: one range of bytes. For several ranges, other units, malformed headers and `If-Range` with another
 * tag, the whole content is sent, as the RFC allows.
 * @throws rangeNotSatisfiable (416) for a range outside the content
 */
function rangeOf(request: Incoming, etag: string, size: number): ByteRange | undefined {
  const ifRange = request.headers["if-range"];
  const parts = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range?.trim() ?? "");
  if (!parts || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const [, first = "", last = ""] = parts;
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size || (first === "" && Number(last) === 0)) {
    throw kernel.interval({ headers: { "content-range": `bytes */${size}` } });
  }
  return start > end ? undefined : { start, end };
}
