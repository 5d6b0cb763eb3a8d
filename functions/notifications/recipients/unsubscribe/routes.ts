import { config } from "../../../../shared/config.ts";
import { limited, unrestricted } from "../../../../shared/http/access.ts";
import { publicRate } from "../../../../shared/http/public/rate.ts";
import { accepts } from "../../../../shared/http/request.ts";
import { contentTypeOf, html, nothing, Reply, textOrJson } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { get, post } from "../../service.ts";
import { donePage, pageHeaders, questionPage } from "./page.ts";
import { pagePath } from "./token.ts";
import { Declined, readUnsubscription, unsubscribe } from "./unsubscribe.ts";

const address = "/api/v1/public/unsubscribe/{token}";
const anybody = limited(unrestricted, publicRate("unsubscribe"));
const HTML = contentTypeOf(html);

const Question = textOrJson(Declined.meta({ id: "Dezabonare" }), questionPage, HTML);
const Outcome = textOrJson(Declined.meta({ id: "MesajeRefuzate" }), donePage, HTML);

/** One-click unsubscribe (RFC 8058). Mail programs post a form; its content says nothing, so no body is read. */
export const unsubscription = routes("unsubscribe", {
  read: get(
    address,
    {
      access: anybody,
      summary: "Ce mesaje refuză legătura de dezabonare; nu schimbă nimic",
      returns: Question,
      also: { 303: nothing },
      refuses: ["notFound"],
    },
    async ({ params: { token }, request }) =>
      accepts(request, "text/html")
        ? new Reply(undefined, {
            status: 303,
            headers: { location: `${config.publicUrl}${pagePath(token)}` },
          })
        : new Reply(await readUnsubscription(token), { headers: pageHeaders }),
  ),
  request: post(
    address,
    {
      access: anybody,
      summary: "Dezabonarea de la o categorie a unui sistem",
      returns: Outcome,
      refuses: ["notFound"],
      idempotent: false,
    },
    async ({ params: { token } }) => new Reply(await unsubscribe(token), { headers: pageHeaders }),
  ),
});
