import type { RoomTexts } from "../../shared/contract/contract-texts.ts";
import { featureTexts } from "../../shared/features/feature-texts.ts";
import type { RouteGroup } from "../../shared/http/route.ts";
import * as accessTexts from "./access/texts.ts";
import { authenticate, users } from "./accounts/routes.ts";
import * as accountsTexts from "./accounts/texts.ts";
import { organizations, organizationUsers, partners, projects, secrets } from "./admin/routes.ts";
import * as adminTexts from "./admin/texts.ts";
import { changes } from "./changes/routes.ts";
import * as changesTexts from "./changes/texts.ts";
import { ownOrganization, ownProject, tokens } from "./login/routes.ts";
import * as loginTexts from "./login/texts.ts";
import { operational } from "./operational/routes.ts";
import * as operationalTexts from "./operational/texts.ts";
import { registration } from "./registration/routes.ts";
import * as registrationTexts from "./registration/texts.ts";
import { identity as service } from "./service.ts";

/** Every route of the service. No function loads this; only the contract and the tests do. */
export const groups: RouteGroup[] = [
  registration,
  tokens,
  ownOrganization,
  ownProject,
  authenticate,
  users,
  partners,
  organizations,
  organizationUsers,
  projects,
  secrets,
  changes,
  ...operational,
];

/** The words of the rooms, for the contract and the routes matrix; those of the service replace shared ones. */
export const texts: RoomTexts[] = [
  ...featureTexts,
  accessTexts,
  accountsTexts,
  adminTexts,
  changesTexts,
  loginTexts,
  operationalTexts,
  registrationTexts,
];

export { service };
