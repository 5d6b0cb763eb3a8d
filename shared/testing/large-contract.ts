import { sampleContract, type SampleContract } from "./sample-system.ts";

/** Operations of one resource of the sample: list, read, create, replace, update, remove. */
const OF_A_RESOURCE = 6;

/**
 * A contract with this many operations at least, as long as a system with many resources has it: each of them has its own
 * schemas, which refer to one another, and long descriptions.
 */
export function largeContract({ operations, bytes }: { operations: number; bytes: number }): SampleContract {
  const document = sampleContract();
  const { paths } = document;
  const [collection, item] = [
    paths["/api/v1/admin/offices"] ?? {},
    paths["/api/v1/admin/offices/{id}"] ?? {},
  ];
  const count = Math.ceil(operations / OF_A_RESOURCE);
  for (let i = 0; i < count; i += 1) {
    const name = `things-${String(i)}s`;
    const own = (value: unknown): unknown =>
      JSON.parse(
        JSON.stringify(value)
          .replaceAll("StaffOffice", `Thing${String(i)}`)
          .replaceAll("NewOffice", `NewThing${String(i)}`)
          .replaceAll("admin.offices", `admin.${name}`),
      );
    paths[`/api/v1/admin/${name}`] = own(collection) as typeof collection;
    paths[`/api/v1/admin/${name}/{id}`] = own(item) as typeof item;
    addSchemas(document, i, count);
  }
  describe(document, bytes);
  return document;
}

/** The schemas of a resource: each refers to the next one, so that all of them are a ring. */
function addSchemas({ components: { schemas } }: SampleContract, i: number, count: number): void {
  const { StaffOffice, StaffOfficePage, NewOffice } = structuredClone(schemas);
  if (!StaffOffice || !StaffOfficePage || !NewOffice) throw new Error("the sample has no offices");
  const next = `#/components/schemas/Thing${String((i + 1) % count)}`;
  StaffOffice.properties.urmatorul = { oneOf: [{ $ref: next }, { type: "null" }] };
  StaffOfficePage.properties.items = {
    type: "array",
    items: { $ref: `#/components/schemas/Thing${String(i)}` },
  };
  Object.assign(schemas, {
    [`Thing${String(i)}`]: StaffOffice,
    [`Thing${String(i)}Page`]: StaffOfficePage,
    [`NewThing${String(i)}`]: NewOffice,
  });
}

/** Describes each operation until the contract has its length. */
function describe(document: SampleContract, bytes: number): void {
  const all = Object.values(document.paths).flatMap((item) => Object.values(item));
  const missing = bytes - JSON.stringify(document).length;
  const description = "Descrierea operațiunii. ".repeat(Math.max(0, Math.ceil(missing / all.length / 24)));
  for (const operation of all) operation.description = description;
}
