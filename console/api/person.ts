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

/**
 * Reads the person from the tokens, so that the first page needs no call. A role is `<service>` for a person who is
 * signed in there, `<service>:<authority>`, and `<service>:SERVICE` for an administrator of the service: what the token of an account
 * says, or the session of the government's login, which opens the same addresses. Undefined if no token is valid.
 */
export function personOf(tokens: Asked): Person | undefined {
  const standings = services.flatMap((service) => standingAt(tokens, service) ?? []);
  const [first] = standings;
  return first && { ...first, roles: standings.flatMap(({ roles }) => roles) };
}

function standingAt(tokens: Asked, service: Service): Standing | undefined {
  const account = tokens.token({ service, schemes: ["userToken"] });
  if (account !== undefined) {
    const { sub, auth = "", adminServiciu = false } = claimsIn(account);
    const authorities = auth.split(" ").filter(Boolean);
    return { id: sub, name: sub, roles: rolesAt(service, authorities, adminServiciu) };
  }
  const { login, name, authorities = [], adminServiciu = false } = tokens.government(service) ?? {};
  if (login === undefined) return undefined;
  return { id: login, name: name ?? login, roles: rolesAt(service, authorities, adminServiciu) };
}

const rolesAt = (service: Service, authorities: readonly string[], adminServiciu: boolean): string[] => [
  service,
  ...[...authorities, ...(adminServiciu ? ["SERVICE"] : [])].map((one) => `${service}:${one}`),
];

/** The login of the person's account at a service; undefined if they are not signed in there. */
export const loginAt = (tokens: Asked, service: Service): string | undefined =>
  standingAt(tokens, service)?.id;

/** The same, if they have signed in with the account itself and not through the government's login. */
export const ownLoginAt = (tokens: Asked, service: Service): string | undefined =>
  tokens.token({ service, schemes: ["userToken"] }) && loginAt(tokens, service);

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
