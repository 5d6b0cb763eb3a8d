import type { S3Client } from "@aws-sdk/client-s3";
import { HttpRequest } from "@smithy/core/protocols";
import type { StaticOperationSchema } from "@smithy/types";
import { crc32 } from "node:zlib";
import { OwnSigner } from "./own-signer.ts";
import { prepare, type PreparedOperation, type Template } from "./prepare.ts";

/** The members of the inputs that are written here. */
interface Input {
  Bucket: string;
  Key: string;
  Body?: Uint8Array;
  ContentType?: string;
  Metadata?: Record<string, string>;
  IfMatch?: string;
  IfNoneMatch?: string;
  Range?: string;
}

interface Command {
  schema?: StaticOperationSchema;
  input: Input;
}

/** The operations of which every upload and every download makes one. */
const WRITTEN: Record<string, { members: ReadonlySet<string>; isWritten(input: Input): boolean }> = {
  PutObject: {
    members: new Set(["Bucket", "Key", "Body", "ContentType", "Metadata", "IfMatch", "IfNoneMatch"]),
    isWritten: ({ Body }) => Buffer.isBuffer(Body) && Body.length < MOST_BYTES,
  },
  // Of a part S3 tells no checksum, so there is none to verify.
  GetObject: {
    members: new Set(["Bucket", "Key", "Range", "IfMatch"]),
    isWritten: ({ Range }) => Range !== undefined,
  },
};

/** For larger bodies the SDK asks S3 first whether it takes them. */
const MOST_BYTES = 1_000_000;

/**
 * Prepares the calls of a client of S3 that write short objects or read parts. Commands with members that are not written here are
 * sent by the SDK.
 */
export function prepareObjectCalls(client: S3Client): void {
  const { config } = client;
  prepare(client, {
    signer: new OwnSigner("s3", () => config),
    operationOf: (command) => operationOf(command as Command),
  });
}

function operationOf({ schema, input }: Command): PreparedOperation | undefined {
  const known = schema && WRITTEN[schema[2]];
  if (!schema || !known?.isWritten(input) || !hasOnly(input, known.members)) return undefined;
  return {
    name: `${schema[2]} ${input.Bucket}`,
    schema,
    compose: (template, first) => composing(template, first as Input),
  };
}

const hasOnly = (input: object, members: ReadonlySet<string>): boolean =>
  Object.entries(input).every(([name, value]) => members.has(name) || value === undefined);

/** The headers that come from an input, but for those of metadata. */
const OF_AN_INPUT: ReadonlySet<string> = new Set([
  "content-type",
  "if-match",
  "if-none-match",
  "range",
  "x-amz-checksum-crc32",
]);

const METADATA = "x-amz-meta-";

/** @throws Error if the address of the first object does not end with its key */
function composing({ request: first }: Template, { Key }: Input): (input: object) => HttpRequest {
  const encoded = encodedKey(Key);
  if (!first.path.endsWith(`/${encoded}`)) throw new Error(`the address of an object is ${first.path}`);
  const bucket = first.path.slice(0, -encoded.length);
  const constant = Object.entries(first.headers).filter(
    ([name]) => !OF_AN_INPUT.has(name) && !name.startsWith(METADATA),
  );
  const template = new HttpRequest({ ...first, headers: Object.fromEntries(constant) });
  return (given) => {
    const input = given as Input;
    const request = new HttpRequest({ ...template, path: bucket + encodedKey(input.Key) });
    request.headers = { ...template.headers, ...headersOf(input) };
    request.body = input.Body;
    return request;
  };
}

/** A URI keeps the slashes of a key, and escapes more than `encodeURIComponent` does. */
const encodedKey = (key: string): string => key.split("/").map(encoded).join("/");

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function headersOf({ Body, ContentType, Metadata, IfMatch, IfNoneMatch, Range }: Input) {
  const headers: Record<string, string> = {};
  const type = ContentType ?? (Body && "application/octet-stream");
  if (type !== undefined) headers["content-type"] = type;
  if (IfMatch !== undefined) headers["if-match"] = IfMatch;
  if (IfNoneMatch !== undefined) headers["if-none-match"] = IfNoneMatch;
  if (Range !== undefined) headers.range = Range;
  for (const [name, value] of Object.entries(Metadata ?? {})) headers[METADATA + name.toLowerCase()] = value;
  if (Body) {
    headers["content-length"] = String(Body.length);
    headers["x-amz-checksum-crc32"] = checksumOf(Body);
  }
  return headers;
}

function checksumOf(bytes: Uint8Array): string {
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(bytes));
  return checksum.toString("base64");
}
