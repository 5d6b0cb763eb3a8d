import { STATUS_CODES } from "node:http";
import * as z from "zod";
import { errorKinds, means, type AppError, type ErrorKind } from "../errors.ts";
import { escapeHtml } from "../escape-html.ts";
import { kernel } from "../refusals.ts";
import {
  messageOf,
  statusIn,
  wording,
  type ErrorFormat,
  type ErrorFormats,
  type ErrorSituation,
} from "./error-formats.ts";

/*
 * The errors of identity, template administration and invoicing, as clients of those services expect them: the JSON
 * and the pages of the framework in which the services were originally written (specification, "7. Errors").
 */

interface YiiError {
  name: string;
  message: string;
  code: number;
  status?: number;
  type?: string;
  previous?: YiiError;
}

const base = { name: z.string(), message: z.string(), code: z.int(), status: z.int() };
const previous = z.object({ name: z.string(), message: z.string(), code: z.int() }).optional();

/** The differences between the addresses: the class of the exception, and the route that could not be resolved. */
interface Details {
  type?: boolean;
  previous?: boolean;
}

const yiiFormat = (id: string, shape: z.ZodRawShape, details: Details): ErrorFormat => ({
  contentType: "application/json; charset=utf-8",
  schema: z.object({ ...base, ...shape }).meta({ id, description: "Eroarea în forma cadrului web" }),
  render: (error, situation) => JSON.stringify(yiiError(error, situation, details)),
});

/** `{name, message, code, status}`. */
export const yii = yiiFormat("FrameworkError", {}, {});

/** The same, with the class name of the framework's exception in `type`. */
export const yiiTyped = yiiFormat("TypedFrameworkError", { type: z.string() }, { type: true });

/** The same; for an unknown route it also has the cause: `previous: {name: "Invalid Route", …}`. */
export const yiiRouted = yiiFormat("RoutedFrameworkError", { previous }, { previous: true });

function yiiError(error: AppError, situation: ErrorSituation, details: Details): YiiError {
  return {
    name: nameOf(error.status),
    message: textOf(error, situation),
    code: 0,
    status: error.status,
    ...(details.type ? { type: `yii\\web\\${exceptions[error.kind]}` } : {}),
    ...(details.previous && isUnknownRoute(error)
      ? { previous: { name: "Invalid Route", message: textOf(error, situation), code: 0 } }
      : {}),
  };
}

const nameOf = (status: number): string => STATUS_CODES[status] ?? "Error";

/** Wrong fields are reported as a JSON object in the text: the list of messages by field. */
function textOf(error: AppError, situation: ErrorSituation): string {
  return error.fields.length > 0
    ? JSON.stringify(messagesByField(error, situation))
    : wording(error, situation);
}

function messagesByField({ fields }: AppError, situation: ErrorSituation): Record<string, string[]> {
  const messages = fields.map((wrong) => [wrong.field, messageOf(wrong, situation)] as const);
  const grouped = Map.groupBy(messages, ([field]) => field);
  return Object.fromEntries([...grouped].map(([field, own]) => [field, own.map(([, text]) => text)]));
}

/** True for the router's refusal of a path without a route. */
export const isUnknownRoute = (error: AppError): boolean => means(error, kernel.adresaNecunoscuta);

/** The framework's exception for each refusal; some refusals have no exception of their own. */
const exceptions: Record<ErrorKind, string> = {
  badRequest: "BadRequestHttpException",
  unauthenticated: "UnauthorizedHttpException",
  forbidden: "ForbiddenHttpException",
  notFound: "NotFoundHttpException",
  methodNotAllowed: "MethodNotAllowedHttpException",
  conflict: "ConflictHttpException",
  stale: "HttpException",
  tooLarge: "HttpException",
  unsupportedMedia: "UnsupportedMediaTypeHttpException",
  rangeNotSatisfiable: "RangeNotSatisfiableHttpException",
  unprocessable: "UnprocessableEntityHttpException",
  locked: "HttpException",
  tooManyRequests: "TooManyRequestsHttpException",
  fault: "ServerErrorHttpException",
  unavailable: "HttpException",
};

/** `{status: false, errors: <text>}`: identity's answer to unacceptable data, always with 422. */
export const statusFalse: ErrorFormat = {
  contentType: "application/json; charset=utf-8",
  schema: z
    .object({ status: z.literal(false), errors: z.string() })
    .meta({ id: "StatusFalse", description: "Datele nu pot fi acceptate" }),
  status: () => errorKinds.unprocessable.status,
  render: (error, situation) => JSON.stringify({ status: false, errors: sentenceOf(error, situation) }),
};

/** `câmp: ce nu este bine; altul: …` */
function sentenceOf(error: AppError, situation: ErrorSituation): string {
  if (error.fields.length === 0) return wording(error, situation);
  return Object.entries(messagesByField(error, situation))
    .map(([field, messages]) => (field ? `${field}: ${messages.join(" ")}` : messages.join(" ")))
    .join("; ");
}

const page = (id: string, description: string): Pick<ErrorFormat, "contentType" | "schema"> => ({
  contentType: "text/html; charset=utf-8",
  schema: z.string().meta({ id, description }),
});

/** The framework's error page, titled with the name and the status. */
export const errorPage: ErrorFormat = {
  ...page("ErrorPage", "Pagina de eroare"),
  render: (error, situation) => pageOf(error.status, wording(error, situation), situation),
};

/**
 * Invoicing's answer to a caller without access, whether unknown or forbidden: 401 with the page titled `Unauthorized
 * (#401)` whose body reads Forbidden 403.
 */
export const authorizationPage: ErrorFormat = {
  ...page("AuthorizationPage", "Unauthorized (#401), cu mesajul Forbidden 403"),
  status: () => errorKinds.unauthenticated.status,
  render: (error, situation) =>
    pageOf(
      statusIn(authorizationPage, error),
      `${nameOf(errorKinds.forbidden.status)} ${errorKinds.forbidden.status}: ${wording(error, situation)}`,
      situation,
    ),
};

function pageOf(status: number, text: string, { language }: ErrorSituation): string {
  const title = `${nameOf(status)} (#${status})`;
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title}</title>
</head>
<body>
<div class="site-error">
<h1>${title}</h1>
<div class="alert alert-danger">${escapeHtml(text)}</div>
</div>
</body>
</html>
`;
}

/** `usual`, with other formats for some kinds of refusal: `exceptFor(framework, { badRequest: statusFalse })`. */
export const exceptFor =
  (usual: ErrorFormat, others: Partial<Record<ErrorKind, ErrorFormat>>): ErrorFormats =>
  (error) =>
    others[error.kind] ?? usual;
