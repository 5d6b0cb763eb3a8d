import * as z from "zod";
import type { Language } from "../context.ts";
import type { AppError } from "../errors.ts";
import { config } from "../config.ts";
import { invalidField, kernel } from "../refusals.ts";
import { readJson } from "./json-text.ts";
import { readMultipart } from "./multipart.ts";
import { bodyBytes, mediaTypeOf, type Incoming } from "./request.ts";
import { validate } from "./validation.ts";

/** One way to send a body: its media type, its required content, and how its bytes become values. */
interface MediaType {
  type: string;
  schema: z.ZodType;
  /** The schema in the contract, if more is accepted than it shows. */
  shown?: z.ZodType;
  read(request: Incoming, refuseSize: () => AppError): unknown;
  /** Checks a valid value against the address and maps it to the handler's input. */
  accept?: (value: never, params: BodyContext["params"]) => unknown;
}

/** The bodies that a route accepts; `Value` is the type that the handler receives. */
export interface Body<Value = unknown> {
  media: MediaType[];
  /** Another way to send the same content, shown in the contract beside the first: generators can use one alone. */
  alternative?: Body;
  /** The address for larger content, which is sent in parts; the refusal of an oversized body names it. */
  inPartsAt?: string;
  /** Reads a request without a body as an empty object. */
  mayBeAbsent?: boolean;
  /** Never present; carries the type. */
  value?: Value;
}

/** At an address without the body of the others. */
export const noBody: Body<undefined> = { media: [] };

/** The input for reading a body, apart from its bytes. */
interface BodyContext {
  language: Language;
  /** The parameters of the address. */
  params: Record<string, unknown>;
}

type Shape = Record<string, z.ZodType>;

/** A JSON body. Unknown fields are ignored. */
export const json = <S extends z.ZodType>(schema: S): Body<z.output<S>> => ({
  media: [{ type: "application/json", schema, read: readJson }],
});

/** @throws invalidField for a repeated field: one of its values would be lost */
function readForm(request: Incoming): unknown {
  const sent = [...new URLSearchParams(bodyBytes(request).toString("utf8"))];
  const fields = Object.fromEntries(sent);
  const repeated = sent.find(([name], at) => sent.findIndex(([other]) => other === name) < at);
  if (repeated) throw invalidField(repeated[0], kernel.campRepetat);
  return fields;
}

const FORM = "application/x-www-form-urlencoded";

/**
 * Named fields as JSON or as a form. An absent body is read as one without fields, with any media type: the refusal then
 * names the missing fields, and gateways that drop the body of a GET do no harm.
 */
export const fields = <S extends z.ZodObject>(schema: S): Body<z.output<S>> => ({
  media: [
    { type: "application/json", schema, read: readJson },
    { type: FORM, schema, read: readForm },
  ],
  mayBeAbsent: true,
});

/** The fields of a record without its id, which is in the address or not assigned yet. */
export type Unaddressed<S extends z.ZodObject> = Omit<z.output<S>, "id">;

/**
 * A new record, as JSON. Clients send records back with their id: null is accepted, any other value is refused with
 * 400 `error.idexists`; the contract does not show the id.
 */
export const newRecord = <S extends z.ZodObject>(
  schema: S,
  id: z.ZodType = z.unknown(),
): Body<Unaddressed<S>> => ({
  media: [
    {
      type: "application/json",
      schema: withId(schema, id),
      shown: schema,
      read: readJson,
      accept: refuseId,
    },
  ],
});

/** The new state of the record at the address, as JSON. Another id in the body is 400 `error.idinvalid`. */
export const replacement = <S extends z.ZodObject>(
  schema: S,
  id: z.ZodType = z.unknown(),
): Body<Unaddressed<S>> => ({
  media: [
    {
      type: "application/json",
      schema: withId(schema, id),
      shown: schema,
      read: readJson,
      accept: refuseOtherId,
    },
  ],
});

const withId = (schema: z.ZodObject, id: z.ZodType): z.ZodObject =>
  "id" in schema.shape ? schema : schema.extend({ id: id.optional() });

function refuseId({ id, ...fields }: { id?: unknown }): object {
  if (isGiven(id)) throw kernel.idexists();
  return fields;
}

