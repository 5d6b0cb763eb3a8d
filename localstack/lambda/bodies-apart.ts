import type { OutgoingMessage } from "node:http";

/*
 * Lambda's API carries an event and its answer as JSON, with a binary body as base64. Between processes of one machine the
 * bytes of a body may follow the JSON as they are: base64 of 100 KB is scanned, copied and decoded six times on its way, and
 * JSON within JSON is escaped and read twice.
 */

/** The header with the number of bytes behind the JSON. A client that sends it takes such answers. */
export const BODY_BYTES = "x-temelia-body-bytes";

/** The members of an event or an answer that a gateway reads. */
interface WithBody {
  body?: string;
  isBase64Encoded?: boolean;
}

const NO_BYTES = Buffer.alloc(0);

const encodingOf = ({ isBase64Encoded }: WithBody) => (isBase64Encoded ? "base64" : "utf8");

/** The JSON of an event or an answer without its body, and the bytes of that body; none if it has no body. */
function takenApart(message: unknown): { json: string; bytes: Buffer } {
  const whole = (message ?? {}) as WithBody;
  if (typeof whole.body !== "string" || whole.body === "")
    return { json: JSON.stringify(message ?? null), bytes: NO_BYTES };
  return {
    json: JSON.stringify({ ...whole, body: "" }),
    bytes: Buffer.from(whole.body, encodingOf(whole)),
  };
}

/** Sends an event or an answer, with its body behind the JSON. */
export function endApart(outgoing: OutgoingMessage, message: unknown): void {
  const { json, bytes } = takenApart(message);
  const head = Buffer.from(json);
  outgoing.setHeader("content-length", head.length + bytes.length);
  outgoing.setHeader(BODY_BYTES, bytes.length);
  if (bytes.length === 0) return void outgoing.end(head);
  outgoing.write(head);
  outgoing.end(bytes);
}

/** The event or answer of these bytes; the last ones are its body. */
export function putTogether(sent: Buffer, bodyBytes: number): unknown {
  const end = sent.length - bodyBytes;
  const message = JSON.parse(sent.toString("utf8", 0, end)) as WithBody;
  return bodyBytes > 0 ? { ...message, body: sent.toString(encodingOf(message), end) } : message;
}
