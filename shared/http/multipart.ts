import type { Busboy } from "busboy";
import { createHash, createHmac } from "node:crypto";
import * as z from "zod";
import { tokenKeys } from "../auth/token-keys.ts";
import { joined } from "../aws/whole-body.ts";
import { config } from "../config.ts";
import { AppError } from "../errors.ts";
import { kernel } from "../refusals.ts";
import { showAs } from "./params.ts";
import { bodyBytes, type Incoming } from "./request.ts";
import { says } from "./validation.ts";

/** A file in a form. `name` is the name given by the sender: never used as a path, never trusted. */
export interface UploadedFile {
  name: string;
  contentType: string | undefined;
  bytes: Buffer;
}

const isUploadedFile = (value: unknown): value is UploadedFile =>
  typeof value === "object" && value !== null && Buffer.isBuffer((value as UploadedFile).bytes);

/** A form part that is a non-empty file. */
export const file = () =>
  z
    .custom<UploadedFile>(isUploadedFile)
    .meta({ type: "string", format: "binary" })
    .refine(({ bytes }) => bytes.length > 0, says(kernel.fisierGol));

/** A form part that is true or false; the contract shows a boolean. */
export const flag = () => z.stringbool().meta({ override: showAs({ type: "boolean" }) });

const LIMITS = { parts: 50, fields: 40, files: 4, fieldSize: 65_536, headerPairs: 20 };

/**
 * The values of the parts of a form by name, in their order. An empty text is an absent value.
 * @param refuseSize makes the refusal of a file above the inline limit
 * @throws badRequest for a malformed body, or the refusal of `refuseSize`
 */
export async function readMultipart(
  request: Incoming,
  refuseSize: () => AppError,
): Promise<Map<string, unknown[]>> {
  const { default: busboy } = await import("busboy");
  const types = typesOfParts(request);
  return new Promise((resolve, reject) => {
    const parts = new Map<string, unknown[]>();
    const fail = (cause?: unknown) =>
      reject(cause instanceof AppError ? cause : kernel.formularIncorect({ cause }));
    const keep = (sent = "", values: unknown[]) => {
      const name = parameterOf(sent);
      parts.set(name, [...(parts.get(name) ?? []), ...values]);
    };
    let parser: Busboy;
    try {
      parser = busboy({
        headers: { "content-type": request.headers["content-type"] },
        limits: { ...LIMITS, fileSize: config.maxInlineBytes + 1 },
        defParamCharset: "latin1",
      });
    } catch (error) {
      fail(error);
      return;
    }
    parser.on("field", (name, value, info) => {
      if (info.valueTruncated || info.nameTruncated) fail();
      else keep(name, value === "" ? [] : [value]);
    });
    parser.on("file", (name, stream, info) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("limit", () => fail(refuseSize()));
      stream.on("error", fail);
      stream.on("close", () =>
        keep(name, [
          {
            name: parameterOf(info.filename ?? ""),
            contentType: types.get(name ?? "") ?? info.mimeType,
            bytes: joined(chunks),
          },
        ]),
      );
    });
    for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) parser.on(limit, () => fail());
    parser.on("error", fail);
    parser.on("close", () => resolve(parts));
    parser.end(bodyBytes(request));
  });
}

/** The head of a part has a few lines. */
const MOST_HEAD_BYTES = 2_000;

/** The media types of parts by the names of the parts, with their parameters, which the parser leaves out. */
function typesOfParts(request: Incoming): Map<string, string> {
  const types = new Map<string, string>();
  const [, quoted, plain] =
    /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(request.headers["content-type"] ?? "") ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return types;
  const [body, delimiter] = [bodyBytes(request), Buffer.from(`--${boundary}\r\n`, "latin1")];
  for (let at = body.indexOf(delimiter); at !== -1; at = body.indexOf(delimiter, at + 1)) {
    const [head = ""] = body.toString("latin1", at, at + MOST_HEAD_BYTES).split("\r\n\r\n", 1);
    const name = /;\s*name="([^"]*)"/i.exec(head)?.[1];
    const type = /^content-type:[ \t]*(\S[^\r]*)/im.exec(head)?.[1];
    if (name !== undefined && type !== undefined) types.set(name, type);
  }
  return types;
}

/**
 * The name of a part or of its file, whose bytes the parser gives as Latin-1: browsers write UTF-8 with `%22`, `%0D` and `%0A` for
 * the characters that would end the parameter (HTML, multipart/form-data), older clients their code page.
 */
function parameterOf(name: string): string {
  const written = [...name].every((character) => character <= "\u00ff")
    ? utf8Of(Buffer.from(name, "latin1"))
    : name;
  return written.replace(/%(22|0D|0A)/gi, (escaped) => decodeURIComponent(escaped));
}

/** The text of UTF-8 bytes; other bytes are read as Windows-1252, which contains the letters of Latin-1. */
function utf8Of(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/**
 * Identify the content of a parsed body: its fields and the hashes of its files, without boundaries. HMACs, because a body may hold a
 * password that could be guessed from a plain hash. One by each key of the service: the first is stored, the others compare with what
 * was stored before the key changed.
 */
export function fingerprints(service: string, body: unknown): string[] {
  const text = JSON.stringify(body, (_key, value: unknown) => {
    if (isUploadedFile(value)) return { ...value, bytes: sha256(value.bytes) };
    return value !== null && typeof value === "object" && !Array.isArray(value) ? sortedKeys(value) : value;
  });
  return tokenKeys(service).map(({ key }) =>
    createHmac("sha256", key)
      .update(text ?? "")
      .digest("hex"),
  );
}

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const sortedKeys = (value: object) =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
