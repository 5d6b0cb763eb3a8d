import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ElementulImportului, Import, ImportInLista } from "../../client/generated/documents/types.ts";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { json, listOf, scriptNetwork, type Answering, type SentCall } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { importArea } from "./area.ts";
import { documentName } from "./start-import.ts";

const row = (fields: Partial<ImportInLista>): ImportInLista => ({
  id: 7,
  furnizor: "provider_a",
  status: "FINALIZATA",
  creatLa: "2026-11-27T09:30:00Z",
  fisiere: 3,
  importate: 3,
  esuate: 0,
  ...fields,
});
const running = row({ id: 9, furnizor: "provider_b", status: "IN_LUCRU", fisiere: 200, importate: 41 });

let sent: SentCall[];
let imports: ImportInLista[];
beforeEach(() => {
  imports = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function open(address: string, answers: Readonly<Record<string, Answering>> = {}) {
  sent = scriptNetwork({
    "GET /documents/api/conexiuni": () => [],
    "GET /documents/api/documents": () => listOf([]),
    "GET /documents/api/documents/import": () => listOf(imports, { "x-total-count": "25" }),
    ...answers,
  });
  const session = testSession({ id: "ana", name: "Ana", roles: ["documents"] });
  return openConsole(address, session, [importArea]);
}
const mine = async () => within(await screen.findByRole("region", { name: "Importuri începute" }));

it("one's imports are listed with state, provider and how many of their files are done", async () => {
  imports = [running, row({ importate: 1, esuate: 2 }), row({ id: 5 })];
  open("/app/importuri");
  const list = await mine();
  await list.findByText("Furnizorul B (GitLab)");
  expect(
    list.getAllByRole("row").map((line) => within(line).queryAllByRole("gridcell").at(-1)?.textContent),
  ).toEqual([
    undefined,
    "În lucru 41 din 200 gata",
    "Încheiat 3 din 3 gata, 2 fișiere nereușite",
    "Încheiat 3 din 3 gata",
  ]);
  expect(await findingsOf()).toEqual([]);
});

it("a row leads to the page of its import, and the page of the list is in the address", async () => {
  imports = Array.from({ length: 10 }, (_, at) => row({ id: 10 - at }));
  const { user, history } = open("/app/importuri?importuri=2", {
    "GET /documents/api/documents/import/10": () => json(importOf([])),
  });
  const list = await mine();
  const pages = await list.findByRole("navigation", { name: "Paginile importurilor" });
  expect(pages.textContent).toContain("11–20 din 25");
  const asked = sent.find(({ call }) => call === "GET /documents/api/documents/import");
  expect([asked?.query.get("page"), asked?.query.get("size")]).toEqual(["1", "10"]);
  await user.click(list.getAllByRole("row")[1] as HTMLElement);
  await screen.findByRole("heading", { level: 1, name: /^Import de la Furnizorul A/ });
  expect(history.location.pathname).toBe("/app/importuri/aduse/10");
});

it("a person without imports is told that there are none", async () => {
  open("/app/importuri");
  expect(await (await mine()).findByText("Niciun import în ultimele 30 de zile")).toBeTruthy();
});

const importOf = (items: ElementulImportului[]): Import => ({
  ...{ id: 7, furnizor: "provider_a", bucketId: 3, status: "FINALIZATA", creatLa: "2026-11-27T09:30:00Z" },
  items,
});

it("the failed files of an import are tried again with the same options, also in another browser", async () => {
  const found = importOf([
    { ref: "a", mod: "COPIE", denumire: "Nota.txt", status: "FINALIZATA", documentId: 12 },
    ...["b", "c"].map((ref): ElementulImportului => ({
      ...{ ref, mod: "COPIE", formatExport: "both", status: "ESUATA", eroare: "error.preaMare" },
      ...(ref === "b" ? { denumire: "Hotărâre" } : {}),
    })),
  ]);
  const { user, history } = open("/app/importuri/aduse/7", {
    "GET /documents/api/documents/import/7": () => json(found),
    "GET /documents/api/documents/import/8": () => json({ ...importOf([]), id: 8 }),
    "POST /documents/api/documents/import": () => json({ ...importOf([]), id: 8 }),
  });
  expect((await screen.findByRole("link", { name: "Nota.txt" })).getAttribute("href")).toBe("/app/acte/12");
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
    "Încheiat 3 din 3 gata, 2 fișiere nereușite",
  );
  await user.click(screen.getByRole("button", { name: "Încearcă din nou cele nereușite" }));
  await expect.poll(() => history.location.pathname).toBe("/app/importuri/aduse/8");
  expect(sent.find(({ call }) => call.startsWith("POST"))?.body).toEqual({
    furnizor: "PROVIDER_A",
    bucketId: 3,
    items: [
      { ref: "b", mod: "COPIE", formatExport: "both", denumire: "Hotărâre" },
      { ref: "c", mod: "COPIE", formatExport: "both" },
    ],
  });
});

it("a file is imported under the name that it was chosen by, if documents may have such a name", () => {
  expect(documentName("Notă\tde\nserviciu.txt ")).toBe("Notă de serviciu.txt");
  expect(documentName("x".repeat(300))).toHaveLength(255);
  expect(documentName("\u200b \u0007")).toBeUndefined();
});
