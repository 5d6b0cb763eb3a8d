import { isOfficial } from "../../../shared/features/accounts/account.ts";
import { userAudience } from "../../../shared/features/accounts/user-tokens.ts";
import { clientAudience } from "../../../shared/features/clients/client-tokens.ts";
import {
  type Credential,
  officialCredentials,
  ownSignInsAccess,
  sessionCredentials,
  zoneAccess,
} from "../../../shared/features/zones/credentials.ts";
import { type Access, restricted } from "../../../shared/http/access.ts";
import { kernel } from "../../../shared/refusals.ts";
import type { Scope } from "../records/machine-client.ts";
import { documents } from "../service.ts";
import { access } from "./authentication.ts";
import { loadCitizen } from "./load-client.ts";
import { loadPerson } from "./load-person.ts";
import { machine } from "./machine-authentication.ts";
import { type Citizen, isAdmin, isServiceAdmin, type Machine, type Person } from "./principal.ts";
import { requireStill } from "./require-still.ts";
import { refuseSuspendedWrite } from "./suspension.ts";

const sessions = sessionCredentials<Citizen, Person>(documents.name, {
  citizen: loadCitizen,
  async official(id) {
    const person = await loadPerson(id, "get");
    return person?.activated ? person : undefined;
  },
  identifyCitizen: ({ key }) => key,
  identifyOfficial: access.user.identify,
  logNameOfficial: access.user.logName,
});

/** The token that an account gets for its password. */
const account: Credential<Person> = { audience: userAudience(documents.name), access: access.user };
const machineToken = (scope: Scope): Credential<Machine> => ({
  audience: clientAudience(documents.name),
  access: machine(scope),
});

const { takes, others } = officialCredentials(sessions.official, account);
const machines = machineToken("documente.read");
const officials = zoneAccess("staff", takes, [...others, sessions.citizen, machines]);

/** @throws forbidden for people without the role of an official */
function demandOfficial(person: Person): Person {
  if (!isOfficial(person)) throw kernel.interzis();
  return person;
}

interface Zones {
  /** Citizens, by a session of the government's login. */
  citizen: Access<Citizen>;
  /** Officials. */
  staff: Access<Person>;
  /** Administrators of the service or of an organization. Those of a suspended organization only read. */
  admin: Access<Person>;
  /** The service administrator only. */
  serviceAdmin: Access<Person>;
  /** Machine clients, within the scope. */
  app(scope: Scope): Access<Machine>;
}

/** Administrators, who only read while their organization is suspended. */
const administrators: Access<Person> = {
  ...officials,
  zone: "admin",
  reconfirm: requireStill,
  async admit(request, service) {
    const person = await officials.admit(request, service);
    if (!isAdmin(person)) throw kernel.interzis();
    refuseSuspendedWrite(person, request);
    return person;
  },
};

/** @throws forbidden for administrators of an organization */
function demandServiceAdmin(person: Person): Person {
  if (!isServiceAdmin(person)) throw kernel.interzis();
  return person;
}

/** The access of the zones of the platform standard. */
export const zones: Zones = {
  citizen: {
    ...zoneAccess("citizen", [sessions.citizen], [sessions.official, account, machines]),
    reconfirm: requireStill,
  },
  staff: { ...restricted(officials, "staff", demandOfficial), reconfirm: requireStill },
  admin: administrators,
  serviceAdmin: restricted(administrators, "admin", demandServiceAdmin),
  app: (scope) => zoneAccess("app", [machineToken(scope)], [sessions.citizen, sessions.official, account]),
};

/** The access to the sign-ins of one's own account. */
export const ownSignIns = ownSignInsAccess(
  sessions.official,
  { audience: userAudience(documents.name), access: access.enrolling },
  [sessions.citizen, machines],
);
