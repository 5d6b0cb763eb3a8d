import { ApprovalView } from "../../../../shared/features/approvals/approval.ts";
import { asking, byApproval } from "../../../../shared/features/approvals/approvable.ts";
import type { Access } from "../../../../shared/http/access.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import type { Person } from "../../access/principal.ts";
import { DocumentView } from "../../records/document.ts";
import { post } from "../../service.ts";
import { contentRelease } from "./release-content.ts";
import { documentPurge } from "./document-purge.ts";
import { presentDocument } from "./view.ts";

/* The acts on documents that need a second person, in a file of their own: the function of the admin zone has no other. */

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
  release: post(
    "/api/documents/{id}/release",
    {
      access: access.user,
      summary: "Cere eliberarea conținutului în care scanarea a găsit un virus",
      returns: ApprovalView,
      status: 202,
      takes: ["If-Match"],
      refuses: ["stale"],
    },
    ({ params, caller, ifMatch }) => contentRelease.ask(caller, { id: params.id }, { ifMatch }),
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
    release: post("/api/v1/admin/documents/{id}/release", { access: admin }, purging.release),
  });