function refuseOtherId({ id, ...fields }: { id?: unknown }, params: { id?: unknown }): object {
  if (isGiven(id) && id !== params.id) throw kernel.idinvalid();
  return fields;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** The same fields, with null in an optional field meaning that it is absent. */
export type Nullable<S extends z.ZodObject> = z.ZodObject<{
  [Field in keyof S["shape"]]: S["shape"][Field] extends z.ZodOptional
    ? z.ZodNullable<S["shape"][Field]>
    : S["shape"][Field];
}>;

export function nullable<S extends z.ZodObject>(schema: S): Nullable<S> {
  const fields = Object.entries(schema.shape as Shape);
  const shape = fields.map(([name, rule]) => [name, rule instanceof z.ZodOptional ? rule.nullable() : rule]);
  return withExamplesOf(schema, z.object(Object.fromEntries(shape) as Nullable<S>["shape"]));
}

/** A schema with the examples of the one that it is made of: they show which fields go together. */
function withExamplesOf<S extends z.ZodType>(source: z.ZodObject, made: S): S {
  const examples = source.meta()?.examples as z.output<S>[] | undefined;
  return examples ? made.meta({ examples } as z.GlobalMeta) : made;
}

/** The fields of a patch of `Record`: any of them, null for an optional one. */
export type Patch<Record> = {
  [Field in keyof Record]?: undefined extends Record[Field] ? Record[Field] | null : Record[Field];
};

/**
 * A partial change (RFC 7396) of the record at the address: only the fields that were sent, null to remove
 * an optional one; another id in the body is 400 `error.idinvalid`. Defaults of the schema do not apply, so
 * that a field that was not sent is never overwritten.
 */
export function mergePatch<S extends z.ZodObject>(
  schema: S,
  id: z.ZodType = z.unknown(),
): Body<Patch<Unaddressed<S>>> {
  const fields = Object.entries(schema.shape as Shape).map(([field, rule]) => [field, patchField(rule)]);
  const shown = withExamplesOf(schema, z.object(Object.fromEntries(fields) as Shape));
  const patch = withId(shown, id);
  return {
    media: ["application/merge-patch+json", "application/json"].map((type) => ({
      type,
      schema: patch,
      shown,
      read: readJson,
      accept: refuseOtherId,
    })),
  };
}

function patchField(rule: z.ZodType): z.ZodType {
  if (rule instanceof z.ZodDefault) return patchField(rule.unwrap() as z.ZodType).optional();
  if (rule instanceof z.ZodOptional)
    return patchField(rule.unwrap() as z.ZodType)
      .nullable()
      .optional();
  return rule.optional();
}

/** An HTML form, `application/x-www-form-urlencoded`. */
export const form = <S extends z.ZodObject>(schema: S): Body<z.output<S>> => ({
  media: [{ type: FORM, schema, read: readForm }],
});

/**
 * A multipart form. Parts that are files are declared by `file()`; empty text parts count as absent. A list has one part
 * for each of its values. A part that is not declared, or is sent twice, is refused by name: its value would be lost.
 */
export const multipart = <S extends Shape>(shape: S): Body<z.output<z.ZodObject<S>>> => ({
  media: [
    {
      type: "multipart/form-data",
      schema: z.strictObject(shape),
      read: async (request, refuseSize) => valuesOf(await readMultipart(request, refuseSize), shape),
    },
  ],
});

/** @throws invalidField for a repeated part that is not a list */
function valuesOf(parts: Map<string, unknown[]>, shape: Shape): unknown {
  const values = [...parts].map(([name, sent]) => {
    if (isList(shape[name])) return [name, sent.length > 0 ? sent : undefined];
    if (sent.length > 1) throw invalidField(name, kernel.campRepetat);
    return [name, sent[0]];
  });
  return Object.fromEntries(values) as unknown;
}

const isList = (rule: z.ZodType | undefined): boolean =>
  rule instanceof z.ZodOptional ? isList(rule.unwrap() as z.ZodType) : rule instanceof z.ZodArray;

/** One body or another, distinguished by its media type. The contract's request is the first. */
export const oneOf = <A, B>(
  first: Body<A>,
  second: Body<B>,
  options: Pick<Body, "inPartsAt"> = {},
): Body<A | B> => ({
  ...options,
  media: [...first.media, ...second.media],
  alternative: second,
});

/** Plain text, or the same text in a JSON body: in a field, or alone. */
export const textOr = <S extends z.ZodObject>(schema: S): Body<string | z.output<S>> => ({
  media: [
    { type: "text/plain", schema: z.string().min(1), read: (request) => bodyBytes(request).toString("utf8") },
    {
      type: "application/json",
      schema: z.union([schema, z.string().min(1)]),
      shown: schema,
      read: readJson,
    },
  ],
});

/**
 * The body of a request as its route declares it.
 * @throws unsupportedMedia, tooLarge, or badRequest for a body that cannot be parsed or does not fit the schema
 */
export async function readBody<T>(body: Body<T>, request: Incoming, context: BodyContext): Promise<T> {
  const { language, params } = context;
  const [first] = body.media;
  if (first && body.mayBeAbsent && bodyBytes(request).length === 0)
    return (await validate(first.schema, {}, language)) as T;
  const media = mediaFor(body, request);
  if (bodyBytes(request).length > config.maxInlineBytes + FORM_OVERHEAD) {
    throw tooLargeFor(body);
  }
  const read = await media.read(request, () => tooLargeFor(body));
  const value = await validate(media.schema, read, language);
  return (media.accept ? media.accept(value as never, params) : value) as T;
}

function tooLargeFor({ inPartsAt: adresa }: Body): AppError {
  const limita = config.maxInlineBytes;
  return adresa === undefined ? kernel.preaMare({ limita }) : kernel.preaMareDeOdata({ limita, adresa });
}

/** Bytes that boundaries and the other parts of a form may add to the file. */
const FORM_OVERHEAD = 65_536;

function mediaFor(body: Body, request: Incoming): MediaType {
  const sent = mediaTypeOf(request);
  const media = sent
    ? body.media.find(({ type }) => type === sent)
    : body.media.find(({ type }) => type.endsWith("json"));
  if (media) return media;
  const accepted = body.media.map(({ type }) => type).join(", ");
  throw kernel.tipNeacceptat({ tip: sent ?? "—", acceptate: accepted }, { headers: { accept: accepted } });
}
