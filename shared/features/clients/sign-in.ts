import * as z from "zod";
import { type ClientSecret, findSecret } from "../../auth/client-secrets.ts";
import type { ById, Entity, Stored } from "../../data/entity.ts";
import { readById, readUnique } from "../../data/repository.ts";
import { basicCredentials, type Access, type BasicCredentials, unrestricted } from "../../http/access.ts";
import { mediaTypeOf } from "../../http/request.ts";
import { countingSignIn } from "../../metrics/sign-ins.ts";
import type { Client } from "./client.ts";
import { refusals } from "./texts.ts";
import { refuseGuess, wrongCredentials } from "./wrong-credentials.ts";

/** RFC 6749, 4.4: client credentials in a form; the client may use Basic authentication instead. */
export const TokenRequest = z
  .object({
    grant_type: z.string().meta({ examples: ["client_credentials"] }),
    client_id: z.string().max(100).optional(),
    client_secret: z.string().max(200).optional(),
    /** A subset of the client's scopes, separated by spaces; default: all. */
    scope: z.string().max(200).optional(),
  })
  .meta({ id: "CerereToken" });

/**
 * Credentials from Basic authentication; those in the body are read later. An address with credentials would appear
 * in logs on its way.
 */
export const signingIn: Access<BasicCredentials | undefined> = {
  ...unrestricted,
  scheme: { name: "basic", definition: { type: "http", scheme: "basic" }, optional: true },
  async admit(request, { name }) {
    if (mediaTypeOf(request) !== "application/x-www-form-urlencoded") throw refusals.doarFormular();
    if (["client_id", "client_secret"].some((field) => request.query.has(field)))
      throw refusals.acreditariInAdresa();
    const credentials = basicCredentials(request);
    if (!credentials && /^Basic\b/i.test(request.headers.authorization ?? "")) throw wrongCredentials(name);
    return credentials;
  },
};

export interface SignIn {
  credentials: BasicCredentials | undefined;
  body: Omit<z.output<typeof TokenRequest>, "scope">;
  /** The caller's IP address. */
  address: string;
}

/** An id that no client has. */
const NOBODY = 0;

/**
 * The client that the credentials of a request belong to.
 * @param admit what the service needs of the client; undefined if it may not sign in now
 * @throws badRequest for another grant type; unauthenticated, identical and after the same work for every kind of wrong
 * credentials; tooManyRequests after repeated failures
 */
export const signIn = <C extends Client, Holder>(
  entity: Entity<C, ById>,
  sent: SignIn,
  admit: Admit<C, Holder>,
): Promise<Holder> => countingSignIn(entity.service, () => holderOf(entity, sent, admit));

type Admit<C, Holder> = (
  client: Stored<C>,
  secret: ClientSecret,
) => Holder | undefined | Promise<Holder | undefined>;

async function holderOf<C extends Client, Holder>(
  entity: Entity<C, ById>,
  { credentials, body, address }: SignIn,
  admit: Admit<C, Holder>,
): Promise<Holder> {
  if (body.grant_type !== "client_credentials") throw refusals.grantNecunoscut();
  const { client_id = "", client_secret = "" } = body;
  const { username, password } = credentials ?? { username: client_id, password: client_secret };
  const client = (await readUnique(entity, "clientId", username)) ?? (await readById(entity, NOBODY));
  const secret = findSecret(client?.secrets ?? [], { clientId: username, secret: password });
  const holder = client && secret && (await admit(client, secret));
  return holder ?? refuseGuess({ service: entity.service, purpose: "machine-sign-in", username, address });
}

/**
 * The scopes of a token, in the client's order: those that the request names, or all of them.
 * @throws badRequest for a scope that does not exist or that the client lacks
 */
export function narrowed<Scope extends string>(own: readonly Scope[], asked: string | undefined): Scope[] {
  const wanted = asked?.split(" ").filter(Boolean) ?? [];
  const lacking = wanted.find((scope) => !own.some((one) => one === scope));
  if (lacking !== undefined) throw refusals.scopNecunoscut({ scope: lacking });
  return wanted.length === 0 ? [...own] : own.filter((scope) => wanted.includes(scope));
}
