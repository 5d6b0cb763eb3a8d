import { config } from "../../../shared/auth/config.ts";
import { InvalidToken, tokens } from "../../../shared/auth/tokens.ts";
import { clock } from "../../../shared/clock.ts";
import { forbidden, unauthenticated } from "../../../shared/errors.ts";
import { bearerToken, type Access } from "../../../shared/http/access.ts";
import type { MachineClient, Scope } from "../records/machine-client.ts";
import { documents } from "../service.ts";
import { activeMachine } from "./load-machine.ts";
import type { Machine } from "./principal.ts";
import { requireStill } from "./require-still.ts";
import { refuseSuspendedWrite } from "./suspension.ts";

/** Seconds for which a machine's token is valid. */
export const MACHINE_TOKEN_SECONDS = 3600;

/** An audience of their own: a person's token is none for machines, nor the other way round. */
const signed = tokens({
  secret: config.userTokenSecret,
  audience: `${documents.name}:machine`,
  now: clock.now,
});

/** A token for some of a client's scopes. */
export const issueMachineToken = (
  { id, clientId }: Pick<MachineClient, "id" | "clientId">,
  scopes: readonly Scope[],
): string =>
  signed.issue({
    subject: clientId,
    authorities: ["ROLE_MACHINE"],
    lifetimeSeconds: MACHINE_TOKEN_SECONDS,
    claims: { mid: id, scope: scopes.join(" ") },
  });

interface MachineClaims {
  id: number;
  scopes: string[];
}

/** @throws unauthenticated for anything that is no valid token of a machine */
function verify(token: string): MachineClaims {
  try {
    const { mid, scope } = signed.verify(token).claims as { mid?: unknown; scope?: unknown };
    if (typeof mid !== "number" || typeof scope !== "string") throw unauthenticated();
    return { id: mid, scopes: scope.split(" ") };
  } catch (cause) {
    if (cause instanceof InvalidToken) throw unauthenticated("neautentificat", { cause });
    throw cause;
  }
}

const lacking = (scope: Scope): Error => forbidden("scopLipsa", { values: { scope } });

/**
 * A machine whose token has this scope. It has what its token and its client allow: a scope that the client lost, or a
 * client or an issuer that is not active any more, ends at the next request. Where the scope is missing, nothing is
 * looked up. The machine of a suspended organization only reads.
 */
export const machine = (scope: Scope): Access<Machine> => ({
  zone: "machine",
  scheme: {
    name: "machineToken",
    definition: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
  },
  async admit(request) {
    const token = bearerToken(request);
    if (!token) throw unauthenticated();
    const claims = verify(token);
    if (!claims.scopes.includes(scope)) throw lacking(scope);
    const found = await activeMachine(claims.id);
    if (!found) throw unauthenticated();
    const scopes = found.scopes.filter((one) => claims.scopes.includes(one));
    if (!scopes.includes(scope)) throw lacking(scope);
    if (scope === "documente.write") refuseSuspendedWrite(found, request);
    return { ...found, scopes };
  },
  identify: ({ key }) => key,
  reconfirm: requireStill,
  logName: ({ actor }) => actor,
});
