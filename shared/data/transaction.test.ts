import "../testing/local-cloud.ts";
import { expect, it } from "vitest";
import { CHANGES, cellKeys, type CellCondition } from "./counters.ts";
import { Notes } from "../testing/counted-notes.ts";
import { readItems } from "./repository.ts";
import { transact } from "./transaction.ts";

it("two conditions on the cells of one counter are refused, and neither takes the other's place", async () => {
  const { table } = Notes;
  const condition = (values: object): CellCondition => ({
    table,
    counter: "conditions",
    condition: "attribute_not_exists(activ) OR activ = :yes",
    values: { ":yes": true, ...values },
  });
  const count = { table, count: { counter: "conditions" }, by: 1 };
  await expect(transact([count, condition({}), condition({})])).rejects.toThrow("conditions");
  await transact([count, condition({})]);
  const cells = await readItems(table, cellKeys("conditions"));
  expect(cells.map((cell) => Number(cell?.[CHANGES] ?? 0)).reduce((a, b) => a + b)).toBe(1);
});
