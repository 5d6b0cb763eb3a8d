import type { Access } from "../../http/access.ts";
import { del, get, post, put, routes, type RouteGroup } from "../../http/route.ts";
import type { User } from "../accounts/access.ts";
import type { userAdministrationRoutes } from "../accounts/routes.ts";
import { asking } from "../approvals/approvable.ts";

/**
 * `/api/v1/admin/users`: the accounts of a service, or of an organization for its administrator, in the admin zone, where one is
 * deleted by approval.
 */
export const zoneUserRoutes = (
  users: ReturnType<typeof userAdministrationRoutes>,
  access: Access<User>,
): RouteGroup =>
  routes("users", {
    list: get("/api/v1/admin/users", { access }, users.list),
    read: get("/api/v1/admin/users/{login}", { access }, users.read),
    create: post("/api/v1/admin/users", { access }, users.create),
    replace: put("/api/v1/admin/users/{login}", { access }, users.replace),
    remove: del(
      "/api/v1/admin/users/{login}",
      { ...asking, access, summary: "Cere ștergerea unui cont" },
      users.remove,
    ),
  });
