import * as z from "zod";
import type { Access } from "../../../../shared/http/access.ts";
import { listOf } from "../../../../shared/http/list-query.ts";
import { pageOf } from "../../../../shared/http/responses.ts";
import { access } from "../../access/authentication.ts";
import type { Principal } from "../../access/principal.ts";
import { DocumentFilters, DocumentView } from "../../records/document.ts";
import { get } from "../../service.ts";
import { countDocuments, listDocuments } from "./list-documents.ts";
import { presentPage } from "./view.ts";

/** For any caller: other doors have the same list. */
const user: Access<Principal> = access.user;
const query = listOf(DocumentFilters);

/** The list, without the verbs that write: the function of a door may have none of them. */
export const lists = {
  list: get(
    "/api/documents",
    {
      access: user,
      summary: "Documentele pe care le puteți vedea",
      query,
      returns: pageOf(DocumentView),
      present: presentPage,
    },
    ({ caller, query }) => listDocuments(caller, query),
  ),
  count: get(
    "/api/documents/count",
    { access: access.user, summary: "Numărul documentelor din listă", query, returns: z.int() },
    ({ caller, query }) => countDocuments(caller, query),
  ),
};
