import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { sampleContract } from "../../../../shared/testing/sample-system.ts";
import { breakingChanges } from "./compare.ts";
import { readContract } from "./read-contract.ts";
import { schemaCheck } from "./schema-check.ts";

const read = (text: string) => readContract(Buffer.from(text));
const sample = JSON.stringify(sampleContract(), undefined, 1);

/** Places at equal distances in a text. */
const cuts = (text: string, count: number) =>
  Array.from({ length: count }, (_, i) => Math.floor((text.length * (i + 0.5)) / count));

const withSchemas = (schemas: object) =>
  JSON.stringify({ ...sampleContract(), components: { ...sampleContract().components, schemas } });

it("a contract as JSON is read with its operations and its version", async () => {
  const { operations, version, textDefects, structureDefects } = await read(sample);
  expect([operations.length, version, textDefects, structureDefects]).toEqual([27, "1.2.3", [], []]);
});

it("a contract as YAML has the same operations", async () => {
  const { format, operations, textDefects, structureDefects } = await read(stringify(sampleContract()));
  expect([format, operations.length, textDefects, structureDefects]).toEqual(["yaml", 27, [], []]);
});

it("a contract that is neither names line and column", async () => {
  const [json] = (await read('{"openapi": "3.1.0",\n "info": nu}')).textDefects;
  const [yaml] = (await read("openapi: 3.1.0\ninfo: [1\nx: y: z\n")).textDefects;
  expect([json?.place, yaml?.expected]).toEqual(["2:10", "JSON or YAML"]);
  expect(yaml?.place).toMatch(/^[2-4]:\d+$/);
});

it.each(cuts(sample, 20))("a contract as JSON that is cut at %i is one defect", async (at) => {
  const { document, textDefects } = await read(sample.slice(0, at));
  expect([document, textDefects.length]).toEqual([undefined, 1]);
  expect(textDefects[0]?.place).toMatch(/^\d+:\d+$/);
});

it.each(cuts(stringify(sampleContract()), 20))(
  "a contract as YAML that is cut at %i is read or refused",
  async (at) => {
    const { document, textDefects } = await read(stringify(sampleContract()).slice(0, at));
    expect(document === undefined).toBe(textDefects.length > 0);
  },
);

it.each([
  "",
  "null",
  "7",
  '"openapi"',
  "[]",
  "\ufeff",
  "\u0000",
  "- - -",
  "{}",
  "---\n---\n",
  "? ?",
  "%TAG x",
])("a contract of %j is a defect", async (text) => {
  expect((await read(text)).textDefects.length).toBeGreaterThan(0);
});

it("a contract of bytes that are not UTF-8 is a defect", async () => {
  expect((await readContract(Buffer.from([0x7b, 0xff, 0x7d]))).textDefects).toMatchObject([
    { expected: "UTF-8" },
  ]);
});

it("a contract of Swagger 2 is a defect, and its operations are not judged", async () => {
  const contract = await read('{"swagger": "2.0", "paths": {"/x": {"get": {}}}}');
  expect(contract.textDefects).toMatchObject([{ place: "#/openapi", found: "swagger 2.0" }]);
  expect(contract.operations).toEqual([]);
});

