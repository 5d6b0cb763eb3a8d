import { describe, expect, it } from "vitest";
import { sampleContract, type SampleContract } from "../../../../shared/testing/sample-system.ts";
import { breakingChanges } from "./compare.ts";
import { readContract } from "./read-contract.ts";

const read = (document: object) => readContract(Buffer.from(JSON.stringify(document)));

async function changesOf(
  change: (document: SampleContract) => void,
  before?: (document: SampleContract) => void,
) {
  const [base, next] = [sampleContract(), sampleContract()];
  before?.(base);
  before?.(next);
  change(next);
  return breakingChanges(await read(base), await read(next)).map(
    ({ operation, place }) => `${operation} ${place}`,
  );
}

const schema = (document: SampleContract, name: string) =>
  document.components.schemas[name] as Record<string, unknown> & {
    properties: Record<string, object>;
    required: string[];
  };
const list = (document: SampleContract) => document.paths["/api/v1/staff/requests"]?.get;
const create = (document: SampleContract) => document.paths["/api/v1/app/requests"]?.post;
const CREATE = "POST /api/v1/app/requests";
const LIST = "GET /api/v1/staff/requests";

const harmless: Record<string, (document: SampleContract) => void> = {
  nothing: () => undefined,
  "a new field of an answer": (one) => void (schema(one, "Request").properties.nou = { type: "string" }),
  "a new optional field of a body": (one) =>
    void (schema(one, "NewRequest").properties.nou = { type: "string" }),
  "a new operation": (one) =>
    void (one.paths["/api/v1/staff/noutati"] = structuredClone(one.paths["/api/v1/staff/requests"] ?? {})),
  "a new optional parameter": (one) =>
    void list(one)?.parameters.push({ name: "nou", in: "query", schema: {} }),
  "another operationId": (one) => void Object.assign(list(one) ?? {}, { operationId: "alt" }),
  "another name of a path parameter": (one) => {
    const item = one.paths["/api/v1/staff/requests/{id}"];
    delete one.paths["/api/v1/staff/requests/{id}"];
    if (item?.get)
      one.paths["/api/v1/staff/requests/{nr}"] = {
        get: {
          ...item.get,
          parameters: [{ name: "nr", in: "path", required: true, schema: { type: "string" } }],
        },
      };
  },
  "a wider body": (one) => void (schema(one, "NewRequest").properties.titlu = { type: ["string", "number"] }),
  "a field of a body that is no longer required": (one) => void (schema(one, "NewRequest").required = []),
  "a narrower answer": (one) =>
    void (schema(one, "Request").properties.titlu = { type: "string", maxLength: 5 }),
  "a renamed component": (one) => {
    one.components.schemas.Cerere = one.components.schemas.Request as never;
    const text = JSON.stringify(one.paths).replaceAll('schemas/Request"', 'schemas/Cerere"');
    one.paths = JSON.parse(text) as SampleContract["paths"];
    schema(one, "RequestPage").properties.items = {
      type: "array",
      items: { $ref: "#/components/schemas/Cerere" },
    };
  },
};

const circle = { type: "object", properties: { raza: { type: "number" } }, required: ["raza"] };
const square = { type: "object", properties: { latura: { type: "number" } }, required: ["latura"] };
const line = { type: "object", properties: { lungime: { type: "number" } }, required: ["lungime"] };
const formsOf =
  (name: string, keyword: string, ...forms: unknown[]) =>
  (one: SampleContract) =>
    void (schema(one, name).properties.titlu = { [keyword]: forms });

describe.each(["oneOf", "anyOf"])("of the forms of %s", (keyword) => {
  const [sent, received] = [`${CREATE} body.titlu`, `${LIST} 200.items.[].titlu`];
  const changed = (name: string, before: unknown[], after: unknown[]) =>
    changesOf(formsOf(name, keyword, ...after), formsOf(name, keyword, ...before));

  it("the order does not matter, nor where in it a new form of a body comes", async () => {
    for (const name of ["NewRequest", "Request"])
      expect(await changed(name, [circle, square], [square, circle])).toEqual([]);
    for (const after of [
      [line, circle, square],
      [circle, line, square],
      [circle, square, line],
    ])
      expect(await changed("NewRequest", [circle, square], after)).toEqual([]);
  });

  it("one that goes breaks a body, and one that comes breaks an answer, wherever it is", async () => {
    for (const [i, rest] of [
      [0, [square, line]],
      [1, [circle, line]],
      [2, [circle, square]],
    ] as const) {
      expect(await changed("NewRequest", [circle, square, line], [...rest])).toContain(
        `${sent}.${keyword}.${i}`,
      );
      expect(await changed("Request", [...rest], [circle, square, line])).toContain(
        `${received}.${keyword}.${i}`,
      );
      expect(await changed("Request", [circle, square, line], [...rest])).toEqual([]);
    }
  });

  it("one that changes is reported at its place", async () => {
    const narrower = { ...square, properties: { latura: { type: "number", maximum: 7 } } };
    expect(await changed("NewRequest", [circle, square], [circle, narrower])).toContain(
      `${sent}.${keyword}.1.latura.maximum`,
    );
    expect(await changed("NewRequest", [circle, narrower], [square, circle])).toEqual([]);
  });

  it("a body that took only one of them may take the others too; an answer may not become another one", async () => {
    const alone = (name: string) => (one: SampleContract) =>
      void (schema(one, name).properties.titlu = circle);
    const both = (name: string) => formsOf(name, keyword, square, circle);
    expect(await changesOf(both("NewRequest"), alone("NewRequest"))).toEqual([]);
    expect(await changesOf(alone("NewRequest"), both("NewRequest"))).not.toEqual([]);
    expect(await changesOf(both("Request"), alone("Request"))).not.toEqual([]);
    expect(await changesOf(alone("Request"), both("Request"))).toEqual([]);
  });
});

