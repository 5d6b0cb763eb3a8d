import type { Session as Tokens } from "../../client/index.ts";
import { accountRead, tenantRead } from "../../client/generated/documents/operations.ts";
import type { Person } from "../shell/session.ts";
import { client } from "./client.ts";
import { type Service, services } from "./places.ts";

/** The operation of which a token is asked: any that takes a person's. */
const asked = (service: Service) => ({ service, schemes: ["sessionToken", "userToken"] });

interface Claims {
  sub: string;
  /** The technical roles, separated by spaces. */
  auth?: string;
}

/**
 * The person whose tokens these are, from the claims of the tokens: no call is needed before the first page. A role is
 * `<service>` for whoever is signed in there, and `<service>:<authority>`. Undefined if no token is valid.
 */
export function personOf(tokens: Pick<Tokens, "token">): Person | undefined {
  const claims = services.flatMap((service) => {
    const token = tokens.token(asked(service));
    return token === undefined ? [] : [{ service, ...claimsOf(token) }];
  });
  const [first] = claims;
  if (!first) return undefined;
  const roles = claims.flatMap(({ service, auth = "" }) => [
    service,
    ...auth
      .split(" ")
      .filter(Boolean)
      .map((authority) => `${service}:${authority}`),
  ]);
  return { id: first.sub, name: first.sub, roles };
}

/** The login of the person at a service; undefined if they are not signed in there. */
export function loginAt(tokens: Pick<Tokens, "token">, service: Service): string | undefined {
  const token = tokens.token(asked(service));
  return token === undefined ? undefined : claimsOf(token).sub;
}

/** Unverified: the services decide, this is what the navigation shows. */
function claimsOf(token: string): Claims {
  const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
  return JSON.parse(atob(payload)) as Claims;
}

const tiers = ["SERVICE", "ORGANIZATIE", "PERSONAL"].map((tier) => `documents:${tier}`);

/** The person of other tokens with the details that are known of them, until these are read again. */
export function withKept(person: Person, known: Person): Person {
  if (person.id !== known.id) return person;
  const kept = person.roles.includes("documents") ? known.roles.filter((role) => tiers.includes(role)) : [];
  return { ...person, name: known.name, roles: [...person.roles, ...kept] };
}

/** Adds what the token of documents does not say: the name, and `documents:<tier>` (SERVICE, ORGANIZATIE, PERSONAL). */
export async function withDetails(person: Person): Promise<Person> {
  if (!person.roles.includes("documents")) return person;
  const [account, tenant] = await Promise.all([accountRead(client), tenantRead(client)]);
  const { firstName = "", lastName = "" } = account.data;
  return {
    ...person,
    name: `${firstName} ${lastName}`.trim() || person.name,
    roles: [...person.roles, `documents:${tenant.data.tier}`],
  };
}
