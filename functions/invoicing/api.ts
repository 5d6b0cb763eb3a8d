import type { RouteGroup } from "../../shared/http/route.ts";
import { authenticate, users } from "./accounts/routes.ts";
import { accounts, bankTokens, services as serviceAdministration, unmatched } from "./admin/routes.ts";
import { extras } from "./extras/routes.ts";
import { invoices } from "./invoices/routes.ts";
import { operational } from "./operational/routes.ts";
import { invoicing as service } from "./service.ts";
import { services } from "./services/routes.ts";

/** Every route of the service. No function loads this; only the contract and the architecture tests do. */
export const groups: RouteGroup[] = [
  ...[authenticate, users],
  ...[invoices, services, extras],
  ...[serviceAdministration, bankTokens, unmatched, accounts],
  ...operational,
];
export { service };
