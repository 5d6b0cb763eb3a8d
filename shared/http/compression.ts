import Negotiator from "negotiator";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ServerCall } from "./call.ts";
import { binary, bytesOf, type GatewayReply } from "./responses.ts";

/** A smaller answer fits into one packet anyway. */
const WORTHWHILE_BYTES = 1024;

/** The usual Brotli quality for dynamic answers; its default of 11 is meant for static files. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

type EncodingName = "br" | "gzip";

const encoders: Record<EncodingName, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, QUALITY),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/**
 * Compresses JSON and text according to the caller's Accept-Encoding (RFC 9110 §12.5.3). Content, the address of
 * content and answers that show a secret are never compressed: the length of compressed text reveals repetitions
 * (BREACH).
 */
export async function compress({ request, route }: ServerCall, reply: GatewayReply): Promise<void> {
  if (route?.keptSealed || route?.returns === binary || !isCompressible(reply)) return;
  const { headers } = reply;
  headers.vary = headers.vary ? `${headers.vary}, Accept-Encoding` : "Accept-Encoding";
  const chosen = encodingFor(request.headers["accept-encoding"]);
  if (!chosen) return;
  reply.body = (await encoders[chosen](bytesOf(reply))).toString("base64");
  reply.isBase64Encoded = true;
  headers["content-encoding"] = chosen;
  // The tag was given for other bytes (RFC 9110 §8.8.3.3), so it becomes weak; writes accept weak tags, too.
  if (headers.etag) headers.etag = headers.etag.replace(/^"/, 'W/"');
}

const isCompressible = ({ headers, body = "", isBase64Encoded }: GatewayReply): boolean =>
  !isBase64Encoded &&
  /^(text\/|application\/([\w.-]+\+)?json)/.test(headers["content-type"] ?? "") &&
  Buffer.byteLength(body) >= WORTHWHILE_BYTES;

/** This order decides between equal weights: browsers send all their encodings without weights. */
const PREFERRED: EncodingName[] = ["br", "gzip"];

/** The library accepts an order for equal weights, which its published types lack. */
type Choose = (available: string[], options: { preferred: string[] }) => string | undefined;

/** The encoding that the caller prefers; undefined for bytes as they are. */
export function encodingFor(accepted: string | undefined): EncodingName | undefined {
  if (!accepted) return undefined;
  const negotiator = new Negotiator({ headers: { "accept-encoding": accepted } });
  const choose = negotiator.encoding.bind(negotiator) as Choose;
  const name = choose([...PREFERRED, "identity"], { preferred: PREFERRED });
  return PREFERRED.find((one) => one === name);
}
