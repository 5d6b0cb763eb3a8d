import jwt from "jsonwebtoken";
import { type Access, bearerToken, recognize, restricted, type SecurityScheme } from "../../http/access.ts";
import type { Incoming } from "../../http/request.ts";
import { kernel } from "../../refusals.ts";
import { sessionAudience, sessionTokens } from "../sessions/session-tokens.ts";
import { type Session, sessionStandings } from "../sessions/session.ts";
import { isOfficial, refuseOtherNetwork, type User } from "../accounts/access.ts";
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

/** How a service finds the officials of sessions. */
interface OfficialCallers<Official extends SignedInAccount> {
  /** The account of an official; undefined if it may no longer act. */
  official(accountId: number): Promise<Official | undefined>;
  identifyOfficial: Access<Official>["identify"];
  /** The name of officials in logs, if it differs. */
  logNameOfficial?: Access<Official>["logName"] | undefined;
}

/** How a service finds the callers of sessions. */
export interface SessionCallers<Citizen, Official extends SignedInAccount> extends OfficialCallers<Official> {
  /** Undefined if the service refuses citizens who are none of its records. */
  citizen(session: Session & { idnp: string }): Promise<Citizen | undefined>;
  identifyCitizen: Access<Citizen>["identify"];
}

/** The credential that sessions of one kind are. */
function sessionCredential<Caller>(
  service: string,
  kind: Session["kind"],
  names: Pick<Access<Caller>, "identify" | "logName">,
  find: (session: Session) => Promise<Caller | undefined>,
): Credential<Caller> {
  const tokens = sessionTokens(service, kind);
  const sessions = sessionStandings(service);
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
}

function officialCredential<Official extends SignedInAccount>(
  service: string,
  { official: find, identifyOfficial: identify, logNameOfficial: logName }: OfficialCallers<Official>,
): Credential<Official> {
  return sessionCredential(
    service,
    "official",
    { identify, ...(logName ? { logName } : {}) },
    async (session) => {
      const { kind, accountId, from = 0, isRecorded, createdAt } = session;
      if (kind !== "official" || accountId === undefined) return undefined;
      const official = await find(accountId);
      if (!official) return undefined;
      const provedAt = Date.parse(createdAt) / 1000;
      const id = isRecorded ? session.id : undefined;
      await admitSignIn(service, official, { id, from, provedAt, issuedAt: provedAt });
      return official;
    },
  );
}

/** The credentials that sessions of a service are: one for citizens, one for officials. */
export const sessionCredentials = <Citizen, Official extends SignedInAccount>(
  service: string,
  callers: SessionCallers<Citizen, Official>,
): { citizen: Credential<Citizen>; official: Credential<Official> } => ({
  citizen: sessionCredential(service, "citizen", { identify: callers.identifyCitizen }, async (session) => {
    const { kind, idnp } = session;
    return kind === "citizen" && idnp !== undefined ? callers.citizen({ ...session, idnp }) : undefined;
  }),
  official: officialCredential(service, callers),
});

/** The session of an official as it counts at addresses without a zone: in the networks of the person's zone, like their password. */
const inOwnNetworks = <Official extends User>({ access }: Credential<Official>): Access<Official> => ({
  ...access,
  async admit(request, service) {
    const official = await access.admit(request, service);
    refuseOtherNetwork(official, request.sourceAddress);
    return official;
  },
});

/**
 * Lets sessions of officials open the addresses that are older than the zones, with the rights of their account. As at the door of the
 * staff zone, an account without the role of an official opens nothing by its session.
 * @param find the account; deactivated ones are refused here
 */
export const bySessionToo =
  <Official extends User>(service: string, find: (id: number) => Promise<Official | undefined>) =>
  (user: Access<Official>): Access<Official> => {
    const credential = officialCredential<Official>(service, {
      async official(id) {
        const official = await find(id);
        return official?.activated ? official : undefined;
      },
      identifyOfficial: user.identify,
      logNameOfficial: user.logName,
    });
    const session = restricted(inOwnNetworks(credential), "user", (official) => {
      if (!isOfficial(official)) throw kernel.interzis();
      return official;
    });
    return {
      ...user,
      admit: (request, service) =>
        (audienceIn(request) === credential.audience ? session : user).admit(request, service),
    };
  };

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
      const audience = audienceIn(request);
      const taken = takes.find((one) => one.audience === audience);
      if (taken) return recognize(taken.access, request, service);
      const foreign = others.find((one) => one.audience === audience);
      if (!foreign) throw kernel.neautentificat();
      await recognize(foreign.access, request, service);
      throw refusals.altaZona();
    },
  };
}

/** The audience that the token of a request names, which nothing has verified yet. */
function audienceIn(request: Incoming): string | undefined {
  const claims = jwt.decode(bearerToken(request) ?? "");
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
  session: Credential<Official>,
  own: Credential<User>,
  others: readonly Credential<unknown>[],
): Access<User> => zoneAccess<User>("user", [{ ...session, access: inOwnNetworks(session) }, own], others);
