import type { Zone } from "./zones.ts";

/** A credential of one zone; the audit keeps it only in memory. */
export type Credential =
  | { type: "bearer"; token: string }
  | { type: "basic"; username: string; password: string }
  | { type: "header"; name: string; value: string }
  | { type: "login"; url: string; username: string; password: string }
  | {
      type: "clientCredentials";
      tokenUrl: string;
      clientId: string;
      clientSecret: string;
      scope?: string | undefined;
    };

/** The signed-in callers of an audit: a credential of each zone, and of a second citizen for `scope-self`. */
export type SignedIn = Exclude<Zone, "public"> | "secondCitizen";

/** One credential for all zones, or one per zone. */
export type Credentials = Credential | Partial<Record<SignedIn, Credential>>;

/** An exception from a rule, below addresses that match a glob: `*` one segment, `**` any number of them. */
export interface Waiver {
  rule: string;
  pathPattern: string;
  reason: string;
  /** ISO 8601; absent if a decision keeps the exception. */
  validUntil?: string | undefined;
  /** The decision record that keeps the exception. */
  decision?: string | undefined;
}

/** An operation at a concrete address below the base: `{x}` stands for nothing in it. */
export interface WriteAddress {
  method: string;
  path: string;
}

/** An operation that does nothing for any request, as its owner declares: the only write that may be accepted. */
export interface AcceptedWrite extends WriteAddress {
  body: unknown;
}

/** The limits of an audit. A registration may only lower them. */
export interface Limits {
  requestsPerSecond: number;
  atOnce: number;
  requests: number;
  seconds: number;
  answerSeconds: number;
  bodyBytes: number;
  metricsBytes: number;
  contractBytes: number;
  /** For how many seconds, in total, Retry-After is obeyed. */
  retryAfterSeconds: number;
}

export const mostLimits: Readonly<Limits> = {
  requestsPerSecond: 10,
  atOnce: 2,
  requests: 3_000,
  seconds: 600,
  answerSeconds: 10,
  bodyBytes: 1_000_000,
  metricsBytes: 8_000_000,
  contractBytes: 20_000_000,
  retryAfterSeconds: 60,
};

/** The bytes that are read of an answer, once an audit has kept as much as it can. */
export const LATER_BYTES = 2_000;

/** The limits of a registration, each at most the standard one. */
export function limitsOf({ limits = {} }: Pick<Registration, "limits">): Limits {
  const names = Object.keys(mostLimits) as (keyof Limits)[];
  const lowered = names.map((name) => {
    const asked = limits[name];
    return [name, asked !== undefined && asked > 0 ? Math.min(asked, mostLimits[name]) : mostLimits[name]];
  });
  return Object.fromEntries(lowered) as unknown as Limits;
}

/** A system under audit. At least one of `baseUrl` and `openapiUrl` is present. */
export interface Registration {
  cod: string;
  denumire: string;
  baseUrl?: string | undefined;
  openapiUrl?: string | undefined;
  interval: "daily" | "weekly" | "monthly";
  activ: boolean;
  public: boolean;
  contact: string;
  waivers: Waiver[];
  credentials?: Credentials | undefined;
  probe?: AcceptedWrite | undefined;
  /** Addresses where, as the owner declares, a write leaves nothing: what must be refused is tried only there. */
  dryAddresses?: WriteAddress[] | undefined;
  limits?: Partial<Limits> | undefined;
}

/** The credential of a caller, if the registration has one. */
export function credentialOf({ credentials }: Registration, caller: SignedIn): Credential | undefined {
  if (!credentials) return undefined;
  if (!isOne(credentials)) return credentials[caller];
  return caller === "secondCitizen" ? undefined : credentials;
}

/** All credentials of a registration. */
export const credentialsIn = ({ credentials }: Pick<Registration, "credentials">): Credential[] => {
  if (!credentials) return [];
  return isOne(credentials) ? [credentials] : Object.values(credentials);
};

/** True if every zone is called with the same credential, so that nothing is known about crossing zones. */
export const hasOneCredential = ({ credentials }: Registration): boolean =>
  credentials !== undefined && isOne(credentials);

const isOne = (credentials: Credentials): credentials is Credential => "type" in credentials;
