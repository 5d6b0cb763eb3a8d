const kinds = {
  400: "badRequest",
  401: "unauthenticated",
  403: "forbidden",
  404: "notFound",
  405: "methodNotAllowed",
  409: "conflict",
  412: "stale",
  413: "tooLarge",
  415: "unsupportedMedia",
  416: "rangeNotSatisfiable",
  422: "unprocessable",
  423: "locked",
  429: "tooManyRequests",
  500: "fault",
  502: "unavailable",
  503: "unavailable",
  504: "unavailable",
} as const;

/** The kinds of refusal; other statuses are `fault` from 500, else `badRequest`. */
export type ProblemKind = (typeof kinds)[keyof typeof kinds];

/** One wrong field of what was sent. `code` is the rule that it breaks, if the address names rules. */
export interface FieldProblem {
  field: string;
  message: string;
  code: string | undefined;
}

interface ProblemDetails {
  message: string;
  key?: string | undefined;
  title?: string | undefined;
  fields?: FieldProblem[];
  body?: unknown;
}

/** A refused call, read from any error format of the services. `message` is a sentence in the caller's language. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly status: number;
  readonly kind: ProblemKind;
  /** The stable key of the refusal without `error.`; only addresses with problem+json have one. */
  readonly key: string | undefined;
  readonly title: string | undefined;
  readonly fields: readonly FieldProblem[];
  readonly correlationId: string | undefined;
  /** Seconds after which the service expects another attempt. */
  readonly retryAfter: number | undefined;
  /** The id of the refused operation. */
  readonly operationId: string;
  /** The JSON of the answer, which some operations declare for a status above 399, as the report of `/health` for 503. */
  readonly body: unknown;

  constructor(operationId: string, { status, headers }: Response, details: ProblemDetails, now: number) {
    super(details.message);
    this.operationId = operationId;
    this.body = details.body;
    this.status = status;
    this.kind = kindOf(status);
    this.key = details.key;
    this.title = details.title;
    this.fields = details.fields ?? [];
    this.correlationId = headers.get("x-correlation-id") ?? undefined;
    this.retryAfter = secondsOf(headers.get("retry-after"), now);
  }
}

/** No answer came: the network is away, the address does not answer, or the connection broke. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
}

/** True for a problem, of the given kind if one is named. */
export const isProblem = (error: unknown, kind?: ProblemKind): error is Problem =>
  error instanceof Problem && (kind === undefined || error.kind === kind);

const kindOf = (status: number): ProblemKind =>
  (kinds as Record<number, ProblemKind>)[status] ?? (status >= 500 ? "fault" : "badRequest");

/** `Retry-After` as seconds or as a date (RFC 9110 §10.2.3). */
function secondsOf(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - now) / 1000));
}

/** The problem of a refused call. */
export async function readProblem(operationId: string, response: Response, now: number): Promise<Problem> {
  const text = await response.text();
  const details = detailsOf(text) ?? { message: pageText(text) };
  const message = details.message || `${response.status} ${response.statusText}`.trim();
  return new Problem(operationId, response, { ...details, message, body: parsed(text) }, now);
}

function detailsOf(text: string): ProblemDetails | undefined {
  const body = parsed(text);
  if (!isObject(body)) return undefined;
  if (typeof body.errors === "string") return { message: body.errors };
  if (typeof body.detail === "string") return problemDetails(body);
  return typeof body.message === "string" ? messageDetails(body.message) : undefined;
}

/** RFC 9457: `message` is `error.<key>`. */
const problemDetails = (body: Record<string, unknown>): ProblemDetails => ({
  message: String(body.detail),
  key: textOf(body.message)?.replace(/^error\./, ""),
  title: textOf(body.title),
  fields: Array.isArray(body.errors) ? body.errors.flatMap(fieldOf) : [],
});

function fieldOf(wrong: unknown): FieldProblem[] {
  if (!isObject(wrong)) return [];
  return [{ field: String(wrong.field), message: String(wrong.message), code: textOf(wrong.code) }];
}

/** `{message}`; the older services write wrong fields into it, as JSON: `{"field": ["message"]}`. */
function messageDetails(message: string): ProblemDetails {
  const byField = message.startsWith("{") ? parsed(message) : undefined;
  if (!isObject(byField)) return { message };
  const fields = Object.entries(byField).flatMap(([field, messages]) =>
    [messages].flat().map((text) => ({ field, message: String(text), code: undefined })),
  );
  return { message: fields.map((wrong) => wrong.message).join(" "), fields };
}

/** The text of an error page, without its markup. */
const pageText = (text: string): string =>
  (/<title>([^<]*)<\/title>/i.exec(text)?.[1] ?? text.replace(/<[^>]*>/g, " ")).replace(/\s+/g, " ").trim();

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
