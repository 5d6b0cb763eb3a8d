import type { Client, Operation } from "./operation.ts";
import { isProblem } from "./problems.ts";
import type { SessionStore } from "./session-store.ts";

/** The zones into which a session of the government's login leads. */
export type SessionZone = "citizen" | "staff" | "admin";

export interface GovernmentSignIn {
  /** The page that the person comes back to: one that the installation names (`SIGN_IN_PAGES`), with any query. */
  returnTo: string;
  /** Default: the zone that the roles of the person lead to. */
  zone?: SessionZone;
  /**
   * The person has just signed in so at another service: they are asked nothing, and come back in any case. `complete` resolves to
   * undefined if they have no session here.
   */
  quiet?: boolean;
}

/** A person who has signed in through the government's login. */
export interface GovernmentSession {
  /** The zones that the person may enter. */
  zones: SessionZone[];
  name: string;
  /** The account of an official, which the session opens at every address of people; absent for citizens. */
  login?: string;
  authorities?: string[];
  /** True if the account administers the service, not one organization. */
  adminServiciu?: boolean;
}

interface Place {
  client: Client;
  store: SessionStore;
  service: string;
}

/** A sign-in that has begun. The secret shows that this browser began it. */
interface Begun {
  id: number;
  secret: string;
  expiresAt: string;
}

/** Every service with zones has these addresses. */
const operationsOf = (service: string) =>
  ({
    create: {
      service,
      id: "public.sessions.create",
      method: "POST",
      path: "/api/v1/public/sessions",
      body: "json",
    },
    complete: {
      service,
      id: "public.sessions.complete",
      method: "POST",
      path: "/api/v1/public/sessions/{id}/complete",
      body: "json",
    },
  }) satisfies Record<string, Operation>;

const removal = (service: string, zone: SessionZone): Operation => ({
  service,
  id: `${zone}.sessions.remove`,
  method: "DELETE",
  path: `/api/v1/${zone}/sessions/current`,
  schemes: ["sessionToken"],
});

/** Begins a sign-in and returns the address of the government's login for it. */
export async function beginSignIn(
  { client, store, service }: Place,
  wanted: GovernmentSignIn,
): Promise<string> {
  const { data } = await client.send<{ 201: Begun & { authorizationUrl: string } }>(
    operationsOf(service).create,
    { body: wanted },
  );
  const { id, secret, expiresAt } = data;
  // Several tabs may have begun one; those that were not completed are forgotten here.
  const now = client.network.clock.now();
  const others = begunIn(store, service).filter((begun) => Date.parse(begun.expiresAt) > now);
  write(store, service, [...others, { id, secret, expiresAt }]);
  return data.authorizationUrl;
}

/** Completes the sign-in that a fragment names, once. */
export async function completeSignIn(
  { client, store, service }: Place,
  fragment: string,
): Promise<{ token: string; session: GovernmentSession } | undefined> {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ""));
  const [id, code] = [Number(parameters.get("session")), parameters.get("code")];
  const begun = begunIn(store, service);
  const mine = begun.find((one) => one.id === id);
  if (!mine || code === null) return undefined;
  const { data } = await client.send<{ 200: GovernmentSession & { id_token: string } }>(
    operationsOf(service).complete,
    { path: { id }, body: { secret: mine.secret, code } },
  );
  write(
    store,
    service,
    begun.filter((one) => one !== mine),
  );
  return { token: data.id_token, session: sessionIn(data) };
}

/** What a page keeps of a completed session, beside its token. */
export const sessionIn = ({
  zones,
  name,
  login,
  authorities,
  adminServiciu,
}: GovernmentSession): GovernmentSession => ({
  zones,
  name,
  ...(login === undefined ? {} : { login }),
  ...(authorities === undefined ? {} : { authorities }),
  ...(adminServiciu === undefined ? {} : { adminServiciu }),
});

/** Ends a session at the service; returns the address that ends the sign-in at the government's login, if it has one. */
export async function endSession(
  client: Client,
  service: string,
  { zones: [zone] }: GovernmentSession,
): Promise<string | undefined> {
  if (zone === undefined) return undefined;
  try {
    const { headers } = await client.send<{ 204: undefined }>(removal(service, zone));
    return /<([^>]*)>\s*;\s*rel="?end-session"?/.exec(headers.get("link") ?? "")?.[1];
  } catch (error) {
    // It has ended already.
    if (isProblem(error, "unauthenticated") || isProblem(error, "notFound")) return undefined;
    throw error;
  }
}

const nameOf = (service: string): string => `${service}/begun`;

function begunIn(store: SessionStore, service: string): Begun[] {
  const text = store.read(nameOf(service));
  return text === undefined ? [] : (JSON.parse(text) as Begun[]);
}

const write = (store: SessionStore, service: string, begun: Begun[]): void =>
  store.write(nameOf(service), begun.length > 0 ? JSON.stringify(begun) : undefined);
