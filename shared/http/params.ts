import * as z from "zod";

/** A number in an address is text; the contract shows it as an integer. */
export const digits = (most: number) =>
  z
    .string()
    .regex(new RegExp(`^[1-9][0-9]{0,${most - 1}}$`))
    .transform(Number)
    .meta({ override: showAs(integerOf(most)) });

/** Replaces the contract's schema of a rule that reads text: generators use the type of the value, not of the text. */
export const showAs =
  (shown: object) =>
  ({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void => {
    delete jsonSchema.pattern;
    delete jsonSchema.anyOf;
    Object.assign(jsonSchema, shown);
  };

/** The positive integers with this many digits, as clients in other languages read them. */
const integerOf = (digits: number) => ({
  type: "integer",
  format: digits > 9 ? "int64" : "int32",
  minimum: 1,
  maximum: Math.min(10 ** digits - 1, Number.MAX_SAFE_INTEGER),
});

/** Ids are integers below 2^53, so at most 16 digits. */
export const recordId = digits(16).refine(Number.isSafeInteger);

/** The rules of path parameters by name: each reads a text. */
export type PathParameters = Readonly<Record<string, z.ZodType>>;

/** The path parameters of every service; a service adds its own (`Service.pathParameters`). */
const commonParameters = {
  id: recordId,
  /** Any text is accepted here: a malformed token gets the same answer as an unknown one. */
  token: z.string(),
  login: z.string().regex(/^[A-Za-z0-9._@+-]{1,100}$/),
  asset: z.string().regex(/^[a-z0-9.-]{1,64}$/),
  component: z.string().regex(/^[a-z]{1,32}$/),
  /** A record: its kind and its id, `users-7`. */
  record: z.string().regex(/^[a-z-]{1,40}-[0-9]{1,16}$/),
  /** A background job: its noun and the id of its row, `import-7`. */
  job: z.string().regex(/^[a-z-]{1,32}-[0-9]{1,16}$/),
} satisfies PathParameters;

type Registry<Own> = Omit<typeof commonParameters, keyof Own> & Own;

/** The parameters of a path pattern, in order. A path with an unknown parameter does not compile. */
export function parametersOf({ path, pathParameters }: ParameterizedPath): z.ZodObject {
  const registry: PathParameters = { ...commonParameters, ...pathParameters };
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return z.object(Object.fromEntries(names.map((name) => [name, registry[name] as z.ZodType])));
}

interface ParameterizedPath {
  path: string;
  /** Those that the service adds. */
  pathParameters: PathParameters;
}

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The parameters of a path pattern, each with the type that the registry gives it. */
export type Params<Path extends string, Own = unknown> = {
  [Name in NamesIn<Path>]: Name extends keyof Registry<Own> ? z.output<Registry<Own>[Name]> : never;
};

/** `Path` itself if the registry knows all its parameters, else a type that no string has. */
export type KnownPath<Path extends string, Own = unknown> = [NamesIn<Path>] extends [keyof Registry<Own>]
  ? Path
  : { unknownPathParameter: Exclude<NamesIn<Path>, keyof Registry<Own>> };
