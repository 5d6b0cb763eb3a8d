import * as sharedAccountsTexts from "../../shared/features/accounts/texts.ts";
import * as approvalsTexts from "../../shared/features/approvals/texts.ts";
import { problem } from "../../shared/http/error-formats.ts";
import { authorizationPage, exceptFor, yiiTyped } from "../../shared/http/yii-errors.ts";
import { endpoints } from "../../shared/http/route.ts";
import { service } from "../../shared/http/service.ts";
import { Code } from "../../shared/text-fields.ts";
import type { Texts } from "../../shared/texts.ts";
import * as accessTexts from "./access/texts.ts";
import * as extrasTexts from "./extras/texts.ts";
import * as invoicesTexts from "./invoices/texts.ts";
import * as recordsTexts from "./records/texts.ts";
import * as servicesTexts from "./services/texts.ts";

/** The refusals of every room. */
const texts: Texts = {
  ...sharedAccountsTexts.refusals,
  ...approvalsTexts.refusals,
  ...accessTexts.refusals,
  ...extrasTexts.refusals,
  ...invoicesTexts.refusals,
  ...recordsTexts.refusals,
  ...servicesTexts.refusals,
};

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
  texts,
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

/** The verbs by which the routes of this service are declared. */
export const { get, post, del } = endpoints(invoicing);
