import type { RouteGroup } from "../../shared/http/route.ts";
import { authenticate, users } from "./accounts/routes.ts";
import { organizations, organizationUsers, partners, projects, secrets } from "./admin/routes.ts";
import { tokens } from "./login/routes.ts";
import { operational } from "./operational/routes.ts";
import { registration } from "./registration/routes.ts";
import { identity as service } from "./service.ts";

/** Every route of the service. No function loads this; only the contract and the architecture tests do. */
export const groups: RouteGroup[] = [
  ...[registration, tokens],
  ...[authenticate, users],
  ...[partners, organizations, organizationUsers, projects, secrets],
  ...operational,
];
export { service };
