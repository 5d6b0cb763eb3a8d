import { asking } from "../../../../shared/features/approvals/approvable.ts";
import { routes } from "../../../../shared/http/route.ts";
import { zones } from "../../access/zone-access.ts";
import { post } from "../../service.ts";
import { purging } from "./purge-routes.ts";

/** The act on documents that only the admin zone has. */
export const adminDocuments = routes("documents", {
  purge: post(
    "/api/v1/admin/documents/{id}/purge",
    { ...asking, access: zones.admin, summary: "Cere eliminarea definitivă a conținutului" },
    purging.purge,
  ),
});
