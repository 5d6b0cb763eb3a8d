import { isIP } from "node:net";
import * as z from "zod";

/** One setting: the environment variable, its rule, and what it is for (the reference is made from this). */
export interface Setting<S extends z.ZodType = z.ZodType> {
  variable: string;
  rule: S;
  purpose: string;
  secret: boolean;
}

export const setting = <S extends z.ZodType>(variable: string, rule: S, purpose: string): Setting<S> => ({
  variable,
  rule,
  purpose,
  secret: false,
});

export const secret = <S extends z.ZodType>(variable: string, rule: S, purpose: string): Setting<S> => ({
  ...setting(variable, rule, purpose),
  secret: true,
});

const name = z.string().min(3);
const count = z.coerce.number().int().positive();
const flag = z.stringbool();
const list = (text: string): string[] =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
const MOST_BITS: Record<number, number> = { 4: 32, 6: 128 };
const isNetwork = (text: string): boolean => {
  const [address = "", bits = "0", ...more] = text.split("/");
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (MOST_BITS[isIP(address)] ?? -1);
};
const signingKey = z.string().refine((value) => Buffer.byteLength(value) >= 64, "needs at least 64 bytes");

/** What every function gets. A setting of one function alone is declared beside it, in a `settings.ts` of its folder. */
export const settings = {
  stage: setting("STAGE", z.string().min(1), "deployment stage, part of every resource name"),
  version: setting("SERVICE_VERSION", z.string().min(1), "version shown by /info and on every metric"),
  commit: setting("SERVICE_COMMIT", z.string().min(1), "commit that was built"),
  builtAt: setting("SERVICE_BUILT_AT", z.string().min(1), "time of the build, ISO 8601"),
  tablePrefix: setting("TABLE_PREFIX", name, "DynamoDB tables are <prefix>-<service> and <prefix>-ephemeral"),
  contentBucket: setting("CONTENT_BUCKET", name, "bucket of the versions' content"),
  stagingBucket: setting("STAGING_BUCKET", name, "bucket of uploads on their way"),
  deliveryBucket: setting("DELIVERY_BUCKET", name, "bucket of short-lived delivery copies"),
  contentKey: setting("CONTENT_KEY", name, "KMS key (id, ARN or alias) that wraps data keys"),
  queueUrlPrefix: setting("QUEUE_URL_PREFIX", z.url(), "queue addresses are <prefix><queue name>"),
  pathStyleS3: setting("S3_PATH_STYLE", flag, "address buckets by path (local cloud), not by host name"),
  publicUrl: setting("PUBLIC_URL", z.url(), "address of the host as people see it, without a trailing slash"),
  corsOrigins: setting(
    "CORS_ORIGINS",
    z.string().transform(list),
    "origins that browsers may call from, comma-separated, or *",
  ),
  userTokenSecret: secret("USER_TOKEN_SECRET", signingKey, "HS512 key of user tokens, at least 64 bytes"),
  passwordDenylist: setting("PASSWORD_DENYLIST", flag, "refuse the most common passwords"),
  maxInlineBytes: setting("MAX_INLINE_BYTES", count, "largest content in one request or answer, bytes"),
  maxDirectBytes: setting(
    "MAX_DIRECT_BYTES",
    count,
    "largest content that is stored or opened within its request, bytes; above it in the background",
  ),
  privateStoreAddresses: setting(
    "PRIVATE_STORE_ADDRESSES",
    z
      .string()
      .transform((text) => (text === "none" ? [] : list(text)))
      .refine((networks) => networks.every(isNetwork), "needs addresses, networks as address/bits, or none"),
    "private addresses and networks where a tenant's own store may be, comma-separated, or none",
  ),
  publicRatePerMinute: setting(
    "PUBLIC_RATE_PER_MINUTE",
    count,
    "requests a minute per address in public routes",
  ),
  metricsFlushSeconds: setting(
    "METRICS_FLUSH_SECONDS",
    z.coerce.number().min(0),
    "longest wait before metrics are added up",
  ),
  callerCacheSeconds: setting(
    "CALLER_CACHE_SECONDS",
    z.coerce.number().min(0).max(30),
    "how long a caller's record is believed",
  ),
  strictIdno: setting("STRICT_IDNO", flag, "check the control digit of IDNP and IDNO"),
  identityUrl: setting("IDENTITY_URL", z.url(), "address of the identity service, without a trailing slash"),
  systemId: setting("SYSTEM_ID", z.string().min(1), "provider id of the invoicing service at identity"),
  invoiceDueDays: setting("INVOICE_DUE_DAYS", count.max(365), "days in which an invoice can be paid"),
  smtpUrl: secret("SMTP_URL", z.url(), "mail server, smtp://user:password@host:port"),
  mailFrom: setting("MAIL_FROM", z.string().min(3), "sender of the system's mail"),
} satisfies Record<string, Setting>;

export type Configuration<S extends Record<string, Setting>> = { [K in keyof S]: z.output<S[K]["rule"]> };

/**
 * Reads what `declared` says from `environment`.
 * @throws Error with one line per missing or wrong value; no value is ever part of a line.
 */
export function readConfig<S extends Record<string, Setting>>(
  declared: S,
  environment: Record<string, string | undefined>,
): Configuration<S> {
  const mistakes: string[] = [];
  const values = Object.entries(declared).map(([key, { variable, rule, purpose }]) => {
    const given = environment[variable];
    const result = rule.safeParse(given === "" ? undefined : given);
    if (!result.success) {
      const problem = given ? result.error.issues.map((issue) => issue.message).join("; ") : "is missing";
      mistakes.push(`${variable}: ${problem} (${purpose})`);
    }
    return [key, result.data];
  });
  if (mistakes.length > 0) throw new Error(`Configuration is not usable:\n${mistakes.join("\n")}`);
  return Object.fromEntries(values) as Configuration<S>;
}

/** The configuration of this process, read once; a mistake stops the start. */
export const config: Configuration<typeof settings> = readConfig(settings, process.env);
