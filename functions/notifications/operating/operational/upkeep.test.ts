import { createSystem, createTemplate } from "../../testing.ts";
import { expect, it } from "vitest";
import { falsifyTotals, keptTotals } from "../../../../shared/testing/kept-totals.ts";
import {
  createContact,
  createDevice,
  createPreference,
  createRecipient,
} from "../../recipients/registry/testing.ts";
import { Systems } from "../../records/system.ts";
import { handler } from "./upkeep.ts";

/** Each record above is made by a different administrator. */
const ADMINISTRATORS = 6;

it("the upkeep of notifications compares every total with its rows and repairs what differs", async () => {
  const { id } = await createSystem();
  await createTemplate({ sistemId: id });
  const { id: recipientId } = await createRecipient();
  for (let i = 0; i < 3; i += 1) await createContact(recipientId);
  await createPreference(recipientId);
  await createDevice(recipientId);
  const right = {
    accounts: { rows: 1 + ADMINISTRATORS },
    "recipients#all": { rows: 1 },
    "contacts#all": { rows: 3 },
    "preferences#all": { rows: 1 },
    "devices#all": { rows: 1 },
    systems: { rows: 1 },
    templates: { rows: 1 },
    [`templates#system#${id}`]: { rows: 1 },
  };
  expect(await keptTotals(Systems.table)).toEqual(right);
  await falsifyTotals(Systems.table);
  const { totals } = await handler();
  expect(totals).toMatchObject({ differing: 8, unsettled: 0, finished: true });
  expect(await keptTotals(Systems.table)).toEqual(right);
});
