import * as z from "zod";
import type { Language } from "../context.ts";

/** A gateway's reply (payload version 2.0). */
export interface GatewayReply {
  statusCode: number;
  headers: Record<string, string>;
  body?: string;
  isBase64Encoded?: boolean;
}

/** The bytes of a reply's body. */
export const bytesOf = ({ body = "", isBase64Encoded }: GatewayReply): Buffer =>
  Buffer.from(body, isBase64Encoded ? "base64" : "utf8");

/**
 * An answer with its own status or headers. Handlers return plain values; only the few that need more use this
 * wrapper.
 */
export class Reply<T> {
  readonly value: T;
  readonly status: number | undefined;
  readonly headers: Record<string, string>;

  constructor(
    value: T,
    { status, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
  ) {
    this.value = value;
    this.status = status;
    this.headers = headers;
  }
}

/** The envelope of list pages. */
export const pageOf = <S extends z.ZodType>(item: S) =>
  z.object({ items: z.array(item), page: z.int32(), size: z.int32(), total: z.int() });
export type PageOf<Item> = z.output<ReturnType<typeof pageOf<z.ZodType<Item>>>>;

/** No content: 204. */
export const nothing = z.undefined();

/** Plain text. */
export const plainText = z.string().meta({ contentType: "text/plain; charset=utf-8" });

/** A text that is sent instead of JSON. */
export interface TextForm {
  contentType: string;
  textOf(value: unknown, language: Language): string;
}

const texts = new WeakMap<z.ZodType, TextForm>();

/** A shape that is sent as text, of the given type, unless the caller prefers JSON. */
export function textOrJson<S extends z.ZodType>(
  schema: S,
  textOf: (value: z.output<S>, language: Language) => string,
  contentType = "text/plain; charset=utf-8",
): S {
  texts.set(schema, { contentType, textOf: textOf as TextForm["textOf"] });
  return schema;
}

/** The text form of a shape, if it has one. */
export const asText = (schema: z.ZodType): TextForm | undefined => texts.get(schema);

/** An HTML page. */
export const html = z.string().meta({ contentType: "text/html; charset=utf-8" });

/** Prometheus' text exposition format. */
export const metricsText = z.string().meta({ contentType: "text/plain; version=0.0.4; charset=utf-8" });

/** Content to send, described before its bytes are read: preconditions and ranges are evaluated first. */
export interface FileContent {
  name: string;
  contentType: string;
  /** Size of the whole content in bytes. */
  size: number;
  /** SHA-256 of the whole content, hex; absent for content of another party that the system has not read. */
  hash?: string;
  /** Identifies the content if there is no hash: the version in the other party's store. */
  version?: string;
  modified?: string;
  /** No cache may keep it, including the reader's own. */
  isConfidential?: boolean;
  /** A file of our own pages, which browsers may run; any other content is somebody's, and they may not. */
  isOfPage?: boolean;
  /** Ranges are not served: every answer has the whole content. */
  isUndivided?: boolean;
  /** Bytes from `start` to `end`, both included. */
  read(range: { start: number; end: number }): Promise<Buffer>;
  /** The address for content above the limit of one answer; always of the whole, even if a range is requested. */
  address?(range: { start: number; end: number }): Promise<FileAddress | FileInPreparation>;
}

/** A short-lived address of a file; `expiresAt` as ISO time. */
export interface FileAddress {
  url: string;
  expiresAt: string;
  /** True if its host is a tenant's. */
  isTenants?: boolean;
}

/** The address is not ready yet: retry after this many seconds. */
export interface FileInPreparation {
  retryAfter: number;
}

/** The address of a file, for clients that accept JSON instead of a redirect. */
export const FileAddressView = z
  .object({ url: z.url(), expiresAt: z.iso.datetime(), hashSha256: z.string().optional() })
  .meta({ id: "AdresaFisierului" });
export type FileAddressView = z.output<typeof FileAddressView>;

/** The answer while the address is prepared. */
export const FileInPreparationView = z
  .object({ status: z.literal("IN_LUCRU") })
  .meta({ id: "FisierInPregatire" });

/** A file, sent with ETag, Digest and ranges. */
export const binary = z.custom<FileContent>(
  (value) => typeof value === "object" && value !== null && "read" in value,
);

export const contentTypeOf = (schema: z.ZodType): string | undefined => {
  const declared = schema.meta()?.contentType;
  return typeof declared === "string" ? declared : undefined;
};
