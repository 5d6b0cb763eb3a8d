import * as z from "zod";
import { nameOfSecret, SecretUnavailable, textOfSecret } from "./secret-values.ts";

/** One setting: the environment variable, its rule and its purpose; docs/configuration.md is generated from it. */
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

/** Rules that several rooms use. */
export const name = z.string().min(3);
export const count = z.coerce.number().int().positive();
export const list = (text: string): string[] =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);

/**
 * The settings of every function: those that the files of `shared/` itself, `shared/http/` and `shared/data/` read.
 * Every other room declares its own in its `config.ts`, and a function gets those of the rooms that it imports.
 */
export const settings = {
  stage: setting("STAGE", z.string().min(1), "deployment stage, part of every resource name"),
  version: setting("SERVICE_VERSION", z.string().min(1), "version shown by /info and on every metric"),
  commit: setting("SERVICE_COMMIT", z.string().min(1), "commit that was built"),
  builtAt: setting("SERVICE_BUILT_AT", z.string().min(1), "time of the build, ISO 8601"),
  tablePrefix: setting("TABLE_PREFIX", name, "DynamoDB tables are <prefix>-<service> and <prefix>-ephemeral"),
  pathStyleS3: setting(
    "S3_PATH_STYLE",
    z.stringbool(),
    "address buckets by path (local cloud), not by host name",
  ),
  publicUrl: setting("PUBLIC_URL", z.url(), "public address of the host, without a trailing slash"),
  corsOrigins: setting(
    "CORS_ORIGINS",
    z.string().transform(list),
    "origins that browsers may call from, comma-separated, or *",
  ),
  maxInlineBytes: setting("MAX_INLINE_BYTES", count, "largest content in one request or answer, bytes"),
  metricsFlushSeconds: setting(
    "METRICS_FLUSH_SECONDS",
    z.coerce.number().min(0),
    "minimum time between two additions of metrics, seconds",
  ),
  callerCacheSeconds: setting(
    "CALLER_CACHE_SECONDS",
    z.coerce.number().min(0).max(3600),
    "time for which a caller's record is cached by its revision; a change always takes effect at once",
  ),
  secretCacheSeconds: setting(
    "SECRET_CACHE_SECONDS",
    z.coerce.number().min(1).max(3600),
    "time for which a function uses a secret before it asks for it again, seconds: a rotation is everywhere after it",
  ),
} satisfies Record<string, Setting>;

export type Configuration<S extends Record<string, Setting>> = {
  [K in keyof S]: z.output<S[K]["rule"]>;
};

const known = new Map<string, Setting>();

/** Every setting of this process: the kernel's, then those of the loaded rooms. */
export const knownSettings = (): Setting[] => [...known.values()];

type Environment = Record<string, string | undefined>;

/** As properties of an object that was written down. */
const OWN = { enumerable: true, configurable: true } as const;

/**
 * Reads the `declared` settings from `environment` and registers them. A secret that the environment only names has at each use
 * the value that it has then.
 * @throws Error with one line per missing or wrong value; a line never holds a value.
 */
export function readConfig<S extends Record<string, Setting>>(
  declared: S,
  environment: Environment,
): Configuration<S> {
  for (const one of Object.values(declared)) known.set(one.variable, one);
  const mistakes: string[] = [];
  const values = Object.entries(declared).map(([key, one]): [string, PropertyDescriptor] => {
    const { variable, rule, purpose } = one;
    const given = environment[variable];
    if (one.secret && nameOfSecret(given, "") !== undefined)
      return [key, { ...OWN, get: () => secretValue(one, "", environment) }];
    const result = rule.safeParse(given === "" ? undefined : given);
    if (!result.success) {
      const problem = given ? problemsOf(result.error) : "is missing";
      mistakes.push(`${variable}: ${problem} (${purpose})`);
    }
    return [key, { ...OWN, writable: true, value: result.data }];
  });
  if (mistakes.length > 0) throw new Error(`Configuration is not usable:\n${mistakes.join("\n")}`);
  return Object.defineProperties({}, Object.fromEntries(values)) as Configuration<S>;
}

const problemsOf = ({ issues }: z.ZodError): string => issues.map(({ message }) => message).join("; ");

/** Values as their rules read them, until their texts change. */
const readings = new Map<string, { text: string; value: unknown }>();

/**
 * A secret as it is now. Replaced by one that breaks its rule, it stays as it was, so that a slip in a rotation ends nothing.
 * @param service whose secret it is, where each service has one of its own
 * @throws SecretUnavailable if it was not read yet, or its first value breaks the rule
 */
export function secretValue<S extends z.ZodType>(
  { variable, rule }: Setting<S>,
  service = "",
  environment: Environment = process.env,
): z.output<S> {
  const given = environment[variable] ?? "";
  const text = textOfSecret(given, service);
  const place = `${given} ${service}`;
  const last = readings.get(place);
  if (last?.text === text) return last.value as z.output<S>;
  const result = rule.safeParse(text);
  if (result.success) readings.set(place, { text, value: result.data });
  else if (!last) throw new SecretUnavailable(variable, problemsOf(result.error));
  return (result.success ? result.data : last?.value) as z.output<S>;
}

/** True if the text of a known secret breaks its rule. */
export function isMistaken({ variable, rule }: Setting, service: string): boolean {
  const given = process.env[variable];
  return given !== undefined && !rule.safeParse(textOfSecret(given, service)).success;
}

/** The configuration of this process, read once; a mistake aborts the start. */
export const config: Configuration<typeof settings> = readConfig(settings, process.env);
