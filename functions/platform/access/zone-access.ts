import { isOfficial, isServiceAdmin, type User } from "../../../shared/features/accounts/access.ts";
import { userAudience } from "../../../shared/features/accounts/user-tokens.ts";
import {
  type Credential,
  officialCredentials,
  ownSignInsAccess,
  sessionCredentials,
  zoneAccess,
} from "../../../shared/features/zones/credentials.ts";
import { type Access, bearerToken, limited, restricted } from "../../../shared/http/access.ts";
import { clientRate } from "../../../shared/http/clients/rate.ts";
import { kernel } from "../../../shared/refusals.ts";
import { platform } from "../service.ts";
import type { Account } from "./account.ts";
import { access, signedIn } from "./authentication.ts";
import { findSystem, type SystemCaller } from "./load-system.ts";

type Person = User<Account>;

/** This service has no citizen zone, so no session of a citizen is admitted. */
const sessions = sessionCredentials<never, Person>(platform.name, {
  citizen: () => Promise.resolve(undefined),
  async official(id) {
    const person = await signedIn.get(id);
    return person?.activated ? person : undefined;
  },
  identifyCitizen: () => undefined,
  identifyOfficial: access.user.identify,
  logNameOfficial: access.user.logName,
});

/** The token that an account gets for its password. */
const account: Credential<Person> = { audience: userAudience(platform.name), access: access.user };

const system: Access<SystemCaller> = {
  zone: "app",
  scheme: {
    name: "systemToken",
    definition: {
      type: "http",
      scheme: "bearer",
      description: "Tokenul sistemului, emis de administratorul platformei",
    },
  },
  async admit(request) {
    const token = bearerToken(request);
    const found = token === undefined ? undefined : await findSystem(token);
    if (!found) throw kernel.neautentificat();
    return found;
  },
  identify: ({ id }) => `system#${id}`,
  logName: ({ cod }) => cod,
};

/** The token that an administrator has issued for a registered system. */
const systemToken: Credential<SystemCaller> = {
  audience: undefined,
  access: limited(system, clientRate()),
};

const { takes, others } = officialCredentials(sessions.official, account);
const officials = zoneAccess("staff", takes, [...others, systemToken]);

const demanding =
  (holds: (person: Person) => boolean) =>
  (person: Person): Person => {
    if (!holds(person)) throw kernel.interzis();
    return person;
  };

/** The access of the zones of the platform standard. */
export const zones = {
  /** Officials. */
  staff: restricted(officials, "staff", demanding(isOfficial)),
  /** Administrators of the service. */
  admin: restricted(officials, "admin", demanding(isServiceAdmin)),
  /** Registered systems. */
  app: zoneAccess("app", [systemToken], [sessions.official, account]),
};

/** The access to the sign-ins of one's own account. */
export const ownSignIns = ownSignInsAccess(
  sessions.official,
  { audience: userAudience(platform.name), access: access.enrolling },
  [systemToken],
);
