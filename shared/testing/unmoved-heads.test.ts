import { channel } from "node:diagnostics_channel";
import { expect, it } from "vitest";
import { takeUnmoved } from "./unmoved-heads.ts";

const committed = channel("temelia.transaction.committed");
const TableName = "temelia-test-documents";
const pk = "document#77";

const document = (fields: object) => ({ Put: { TableName, Item: { pk, sk: "document", ...fields } } });
const grant = { Delete: { TableName, Key: { pk, sk: "grant#client#1" } } };
const head = { Put: { TableName, Item: { pk, sk: "chain" } } };

const unmovedBy = (...writes: object[]): string[] => {
  committed.publish(writes);
  return takeUnmoved();
};

it("a change that the search index would never hear of fails a test: a field of an entry, or a grant, without the head of the chain", () => {
  unmovedBy(document({ denumire: "Act", status: "ACTIV" }), head);
  expect(unmovedBy(document({ denumire: "Alt act", status: "ACTIV" }))).toEqual([`${pk} document`]);
  expect(unmovedBy(grant)).toEqual([`${pk} grant#client#1`]);
});

it("a change that the search index would never hear of is none where the head moves, where the index holds nothing of it, and where what was before is unknown", () => {
  unmovedBy(document({ denumire: "Act", dueAt: "2026" }), head);
  expect(unmovedBy(document({ denumire: "Act" }))).toEqual([]);
  expect(unmovedBy(document({ denumire: "Alt act" }), grant, head)).toEqual([]);
  const other = { Put: { TableName, Item: { pk: "document#78", sk: "document", denumire: "Act" } } };
  expect(unmovedBy(other)).toEqual([]);
});
