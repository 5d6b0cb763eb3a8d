import { problem } from "../../shared/http/error-formats.ts";
import { authorizationPage, exceptFor, yiiTyped } from "../../shared/http/yii-errors.ts";
import { endpoints } from "../../shared/http/route.ts";
import { service } from "../../shared/http/service.ts";
import { Code } from "../../shared/text-fields.ts";

/** Clients and banks get the framework's JSON, and its HTML page for 401 and 403. */
const clients = exceptFor(yiiTyped, {
  unauthenticated: authorizationPage,
  forbidden: authorizationPage,
});

export const invoicing = service({
  name: "invoicing",
  title: "Temelia – Facturare",
  description:
    "Facturi pentru serviciile unei organizații, plățile lor sosite de la bănci și registrul fiecăreia.",
  errorFormats: {
    "": clients,
    "/api/authenticate": problem,
    "/api/admin": problem,
    "/management": problem,
  },
  pathParameters: { code: Code },
  exposes: [
    "X-Pagination-Total-Count",
    "X-Pagination-Page-Count",
    "X-Pagination-Current-Page",
    "X-Pagination-Per-Page",
  ],
});

/** The verbs that declare the routes of this service. */
export const { get, post, del } = endpoints(invoicing);
