/**
 * The refusals of the whole system, in domain words. A verb throws one and does not know what it becomes:
 * the error formats turn it into the shape of the address that was called.
 */

/** What kinds of refusal there are, with their HTTP status and their titles. */
export const errorKinds = {
  badRequest: { status: 400, ro: "Cerere incorectă", ru: "Некорректный запрос" },
  unauthenticated: { status: 401, ro: "Neautentificat", ru: "Требуется вход" },
  forbidden: { status: 403, ro: "Acces interzis", ru: "Доступ запрещён" },
  notFound: { status: 404, ro: "Negăsit", ru: "Не найдено" },
  methodNotAllowed: { status: 405, ro: "Metodă nepermisă", ru: "Метод не разрешён" },
  conflict: { status: 409, ro: "Conflict", ru: "Конфликт" },
  stale: { status: 412, ro: "Versiune depășită", ru: "Устаревшая версия" },
  tooLarge: { status: 413, ro: "Conținut prea mare", ru: "Слишком большой объём" },
  unsupportedMedia: { status: 415, ro: "Tip de conținut neacceptat", ru: "Неподдерживаемый тип данных" },
  rangeNotSatisfiable: { status: 416, ro: "Interval imposibil", ru: "Недопустимый диапазон" },
  unprocessable: { status: 422, ro: "Date inconsecvente", ru: "Противоречивые данные" },
  tooManyRequests: { status: 429, ro: "Prea multe cereri", ru: "Слишком много запросов" },
  fault: { status: 500, ro: "Eroare internă", ru: "Внутренняя ошибка" },
  unavailable: { status: 503, ro: "Serviciu indisponibil", ru: "Сервис недоступен" },
} as const;

export type ErrorKind = keyof typeof errorKinds;

/** One wrong field of the input: where, which rule, and what it says (where absent, the text of the rule). */
export interface FieldError {
  field: string;
  code: string;
  message?: string;
}

export type ErrorValues = Record<string, string | number>;

export interface ErrorDetails {
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
  (kind: ErrorKind, defaultKey: string) =>
  (key = defaultKey, details?: ErrorDetails): AppError =>
    new AppError(kind, key, details);

export const badRequest = refusal("badRequest", "cerereIncorecta");
export const unauthenticated = refusal("unauthenticated", "neautentificat");
export const forbidden = refusal("forbidden", "interzis");
export const notFound = refusal("notFound", "negasit");
export const methodNotAllowed = refusal("methodNotAllowed", "metodaNepermisa");
export const conflict = refusal("conflict", "conflict");
export const stale = refusal("stale", "versiuneDepasita");
export const tooLarge = refusal("tooLarge", "preaMare");
export const unsupportedMedia = refusal("unsupportedMedia", "tipNeacceptat");
export const rangeNotSatisfiable = refusal("rangeNotSatisfiable", "interval");
export const unprocessable = refusal("unprocessable", "inconsecvent");
export const tooManyRequests = refusal("tooManyRequests", "preaMulteCereri");
export const fault = refusal("fault", "intern");
export const unavailable = refusal("unavailable", "indisponibil");

/** A refusal of one or more named fields. */
export const invalidFields = (fields: FieldError[]): AppError =>
  badRequest("validare", { fields, values: { campuri: fields.map((f) => f.field || "body").join(", ") } });

export const invalidField = (field: string, code: string, message?: string): AppError =>
  invalidFields([{ field, code, ...(message === undefined ? {} : { message }) }]);

/** A field names a record that does not exist, or none that the caller may name. */
export const unknownReference = (field: string): AppError => invalidField(field, "necunoscut");
