import * as z from "zod";
import { pageOfRows } from "../../../shared/data/row-page.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { query } from "../../../shared/http/list-query.ts";
import { routes } from "../../../shared/http/route.ts";
import { invalidField } from "../../../shared/refusals.ts";
import { access } from "../access/authentication.ts";
import { refusals as recordsRefusals } from "../records/texts.ts";
import { arrayOf, PageParameters, rowsOf } from "../yii-list.ts";
import { baniOf } from "../money.ts";
import { get, invoicing } from "../service.ts";
import { ServiceView } from "../records/service.ts";
import { readServices, readServiceByCode } from "./read-services.ts";
import { refusals } from "./texts.ts";

const ServiceQuery = z.object({
  amount: z
    .string()
    .optional()
    .meta({
      description: "Doar serviciile cu această sumă",
      example: "100.00",
      pattern: String.raw`^[0-9]{1,12}\.[0-9]{2}$`,
    }),
  ...PageParameters,
});

/** @throws badRequest if the text is not an amount */
function wantedAmount(text: string | undefined): number | undefined {
  const bani = text === undefined ? undefined : baniOf(text);
  if (text !== undefined && bani === undefined) throw invalidField("amount", recordsRefusals.sumaIncorecta);
  return bani;
}

const byCode = { name: "services", usual: [{ field: "code", descending: false }] };

export const services = routes("service", {
  list: get(
    "/api/v1/service",
    {
      access: access.organizationToken,
      summary: "Serviciile, toate sau cele cu o sumă",
      query: query(ServiceQuery),
      returns: z.array(ServiceView),
    },
    async ({ query: { amount, ...pages }, request }) => {
      const wanted = wantedAmount(amount);
      const fitting = (await readServices()).filter(
        (service) => (wanted ?? service.amount) === service.amount,
      );
      return arrayOf(pageOfRows(fitting, rowsOf(pages), byCode), request);
    },
  ),

  read: get(
    "/api/v1/service/{code}",
    { access: access.organizationToken, summary: "Un serviciu, după cod", returns: ServiceView },
    async ({ params }) => {
      const service = await readServiceByCode(params.code);
      if (!service) throw refusals.serviciuInexistent();
      return service;
    },
  ),
});

export const handler = lambdaHandler(invoicing, services);
