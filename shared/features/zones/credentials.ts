import jwt from "jsonwebtoken";
import { type Access, bearerToken, recognize, type SecurityScheme } from "../../http/access.ts";
import { kernel } from "../../refusals.ts";
import { sessionAudience, sessionTokens } from "../sessions/session-tokens.ts";
import { type Session, sessionStandings } from "../sessions/session.ts";
import { refuseOtherNetwork, type User } from "../accounts/access.ts";
import { admitSignIn, type SignedInAccount } from "../accounts/admit-sign-in.ts";
import { config } from "../../auth/config.ts";
import { refusals } from "./texts.ts";

/** A kind of token that a service issues, and the access that judges it. */
export interface Credential<Caller> {
  /** The `aud` of its tokens: it chooses the kind, and the access verifies it. Undefined for tokens that are no JWT. */
  audience: string | undefined;
  access: Access<Caller>;
}

const sessionToken: SecurityScheme = {
  name: "sessionToken",
  definition: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "Tokenul sesiunii, obținut prin autentificarea guvernamentală",
  },
};

/** How a service finds the callers of sessions. */
export interface SessionCallers<Citizen, Official extends SignedInAccount> {
  /** Undefined if the service refuses citizens who are none of its records. */
  citizen(session: Session & { idnp: string }): Promise<Citizen | undefined>;
  /** The account of an official; undefined if it may no longer act. */
  official(accountId: number): Promise<Official | undefined>;
  identifyCitizen: Access<Citizen>["identify"];
  identifyOfficial: Access<Official>["identify"];
  /** The name of officials in logs, if it differs. */
  logNameOfficial?: Access<Official>["logName"];
}

/** The credentials that sessions of a service are: one for citizens, one for officials. */
export function sessionCredentials<Citizen, Official extends SignedInAccount>(
  service: string,
  callers: SessionCallers<Citizen, Official>,
): { citizen: Credential<Citizen>; official: Credential<Official> } {
  const sessions = sessionStandings(service);
  const admitting = <Caller>(
    kind: Session["kind"],
    names: Pick<Access<Caller>, "identify" | "logName">,
    find: (session: Session) => Promise<Caller | undefined>,
  ): Credential<Caller> => {
    const tokens = sessionTokens(service, kind);
    return {
      audience: sessionAudience(service, kind),
      access: {
        zone: kind,
        scheme: sessionToken,
        ...names,
        async admit(request) {
          const token = bearerToken(request);
          const session = token === undefined ? undefined : await sessions.get(tokens.verify(token));
          const caller = session && (await find(session));
          if (!caller) throw kernel.neautentificat();
          return caller;
        },
      },
    };
  };
  const { identifyOfficial: identify, logNameOfficial: logName } = callers;
  const namesOfOfficials = { identify, ...(logName ? { logName } : {}) };
  return {
    citizen: admitting("citizen", { identify: callers.identifyCitizen }, async (session) => {
      const { kind, idnp } = session;
      return kind === "citizen" && idnp !== undefined ? callers.citizen({ ...session, idnp }) : undefined;
    }),
    official: admitting("official", namesOfOfficials, async (session) => {
      const { kind, accountId, from = 0, isRecorded, createdAt } = session;
      if (kind !== "official" || accountId === undefined) return undefined;
      const official = await callers.official(accountId);
      if (!official) return undefined;
      const provedAt = Date.parse(createdAt) / 1000;
      const id = isRecorded ? session.id : undefined;
      await admitSignIn(service, official, { id, from, provedAt, issuedAt: provedAt });
      return official;
    }),
  };
}

/**
 * The access of a zone: `takes` are the credentials that it admits, `others` those that the service has for other zones.
 * A good credential of another zone is 403; none, a broken one, or one of another issuer is 401.
 */
export function zoneAccess<Caller>(
  zone: string,
  takes: readonly [Credential<Caller>, ...Credential<Caller>[]],
  others: readonly Credential<unknown>[] = [],
): Access<Caller> {
  const [{ access: first }] = takes;
  return {
    ...first,
    zone,
    async admit(request, service) {
      const token = bearerToken(request);
      const audience = token === undefined ? undefined : audienceOf(token);
      const taken = takes.find((one) => one.audience === audience);
      if (taken) return recognize(taken.access, request, service);
      const foreign = others.find((one) => one.audience === audience);
      if (!foreign) throw kernel.neautentificat();
      await recognize(foreign.access, request, service);
      throw refusals.altaZona();
    },
  };
}

/** The audience that a token names, which nothing has verified yet. */
function audienceOf(token: string): string | undefined {
  const claims = jwt.decode(token);
  const named = claims === null || typeof claims === "string" ? undefined : claims.aud;
  return typeof named === "string" ? named : undefined;
}

/** The credentials of the staff and admin zones: sessions, and unless the government's login is required, an account's own token. */
export const officialCredentials = <Official>(
  session: Credential<Official>,
  own: Credential<Official>,
): { takes: [Credential<Official>, ...Credential<Official>[]]; others: Credential<Official>[] } =>
  config.governmentLogin === "optional"
    ? { takes: [session, own], others: [] }
    : { takes: [session], others: [own] };

/**
 * The access to the sign-ins of one's own account, by any of them: the token of an account, or the session of an official, which counts
 * in the networks of its zone here too.
 */
export const ownSignInsAccess = <Official extends User>(
  { audience, access }: Credential<Official>,
  own: Credential<User>,
  others: readonly Credential<unknown>[],
): Access<User> => {
  const session: Access<User> = {
    ...access,
    async admit(request, service) {
      const official = await access.admit(request, service);
      refuseOtherNetwork(official, request.sourceAddress);
      return official;
    },
  };
  return zoneAccess("user", [{ audience, access: session }, own], others);
};
