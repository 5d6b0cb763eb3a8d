import * as z from "zod";
import { json } from "../../../../shared/http/body.ts";
import { nothing } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { del, post } from "../../service.ts";
import { AddressView, findSuppression } from "./find-suppression.ts";
import { liftSuppression } from "./lift-suppression.ts";

/** An address is only in a body, because addresses of requests are logged on their way. */
const Question = z
  .object({ adresa: z.string().min(1).max(320) })
  .meta({ id: "CautareAdresa", examples: [{ adresa: "ion.popescu@exemplu.md" }] });

export const suppressions = routes("suppressions", {
  search: post(
    "/api/admin/suppressions/search",
    {
      access: access.serviceAdmin,
      summary: "Ajung mesajele la o adresă?",
      body: json(Question),
      returns: AddressView,
      idempotent: false,
    },
    ({ body: { adresa } }) => findSuppression(adresa),
  ),
  remove: del(
    "/api/admin/suppressions/{id}",
    { access: access.serviceAdmin, summary: "Ridică suprimarea unei adrese", returns: nothing, status: 204 },
    async ({ caller, params: { id }, ifMatch }) => {
      await liftSuppression({ caller, id, ifMatch });
      return undefined;
    },
  ),
});
