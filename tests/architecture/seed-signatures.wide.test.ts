import { expect, it } from "vitest";
import "../../shared/testing/local-cloud.ts";
import { read } from "../../shared/data/repository.ts";
import { Documents } from "../../functions/documents/records/document.ts";
import { loadPerson } from "../../functions/documents/access/load-person.ts";
import { verifyInside } from "../../functions/documents/making/signatures/verify-inside.ts";
import { people } from "../../localstack/demo/data.ts";
import { seed } from "../../localstack/demo/seed.ts";

async function verdictsOf(id: number) {
  const operator = people.find(({ login }) => login === "ion.operator");
  const caller = operator && (await loadPerson(operator.id));
  if (!caller) throw new Error("nobody verifies");
  return (await verifyInside(caller, id, undefined)).map(({ status, motiv }) => motiv ?? status);
}

it("the demo holds a document signed by two and a changed copy, and a second start leaves them alone", async () => {
  expect(await seed()).toBe(true);
  expect(await verdictsOf(21)).toEqual(["VALIDA", "VALIDA"]);
  expect(await verdictsOf(22)).toEqual(["CONTINUT_MODIFICAT", "CONTINUT_MODIFICAT"]);
  const before = await read(Documents, { id: 21 });
  expect(await seed()).toBe(false);
  expect(await read(Documents, { id: 21 })).toEqual(before);
});
