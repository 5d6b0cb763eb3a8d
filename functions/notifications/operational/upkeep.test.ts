import { createSystem, createTemplate } from "../testing.ts";
import { expect, it } from "vitest";
import { falsifyTotals, keptTotals } from "../../../shared/testing/kept-totals.ts";
import { Systems } from "../records/system.ts";
import { handler } from "./upkeep.ts";

it("the upkeep of notifications compares every total with its rows and repairs what differs", async () => {
  const { id } = await createSystem();
  await createTemplate({ sistemId: id });
  const right = {
    accounts: { rows: 1 },
    systems: { rows: 1 },
    templates: { rows: 1 },
    [`templates#system#${id}`]: { rows: 1 },
  };
  expect(await keptTotals(Systems.table)).toEqual(right);
  await falsifyTotals(Systems.table);
  const { totals } = await handler();
  expect(totals).toMatchObject({ differing: 4, unsettled: 0, finished: true });
  expect(await keptTotals(Systems.table)).toEqual(right);
});
