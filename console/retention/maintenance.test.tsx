import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { json, refusal, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { retentionArea } from "./area.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const part = (arhivate: number, terminat: boolean, erori = 0) => ({
  arhivate,
  purjate: 1,
  orfane: 0,
  erori,
  terminat,
});

function open(parts: (object | Response)[]) {
  const sent = scriptNetwork({
    "POST /documents/api/admin/maintenance/run": () => {
      const next = parts.shift();
      return next instanceof Response ? next : json(next);
    },
  });
  const roles = ["documents", "documents:ROLE_ADMIN", "documents:SERVICE"];
  const session = testSession({ id: "ana", name: "Ana", roles });
  return { sent, ...openConsole("/app/pastrare/intretinere", session, [retentionArea]) };
}

it("maintenance goes on part by part until nothing is due, and says the sum", async () => {
  const { sent, user } = open([part(500, false), part(500, false, 2), part(7, true)]);
  await user.click(await screen.findByRole("button", { name: "Pornește întreținerea" }));
  await screen.findByText("Întreținerea este încheiată");
  const facts = screen.getAllByRole("definition").map((one) => one.textContent);
  expect([sent.length, facts]).toEqual([3, ["1.007", "3", "0", "2"]]);
  expect(screen.getByText(/se încearcă din nou la următoarea întreținere/)).toBeTruthy();
  expect(await findingsOf()).toEqual([]);
});

it("a part that was refused keeps the sum of those before it, and says why", async () => {
  const { user } = open([part(5, false), refusal(403, "forbidden", "Organizația este suspendată.")]);
  await user.click(await screen.findByRole("button", { name: "Pornește întreținerea" }));
  await screen.findByText("Întreținerea s-a întrerupt");
  expect(screen.getByText("Organizația este suspendată.")).toBeTruthy();
  expect(screen.getAllByRole("definition")[0]?.textContent).toBe("5");
});
