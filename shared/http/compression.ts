import Negotiator from "negotiator";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ServerCall } from "./call.ts";
import { binary, bytesOf, type GatewayReply } from "./responses.ts";

/** Below this size the answer fits one packet anyway. */
const WORTHWHILE_BYTES = 1024;

/** Brotli's usual quality for answers that are made anew each time; its default of 11 is for files. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encoders: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, QUALITY),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/**
 * Compresses JSON and text as the caller's Accept-Encoding asks (RFC 9110 §12.5.3). Neither content, its address nor an answer
 * that shows a secret is ever compressed: the length of compressed text tells what it repeats (BREACH).
 */
export async function compress({ request, route }: ServerCall, reply: GatewayReply): Promise<void> {
  if (route?.showsSecret || route?.returns === binary || !isCompressible(reply)) return;
  const { headers } = reply;
  headers.vary = "Accept-Encoding";
  const chosen = encoderFor(request.headers["accept-encoding"]);
  if (!chosen) return;
  reply.body = (await chosen.encode(bytesOf(reply))).toString("base64");
  reply.isBase64Encoded = true;
  headers["content-encoding"] = chosen.name;
  // Other bytes than the tag was given for (RFC 9110 §8.8.3.3); writes accept weak tags, too.
  if (headers.etag) headers.etag = headers.etag.replace(/^"/, 'W/"');
}

const isCompressible = ({ headers, body = "", isBase64Encoded }: GatewayReply): boolean =>
  !isBase64Encoded &&
  /^(text\/|application\/([\w.-]+\+)?json)/.test(headers["content-type"] ?? "") &&
  Buffer.byteLength(body) >= WORTHWHILE_BYTES;

/** Equal weights are decided by this order: browsers send all theirs without weights. */
const PREFERRED = ["br", "gzip"];

/** The library takes an order for equal weights, which its published types do not know. */
type Encoding = (available: string[], options: { preferred: string[] }) => string | undefined;

function encoderFor(accepted: string | undefined) {
  if (!accepted) return undefined;
  const negotiator = new Negotiator({ headers: { "accept-encoding": accepted } });
  const encoding = negotiator.encoding.bind(negotiator) as Encoding;
  const name = encoding([...PREFERRED, "identity"], { preferred: PREFERRED }) ?? "identity";
  const encode = encoders[name];
  return encode && { name, encode };
}
