import * as z from "zod";
import { clientToken, clientTokens } from "../../../shared/features/clients/client-tokens.ts";
import { type Access, limited } from "../../../shared/http/access.ts";
import { clientRate } from "../../../shared/http/clients/rate.ts";
import { kernel } from "../../../shared/refusals.ts";
import type { MachineClient, Scope } from "../records/machine-client.ts";
import { documents } from "../service.ts";
import { activeMachine } from "./load-machine.ts";
import type { Machine } from "./principal.ts";
import { requireStill } from "./require-still.ts";
import { refuseSuspendedWrite } from "./suspension.ts";
import { refusals } from "./texts.ts";

const machineTokens = clientTokens(documents.name, z.object({ scope: z.string() }));

/** A token for some of a client's scopes. */
export const issueMachineToken = (
  client: Pick<MachineClient, "id" | "clientId">,
  scopes: readonly Scope[],
): string => machineTokens.issue(client, { scope: scopes.join(" ") });

const lacking = (scope: Scope): Error => refusals.scopLipsa({ scope });

/**
 * Access for machines whose token has this scope. The rights are the intersection of the token's scopes and the
 * client's: if a scope is removed from the client, or the client or its issuer is deactivated, the right ends at the
 * next request. If the token lacks the scope, no record is read. The machine of a suspended organization may only
 * read.
 */
export const machine = (scope: Scope): Access<Machine> => limited(unlimited(scope), rate);

/** One limit for a machine, whichever scope its routes need. */
const rate = clientRate<Machine>(({ limitaPeMinut }) => limitaPeMinut);

const unlimited = (scope: Scope): Access<Machine> => ({
  zone: "machine",
  scheme: clientToken,
  async admit(request) {
    const claims = machineTokens.claimsOf(request);
    const named = claims.scope.split(" ");
    if (!named.includes(scope)) throw lacking(scope);
    const found = await activeMachine(claims.id);
    if (!found) throw kernel.neautentificat();
    const scopes = found.scopes.filter((one) => named.includes(one));
    if (!scopes.includes(scope)) throw lacking(scope);
    if (scope === "documente.write") refuseSuspendedWrite(found, request);
    return { ...found, scopes };
  },
  identify: ({ key }) => key,
  reconfirm: requireStill,
  logName: ({ actor }) => actor,
});
