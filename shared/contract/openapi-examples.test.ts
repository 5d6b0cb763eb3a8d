import { expect, it } from "vitest";
import * as z from "zod";
import { exampleOf, type JsonSchema } from "./openapi-examples.ts";

const schemas = {
  text: z.string(),
  short: z.string().max(3),
  long: z.string().min(200),
  pattern: z.string().regex(/^[A-Z]{3}-\d{4}-[0-9A-Z]{10}$/),
  email: z.email(),
  moment: z.iso.datetime(),
  address: z.url(),
  uuid: z.uuid(),
  count: z.int().min(5),
  above: z.number().gt(2),
  flag: z.boolean(),
  one: z.enum(["b", "a"]),
  constant: z.literal("x"),
  preset: z.int().default(7),
  nothing: z.object({ error: z.null() }),
  nullable: z.string().nullable(),
  choice: z.union([z.object({ a: z.int() }), z.string()]),
  list: z.array(z.object({ denumire: z.string() })).min(1),
  both: z.intersection(z.object({ a: z.int() }), z.object({ b: z.string() })),
  map: z.record(z.string(), z.string()),
  named: z.object({
    creatLa: z.iso.datetime(),
    cod: z.string().regex(/^[a-z]+$/),
    etichete: z.array(z.string().max(6)),
  }),
};

it.each(Object.entries(schemas))("an example fits its schema: %s", (_name, schema) => {
  const example = exampleOf(z.toJSONSchema(schema) as JsonSchema, {});
  expect(schema.safeParse(example).error).toBeUndefined();
});

it("an example is what the schema itself gives as one", () => {
  expect(exampleOf({ type: "string", examples: ["B-12"] }, {})).toBe("B-12");
});

it("an example looks like what the field usually holds, unless its rule forbids that", () => {
  const schema = z.object({ denumire: z.string(), creatDe: z.string().max(3) });
  expect(exampleOf(z.toJSONSchema(schema) as JsonSchema, {})).toEqual({
    denumire: "Cerere de eliberare a certificatului",
    creatDe: "12",
  });
});

it("an example of a schema that refers to itself ends", () => {
  const Node: JsonSchema = { type: "object", properties: { next: { $ref: "#/components/schemas/Node" } } };
  expect(JSON.stringify(exampleOf(Node, { Node }))).toMatch(/^(\{"next":)+null\}+$/);
});
