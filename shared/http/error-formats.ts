import * as z from "zod";
import { errorKinds, type AppError, type ErrorValues, type FieldError } from "../errors.ts";
import type { Language } from "../context.ts";
import { filled, inLanguage } from "../texts.ts";

/** The parts of an error body that do not come from the error itself. */
export interface ErrorSituation {
  instance: string;
  correlationId: string;
  language: Language;
}

/** How a group of addresses renders its errors: the media type and schema for OpenAPI, and the renderer. */
export interface ErrorFormat {
  contentType: string;
  schema: z.ZodType;
  /** The status of the answer, if clients of the format expect a status other than that of the refusal. */
  status?(error: AppError): number;
  render(error: AppError, situation: ErrorSituation): string;
}

/** A format, or a function that chooses one by the error. */
export type ErrorFormats = ErrorFormat | ((error: AppError) => ErrorFormat);

/** RFC 9457 (7807) problem details with the correlation id; `message` is the key that clients translate. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string(),
    correlationId: z.string(),
    errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
    message: z.string(),
  })
  .meta({ id: "Problem", description: "RFC 9457" });
export type Problem = z.output<typeof Problem>;

export const problem: ErrorFormat = {
  contentType: "application/problem+json",
  schema: Problem,
  render(error, situation) {
    const { instance, correlationId, language } = situation;
    return JSON.stringify({
      type: `urn:temelia:error:${error.key}`,
      title: inLanguage(errorKinds[error.kind].title, language),
      status: error.status,
      detail: wording(error, situation),
      instance,
      correlationId,
      errors: error.fields.map((wrong) => ({
        message: messageOf(wrong, situation),
        field: wrong.field,
        code: wrong.code,
      })),
      message: `error.${error.key}`,
      ...error.shows,
    });
  },
};

/** What an error says; the values of a format replace its own. */
export const wording = (
  { reason, values }: AppError,
  { language, correlationId }: ErrorSituation,
  others: ErrorValues = {},
): string => filled(reason.text, language, { ...values, ...others, correlationId });

/** What is wrong about a field. */
export const messageOf = ({ message }: FieldError, { language }: ErrorSituation): string =>
  typeof message === "string" ? message : inLanguage(message, language);

/** The wrong fields with their reasons, for the formats that have only one text. */
const namedWithReasons = (error: AppError, situation: ErrorSituation) =>
  error.fields
    .map((wrong) => `${wrong.field || "body"} – ${messageOf(wrong, situation).replace(/\.$/, "")}`)
    .join("; ");

/** The machine interfaces' `{message: <text>}`, which names wrong fields with their reasons. */
export const message: ErrorFormat = {
  contentType: "application/json; charset=utf-8",
  schema: z.object({ message: z.string() }).meta({ id: "Message" }),
  render(error, situation) {
    const others = error.fields.length > 0 ? { campuri: namedWithReasons(error, situation) } : undefined;
    return JSON.stringify({ message: wording(error, situation, others) });
  },
};

const ZONE = /^\/api\/v[0-9]+\/(public|citizen|staff|admin|app)(\/|$)/;

/**
 * The error format of an address: that of the route, else problem+json in the platform's zones, else the longest
 * matching prefix that the service declares, else problem+json. A path that matches no route has a format too. If
 * several formats are declared, the error decides.
 */
export function errorFormatFor(
  path: string,
  byPrefix: Record<string, ErrorFormats>,
  error: AppError,
  ofRoute?: ErrorFormats,
): ErrorFormat {
  const formats = ofRoute ?? (ZONE.test(path) ? problem : formatsAt(path, byPrefix));
  return typeof formats === "function" ? formats(error) : formats;
}

function formatsAt(path: string, byPrefix: Record<string, ErrorFormats>): ErrorFormats {
  const prefix = Object.keys(byPrefix)
    .filter((candidate) => path === candidate || path.startsWith(`${candidate}/`))
    .sort((a, b) => b.length - a.length)[0];
  return (prefix === undefined ? undefined : byPrefix[prefix]) ?? problem;
}

/** The status that an error has in a format. */
export const statusIn = (format: ErrorFormat, error: AppError): number =>
  format.status?.(error) ?? error.status;