it("parts of allOf may change their order; a new part narrows a body, and one that goes breaks an answer", async () => {
  const changed = (name: string, before: unknown[], after: unknown[]) =>
    changesOf(formsOf(name, "allOf", ...after), formsOf(name, "allOf", ...before));
  expect(await changed("NewRequest", [circle, square], [square, circle])).toEqual([]);
  expect(await changed("NewRequest", [circle], [line, circle])).toContain(`${CREATE} body.titlu.allOf.0`);
  expect(await changed("NewRequest", [circle, line], [line])).toEqual([]);
  expect(await changed("Request", [circle, line], [line])).toContain(`${LIST} 200.items.[].titlu.allOf.0`);
  expect(await changed("Request", [circle], [line, circle])).toEqual([]);
});

it("what was judged by a ring that does not fit after all is judged again", async () => {
  // A and B refer to each other; in the new contract B promises less.
  const ring = (required: string[]) => (one: SampleContract) => {
    one.components.schemas.A = { type: "object", properties: { b: { $ref: "#/components/schemas/B" } } };
    one.components.schemas.B = {
      type: "object",
      properties: { a: { $ref: "#/components/schemas/A" }, nr: { type: "integer" } },
      required,
    };
    formsOf("Request", "oneOf", { $ref: "#/components/schemas/B" }, { $ref: "#/components/schemas/A" })(one);
    schema(one, "Request").properties.inel = { $ref: "#/components/schemas/A" };
  };
  expect(await changesOf(ring(["nr"]), ring(["nr"]))).toEqual([]);
  expect(await changesOf(ring([]), ring(["nr"]))).toContain(`${LIST} 200.items.[].inel.b.nr`);
});

describe("a compatible change breaks nothing", () => {
  it.each(Object.keys(harmless))("%s", async (name) => {
    expect(await changesOf(harmless[name] ?? (() => undefined))).toEqual([]);
  });
});

const breaking: Record<string, [string, (document: SampleContract) => void]> = {
  "a field of an answer is gone": [
    `${LIST} 200.items.[].titlu`,
    (one) => void delete schema(one, "Request").properties.titlu,
  ],
  "a field of an answer is no longer promised": [
    `${LIST} 200.items.[].titlu`,
    (one) => void (schema(one, "Request").required = ["id", "creatLa"]),
  ],
  "a field of an answer has another type": [
    `${LIST} 200.items.[].titlu`,
    (one) => void (schema(one, "Request").properties.titlu = { type: "integer" }),
  ],
  "an answer may be null": [
    `${LIST} 200.items.[].titlu`,
    (one) => void (schema(one, "Request").properties.titlu = { type: ["string", "null"] }),
  ],
  "a body asks for more": [
    `${CREATE} body.nou`,
    (one) =>
      void Object.assign(schema(one, "NewRequest"), {
        properties: { titlu: { type: "string" }, nou: {} },
        required: ["titlu", "nou"],
      }),
  ],
  "a body takes less": [
    `${CREATE} body.titlu.maxLength`,
    (one) => void (schema(one, "NewRequest").properties.titlu = { type: "string", maxLength: 5 }),
  ],
  "a body takes fewer values": [
    `${CREATE} body.titlu`,
    (one) => void (schema(one, "NewRequest").properties.titlu = { type: "string", enum: ["a"] }),
  ],
  "a body has a pattern": [
    `${CREATE} body.titlu.pattern`,
    (one) => void (schema(one, "NewRequest").properties.titlu = { type: "string", pattern: "^a" }),
  ],
  "a parameter is required": [
    `${LIST} query page`,
    (one) => void Object.assign(list(one)?.parameters[0] ?? {}, { required: true }),
  ],
  "a parameter is gone": [`${LIST} query page`, (one) => void list(one)?.parameters.shift()],
  "an answer is gone": [`${CREATE} 201`, (one) => void delete create(one)?.responses["201"]],
  "a media type is gone": [
    `${CREATE} body`,
    (one) =>
      void Object.assign(create(one) ?? {}, {
        requestBody: { required: true, content: { "text/plain": {} } },
      }),
  ],
  "a public address asks for credentials": [
    "GET /api/v1/public/offices security",
    (one) =>
      void Object.assign(one.paths["/api/v1/public/offices"]?.get ?? {}, { security: [{ token: [] }] }),
  ],
};

describe("a change that breaks clients is named with its place", () => {
  it.each(Object.keys(breaking))("%s", async (name) => {
    const [place, change] = breaking[name] ?? ["", () => undefined];
    expect(await changesOf(change)).toContain(place);
  });

  it("a value of an answer that was not there before", async () => {
    const values =
      (...all: string[]) =>
      (one: SampleContract) =>
        void (schema(one, "Request").properties.titlu = { type: "string", enum: all });
    expect(await changesOf(values("a", "b"), values("a"))).toContain(`${LIST} 200.items.[].titlu`);
    expect(await changesOf(values("a"), values("a", "b"))).toEqual([]);
  });
});
