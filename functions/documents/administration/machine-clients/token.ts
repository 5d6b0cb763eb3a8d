import * as z from "zod";
import { CLIENT_TOKEN_SECONDS } from "../../../../shared/features/clients/client-tokens.ts";
import { noteUse } from "../../../../shared/features/clients/last-use.ts";
import {
  narrowed,
  signIn,
  type SignIn,
  type TokenRequest,
} from "../../../../shared/features/clients/sign-in.ts";
import { log } from "../../../../shared/log.ts";
import { issuers, isSuspended } from "../../access/load-machine.ts";
import { issueMachineToken } from "../../access/machine-authentication.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { type MachineClient, MachineClients, type Scope } from "../../records/machine-client.ts";

export const MachineToken = z
  .object({
    access_token: z.string(),
    token_type: z.literal("Bearer"),
    scope: z.string(),
    /** The code of the issuer that the client acts for. */
    emitent: z.string(),
    expires_in: z.int(),
  })
  .meta({ id: "TokenMasina" });
export type MachineToken = z.output<typeof MachineToken>;

interface ScopedSignIn extends SignIn {
  body: z.output<typeof TokenRequest>;
}

/**
 * Issues a token to a machine.
 * @throws badRequest for another grant type and for a scope that the client lacks; forbidden for the write scope in a
 * suspended organization; unauthenticated and tooManyRequests as `signIn`
 */
export async function issueToken(sent: ScopedSignIn): Promise<z.input<typeof MachineToken>> {
  const { client, emitent } = await signIn(MachineClients, sent, ofActiveIssuer);
  const granted = grantedScopes(client, sent.body.scope, await isSuspended(client));
  await noteUse(MachineClients, client.id);
  log.info("a machine signed in", { object: client.id, security: "sign-in" });
  return {
    access_token: issueMachineToken(client, granted),
    token_type: "Bearer",
    scope: granted.join(" "),
    emitent,
    expires_in: CLIENT_TOKEN_SECONDS,
  };
}

/** The client with the code of its issuer, if both are active. */
async function ofActiveIssuer(
  client: MachineClient,
): Promise<{ client: MachineClient; emitent: string } | undefined> {
  const issuer = client.activ ? await issuers.get(client.emitentId) : undefined;
  return issuer?.activ ? { client, emitent: issuer.cod } : undefined;
}

/**
 * The client of a suspended organization gets no token with the write scope.
 * @throws badRequest for a scope that does not exist or that the client lacks, forbidden if no scope is left
 */
function grantedScopes({ scopes }: MachineClient, asked: string | undefined, suspended: boolean): Scope[] {
  const granted = narrowed(scopes, asked);
  if (suspended && asked?.split(" ").includes("documente.write"))
    throw accessRefusals.organizatieSuspendata();
  const left = suspended ? granted.filter((scope) => scope !== "documente.write") : granted;
  if (left.length === 0) throw accessRefusals.organizatieSuspendata();
  return left;
}
