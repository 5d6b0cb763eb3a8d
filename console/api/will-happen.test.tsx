import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { documentsArea } from "../documents/area.ts";
import { channelsArea } from "../notices/systems/area.ts";
import { organizationsArea } from "../organizations/area.ts";
import type { Area } from "../shell/area.ts";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { type Answering, json, listOf, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const moment = "2026-11-27T09:00:00Z";
const roles = [
  "documents",
  "documents:ROLE_ADMIN",
  "documents:SERVICE",
  "notifications",
  "notifications:ROLE_ADMIN",
];
const open = (address: string, area: Area) =>
  openConsole(address, testSession({ id: "ana", name: "Ana Rusu", roles }), [area]);
const rules = (aprobare: boolean) => ({
  "GET /documents/api/acl/me": () => ({ levels: [], isAdmin: true, hasSecret: false, aprobare }),
});

const document = (id: number, denumire: string) => ({
  id,
  cod: `DOC-${id}`,
  denumire,
  status: "STERS",
  visibility: "PERSONAL",
  etichete: [],
  poate: ["ELIMINA"],
  numarVersiune: 1,
  bucketId: 1,
  hashSha256: "b",
  creatLa: moment,
  creatDe: "ana",
  modificatLa: moment,
  modificatDe: "ana",
});

it.each([
  [true, /^Acum doar se cere: se execută după ce un alt administrator aprobă/],
  [false, /^Se execută îndată ce apăsați/],
])("destroying a document says before the press what will happen, with approval %s", async (asks, said) => {
  scriptNetwork({
    ...rules(asks),
    "GET /documents/api/documents/7": () => json(document(7, "Notă"), { etag: '"1"' }),
  });
  open("/app/acte/7?dialog=purge.7", documentsArea);
  await screen.findByText(said);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(await findingsOf()).toEqual([]);
});

it.each([true, false])(
  "destroying a document with a virus in some version is only asked for, with approval %s",
  async (asks) => {
    const found = { ...document(7, "Notă"), eliminareCuAprobare: true };
    scriptNetwork({
      ...rules(asks),
      "GET /documents/api/documents/7": () => json(found, { etag: '"1"' }),
    });
    open("/app/acte/7?dialog=purge.7", documentsArea);
    await screen.findByText(/^Acum doar se cere/);
  },
);

it("destroying documents of which some have a virus says of how many it is only asked for", async () => {
  const rows = [
    { ...document(7, "Notă"), eliminareCuAprobare: true },
    ...[8, 9].map((id) => document(id, `Act ${id}`)),
  ];
  scriptNetwork({
    ...rules(false),
    "GET /documents/api/documents": () => listOf(rows),
    "GET /documents/api/tenant/me": () => json({ buckets: [] }),
  });
  const { user } = open("/app/acte/cos", documentsArea);
  await user.click(await screen.findByRole("checkbox", { name: /toate/i }));
  await user.click(await screen.findByRole("button", { name: "Elimină definitiv" }));
  await screen.findByText(/^Documente în care s-a găsit un virus: 1 din 3\. Pentru ele acum doar se cere/);
});

it("without an answer about the rules, a question promises neither", async () => {
  scriptNetwork({ "GET /documents/api/documents/7": () => json(document(7, "Notă"), { etag: '"1"' }) });
  open("/app/acte/7?dialog=purge.7", documentsArea);
  await screen.findByText(/^Se execută îndată sau, dacă regulile o cer/);
});

const organization = { id: 2, cod: "PRIM", denumire: "Primăria", idno: "1003600000011", statut: "ACTIV" };
const organizationPage: Readonly<Record<string, Answering>> = {
  "GET /documents/api/admin/organizatii/2": () => json(organization, { etag: '"1"' }),
  "GET /documents/api/admin/buckets": () => listOf([]),
};

it("whether an organization asks for a second person stands on its page, and in the question of its suspension", async () => {
  scriptNetwork({ ...rules(true), ...organizationPage });
  const { user } = open("/app/organizatii/2", organizationsArea);
  await screen.findByText(/așteaptă aprobarea altui administrator\.$/);
  expect(await findingsOf()).toEqual([]);
  await user.click(await screen.findByRole("link", { name: "Suspendă" }));
  await screen.findByText(/^Acum doar se cere/);
});

it("a system that cannot be removed says why before the press, and has no button for it", async () => {
  const system = {
    ...{ id: 3, cod: "taxe", denumire: "Taxe locale", activ: true, mod: "REAL" },
    ...{ certificate: [], certificateCunoscute: [] },
  };
  let templates = 3;
  const sent = scriptNetwork({
    "GET /notifications/api/sistems/3": () => json(system, { etag: '"1"' }),
    "GET /notifications/api/templates": () => listOf([], { "x-total-count": String(templates) }),
    "GET /notifications/api/grups": () => listOf([]),
    "GET /notifications/api/admin/users": () => listOf([]),
    "GET /notifications/api/notificares": () => listOf([]),
    "GET /notifications/api/mail-senders": () => listOf([]),
  });
  const first = open("/app/canale/sisteme/3?dialog=remove.3", channelsArea);
  await screen.findByText("Nu se poate șterge: are 3 șabloane. Opriți-l în schimb.");
  expect(screen.queryByRole("button", { name: "Șterge" })).toBeNull();
  expect(await findingsOf()).toEqual([]);
  first.unmount();
  templates = 0;
  open("/app/canale/sisteme/3?dialog=remove.3", channelsArea);
  await screen.findByRole("button", { name: "Șterge" });
  await screen.findByText("Se șterge îndată, cu datele lui de acces. Nu se poate anula.");
  const holding = ({ call, query }: (typeof sent)[number]) =>
    query.get("filter[sistemId]") === "3" && !call.endsWith("/categories");
  await waitFor(() => expect(sent.filter(holding).length).toBe(8));
});
