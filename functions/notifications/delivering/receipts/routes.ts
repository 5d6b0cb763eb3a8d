import * as z from "zod";
import { json } from "../../../../shared/http/body.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { routes } from "../../../../shared/http/route.ts";
import { says } from "../../../../shared/http/validation.ts";
import { Answer } from "../answers/answer.ts";
import { refuseUnlessSms, takeAnswers } from "../answers/take-answers.ts";
import { notifications, post } from "../../service.ts";
import { providerAccess } from "./authentication.ts";
import { Receipt } from "./receipt.ts";
import { takeReceipts } from "./take-receipts.ts";
import { refusals } from "./texts.ts";

const MOST_RECEIPTS = 1000;
const Name = z.string().min(1).max(255);

const NamedReceipt = z
  .object({
    /** The `reference` that the message was handed over with. */
    reference: Name.optional(),
    /** The provider's own id of the message. */
    messageId: Name.optional(),
    ...Receipt.shape,
  })
  .refine(({ reference, messageId }) => (reference ?? messageId) !== undefined, says(refusals.referintaLipsa))
  .meta({ id: "Recipisa", examples: [{ reference: "livrare-375364868305538", status: "Delivered" }] });

const Told = z.union([NamedReceipt, Answer]);

const Receipts = z
  .union([NamedReceipt, Answer, z.array(Told).min(1).max(MOST_RECEIPTS)])
  .meta({ id: "Recipise", examples: [{ reference: "livrare-375364868305538", status: "Delivered" }] });

const TakenView = z.object({ accepted: z.int() }).meta({ id: "RecipisePrimite" });

export const receipts = routes("receipts", {
  register: post(
    "/api/v1/app/receipts/{provider}",
    {
      access: providerAccess,
      summary: "Primește ce s-a întâmplat cu mesajele unui furnizor și răspunsurile la ele",
      body: json(Receipts),
      returns: TakenView,
      status: 202,
    },
    async ({ caller, body }) => {
      const all = [body].flat();
      const answers = all.flatMap((one) => ("from" in one ? one : []));
      refuseUnlessSms(caller, answers);
      const told = all.flatMap((one) => ("from" in one ? [] : one));
      await takeReceipts(caller, told);
      await takeAnswers(caller, answers);
      return { accepted: all.length };
    },
  ),
});

/** Opens the secrets that sign receipts and those for calls to gateways, but no password of a mail server. */
export const handler = lambdaHandler(notifications, receipts);
