import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { json, listOf, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { operationsArea } from "./area.ts";

const operator = testSession({
  id: "ana",
  name: "Ana Rusu",
  roles: ["documents", "documents:SERVICE", "platform", "platform:SERVICE", "identity"],
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const line = (at: string, message: string, others: object = {}) => ({
  ...{ at: `2026-11-28T10:00:0${at}.000Z`, level: "info", message, details: '{"object":7}' },
  ...others,
});

function answers() {
  const found = { complete: true, more: false };
  return scriptNetwork({
    "GET /documents/management/log-lines": () =>
      json({
        ...found,
        lines: [line("1", "a început"), line("3", "a căzut", { level: "error", traceId: "urma-1" })],
      }),
    "GET /platform/management/log-lines": () =>
      json({ lines: [line("2", "a ajuns dincolo")], more: true, complete: false }),
    "GET /documents/management/env": () => json({ properties: [] }),
    "GET /documents/management/configprops": () => json({ settings: [] }),
    "GET /documents/api/v1/admin/queues": () => listOf([]),
  });
}

it("the lines of a request are read from the logs of the services that one operates, in the order of time", async () => {
  const sent = answers();
  const { user } = openConsole("/app/operare/corelare", operator, [operationsArea]);
  await user.type(await screen.findByLabelText("Identificatorul cererii"), "cerere-1");
  await user.click(screen.getByRole("button", { name: "Caută" }));
  const region = await screen.findByRole("region", { name: "Liniile din jurnal" });
  await within(region).findByText("a ajuns dincolo");
  const items = within(region).getAllByRole("listitem");
  expect(items.map(({ textContent }) => /a început|a ajuns dincolo|a căzut/.exec(textContent)?.[0])).toEqual([
    "a început",
    "a ajuns dincolo",
    "a căzut",
  ]);
  within(items[2] as HTMLElement).getByText("Eroare");
  within(region).getByText(/primele 200 ale fiecărui serviciu/);
  within(region).getByText(/nu a ajuns la capăt/);
  expect(await findingsOf()).toEqual([]);
  const asked = () => sent.filter(({ call }) => call.includes("log-lines")).map(({ query }) => String(query));
  expect(asked()).toHaveLength(2);
  await user.selectOptions(within(region).getByLabelText("Se caută în"), "Ultimele 7 zile");
  await expect.poll(asked).toHaveLength(4);
});

it("a mistyped number is refused before anything is asked", async () => {
  const sent = answers();
  const { user } = openConsole("/app/operare/corelare", operator, [operationsArea]);
  await user.click(await screen.findByRole("button", { name: "Caută" }));
  await screen.findByText("Scrieți identificatorul.");
  expect(sent.filter(({ call }) => call.includes("log-lines"))).toEqual([]);
});
