import { timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { throttle } from "../../../shared/auth/throttle.ts";
import { clock } from "../../../shared/clock.ts";
import { read, readItems, readUnique } from "../../../shared/data/repository.ts";
import { transact } from "../../../shared/data/transaction.ts";
import { badRequest, forbidden, unauthenticated, type AppError } from "../../../shared/errors.ts";
import {
  unrestricted,
  basicCredentials,
  type Access,
  type BasicCredentials,
} from "../../../shared/http/access.ts";
import { mediaTypeOf } from "../../../shared/http/request.ts";
import { log } from "../../../shared/log.ts";
import { issueMachineToken, MACHINE_TOKEN_SECONDS } from "../access/machine-authentication.ts";
import { issuers, isSuspended } from "../access/load-machine.ts";
import {
  isLiveSecret,
  type MachineClient,
  MachineClients,
  type Scope,
  scopes,
  secretHash,
  useKey,
} from "../records/machine-client.ts";
import { documents } from "../service.ts";

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

export const MachineToken = z
  .object({
    access_token: z.string(),
    token_type: z.literal("Bearer"),
    scope: z.string(),
    /** The code of the issuer for which the client acts. */
    emitent: z.string(),
    expires_in: z.int(),
  })
  .meta({ id: "TokenMasina" });

/**
 * Credentials from Basic authentication; those in the body are read later. An address with credentials would appear
 * in logs on its way.
 */
export const signingIn: Access<BasicCredentials | undefined> = {
  ...unrestricted,
  scheme: { name: "basic", definition: { type: "http", scheme: "basic" }, optional: true },
  async admit(request) {
    if (mediaTypeOf(request) !== "application/x-www-form-urlencoded") throw badRequest("doarFormular");
    if (["client_id", "client_secret"].some((name) => request.query.has(name)))
      throw badRequest("acreditariInAdresa");
    const credentials = basicCredentials(request);
    if (!credentials && /^Basic\b/i.test(request.headers.authorization ?? "")) throw wrongCredentials();
    return credentials;
  },
};

const wrongCredentials = (): AppError =>
  unauthenticated("acreditariGresite", {
    headers: { "www-authenticate": 'Basic realm="documents", charset="UTF-8"' },
  });

/** Maximum number of failed sign-ins from one address per hour. */
const MOST_PER_ADDRESS = 1000;

export interface SignIn {
  credentials: BasicCredentials | undefined;
  body: z.output<typeof TokenRequest>;
  /** The caller's IP address. */
  address: string;
}

/**
 * Issues a token to a machine. Correct credentials are never throttled: 256 random bits cannot be guessed, so a flood
 * of wrong credentials for a client's name locks out only its sender.
 * @throws badRequest for another grant type and for a scope that the client lacks; forbidden for the write scope in a
 * suspended organization; unauthenticated, identical and after the same work for every kind of wrong credentials;
 * tooManyRequests after repeated failures
 */
export async function issueToken({
  credentials,
  body,
  address,
}: SignIn): Promise<z.input<typeof MachineToken>> {
  if (body.grant_type !== "client_credentials") throw badRequest("grantNecunoscut");
  const { client_id = "", client_secret = "" } = body;
  const { username, password } = credentials ?? { username: client_id, password: client_secret };
  const found = await holderOf(username, password);
  if (!found) return refuseGuess(username, address);
  const { client, emitent } = found;
  const granted = grantedScopes(client, body.scope, await isSuspended(client));
  await noteUse(client.id);
  log.info("a machine signed in", { object: client.id });
  return {
    access_token: issueMachineToken(client, granted),
    token_type: "Bearer",
    scope: granted.join(" "),
    emitent,
    expires_in: MACHINE_TOKEN_SECONDS,
  };
}

async function refuseGuess(username: string, address: string): Promise<never> {
  const guesses = throttle({
    service: documents.name,
    purpose: "machine-sign-in",
    key: [username, address],
    ceiling: { key: address, most: MOST_PER_ADDRESS },
  });
  await guesses.admit();
  await guesses.recordFailure();
  throw wrongCredentials();
}

/** An id that no client has. */
const NOBODY = 0;

/** The active client of an active issuer to which these credentials belong. */
async function holderOf(
  clientId: string,
  secret: string,
): Promise<{ client: MachineClient; emitent: string } | undefined> {
  const client =
    (await readUnique(MachineClients, "clientId", clientId)) ?? (await read(MachineClients, { id: NOBODY }));
  const hash = Buffer.from(secretHash(clientId, secret));
  const isRight = (client?.secrets ?? []).some(
    (one) => isLiveSecret(one) && timingSafeEqual(Buffer.from(one.hash), hash),
  );
  if (!client?.activ || !isRight) return undefined;
  const issuer = await issuers.get(client.emitentId);
  return issuer?.activ ? { client, emitent: issuer.cod } : undefined;
}

/**
 * The client of a suspended organization gets no token with the write scope.
 * @throws badRequest for a scope that does not exist or that the client lacks, forbidden if no scope is left
 */
function grantedScopes(client: MachineClient, asked: string | undefined, suspended: boolean): Scope[] {
  const wanted = asked?.split(" ").filter(Boolean) ?? [];
  const lacking = wanted.find((scope) => !client.scopes.some((own) => own === scope));
  if (lacking !== undefined) throw badRequest("scopNecunoscut", { values: { scope: lacking } });
  if (suspended && wanted.includes("documente.write")) throw forbidden("organizatieSuspendata");
  const granted = scopes.filter((scope) =>
    wanted.length === 0 ? client.scopes.includes(scope) : wanted.includes(scope),
  );
  const left = suspended ? granted.filter((scope) => scope !== "documente.write") : granted;
  if (left.length === 0) throw forbidden("organizatieSuspendata");
  return left;
}

const NOTED_FOR_MS = 3_600_000;

/** Stores the time of a client's sign-in, at most once an hour. */
async function noteUse(id: number): Promise<void> {
  const [known] = await readItems(MachineClients.table, [useKey(id)]);
  const now = clock.now();
  if (known && Date.parse(String(known.at)) + NOTED_FOR_MS > now.getTime()) return;
  const Item = { ...useKey(id), at: now.toISOString() };
  await transact([{ item: { Put: { TableName: MachineClients.table, Item } } }], { repeatable: true });
}
