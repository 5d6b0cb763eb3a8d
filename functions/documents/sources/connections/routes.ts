import * as z from "zod";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { query } from "../../../../shared/http/list-query.ts";
import { cookieOf } from "../../../../shared/http/request.ts";
import { html, nothing } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { anybody } from "../../access/anybody.ts";
import { access } from "../../access/authentication.ts";
import { ConnectionView } from "../../records/connection.ts";
import { del, documents, get } from "../../service.ts";
import { authorize, Authorization } from "./authorize.ts";
import { browse, BrowseQuery } from "./browse.ts";
import { CallbackQuery, finishAuthorization } from "./callback.ts";
import { disconnect } from "./disconnect.ts";
import { listConnections } from "./list-connections.ts";
import { RemoteItems } from "./remote-item.ts";
import { cookieName } from "./state.ts";

export const connections = routes("conexiuni", {
  list: get(
    "/api/conexiuni",
    { access: access.user, summary: "Conexiunile dumneavoastră", returns: z.array(ConnectionView) },
    ({ caller }) => listConnections(caller),
  ),
  authorize: get(
    "/api/conexiuni/{furnizor}/authorize",
    {
      access: access.user,
      summary: "Începe o conexiune: adresa unde se permite accesul",
      returns: Authorization,
    },
    ({ caller, params }) => authorize(caller, params.furnizor),
  ),
  finish: get(
    "/api/conexiuni/{furnizor}/callback",
    {
      access: anybody,
      summary: "Întoarcerea de la furnizor; închide fereastra",
      query: query(CallbackQuery),
      returns: html,
      also: { 400: html, 502: html },
    },
    ({ params, query, request }) =>
      finishAuthorization(
        { furnizor: params.furnizor, ...query, cookie: cookieOf(request, cookieName()) },
        request.language,
      ),
  ),
  remove: del(
    "/api/conexiuni/{furnizor}",
    { access: access.user, summary: "Deconectează și șterge tokenurile", returns: nothing },
    ({ caller, params }) => disconnect(caller, params.furnizor),
  ),
  listFiles: get(
    "/api/conexiuni/{furnizor}/fisiere",
    {
      access: access.user,
      summary: "Fișierele de la furnizor",
      query: query(BrowseQuery),
      returns: RemoteItems,
      refuses: ["conflict"],
    },
    ({ caller, params, query }) => browse(caller, params.furnizor, query),
  ),
});

export const handler = lambdaHandler(documents, connections);
