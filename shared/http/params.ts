import * as z from "zod";
import { Code } from "../text-fields.ts";

/** A number in an address is text; the contract shows it as an integer. */
const digits = (most: number) =>
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

/** Every path parameter of the system and its rule. A path with an unknown parameter does not compile. */
const pathParameters = {
  id: recordId,
  uploadId: recordId,
  linkId: recordId,
  numar: digits(6),
  cod: Code,
  code: Code,
  /** Any text is accepted here: a malformed token gets the same answer as an unknown one. */
  token: z.string(),
  /** A record by its id or by its name. */
  authority: z.union([recordId, z.string().regex(/^ROLE_[A-Z0-9_]{1,45}$/)]),
  login: z.string().regex(/^[A-Za-z0-9._@+-]{1,100}$/),
  asset: z.string().regex(/^[a-z0-9.-]{1,64}$/),
  component: z.string().regex(/^[a-z]{1,32}$/),
  /** A supplier of documents, in upper or lower case. */
  furnizor: z
    .string()
    .toLowerCase()
    .pipe(z.enum(["provider_a", "provider_b"])),
} satisfies Record<string, z.ZodType>;

type Registry = typeof pathParameters;

/** The parameters of a path pattern, in order. */
export function parametersOf(path: string): z.ZodObject {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as keyof Registry);
  return z.object(Object.fromEntries(names.map((name) => [name, pathParameters[name]])));
}

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The parameters of a path pattern, each with the type that the registry gives it. */
export type Params<Path extends string> = {
  [Name in NamesIn<Path>]: Name extends keyof Registry ? z.output<Registry[Name]> : never;
};

/** `Path` itself if the registry knows all its parameters, else a type that no string has. */
export type KnownPath<Path extends string> = [NamesIn<Path>] extends [keyof Registry]
  ? Path
  : { unknownPathParameter: Exclude<NamesIn<Path>, keyof Registry> };
