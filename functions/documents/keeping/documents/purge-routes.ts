import { asking, byApproval } from "../../../../shared/features/approvals/approvable.ts";
import type { Access } from "../../../../shared/http/access.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import type { Person } from "../../access/principal.ts";
import { DocumentView } from "../../records/document.ts";
import { post } from "../../service.ts";
import { documentPurge } from "./document-purge.ts";
import { presentDocument } from "./view.ts";

/* The act on documents that needs a second person, in a file of its own: the function of the admin zone has no other. */

export const purging = routes("documents", {
  purge: post(
    "/api/documents/{id}/purge",
    {
      access: access.user,
      summary: "Elimină definitiv conținutul",
      returns: DocumentView,
      present: presentDocument,
      takes: ["If-Match"],
      refuses: ["stale"],
      ...byApproval,
    },
    ({ params, caller, ...call }) => documentPurge.askOrAct(caller, { id: params.id }, call),
  ),
});

/** The same in the zone of administrators, where it is asked for in any case. Its access would burden the function of documents. */
export const purgingIn = (admin: Access<Person>) =>
  routes("documents", {
    purge: post(
      "/api/v1/admin/documents/{id}/purge",
      { ...asking, access: admin, summary: "Cere eliminarea definitivă a conținutului" },
      purging.purge,
    ),
  });
