import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { accountArea } from "../account/area.ts";
import { tokens } from "../api/client.ts";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { json, listOf, scriptNetwork, tokenOf } from "../testing/network.ts";
import { ana, testSession } from "../testing/session.ts";
import { organizationsArea } from "./area.ts";

afterEach(() => {
  tokens.end("documents");
  vi.unstubAllGlobals();
});

const roles = ["documents", "documents:ROLE_ADMIN", "documents:SERVICE"];
const valueOf = (list: HTMLElement, label: string) =>
  within(list).getByText(label).nextElementSibling?.textContent?.replaceAll("\u00a0", " ");

it("the page of an organization says what it holds, of what it may, and takes its own limits in megabytes", async () => {
  const organization = {
    id: 1,
    cod: "PRIM",
    denumire: "Primăria",
    idno: "1003600012346",
    statut: "ACTIV",
    limitaOcteti: 10_000_000_000,
    cota: { octeti: { folosit: 1_200_000_000, limita: 10_000_000_000 }, documente: { folosit: 12 } },
  };
  const sent = scriptNetwork({
    "GET /documents/api/admin/organizatii/1": () => json(organization, { etag: '"7"' }),
    "GET /documents/api/admin/buckets": () => listOf([]),
    "GET /documents/api/v1/admin/records/organizations-1/changes": () => listOf([]),
    "PUT /documents/api/admin/organizatii/1": () => json(organization),
  });
  const { user } = openConsole("/app/organizatii/1", testSession({ id: "ana", name: "Ana", roles }), [
    organizationsArea,
  ]);
  const panel = (await screen.findByRole("heading", { name: "Spațiul organizației" })).closest("section");
  expect(panel && valueOf(panel, "Spațiu folosit")).toBe("1,2 GB din 10 GB");
  expect(panel && valueOf(panel, "Documente")).toBe("12, fără limită");
  expect(await findingsOf()).toEqual([]);
  await user.click(screen.getByRole("link", { name: "Modifică" }));
  const field = await screen.findByRole("textbox", { name: /Spațiu permis, MB/ });
  await user.clear(field);
  await user.type(field, "500");
  await user.click(screen.getByRole("button", { name: "Salvează" }));
  await expect.poll(() => sent.some(({ call }) => call.startsWith("PUT"))).toBe(true);
  expect(sent.find(({ call }) => call.startsWith("PUT"))?.body).toMatchObject({
    limitaOcteti: 500_000_000,
    limitaDocumente: null,
  });
});

it("the own account says what the person and their organization hold", async () => {
  tokens.keep("documents", tokenOf("ana", ["ROLE_USER"]), "userToken");
  scriptNetwork({
    "GET /documents/api/account": () => ({
      ...{ id: 1, login: "ana", email: "ana@exemplu.md", imageUrl: "", langKey: "ro", authorities: [] },
    }),
    "GET /documents/api/tenant/me": () =>
      json({
        tier: "ORGANIZATIE",
        buckets: [],
        cote: {
          persoana: { octeti: { folosit: 2_000 }, documente: { folosit: 3, limita: 100 } },
          organizatie: { octeti: { folosit: 5_000_000 }, documente: { folosit: 40 } },
        },
      }),
  });
  openConsole("/app/cont", testSession(ana), [accountArea]);
  const own = (await screen.findByRole("heading", { name: "Documentele dumneavoastră" })).nextElementSibling;
  expect(valueOf(own as HTMLElement, "Spațiu folosit")).toBe("2 kB, fără limită");
  expect(valueOf(own as HTMLElement, "Documente")).toBe("3 din 100");
  const ofOrganization = screen.getByRole("heading", { name: "Documentele organizației" }).nextElementSibling;
  expect(valueOf(ofOrganization as HTMLElement, "Spațiu folosit")).toBe("5 MB, fără limită");
  expect(await findingsOf()).toEqual([]);
});
