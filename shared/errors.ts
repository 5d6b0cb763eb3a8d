/**
 * The refusals of the whole system, in domain terms. A verb throws one and knows nothing of HTTP: the error format of
 * the called address renders it.
 */

/** The kinds of refusal, each with its HTTP status, its default key and its titles. */
export const errorKinds = {
  badRequest: {
    status: 400,
    key: "cerereIncorecta",
    ro: "Cerere incorectă",
    ru: "Некорректный запрос",
  },
  unauthenticated: {
    status: 401,
    key: "neautentificat",
    ro: "Neautentificat",
    ru: "Требуется вход",
  },
  forbidden: { status: 403, key: "interzis", ro: "Acces interzis", ru: "Доступ запрещён" },
  notFound: { status: 404, key: "negasit", ro: "Negăsit", ru: "Не найдено" },
  methodNotAllowed: {
    status: 405,
    key: "metodaNepermisa",
    ro: "Metodă nepermisă",
    ru: "Метод не разрешён",
  },
  conflict: { status: 409, key: "conflict", ro: "Conflict", ru: "Конфликт" },
  stale: {
    status: 412,
    key: "versiuneDepasita",
    ro: "Versiune depășită",
    ru: "Устаревшая версия",
  },
  tooLarge: {
    status: 413,
    key: "preaMare",
    ro: "Conținut prea mare",
    ru: "Слишком большой объём",
  },
  unsupportedMedia: {
    status: 415,
    key: "tipNeacceptat",
    ro: "Tip de conținut neacceptat",
    ru: "Неподдерживаемый тип данных",
  },
  rangeNotSatisfiable: {
    status: 416,
    key: "interval",
    ro: "Interval imposibil",
    ru: "Недопустимый диапазон",
  },
  unprocessable: {
    status: 422,
    key: "inconsecvent",
    ro: "Date inconsecvente",
    ru: "Противоречивые данные",
  },
  tooManyRequests: {
    status: 429,
    key: "preaMulteCereri",
    ro: "Prea multe cereri",
    ru: "Слишком много запросов",
  },
  fault: { status: 500, key: "intern", ro: "Eroare internă", ru: "Внутренняя ошибка" },
  unavailable: {
    status: 503,
    key: "indisponibil",
    ro: "Serviciu indisponibil",
    ru: "Сервис недоступен",
  },
} as const;

export type ErrorKind = keyof typeof errorKinds;

/** One wrong field of the input: its path, the rule that it breaks, and the message (default: the text of the rule). */
export interface FieldError {
  field: string;
  code: string;
  message?: string;
}

export type ErrorValues = Record<string, string | number>;

interface ErrorDetails {
  /** Values for the placeholders of the key's text. */
  values?: ErrorValues;
  fields?: FieldError[];
  headers?: Record<string, string>;
  cause?: unknown;
}

/**
 * A refusal. `key` is the stable name that clients translate (`error.<key>`) and under which the texts of
 * the service and of the kernel are found.
 */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly kind: ErrorKind;
  readonly key: string;
  readonly values: ErrorValues;
  readonly fields: FieldError[];
  readonly headers: Record<string, string>;

  constructor(kind: ErrorKind, key: string, details: ErrorDetails = {}) {
    super(`${kind}: error.${key}`, { cause: details.cause });
    this.kind = kind;
    this.key = key;
    this.values = details.values ?? {};
    this.fields = details.fields ?? [];
    this.headers = details.headers ?? {};
  }

  get status(): number {
    return errorKinds[this.kind].status;
  }
}

const refusal =
  (kind: ErrorKind) =>
  (key: string = errorKinds[kind].key, details?: ErrorDetails): AppError =>
    new AppError(kind, key, details);

export const badRequest = refusal("badRequest");
export const unauthenticated = refusal("unauthenticated");
export const forbidden = refusal("forbidden");
export const notFound = refusal("notFound");
export const methodNotAllowed = refusal("methodNotAllowed");
export const conflict = refusal("conflict");
export const stale = refusal("stale");
export const tooLarge = refusal("tooLarge");
export const unsupportedMedia = refusal("unsupportedMedia");
export const rangeNotSatisfiable = refusal("rangeNotSatisfiable");
export const unprocessable = refusal("unprocessable");
export const tooManyRequests = refusal("tooManyRequests");
export const fault = refusal("fault");
export const unavailable = refusal("unavailable");

/** A limit of `limit` is used up for `seconds`; said in the headers that clients of limits read (`RateLimit-*`), too. */
export const limitReached = (limit: number, seconds: number): AppError =>
  tooManyRequests("preaMulteCereri", {
    values: { secunde: seconds },
    headers: {
      "retry-after": String(seconds),
      "ratelimit-limit": String(limit),
      "ratelimit-remaining": "0",
      "ratelimit-reset": String(seconds),
    },
  });

/** A refusal of one or more named fields. */
export const invalidFields = (fields: FieldError[]): AppError =>
  badRequest("validare", { fields, values: { campuri: fields.map((f) => f.field || "body").join(", ") } });

export const invalidField = (field: string, code: string): AppError => invalidFields([{ field, code }]);

/** A field names a record that does not exist, or none that the caller may name. */
export const unknownReference = (field: string): AppError => invalidField(field, "necunoscut");

/** True if an attempt was refused, so that a further one would be refused as well. */
export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && error.status < 500;

/** The key under which a stored failure tells its reason, as an answer would carry it in `message`. */
export const errorKeyOf = (error: unknown): string =>
  `error.${error instanceof AppError ? error.key : errorKinds.fault.key}`;
