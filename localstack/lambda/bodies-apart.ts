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
  body?: string | BodyBytes;
  isBase64Encoded?: boolean;
}

/** A body that a gateway receives and sends as it is. In JSON it is that of a message of Lambda. */
export class BodyBytes {
  readonly bytes: Buffer;
  readonly #encoding: "base64" | "utf8";

  constructor(bytes: Buffer, { isBase64Encoded }: Pick<WithBody, "isBase64Encoded">) {
    this.bytes = bytes;
    this.#encoding = encodingOf({ isBase64Encoded });
  }

  /** The most characters that it may have in JSON: of text each byte may take six. */
  get mostInJson(): number {
    return this.bytes.length * (this.#encoding === "base64" ? 4 / 3 : 6);
  }

  toJSON(): string {
    return this.bytes.toString(this.#encoding);
  }
}

const NO_BYTES = Buffer.alloc(0);

const encodingOf = ({ isBase64Encoded }: Pick<WithBody, "isBase64Encoded">) =>
  isBase64Encoded ? "base64" : "utf8";

/** The JSON of an event or an answer without its body, and the bytes of that body; none if it has no body. */
function takenApart(message: unknown): { json: string; bytes: Buffer } {
  const whole = (message ?? {}) as WithBody;
  const { body } = whole;
  const isApart = body instanceof BodyBytes || (typeof body === "string" && body !== "");
  if (!isApart) return { json: JSON.stringify(message ?? null), bytes: NO_BYTES };
  return {
    json: JSON.stringify({ ...whole, body: "" }),
    bytes: body instanceof BodyBytes ? body.bytes : Buffer.from(body, encodingOf(whole)),
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

interface Joining {
  /** True for a gateway, which sends a body on as the bytes that it is. */
  asBytes?: boolean;
}

/** The event or answer of these bytes; the last ones are its body. */
export function putTogether(sent: Buffer, bodyBytes: number, { asBytes = false }: Joining = {}): unknown {
  const end = sent.length - bodyBytes;
  const message = JSON.parse(sent.toString("utf8", 0, end)) as WithBody;
  if (bodyBytes === 0) return message;
  if (asBytes) return { ...message, body: new BodyBytes(sent.subarray(end), message) };
  return { ...message, body: sent.toString(encodingOf(message), end) };
}
