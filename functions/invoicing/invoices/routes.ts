import * as z from "zod";
import { fields } from "../../../shared/http/body.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { query } from "../../../shared/http/list-query.ts";
import { routes } from "../../../shared/http/route.ts";
import { Idno } from "../../../shared/state-numbers/idnp.ts";
import { access } from "../access/authentication.ts";
import { arrayOf, PageParameters, rowsOf } from "../yii-list.ts";
import { get, invoicing, post } from "../service.ts";
import { createInvoice } from "./create-invoice.ts";
import { listInvoices } from "./list-invoices.ts";
import { readOwnAccount } from "./read-invoice.ts";
import { Created, InvoiceView, viewOf } from "./view.ts";

const InvoiceBody = z.object({ idno: Idno, service: z.string().min(1).max(64) });
const InvoiceQuery = z.object({
  service: z.string().optional().meta({ description: "Codul serviciului" }),
  project: z.string().optional().meta({ description: "Numele proiectului" }),
  ...PageParameters,
});

export const invoices = routes("invoice", {
  create: post(
    "/api/v1/invoice",
    {
      access: access.organizationToken,
      summary: "O factură nouă pentru un client și un serviciu",
      body: fields(InvoiceBody),
      returns: Created,
    },
    ({ caller, body }) => createInvoice(caller, body),
  ),

  list: get(
    "/api/v1/invoice",
    {
      access: access.organizationToken,
      summary: "Facturile organizației, după serviciu și după proiect",
      query: query(InvoiceQuery),
      returns: z.array(InvoiceView),
    },
    async ({ caller, query: { service, project, ...pages }, request }) => {
      const page = await listInvoices(caller.organizationId, { service, project }, rowsOf(pages));
      return arrayOf(page, request);
    },
  ),

  read: get(
    "/api/v1/invoice/{code}",
    {
      access: access.organizationToken,
      summary: "O factură, după cod sau după id",
      returns: InvoiceView,
    },
    async ({ caller, params }) => {
      const { invoice, lines } = await readOwnAccount(caller.organizationId, params.code);
      return viewOf(invoice, lines);
    },
  ),
});

export const handler = lambdaHandler(invoicing, invoices);
