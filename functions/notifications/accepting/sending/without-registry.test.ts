import { createMachine } from "../../testing.ts";
import { expect, it, vi } from "vitest";
import { noticeOf, notify } from "./testing.ts";

vi.mock("../../recipients/registry/config.ts", () => ({ config: { recipientsEnabled: false } }));

it.each(["IDNP", "IDNO", "Group"])("without the registry a recipient of type %s is refused", async (type) => {
  const recipients = [
    { type: "Email", value: "ion@exemplu.md" },
    { type, value: "2002004006008" },
  ];
  const { status, json } = await notify(await createMachine(), noticeOf({ recipients }));
  expect([status, json.message]).toEqual([400, expect.stringContaining("registrul persoanelor este oprit")]);
});

it("without the registry addresses get their messages", async () => {
  expect((await notify(await createMachine(), noticeOf())).status).toBe(202);
});
