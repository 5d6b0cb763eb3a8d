import type { RouteGroup } from "../../shared/http/route.ts";
import { authenticate, users } from "./accounts/routes.ts";
import { login } from "./login/routes.ts";
import { operational } from "./operational/routes.ts";
import { organizations } from "./organizations/routes.ts";
import { templateAdmin as service } from "./service.ts";
import { duaeTemplate, templates } from "./templates/routes.ts";

/** Every route of the service. No function loads this; only the contract and the architecture tests do. */
export const groups: RouteGroup[] = [
  ...[login, duaeTemplate, organizations],
  ...[authenticate, users],
  templates,
  ...operational,
];
export { service };
