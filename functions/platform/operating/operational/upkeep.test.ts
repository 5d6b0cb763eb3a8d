import { administrator, createSystem } from "../../testing.ts";
import { expect, it } from "vitest";
import { falsifyTotals, keptTotals, loseCounter } from "../../../../shared/testing/kept-totals.ts";
import { askForAudit } from "../../audits/ask-for-audit.ts";
import { Systems } from "../../records/system.ts";
import { handler } from "./upkeep.ts";

it("the upkeep of the platform compares every total with its rows and repairs what differs", async () => {
  await administrator();
  const { id } = await createSystem({ public: true });
  await askForAudit(id, { trigger: "demand", zone: "admin" });
  const right = await keptTotals(Systems.table);
  expect(right).toMatchObject({
    systems: { rows: 1 },
    "systems#published": { rows: 1 },
    audits: { rows: 1 },
  });
  await falsifyTotals(Systems.table);
  await loseCounter(Systems.table, "audits");
  const report = await handler();
  expect(report).toMatchObject({ totals: { unsettled: 0, finished: true } });
  expect(report.totals.differing).toBe(Object.keys(right).length);
  expect(await keptTotals(Systems.table)).toEqual(right);
});
