import { createPartner, registerOrganization } from "../../testing.ts";
import { expect, it } from "vitest";
import { falsifyTotals, keptTotals, loseCounter } from "../../../../shared/testing/kept-totals.ts";
import { addOrganizationAdmin } from "../../../../shared/testing/people.ts";
import { Projects } from "../../records/project.ts";
import { handler } from "./upkeep.ts";

it("the upkeep of identity compares every total with its rows and repairs what differs", async () => {
  const { organization } = await registerOrganization(await createPartner());
  await addOrganizationAdmin("identity", Number(organization.id));
  const right = await keptTotals(Projects.table);
  expect(Object.keys(right).sort()).toEqual([
    "accounts",
    `accounts#organization#${organization.id}`,
    "organizations",
    "partner",
    "projects",
    `projects#organization#${organization.id}`,
  ]);
  expect((await handler()).totals).toMatchObject({ checked: 6, differing: 0, unsettled: 0 });
  await falsifyTotals(Projects.table);
  for (const counter of ["accounts", "organizations", "partner", "projects"])
    await loseCounter(Projects.table, counter);
  expect(await handler()).toEqual({
    totals: { checked: 6, differing: 6, unsettled: 0, finished: true },
  });
  expect(await keptTotals(Projects.table)).toEqual(right);
});
