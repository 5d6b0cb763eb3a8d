import "../../../../shared/testing/local-cloud.ts";
import { expect, it } from "vitest";
import { create } from "../../../../shared/data/repository.ts";
import { falsifyTotals, keptTotals, loseCounter } from "../../../../shared/testing/kept-totals.ts";
import { addServiceAdmin } from "../../../../shared/testing/people.ts";
import { Templates } from "../../records/template.ts";
import { handler } from "./upkeep.ts";

it("the upkeep of template administration compares every total with its rows and repairs what differs", async () => {
  await addServiceAdmin("template-admin");
  await create(Templates, { id: 1, name: "Implicit", status_id: "1", template: "[]" });
  const right = { accounts: { rows: 1 }, template: { rows: 1 } };
  expect(await keptTotals(Templates.table)).toEqual(right);
  await falsifyTotals(Templates.table);
  await loseCounter(Templates.table, "template");
  expect(await handler()).toEqual({
    totals: { checked: 2, differing: 2, unsettled: 0, finished: true },
  });
  expect(await keptTotals(Templates.table)).toEqual(right);
});
