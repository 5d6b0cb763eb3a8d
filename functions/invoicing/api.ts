import type { RoomTexts } from "../../shared/contract/contract-texts.ts";
import * as sharedApprovalsTexts from "../../shared/features/approvals/texts.ts";
import { featureTexts } from "../../shared/features/feature-texts.ts";
import type { RouteGroup } from "../../shared/http/route.ts";
import * as accessTexts from "./access/texts.ts";
import { authenticate, users } from "./accounts/routes.ts";
import * as accountsTexts from "./accounts/texts.ts";
import {
  accounts,
  bankTokens,
  services as serviceAdministration,
  unmatched,
  unmatchedLines,
} from "./admin/routes.ts";
import * as adminTexts from "./admin/texts.ts";
import { approvals } from "./approvals/routes.ts";
import * as approvalsTexts from "./approvals/texts.ts";
import { changes } from "./changes/routes.ts";
import * as changesTexts from "./changes/texts.ts";
import { extras } from "./extras/routes.ts";
import * as extrasTexts from "./extras/texts.ts";
import { invoices } from "./invoices/routes.ts";
import * as invoicesTexts from "./invoices/texts.ts";
import { operational } from "./operational/routes.ts";
import * as operationalTexts from "./operational/texts.ts";
import { invoicing as service } from "./service.ts";
import { services } from "./services/routes.ts";
import * as servicesTexts from "./services/texts.ts";

/** Every route of the service. No function loads this; only the contract and the tests do. */
export const groups: RouteGroup[] = [
  authenticate,
  users,
  invoices,
  services,
  extras,
  serviceAdministration,
  bankTokens,
  unmatchedLines,
  unmatched,
  accounts,
  approvals,
  changes,
  ...operational,
];

/** The words of the rooms, for the contract and the routes matrix; those of the service replace shared ones. */
export const texts: RoomTexts[] = [
  ...featureTexts,
  sharedApprovalsTexts,
  accessTexts,
  accountsTexts,
  adminTexts,
  approvalsTexts,
  changesTexts,
  extrasTexts,
  invoicesTexts,
  operationalTexts,
  servicesTexts,
];

export { service };
