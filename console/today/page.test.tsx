import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { json, listOf, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { todayArea } from "./area.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const elena = { id: "elena", name: "Elena Țurcanu", roles: ["documents"] };

/** Answers every list of the page with nothing, and what a test gives. */
const opened = (answers: Parameters<typeof scriptNetwork>[0], buckets: object[] = []) => {
  const sent = scriptNetwork({
    "GET /documents/api/account": () => json({ id: 4, login: "elena" }),
    "GET /documents/api/tenant/me": () => json({ tier: "ORGANIZATIE", buckets }),
    "GET /documents/api/cerere-acces": () => listOf([]),
    "GET /documents/api/semnatura-documents": () => listOf([]),
    "GET /documents/api/documents/import": () => listOf([]),
    "GET /documents/api/conversies": () => listOf([]),
    "GET /documents/api/eveniment-documents": () => listOf([]),
    "GET /documents/api/partajare-documents": () => listOf([]),
    ...answers,
  });
  openConsole("/app/astazi", testSession(elena), [todayArea]);
  return sent;
};

const part = async (name: string) => within(await screen.findByRole("region", { name }));

it("each part of the first page has its place, and an empty one says what to do; who heads no container has no part for people", async () => {
  const sent = opened({});
  await (await part("Documente recente")).findByText(/^Deschideți sau încărcați un document/);
  await (await part("Expiră curând")).findByText(/^Niciun acces nu expiră/);
  await (await part("De decis: cereri de acces")).findByText(/apar aici/);
  await screen.findByText("Nimic nu vă așteaptă");
  expect(screen.queryByRole("region", { name: "Oamenii mei" })).toBeNull();
  expect(screen.getByRole("link", { name: "Alege fișiere" }).getAttribute("href")).toContain(
    "dialog=incarca.nou",
  );
  expect(await findingsOf()).toEqual([]);
  // One read for each list, and one each for the account and the containers of the person.
  expect(sent.map(({ call }) => call).sort()).toEqual(
    [...new Set(sent.map(({ call }) => call)), "GET /documents/api/partajare-documents"].sort(),
  );
});

it("a part of the first page is drawn once those above it have come, so that nothing moves under the pointer", async () => {
  const come: ((answer: Response) => void)[] = [];
  const sent = opened({
    "GET /documents/api/cerere-acces": () => new Promise<Response>((resolve) => come.push(resolve)),
  });
  await expect.poll(() => sent.map(({ call }) => call)).toContain("GET /documents/api/partajare-documents");
  expect(screen.queryByRole("region", { name: "Documente recente" })).toBeNull();
  for (const resolve of come) resolve(listOf([]));
  await part("Documente recente");
});

it("the first page shows the documents that one worked with, each once, and the people of the containers that one heads", async () => {
  const event = (id: number, documentId: number) => ({
    id,
    documentId,
    tip: "MODIFICAT",
    actor: "elena",
    creatLa: "2026-11-27T08:00:00Z",
  });
  const member = (id: number, appUserId: number, rol: string) => ({ id, appUserId, bucketId: 2, rol });
  opened(
    {
      "GET /documents/api/eveniment-documents": () =>
        json({ items: [event(3, 7), event(2, 7), event(1, 8)], total: 3 }),
      // The other one is no longer readable.
      "GET /documents/api/documents": () =>
        json({ items: [{ id: 7, cod: "D-7", denumire: "Plan" }], total: 1 }),
      "GET /documents/api/tenant/members": () =>
        json({ items: [member(2, 3, "OPERATOR"), member(1, 4, "ADMIN")], total: 2 }),
      "GET /documents/api/app-users": () =>
        json({ items: [{ id: 3, login: "ion", prenume: "Ion", nume: "Ceban" }], total: 1 }),
    },
    [
      { id: 2, denumire: "Urbanism", activ: true, rol: "ADMIN" },
      { id: 3, denumire: "Finanțe", activ: true, rol: "OPERATOR" },
    ],
  );
  const recent = await part("Documente recente");
  expect((await recent.findByRole("link", { name: "Plan" })).getAttribute("href")).toBe("/app/acte/7");
  expect(recent.getAllByRole("listitem").length).toBe(1);
  const people = await part("Oamenii mei");
  await people.findByText("Ion Ceban");
  expect(people.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Ion CebanUrbanism: lucrează în container",
  ]);
});

it("the first page names the systems whose certificates end soon or have ended, to those who administer notifications", async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const certificates = "GET /notifications/api/sistems";
  const system = (id: number, denumire: string, days: number) => ({
    ...{ id, denumire, certificatExpiraLa: inDays(days) },
  });
  scriptNetwork({
    [certificates]: () => listOf([system(1, "Cadastru", -2), system(2, "Taxe locale", 20)]),
    "GET /notifications/api/v1/admin/approvals": () => listOf([]),
  });
  const admin = { ...elena, roles: ["notifications", "notifications:ROLE_ADMIN", "notifications:SERVICE"] };
  openConsole("/app/astazi", testSession(admin), [todayArea]);
  const found = await part("Certificate care expiră");
  const [first, second] = await found.findAllByRole("listitem");
  expect(first?.textContent).toMatch(/^CadastruCertificatul este expirat din /);
  expect(second?.textContent).toMatch(/^Taxe localeCertificatul expiră la /);
  expect(found.getByRole("link", { name: "Taxe locale" }).getAttribute("href")).toBe("/app/canale/sisteme/2");
  expect(await findingsOf()).toEqual([]);
});
