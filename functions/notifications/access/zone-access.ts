import { userAudience } from "../../../shared/features/accounts/user-tokens.ts";
import { isServiceAdmin } from "../../../shared/features/accounts/access.ts";
import { clientAudience } from "../../../shared/features/clients/client-tokens.ts";
import type { Session } from "../../../shared/features/sessions/session.ts";
import {
  type Credential,
  officialCredentials,
  ownSignInsAccess,
  sessionCredentials,
  zoneAccess,
} from "../../../shared/features/zones/credentials.ts";
import { restricted } from "../../../shared/http/access.ts";
import { kernel } from "../../../shared/refusals.ts";
import { notifications } from "../service.ts";
import { access, signedIn } from "./authentication.ts";
import { demandReader, type Person } from "./callers.ts";
import type { SystemCaller } from "./load-system.ts";

/** Officials who sign in through the government's login are accounts. */
export const officialCallers = {
  async official(id: number): Promise<Person | undefined> {
    const person = await signedIn.get(id);
    return person?.activated ? person : undefined;
  },
  identifyOfficial: access.user.identify,
  logNameOfficial: access.user.logName,
};

/** These zones refuse all citizens, so their functions do without the registry's key. */
const sessions = sessionCredentials<Session, Person>(notifications.name, {
  ...officialCallers,
  citizen: (session) => Promise.resolve(session),
  identifyCitizen: ({ id }) => `session#${id}`,
});

/** The token that an account gets for its password. */
const account: Credential<Person> = { audience: userAudience(notifications.name), access: access.user };

/** The token that a system gets for its client credentials. */
const system: Credential<SystemCaller> = {
  audience: clientAudience(notifications.name),
  access: access.app,
};

/** The credentials of this service that the citizen zone does not take. */
export const notOfCitizens = [sessions.official, account, system] as const;

const { takes, others } = officialCredentials(sessions.official, account);
const officials = zoneAccess("staff", takes, [...others, sessions.citizen, system]);

/** @throws forbidden for people who do not administer the service */
function demandServiceAdmin(person: Person): Person {
  if (!isServiceAdmin(person)) throw kernel.interzis();
  return person;
}

/** The access of the zones of the platform standard, except the citizen zone. */
export const zones = {
  /** Officials: the operators of an active system, and service administrators. Their roles are those of officials. */
  staff: restricted(officials, "staff", demandReader),
  /** Service administrators. */
  admin: restricted(officials, "admin", demandServiceAdmin),
  /** Systems, by a token of the app zone. */
  app: zoneAccess("app", [system], [sessions.citizen, sessions.official, account]),
};

/** The access to the sign-ins of one's own account. */
export const ownSignIns = ownSignInsAccess(
  sessions.official,
  { audience: userAudience(notifications.name), access: access.enrolling },
  [sessions.citizen, system],
);
