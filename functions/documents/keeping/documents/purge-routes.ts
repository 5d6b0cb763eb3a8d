import { ApprovalView } from "../../../../shared/features/approvals/approval.ts";
import { routes } from "../../../../shared/http/route.ts";
import { zones } from "../../access/zone-access.ts";
import { post } from "../../service.ts";
import { documentPurge } from "./document-purge.ts";

/** The act on documents that only the admin zone has. */
export const adminDocuments = routes("documents", {
  purge: post(
    "/api/v1/admin/documents/{id}/purge",
    {
      access: zones.admin,
      summary: "Cere eliminarea definitivă a conținutului",
      returns: ApprovalView,
      status: 202,
      takes: ["If-Match"],
      refuses: ["stale"],
    },
    ({ caller, params, ifMatch }) => documentPurge.ask(caller, { id: params.id }, { ifMatch }),
  ),
});