describe("a hostile contract", () => {
  it.each([
    ["JSON of 10,000 levels", "at most 200 levels", `{"a":${"[".repeat(10_000)}${"]".repeat(10_000)}}`],
    ["JSON of a million levels that never end", "at most 200 levels", "[".repeat(1_000_000)],
    [
      "JSON of millions of values",
      "at most 600,000 values",
      `{"openapi": "3.1.0", "x": [${"[1],".repeat(700_000)}1]}`,
    ],
    [
      "YAML of a million values",
      "at most 200,000 values",
      `openapi: 3.1.0\nx:\n${"  - b\n".repeat(1_000_000)}`,
    ],
    [
      "YAML of 10,000 levels in braces",
      "at most 200 levels",
      `a: ${"[".repeat(10_000)}${"]".repeat(10_000)}`,
    ],
    ["YAML of 300 levels by dashes", "at most 200 levels", `a:\n  ${"- ".repeat(300)}x`],
    ["YAML of a ring", "at most 200 levels", "openapi: 3.1.0\npaths: &a\n  /x: *a\n"],
    [
      "YAML whose aliases multiply",
      "values that repeat at most 100 times by aliases",
      `a: &a [${"x, ".repeat(50)}x]\nb: &b [${"*a, ".repeat(50)}*a]\nc: [${"*b, ".repeat(50)}*b]\n`,
    ],
    [
      "YAML that few aliases make large",
      "at most 600,000 values",
      `a: &a [${"x, ".repeat(20_000)}x]\nb: [${"*a, ".repeat(40)}*a]\n`,
    ],
  ])("%s is refused, and the limit is named: %s", async (_, limit, text) => {
    const { document, textDefects } = await read(text);
    expect([document, textDefects.map(({ expected }) => expected)]).toEqual([undefined, [limit]]);
  });

  it("a hostile contract with brackets in texts is not deep", async () => {
    const document = { ...sampleContract(), "x-text": `\\"${"[{".repeat(500)}` };
    expect((await read(JSON.stringify(document))).textDefects).toEqual([]);
  });

  it("a hostile contract of 3,000 levels by dashes in YAML is refused", async () => {
    expect((await read(`a:\n  ${"- ".repeat(3_000)}x`)).document).toBeUndefined();
  });

  it("a hostile contract with aliases that multiply is refused", async () => {
    const level = (i: number) =>
      `l${String(i)}: &l${String(i)} [${Array.from({ length: 9 }, () => `*l${String(i - 1)}`).join(", ")}]`;
    const text = ["l0: &l0 [x, x, x]", ...Array.from({ length: 12 }, (_, i) => level(i + 1))].join("\n");
    expect((await read(text)).document).toBeUndefined();
  });

  it("a hostile contract with a ring of 600 schemas is read, checked and compared", async () => {
    const ring = Object.fromEntries(
      Array.from({ length: 600 }, (_, i) => [
        `S${String(i)}`,
        { type: "object", properties: { next: { $ref: `#/components/schemas/S${String((i + 1) % 600)}` } } },
      ]),
    );
    const contract = await read(
      withSchemas({
        ...sampleContract().components.schemas,
        Office: { $ref: "#/components/schemas/S0" },
        ...ring,
      }),
    );
    const { mismatches } = schemaCheck(contract.document ?? {});
    expect(contract.structureDefects).toEqual([]);
    expect(mismatches({ $ref: "#/components/schemas/S0" }, { next: { next: 7 } })).toMatchObject([
      { place: "#/next/next", keyword: "type" },
    ]);
    expect(breakingChanges(contract, contract)).toEqual([]);
  });

  it("a hostile contract with only a ring of references is a defect, and checks nothing", async () => {
    const contract = await read(
      withSchemas({ A: { $ref: "#/components/schemas/B" }, B: { $ref: "#/components/schemas/A" } }),
    );
    const { mismatches } = schemaCheck(contract.document ?? {});
    expect(mismatches({ $ref: "#/components/schemas/A" }, {}) ?? []).toEqual([]);
    expect(mismatches({ allOf: [{ $ref: "#/components/schemas/C" }] }, {}) ?? []).toEqual([]);
  });

  it("a hostile contract with an exponential pattern is checked in linear time", async () => {
    const { document = {} } = await read(sample);
    const before = process.threadCpuUsage();
    const found = schemaCheck(document).mismatches(
      { type: "string", pattern: "^(a+)+$" },
      `${"a".repeat(5_000)}!`,
    );
    expect(found).toMatchObject([{ keyword: "format" }]);
    expect(process.threadCpuUsage(before).user).toBeLessThan(5_000_000);
  });

  it.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
    "a hostile contract with %s as a name has data under it",
    async (name) => {
      const text = sample
        .replaceAll('"/api/v1/public/offices"', `"/${name}"`)
        .replaceAll('"Office"', `"${name}"`)
        .replaceAll('"nume"', `"${name}"`);
      const contract = await read(text);
      expect(contract.operations.map(({ path }) => path)).toContain(`/${name}`);
      const { mismatches } = schemaCheck(contract.document ?? {});
      expect(
        mismatches({ $ref: "#/components/schemas/StaffOffice" }, JSON.parse(`{"${name}": 7}`)),
      ).not.toEqual([]);
      expect(({} as Record<string, unknown>).id).toBeUndefined();
    },
  );
});

