import type { RoomTexts } from "../../shared/contract/contract-texts.ts";
import { featureTexts } from "../../shared/features/feature-texts.ts";
import type { RouteGroup } from "../../shared/http/route.ts";
import * as accessTexts from "./access/texts.ts";
import { authenticate, users } from "./accounts/routes.ts";
import * as accountsTexts from "./accounts/texts.ts";
import { changes } from "./changes/routes.ts";
import * as changesTexts from "./changes/texts.ts";
import { login } from "./login/routes.ts";
import * as loginTexts from "./login/texts.ts";
import { operational } from "./operational/routes.ts";
import * as operationalTexts from "./operational/texts.ts";
import { organizations } from "./organizations/routes.ts";
import * as organizationsTexts from "./organizations/texts.ts";
import { templateAdmin as service } from "./service.ts";
import { duaeTemplate, templates } from "./templates/routes.ts";
import * as templatesTexts from "./templates/texts.ts";

/** Every route of the service. No function loads this; only the contract and the tests do. */
export const groups: RouteGroup[] = [
  login,
  duaeTemplate,
  organizations,
  authenticate,
  users,
  templates,
  changes,
  ...operational,
];

/** The words of the rooms, for the contract and the routes matrix; those of the service replace shared ones. */
export const texts: RoomTexts[] = [
  ...featureTexts,
  accessTexts,
  accountsTexts,
  changesTexts,
  loginTexts,
  operationalTexts,
  organizationsTexts,
  templatesTexts,
];

export { service };
