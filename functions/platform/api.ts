import type { RoomTexts } from "../../shared/contract/contract-texts.ts";
import * as sharedApprovalsTexts from "../../shared/features/approvals/texts.ts";
import { featureTexts } from "../../shared/features/feature-texts.ts";
import * as sessionsTexts from "../../shared/features/sessions/texts.ts";
import type { RouteGroup } from "../../shared/http/route.ts";
import * as accessTexts from "./access/texts.ts";
import { account, authenticate, publicUsers, sessions, users } from "./accounts/routes.ts";
import * as accountsTexts from "./accounts/texts.ts";
import * as approvalsTexts from "./approvals/texts.ts";
import * as auditsTexts from "./audits/texts.ts";
import * as changesTexts from "./changes/texts.ts";
import * as issuesTexts from "./issues/texts.ts";
import { operational } from "./operational/routes.ts";
import * as operationalTexts from "./operational/texts.ts";
import { platform as service } from "./service.ts";
import { badges, publicSystems, rules } from "./standard/routes.ts";
import * as standardTexts from "./standard/texts.ts";
import * as systemsTexts from "./systems/texts.ts";
import { zones } from "./zones/routes.ts";

/** Every route of the service. No function loads this; only the contract and the tests do. */
export const groups: RouteGroup[] = [
  authenticate,
  account,
  users,
  publicUsers,
  sessions,
  rules,
  publicSystems,
  badges,
  ...zones,
  ...operational,
];

/** The words of the rooms, for the contract and the routes matrix; those of the service replace shared ones. */
export const texts: RoomTexts[] = [
  ...featureTexts,
  sharedApprovalsTexts,
  sessionsTexts,
  accessTexts,
  accountsTexts,
  approvalsTexts,
  auditsTexts,
  changesTexts,
  issuesTexts,
  operationalTexts,
  standardTexts,
  systemsTexts,
];

export { service };
