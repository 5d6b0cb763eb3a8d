import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { openConsole } from "../testing/console.tsx";
import { listOf, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { todayArea } from "./area.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("imports with missing files are among what failed, wherever they were started", async () => {
  const row = { furnizor: "provider_a", status: "FINALIZATA", creatLa: "2026-11-27T09:30:00Z", fisiere: 3 };
  scriptNetwork({
    "GET /documents/api/conversies": () => listOf([]),
    "GET /documents/api/documents/import": () =>
      listOf([
        { ...row, id: 8, importate: 3, esuate: 0 },
        { ...row, id: 7, importate: 1, esuate: 2 },
      ]),
  });
  openConsole("/app/astazi", testSession({ id: "ana", name: "Ana", roles: ["documents"] }), [todayArea]);
  const failed = within(await screen.findByRole("region", { name: "Nu au reușit" }));
  const link = await failed.findByRole("link", { name: /^Importul din/ });
  expect(link.getAttribute("href")).toBe("/app/importuri/aduse/7");
  expect(failed.getByText("Import: 2 fișiere nu au reușit")).toBeTruthy();
  expect(failed.getAllByRole("link", { name: /^Importul din/ })).toHaveLength(1);
});
