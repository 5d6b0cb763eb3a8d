import type { Text } from "./texts.ts";

/**
 * The refusals of the whole system, in domain terms. A verb throws one and knows nothing of HTTP: the error format of
 * the called address renders it.
 */

/** The kinds of refusal, each with its HTTP status, the key of the refusal that says no more than the kind, and its titles. */
export const errorKinds = {
  badRequest: {
    status: 400,
    key: "cerereIncorecta",
    title: ["Cerere incorectă", "Некорректный запрос", "Bad request"],
  },
  unauthenticated: {
    status: 401,
    key: "neautentificat",
    title: ["Neautentificat", "Требуется вход", "Sign-in required"],
  },
  forbidden: { status: 403, key: "interzis", title: ["Acces interzis", "Доступ запрещён", "Access denied"] },
  notFound: { status: 404, key: "negasit", title: ["Negăsit", "Не найдено", "Not found"] },
  methodNotAllowed: {
    status: 405,
    key: "metodaNepermisa",
    title: ["Metodă nepermisă", "Метод не разрешён", "Method not allowed"],
  },
  conflict: { status: 409, key: "conflict", title: ["Conflict", "Конфликт", "Conflict"] },
  stale: {
    status: 412,
    key: "versiuneDepasita",
    title: ["Versiune depășită", "Устаревшая версия", "Outdated version"],
  },
  tooLarge: {
    status: 413,
    key: "preaMare",
    title: ["Conținut prea mare", "Слишком большой объём", "Content too large"],
  },
  unsupportedMedia: {
    status: 415,
    key: "tipNeacceptat",
    title: ["Tip de conținut neacceptat", "Неподдерживаемый тип данных", "Unsupported content type"],
  },
  rangeNotSatisfiable: {
    status: 416,
    key: "interval",
    title: ["Interval imposibil", "Недопустимый диапазон", "Range not satisfiable"],
  },
  unprocessable: {
    status: 422,
    key: "inconsecvent",
    title: ["Date inconsecvente", "Противоречивые данные", "Inconsistent data"],
  },
  locked: {
    status: 423,
    key: "continutInfectat",
    title: ["Conținut reținut", "Содержимое удержано", "Content withheld"],
  },
  tooManyRequests: {
    status: 429,
    key: "preaMulteCereri",
    title: ["Prea multe cereri", "Слишком много запросов", "Too many requests"],
  },
  fault: { status: 500, key: "intern", title: ["Eroare internă", "Внутренняя ошибка", "Internal error"] },
  unavailable: {
    status: 503,
    key: "indisponibil",
    title: ["Serviciu indisponibil", "Сервис недоступен", "Service unavailable"],
  },
} as const;

export type ErrorKind = keyof typeof errorKinds;

export type ErrorValues = Record<string, string | number>;

/** What a refusal says: its stable name, which clients translate (`error.<key>`), and its texts; `{name}` stands for a value. */
export interface Reason {
  readonly kind: ErrorKind;
  readonly key: string;
  readonly text: Text;
}

/** One wrong field of the input: its path, the rule that it breaks, and a message about it. */
export interface FieldError {
  field: string;
  code: string;
  message: Text | string;
}

interface ErrorDetails {
  fields?: FieldError[];
  headers?: Record<string, string>;
  /** Further members of the problem (RFC 9457, 3.2), which the error format of the route declares. */
  shows?: Record<string, unknown>;
  cause?: unknown;
}

/** A refusal as it is thrown: its reason, with the values of the placeholders. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly reason: Reason;
  readonly values: ErrorValues;
  readonly fields: FieldError[];
  readonly headers: Record<string, string>;
  readonly shows: Record<string, unknown>;

  constructor(
    reason: Reason,
    values: ErrorValues = {},
    { fields = [], headers = {}, shows = {}, cause }: ErrorDetails = {},
  ) {
    super(`${reason.kind}: error.${reason.key}`, { cause });
    this.reason = reason;
    this.values = values;
    this.fields = fields;
    this.headers = headers;
    this.shows = shows;
  }

  get kind(): ErrorKind {
    return this.reason.kind;
  }

  get key(): string {
    return this.reason.key;
  }

  get status(): number {
    return errorKinds[this.kind].status;
  }
}

/** Added by the formats of errors to every text. */
type Added = "correlationId";

