import type { OutgoingMessage } from "node:http";

/*
 * Lambda's API carries an event and its answer as JSON, with a binary body as base64. Between processes of one machine its
 * bytes may follow the JSON as they are: base64 of 100 KB is scanned, copied and decoded six times on its way.
 */

/** The header with the number of bytes behind the JSON. A client that sends it takes such answers. */
export const BODY_BYTES = "x-temelia-body-bytes";

/** The members of an event or an answer that a gateway reads. */
interface WithBody {
  body?: string;
  isBase64Encoded?: boolean;
}

const NO_BYTES = Buffer.alloc(0);

/** The JSON of an event or an answer without its binary body, and the bytes of that body; none if it has no binary body. */
function takenApart(message: unknown): { json: string; bytes: Buffer } {
  const { body, isBase64Encoded } = (message ?? {}) as WithBody;
  if (!isBase64Encoded || body === undefined)
    return { json: JSON.stringify(message ?? null), bytes: NO_BYTES };
  const json = JSON.stringify({ ...(message as WithBody), body: "" });
  return { json, bytes: Buffer.from(body, "base64") };
}

/** Sends an event or an answer, with its binary body behind the JSON. */
export function endApart(outgoing: OutgoingMessage, message: unknown): void {
  const { json, bytes } = takenApart(message);
  const head = Buffer.from(json);
  outgoing.setHeader("content-length", head.length + bytes.length);
  outgoing.setHeader(BODY_BYTES, bytes.length);
  if (bytes.length === 0) return void outgoing.end(head);
  outgoing.write(head);
  outgoing.end(bytes);
}

/** The event or answer of these bytes; the last ones are its binary body. */
export function putTogether(sent: Buffer, bodyBytes: number): unknown {
  const end = sent.length - bodyBytes;
  const message: unknown = JSON.parse(sent.toString("utf8", 0, end));
  return bodyBytes > 0 ? { ...(message as WithBody), body: sent.toString("base64", end) } : message;
}