describe("the structure of a contract", () => {
  const defects = async (change: (document: ReturnType<typeof sampleContract>) => void) => {
    const document = sampleContract();
    change(document);
    return (await read(JSON.stringify(document))).structureDefects;
  };
  const list = (document: ReturnType<typeof sampleContract>) =>
    document.paths["/api/v1/staff/requests/{id}"]?.get;

  it("the structure of a contract has references that lead somewhere in it", async () => {
    for (const $ref of [
      "#/components/schemas/Nu",
      "http://127.0.0.1:1/x.json",
      "file:///etc/passwd",
      "x.json",
      "#nu",
    ])
      expect(await defects((one) => void (one.components.schemas.Office = { $ref } as never))).not.toEqual(
        [],
      );
  });

  /** Describes schemas like the contract of Kubernetes. */
  const describingSchemas = (named: object) => (one: ReturnType<typeof sampleContract>) => {
    const text = { type: "string" };
    Object.assign(one.components.schemas, {
      Props: {
        type: "object",
        required: ["$ref"],
        properties: { $ref: text, $id: text, $schema: text, $anchor: text, $dynamicRef: text, ...named },
      },
    });
  };

  it.each(["3.0.3", "3.1.0", "3.2.0"])(
    "the structure of a contract has no reference in a property that is named $ref, nor an anchor in one of that name: OpenAPI %s",
    async (openapi) => {
      const change = describingSchemas({
        properties: { type: "object", additionalProperties: { $ref: "#/components/schemas/Props" } },
        default: { $ref: "#/components/schemas/Office" },
      });
      expect(await defects((one) => (change(one), void (one.openapi = openapi)))).toEqual([]);
    },
  );

  it.each(["properties", "default", "example", "enum"])(
    "the structure of a contract has references in a property that is named %s",
    async (name) => {
      expect(await defects(describingSchemas({ [name]: { $ref: "#/components/schemas/Nu" } }))).toEqual([
        {
          place: `#/components/schemas/Props/properties/${name}`,
          expected: "a $ref to a part of the contract",
          found: "#/components/schemas/Nu",
        },
      ]);
    },
  );

  it("the structure of a contract of a version that does not exist yet is not judged, and said to be none", async () => {
    expect(await defects((one) => void (one.openapi = "3.9.0"))).toMatchObject([{ expected: "OpenAPI 3.x" }]);
  });

  it("the structure of a contract declares the parameters of its paths, and no others", async () => {
    expect(await defects((one) => void Object.assign(list(one) ?? {}, { parameters: [] }))).toMatchObject([
      { expected: "the parameter id is required in path", found: "missing" },
    ]);
    const other = { name: "alt", in: "path", required: true, schema: {} };
    expect(await defects((one) => void list(one)?.parameters.push(other))).toMatchObject([
      { expected: "{alt} in the path" },
    ]);
  });

  it("the structure of a contract has each address once, whatever the names of its parameters", async () => {
    const found = await defects((one) => {
      one.paths["/api/v1/staff/requests/{alt}"] = structuredClone(
        one.paths["/api/v1/staff/requests/{id}"] ?? {},
      );
    });
    expect(found.map(({ place }) => place)).toContain("GET /api/v1/staff/requests/{}");
  });

  it("the structure of a contract describes its answers, and has the properties that OpenAPI asks for", async () => {
    expect(await defects((one) => void delete (one.info as Record<string, unknown>).title)).not.toEqual([]);
    expect(
      await defects((one) => void Object.assign(list(one)?.responses["200"] ?? {}, { description: " " })),
    ).not.toEqual([]);
  });
});
