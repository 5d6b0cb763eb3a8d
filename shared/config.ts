import * as z from "zod";

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
} satisfies Record<string, Setting>;

export type Configuration<S extends Record<string, Setting>> = { [K in keyof S]: z.output<S[K]["rule"]> };

const known = new Map<string, Setting>();

/** Every setting of this process: the kernel's, then those of the loaded rooms. */
export const knownSettings = (): Setting[] => [...known.values()];

/**
 * Reads the `declared` settings from `environment` and registers them.
 * @throws Error with one line per missing or wrong value; a line never holds a value.
 */
export function readConfig<S extends Record<string, Setting>>(
  declared: S,
  environment: Record<string, string | undefined>,
): Configuration<S> {
  for (const one of Object.values(declared)) known.set(one.variable, one);
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

/** The configuration of this process, read once; a mistake aborts the start. */
export const config: Configuration<typeof settings> = readConfig(settings, process.env);
