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

/** Lifetime of a machine's token in seconds. */
export const MACHINE_TOKEN_SECONDS = 3600;

/** Separate audience: user and machine tokens are not interchangeable. */
export const machineAudience = `${documents.name}:machine`;

const signed = tokens({
  secret: config.userTokenSecret,
  audience: machineAudience,
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

/** @throws unauthenticated for anything that is not a valid machine token */
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
 * Access for machines whose token has this scope. The rights are the intersection of the token's scopes and the
 * client's: if a scope is removed from the client, or the client or its issuer is deactivated, the right ends at the
 * next request. If the token lacks the scope, no record is read. The machine of a suspended organization may only
 * read.
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
