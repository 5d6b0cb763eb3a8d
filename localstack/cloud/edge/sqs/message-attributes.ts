import { createHash } from "node:crypto";
import * as z from "zod";
import { sqsError } from "./errors.ts";

/** One attribute of a message in the JSON protocol (binary values in base64). */
const MessageAttribute = z.strictObject({
  DataType: z.string().regex(/^(String|Number|Binary)(\..+)?$/),
  StringValue: z.string().min(1).optional(),
  BinaryValue: z.base64().min(1).optional(),
});

export const MessageAttributes = z.record(z.string().regex(/^[A-Za-z0-9_.-]{1,256}$/), MessageAttribute);
export type MessageAttributes = z.infer<typeof MessageAttributes>;

const attributeLimit = 10;
const isBinary = ({ DataType }: z.infer<typeof MessageAttribute>) => DataType.startsWith("Binary");

export const md5 = (content: string | Buffer) => createHash("md5").update(content).digest("hex");

/** The size of a message for the limits: body, and names, types and values of its attributes, in bytes. */
export function sizeOf(body: string, attributes: MessageAttributes): number {
  const weights = Object.entries(attributes).map(
    ([name, attribute]) =>
      Buffer.byteLength(name) + Buffer.byteLength(attribute.DataType) + valueOf(attribute).length,
  );
  return weights.reduce((sum, weight) => sum + weight, Buffer.byteLength(body));
}

/** The checksum over attributes (SQS developer guide, "Calculating the MD5 message digest for message attributes"). */
export function md5OfAttributes(attributes: MessageAttributes): string | undefined {
  const names = Object.keys(attributes).sort();
  if (names.length === 0) return undefined;
  const parts = names.flatMap((name) => {
    const attribute = attributes[name] as z.infer<typeof MessageAttribute>;
    const type = Buffer.from([isBinary(attribute) ? 2 : 1]);
    return [...sized(name), ...sized(attribute.DataType), type, ...sized(valueOf(attribute))];
  });
  return md5(Buffer.concat(parts));
}

/** Refuses bodies and attributes that AWS refuses. */
export function checkContents(body: string, attributes: MessageAttributes): void {
  // XML 1.0 characters only (SendMessage, API reference).
  if (/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(body))
    throw sqsError(
      "invalidContents",
      "Invalid characters found. Valid unicode characters are #x9 | #xA | #xD | …",
    );
  if (Object.keys(attributes).length > attributeLimit)
    throw sqsError("invalidParameter", `Number of message attributes exceeds the allowed maximum of 10.`);
  for (const [name, attribute] of Object.entries(attributes))
    if ((isBinary(attribute) ? attribute.BinaryValue : attribute.StringValue) === undefined)
      throw sqsError("invalidParameter", `The message attribute '${name}' must contain a non-empty value.`);
}

/** The attributes that a receiver requests: by name, by `prefix.*`, `All` or `.*`. */
export function selectAttributes(attributes: MessageAttributes, wanted: string[]): MessageAttributes {
  const asked = (name: string) =>
    wanted.some(
      (want) => want === "All" || (want.endsWith(".*") ? name.startsWith(want.slice(0, -2)) : want === name),
    );
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => asked(name)));
}

function valueOf({ StringValue, BinaryValue }: z.infer<typeof MessageAttribute>): Buffer {
  return BinaryValue === undefined ? Buffer.from(StringValue ?? "") : Buffer.from(BinaryValue, "base64");
}

function sized(content: string | Buffer): Buffer[] {
  const bytes = Buffer.from(content as string);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return [length, bytes];
}
