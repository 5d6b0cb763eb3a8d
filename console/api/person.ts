import type { SessionZone } from "../../client/government-login.ts";
import type { Session as Tokens } from "../../client/session.ts";
import { claimsIn } from "../../client/token-claims.ts";
import { accountRead, tenantRead } from "../../client/generated/documents/operations.ts";
import type { Person } from "../shell/session.ts";
import { client } from "./client.ts";
import { type Service, services } from "./places.ts";

type Asked = Pick<Tokens, "token" | "government">;

/** What the tokens of one service say about the person. */
interface Standing {
  id: string;
  name: string;
  roles: string[];
}

/** The platform has no addresses older than the zones, so a session of the government's login opens all of them. */
const TAKES_SESSIONS: readonly Service[] = ["platform"];

/**
 * Reads the person from the tokens, so that the first page needs no call. A role is `<service>` for a person who is
 * signed in there, `<service>:<authority>`, and `<service>:SERVICE` for an administrator of the service. A session of
 * the government's login opens only the zones of a service: without the token of an account it gives
 * `<service>:zone-admin` and the like. Undefined if no token is valid.
 */
export function personOf(tokens: Asked): Person | undefined {
  const standings = services.flatMap((service) => standingAt(tokens, service) ?? []);
  const [first] = standings;
  return first && { ...first, roles: standings.flatMap(({ roles }) => roles) };
}

function standingAt(tokens: Asked, service: Service): Standing | undefined {
  const account = tokens.token({ service, schemes: ["userToken"] });
  const session = tokens.token({ service, schemes: ["sessionToken"] });
  if (account !== undefined) {
    const { sub, auth = "", adminServiciu = false } = claimsIn(account);
    const held = [...auth.split(" ").filter(Boolean), ...(adminServiciu ? ["SERVICE"] : [])];
    return { id: sub, name: sub, roles: [service, ...held.map((one) => `${service}:${one}`)] };
  }
  if (session === undefined) return undefined;
  const { name, zones = [] } = tokens.government(service) ?? {};
  const { sub } = claimsIn(session);
  return { id: sub, name: name ?? sub, roles: [...new Set(zones.flatMap((zone) => rolesOf(service, zone)))] };
}

/** Whoever enters the platform's admin zone administers the service. */
const administrator = ["ROLE_ADMIN", "SERVICE"];

/** The roles that a zone stands for, for people who come from the government's login. */
const rolesOf = (service: Service, zone: SessionZone): string[] => [
  `${service}:zone-${zone}`,
  ...(TAKES_SESSIONS.includes(service)
    ? [service, ...(zone === "admin" ? administrator : ["ROLE_STAFF"]).map((role) => `${service}:${role}`)]
    : []),
];

/** The login of the person's account at a service; undefined if they are not signed in there with one. */
export function loginAt(tokens: Pick<Tokens, "token">, service: Service): string | undefined {
  const token = tokens.token({ service, schemes: ["userToken"] });
  return token === undefined ? undefined : claimsIn(token).sub;
}

const tiers = ["SERVICE", "ORGANIZATIE", "PERSONAL"].map((tier) => `documents:${tier}`);
const isTier = (role: string): boolean => tiers.includes(role);

/** The person of new tokens with the details known so far, until they are read again. */
export function withKept(person: Person, known: Person): Person {
  if (person.id !== known.id) return person;
  const isOpen = person.roles.includes("documents") && !person.roles.some(isTier);
  const kept = isOpen ? known.roles.filter(isTier) : [];
  return { ...person, name: known.name, roles: [...person.roles, ...kept] };
}

/**
 * Adds what the token does not say: the name, and `documents:<tier>` (SERVICE, ORGANIZATIE, PERSONAL), which is newer
 * than the token.
 */
export async function withDetails(person: Person): Promise<Person> {
  if (!person.roles.includes("documents")) return person;
  const [account, tenant] = await Promise.all([accountRead(client), tenantRead(client)]);
  const { firstName = "", lastName = "" } = account.data;
  return {
    ...person,
    name: `${firstName} ${lastName}`.trim() || person.name,
    roles: [...person.roles.filter((role) => !isTier(role)), `documents:${tenant.data.tier}`],
  };
}
