import { asking } from "../../../../shared/features/approvals/approvable.ts";
import { routes } from "../../../../shared/http/route.ts";
import { zones } from "../../access/zone-access.ts";
import { del, get, post } from "../../service.ts";
import { machineClients } from "./routes.ts";

const access = zones.serviceAdmin;

/** Machine clients in the admin zone. */
export const adminMachineClients = routes("machine-clients", {
  list: get("/api/v1/admin/machine-clients", { access: zones.admin }, machineClients.list),
  create: post("/api/v1/admin/machine-clients", { access, location: undefined }, machineClients.create),
  rotateSecret: post(
    "/api/v1/admin/machine-clients/{id}/rotate-secret",
    { ...asking, access, summary: "Cere un secret nou; cel vechi mai este valabil o vreme" },
    machineClients.rotate,
  ),
  remove: del(
    "/api/v1/admin/machine-clients/{id}",
    { ...asking, access, summary: "Cere ștergerea unui client mașină" },
    machineClients.remove,
  ),
});
