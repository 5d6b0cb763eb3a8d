import * as z from "zod";
import { type ClientSecret, nameOfSecret } from "../../../shared/auth/client-secrets.ts";
import { clientToken, clientTokens } from "../../../shared/features/clients/client-tokens.ts";
import type { Access } from "../../../shared/http/access.ts";
import { kernel } from "../../../shared/refusals.ts";
import { notifications } from "../service.ts";
import { findSystemOfToken, type SystemCaller } from "./load-system.ts";

/** A token names the secret that it was issued by, because it ends with that secret. */
const tokens = clientTokens(notifications.name, z.object({ secret: z.string() }));

/** A token of the app zone for the system that has signed in with this secret. */
export const issueAppToken = (system: { id: number; clientId: string }, secret: ClientSecret): string =>
  tokens.issue(system, { secret: nameOfSecret(secret) });

/** Systems, by a token of the app zone. */
export const appAccess: Access<SystemCaller> = {
  zone: "app",
  scheme: clientToken,
  async admit(request) {
    const found = await findSystemOfToken(tokens.claimsOf(request));
    if (!found) throw kernel.neautentificat();
    return found;
  },
  identify: ({ id }) => `system#${id}`,
  logName: ({ cod }) => cod,
};
