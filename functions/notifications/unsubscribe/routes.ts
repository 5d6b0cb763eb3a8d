import { limited, unrestricted } from "../../../shared/http/access.ts";
import { publicRate } from "../../../shared/http/public/rate.ts";
import { html, Reply } from "../../../shared/http/responses.ts";
import { routes } from "../../../shared/http/route.ts";
import { get, post } from "../service.ts";
import { donePage, pageHeaders, questionPage } from "./page.ts";
import { readUnsubscription, unsubscribe } from "./unsubscribe.ts";

const address = "/api/v1/public/unsubscribe/{token}";
const anybody = limited(unrestricted, publicRate("unsubscribe"));

/** One-click unsubscribe (RFC 8058). Mail programs post a form; its content says nothing, so no body is read. */
export const unsubscription = routes("unsubscribe", {
  read: get(
    address,
    {
      access: anybody,
      summary: "Pagina legăturii de dezabonare; nu schimbă nimic",
      returns: html,
      refuses: ["notFound"],
    },
    async ({ params: { token }, language }) =>
      new Reply(questionPage(language, await readUnsubscription(token)), { headers: pageHeaders }),
  ),
  request: post(
    address,
    {
      access: anybody,
      summary: "Dezabonarea de la o categorie a unui sistem",
      returns: html,
      refuses: ["notFound"],
      idempotent: false,
    },
    async ({ params: { token }, language }) =>
      new Reply(donePage(language, await unsubscribe(token)), { headers: pageHeaders }),
  ),
});
