import { currentContext } from "../context.ts";
import type { Incoming } from "./request.ts";
import type { Service } from "./service.ts";

/** How a caller authenticates; the name under which OpenAPI shows it. */
export interface SecurityScheme {
  name: string;
  definition: object;
  /** The servers that offer it, if the public address does not (OpenAPI's servers of an operation). */
  servers?(service: { name: string }): object[];
  /** True if a request may omit it, because the credential may be in the body instead. */
  optional?: boolean;
}

/** A limit of requests in windows of a minute. Rules of one name are counted together. */
export interface RateRule<Caller = unknown> {
  name: string;
  /**
   * The requests that are counted together: those from one address, or those of one caller (an account, a machine, a
   * system) from any address. Callers without a name are counted by address in any case.
   */
  by: "address" | "caller";
  perMinute(caller: Caller): number;
}

/** The callers that a route admits, and the `caller` that its handler receives. */
export interface Access<Caller> {
  /** Audience: the first word of operation ids and the zone of metrics. */
  zone: string;
  scheme?: SecurityScheme | undefined;
  /** @throws unauthenticated for an unknown caller, forbidden for a known one without access */
  admit(request: Incoming, service: Service): Promise<Caller>;
  /** A stable name of the caller: scope of idempotency keys, actor of logs. Absent for anonymous callers. */
  identify(caller: Caller): string | undefined;
  /** The name of the caller in logs, if it differs from `identify`: users are logged by their login. */
  logName?(caller: Caller): string;
  /**
   * Checks again the facts that a stored answer of an Idempotency-Key depends on.
   * @throws notFound, forbidden if one no longer holds
   */
  reconfirm?(caller: Caller, grounds: readonly string[]): Promise<void>;
  /** The limits of the audience, each by address or by caller. */
  rates?: readonly RateRule<Caller>[];
}

/** Anonymous access without a rate limit: health, information, contracts. */
export const unrestricted: Access<undefined> = {
  zone: "public",
  admit: () => Promise.resolve(undefined),
  identify: () => undefined,
};

/** The same access with additional rate limits. */
export const limited = <Caller>(
  access: Access<Caller>,
  ...rates: RateRule<NoInfer<Caller>>[]
): Access<Caller> => ({
  ...access,
  rates: [...(access.rates ?? []), ...rates],
});

/** True if the audience has a rate limit. */
export const isLimited = ({ rates = [] }: Pick<Access<unknown>, "rates">): boolean => rates.length > 0;

export const bearer: SecurityScheme = {
  name: "userToken",
  definition: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
};

/** The credential of an `Authorization: Bearer …` header. */
export function bearerToken(request: Incoming): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? "")?.[1];
}

/** The credential of an `Authorization` header, with or without `Bearer`. */
export function bareOrBearerToken(request: Incoming): string | undefined {
  return /^(?:Bearer +)?(\S+) *$/i.exec(request.headers.authorization ?? "")?.[1];
}

export interface BasicCredentials {
  username: string;
  password: string;
}

/**
 * The credentials of an `Authorization: Basic …` header (RFC 7617): UTF-8, split at the first colon, so that
 * passwords may contain others. Undefined if the header is absent or malformed.
 */
export function basicCredentials(request: Incoming): BasicCredentials | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/_-]+=*) *$/i.exec(request.headers.authorization ?? "")?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, "base64").toString("utf8");
  const colon = text.indexOf(":");
  if (colon < 0) return undefined;
  return { username: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** Admits a caller and adds their name to the logs of the request, even if a later check refuses it. */
export async function recognize<Caller>(
  access: Access<Caller>,
  request: Incoming,
  service: Service,
): Promise<Caller> {
  const caller = await access.admit(request, service);
  const context = currentContext();
  const user = access.logName?.(caller) ?? access.identify(caller);
  if (context && user !== undefined) context.user = user;
  return caller;
}

/** The same access, but only for callers who pass `check`, which throws for all others. */
export function restricted<Caller, Narrower extends Caller>(
  access: Access<Caller>,
  zone: string,
  check: (caller: Caller) => Narrower | Promise<Narrower>,
): Access<Narrower> {
  return {
    ...access,
    zone,
    admit: async (request, service) => check(await recognize(access, request, service)),
  };
}
