import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { listOf, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { organizationsArea } from "./area.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [true, /așteaptă aprobarea altui administrator/],
  [false, /Nu se cere: .* se execută îndată/],
])(
  "an organization's administrator reads above its containers if a second person is asked: %s",
  async (aprobare, said) => {
    scriptNetwork({
      "GET /documents/api/acl/me": () => ({ levels: ["L1"], isAdmin: true, hasSecret: false, aprobare }),
      "GET /documents/api/admin/buckets": () =>
        listOf([{ id: 3, cod: "finante", denumire: "Finanțe", activ: true, organizatieId: 1 }]),
    });
    const roles = ["documents", "documents:ROLE_ADMIN", "documents:ORGANIZATIE"];
    openConsole("/app/organizatii", testSession({ id: "ana", name: "Ana", roles }), [organizationsArea]);
    await screen.findByRole("link", { name: "Finanțe" });
    expect(await screen.findByText(said)).toBeTruthy();
    expect(await findingsOf()).toEqual([]);
  },
);