/** The placeholders of a text: those of `"Nu există {camp}."` are `"camp"`. */
type Placeholders<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, Added> | Placeholders<Rest>
  : never;

/** The text of another language, if it has the placeholders of the Romanian one. */
type Alike<Ro extends string, Other extends string> = [Placeholders<Ro>, Placeholders<Other>] extends [
  Placeholders<Other>,
  Placeholders<Ro>,
]
  ? Other
  : { withPlaceholders: Placeholders<Ro> };

/** A refusal that has no key yet. */
interface Draft<Name extends string = string> {
  kind: ErrorKind;
  text: Text;
  /** Types only. */
  names?: Name;
}

/**
 * A refusal of a room: `throw refusals.altaVersiune({ numar })` takes the values of its placeholders, and after them, or
 * alone if there are none, further details.
 */
export type Refusal<Name extends string = never> = Reason &
  ([Name] extends [never]
    ? (details?: ErrorDetails) => AppError
    : (values: Readonly<Record<Name, string | number>>, details?: ErrorDetails) => AppError);

const draftOf =
  (kind: ErrorKind) =>
  <const Ro extends string, const Ru extends string, const En extends string>(
    text: readonly [ro: Ro, ru: Alike<Ro, Ru> & Ru, en: Alike<Ro, En> & En],
  ): Draft<Placeholders<Ro>> => ({ kind, text });

export const badRequest = draftOf("badRequest");
export const unauthenticated = draftOf("unauthenticated");
export const forbidden = draftOf("forbidden");
export const notFound = draftOf("notFound");
export const methodNotAllowed = draftOf("methodNotAllowed");
export const conflict = draftOf("conflict");
export const stale = draftOf("stale");
export const tooLarge = draftOf("tooLarge");
export const unsupportedMedia = draftOf("unsupportedMedia");
export const rangeNotSatisfiable = draftOf("rangeNotSatisfiable");
export const unprocessable = draftOf("unprocessable");
export const locked = draftOf("locked");
export const tooManyRequests = draftOf("tooManyRequests");
export const fault = draftOf("fault");
export const unavailable = draftOf("unavailable");

/** The refusals of a room, each by its key. A wrong field is a `badRequest`. */
export function keyed<const Drafts extends Record<string, Draft>>(drafts: Drafts) {
  const refusals = Object.entries(drafts).map(([key, draft]) => [key, refusalOf({ key, ...draft })]);
  return Object.fromEntries(refusals) as {
    readonly [Key in keyof Drafts]: Drafts[Key] extends Draft<infer Name> ? Refusal<Name> : never;
  };
}

const ASKS_FOR_VALUES = /\{(?!correlationId\})/;

function refusalOf(reason: Reason) {
  const refuse = ASKS_FOR_VALUES.test(reason.text[0])
    ? (values: ErrorValues, details?: ErrorDetails) => new AppError(reason, values, details)
    : (details?: ErrorDetails) => new AppError(reason, {}, details);
  return Object.assign(refuse, reason);
}

/** Refusals by their keys, for failures whose key was stored. */
export type Refusals = Readonly<Record<string, Reason>>;

/** True if `error` is this refusal. */
export const means = (error: unknown, { key }: Reason): error is AppError =>
  error instanceof AppError && error.key === key;

/** True if an attempt was refused, so that a further one would be refused as well. */
export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && error.status < 500;

/** The key under which a stored failure tells its reason, as an answer would carry it in `message`. */
export const errorKeyOf = (error: unknown): string =>
  `error.${error instanceof AppError ? error.key : errorKinds.fault.key}`;
