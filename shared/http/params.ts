import * as z from "zod";
import { Code } from "../text-fields.ts";

/** A number in an address is text; the contract shows it as an integer. */
const digits = (most: number) =>
  z
    .string()
    .regex(new RegExp(`^[1-9][0-9]{0,${most - 1}}$`))
    .transform(Number)
    .meta({ override: showAsInteger });

function showAsInteger({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void {
  delete jsonSchema.pattern;
  Object.assign(jsonSchema, { type: "integer", minimum: 1 });
}

/** Ids are integers below 2^53, so at most 16 digits. */
export const recordId = digits(16).refine(Number.isSafeInteger);

/** Every path parameter of the system and its rule. A path with an unknown parameter does not compile. */
const pathParameters = {
  id: recordId,
  uploadId: recordId,
  numar: digits(6),
  cod: Code,
  code: Code,
  login: z.string().regex(/^[A-Za-z0-9._@+-]{1,100}$/),
  asset: z.string().regex(/^[a-z0-9.-]{1,64}$/),
  component: z.string().regex(/^[a-z]{1,32}$/),
} satisfies Record<string, z.ZodType>;

type Registry = typeof pathParameters;

/** The parameters of a path pattern, in its order. */
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

/** `Path` itself where the registry knows all its parameters, else a type that no string has. */
export type KnownPath<Path extends string> = [NamesIn<Path>] extends [keyof Registry]
  ? Path
  : { unknownPathParameter: Exclude<NamesIn<Path>, keyof Registry> };
