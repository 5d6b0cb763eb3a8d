import * as z from "zod";
import type { ClientSecret } from "../../../../shared/auth/client-secrets.ts";
import { CLIENT_TOKEN_SECONDS } from "../../../../shared/features/clients/client-tokens.ts";
import { noteUse } from "../../../../shared/features/clients/last-use.ts";
import { signIn, type SignIn } from "../../../../shared/features/clients/sign-in.ts";
import { log } from "../../../../shared/log.ts";
import { issueAppToken } from "../../access/app-tokens.ts";
import { type System, Systems } from "../../records/system.ts";

export const SystemToken = z
  .object({
    access_token: z.string(),
    token_type: z.literal("Bearer"),
    expires_in: z.int(),
  })
  .meta({ id: "TokenSistem" });
export type SystemToken = z.output<typeof SystemToken>;

/**
 * Issues a token of the app zone to a system.
 * @throws badRequest for another grant type; unauthenticated and tooManyRequests like `signIn`
 */
export async function issueToken(sent: SignIn): Promise<z.input<typeof SystemToken>> {
  const { id, access_token } = await signIn(Systems, sent, tokenOfActive);
  await noteUse(Systems, id);
  log.info("a system signed in", { object: id, security: "sign-in" });
  return { access_token, token_type: "Bearer", expires_in: CLIENT_TOKEN_SECONDS };
}

/** The token of a system, if it is active. */
const tokenOfActive = ({ id, activ, clientId }: System, secret: ClientSecret) =>
  activ && clientId !== undefined ? { id, access_token: issueAppToken({ id, clientId }, secret) } : undefined;
