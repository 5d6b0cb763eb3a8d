import * as z from "zod";
import { fields } from "../../../shared/http/body.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { routes } from "../../../shared/http/route.ts";
import { access } from "../access/authentication.ts";
import { Created } from "../invoices/view.ts";
import { AmountInput, CURRENCY } from "../money.ts";
import { invoicing, post } from "../service.ts";
import { postLine } from "./post-line.ts";

const text = (most: number) => z.string().trim().min(1).max(most);

const ExtrasBody = z.object({
  reference: text(200).meta({ description: "Numele plății la bancă; același din nou este aceeași plată" }),
  invoice: text(64).meta({ description: "Codul sau id-ul facturii" }),
  amount: AmountInput,
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default(CURRENCY),
  paidAt: z.iso.datetime({ offset: true }).optional(),
  payer: text(255).optional(),
});

export const extras = routes("extras", {
  create: post(
    "/api/v1/extras",
    {
      access: access.bankToken,
      summary: "O plată din extrasul băncii",
      refuses: ["notFound"],
      body: fields(ExtrasBody),
      returns: Created,
    },
    ({ caller, body }) => postLine(caller.bank, body),
  ),
});

export const handler = lambdaHandler(invoicing, extras);
