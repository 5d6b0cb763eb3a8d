import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { json, listOf, refusal, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { catalogsArea } from "./area.ts";

const service = ["documents", "documents:ROLE_ADMIN", "documents:SERVICE"];
const organization = ["documents", "documents:ROLE_ADMIN", "documents:ORGANIZATIE"];

const open = (address: string, roles: readonly string[]) =>
  openConsole(address, testSession({ id: "ana", name: "Ana Rusu", roles }), [catalogsArea]);

afterEach(() => {
  vi.unstubAllGlobals();
});

it("of two administrators who change one issuer, the second sees both texts, and the write names the revision seen", async () => {
  let denumire = "Muzeul";
  let revision = 1;
  const issuer = () => json({ id: 7, cod: "MUZEU", denumire, activ: true }, { etag: `"${revision}"` });
  const sent = scriptNetwork({
    "GET /documents/api/emitents/7": issuer,
    "GET /documents/api/v1/admin/records/issuers-7/changes": () => listOf([]),
    "PATCH /documents/api/emitents/7": ({ headers, body }) => {
      if (headers.get("if-match") !== `"${revision}"`) return refusal(412, "stale");
      denumire = (body as { denumire: string }).denumire;
      revision += 1;
      return issuer();
    },
  });
  const { user } = open("/app/nomenclatoare/emitenti/7", service);
  await user.click(await screen.findByRole("link", { name: "Modifică" }));
  const dialog = within(await screen.findByRole("dialog"));
  const field = await dialog.findByLabelText("Denumire");
  await user.clear(field);
  await user.type(field, "Muzeul Național");
  [denumire, revision] = ["Muzeul de Istorie", 2];
  await user.click(dialog.getByRole("button", { name: "Salvează" }));
  const conflict = within(await screen.findByRole("table"));
  expect(conflict.getByText("Muzeul de Istorie")).toBeTruthy();
  expect(conflict.getByText("Muzeul Național")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Salvează textul meu" }));
  await screen.findByRole("heading", { level: 1, name: "Muzeul Național" });
  expect(
    sent.filter(({ call }) => call.startsWith("PATCH")).map(({ headers }) => headers.get("if-match")),
  ).toEqual(['"1"', '"2"']);
});

it("a history shows each change before and after, the last one against the record", async () => {
  const at = "2026-11-27T08:00:00Z";
  scriptNetwork({
    "GET /documents/api/rols/3": () => json({ id: 3, cod: "ARH", denumire: "Arhivar-șef" }),
    "GET /documents/api/v1/admin/records/roles-3/changes": () =>
      listOf([
        { id: 3, fapt: "MODIFICAT", actor: "ion", creatLa: at, valori: { cod: "ARH", denumire: "Arhivar" } },
        { id: 2, fapt: "MODIFICAT", actor: "ana", creatLa: at, valori: { cod: "AR", denumire: "Arhivar" } },
        { id: 1, fapt: "CREAT", actor: "ana", creatLa: at },
      ]),
  });
  open("/app/nomenclatoare/roluri/3", service);
  const history = await screen.findByRole("list", { name: "Istoric" });
  const lines = [...history.children].map((line) => line.textContent?.replace(/^.*?(ion|ana): /, "$1: "));
  expect(lines).toEqual([
    "ion: a modificatDenumire: Arhivar a devenit→ Arhivar-șef",
    "ana: a modificatCod: AR a devenit→ ARH",
    "ana: a creat înregistrarea",
  ]);
  expect(await findingsOf()).toEqual([]);
});

it("an organization looks a client up by the whole number; a part of it asks nothing", async () => {
  const found = { id: 5, denumire: "Maria Popescu", idno: "1003600000017", activ: true };
  const sent = scriptNetwork({
    "GET /documents/api/clients": ({ query }) =>
      listOf(query.get("filter[idno]") === "1003600000017" ? [found] : []),
  });
  const { user } = open("/app/nomenclatoare", organization);
  const field = await screen.findByLabelText("Caută după IDNP sau IDNO");
  await user.type(field, "10036{Enter}");
  await screen.findByText("Registrul se vede după numărul exact");
  expect(sent).toEqual([]);
  await user.clear(field);
  await user.type(field, "1003600000017{Enter}");
  await screen.findByRole("rowheader", { name: "Maria Popescu" });
  expect(sent.map(({ query }) => query.toString())).toEqual([
    "filter%5Bidnp%5D=1003600000017",
    "filter%5Bidno%5D=1003600000017",
  ]);
  expect(screen.queryByRole("link", { name: "Client nou" })).toBeNull();
});

it("an issuer with documents says why it cannot be removed before the press; destroyed documents keep nothing", async () => {
  let documents = [{ id: 1 }];
  const sent = scriptNetwork({
    "GET /documents/api/emitents/7": () =>
      json({ id: 7, cod: "MUZEU", denumire: "Muzeul", activ: true }, { etag: '"1"' }),
    "GET /documents/api/v1/admin/records/issuers-7/changes": () => listOf([]),
    "GET /documents/api/documents": () => listOf(documents),
  });
  const first = open("/app/nomenclatoare/emitenti/7?dialog=remove.7", service);
  await screen.findByText("Nu se poate elimina: are documente. Retrageți-l din folosință.");
  expect(screen.queryByRole("button", { name: "Elimină" })).toBeNull();
  const [read] = sent.filter(({ call }) => call === "GET /documents/api/documents");
  expect(read?.query.get("filter[emitentId]")).toBe("7");
  expect(read?.query.get("filter[status][in]")).toBe("ACTIV,ARHIVAT,STERS");
  first.unmount();
  documents = [];
  open("/app/nomenclatoare/emitenti/7?dialog=remove.7", service);
  await screen.findByText("Emitentul dispare din registru; istoricul lui rămâne.");
  await screen.findByRole("button", { name: "Elimină" });
});

it("an authority that accounts have names them before the press", async () => {
  scriptNetwork({
    "GET /documents/api/authorities": () => listOf([{ id: 5, name: "ROLE_ARHIVAR" }]),
    "GET /documents/api/v1/admin/users": () => listOf([{ login: "ion.operator" }, { login: "ana.admin" }]),
  });
  open("/app/nomenclatoare/autoritati?dialog=remove.5", service);
  await screen.findByText(
    "Nu se poate elimina: o au conturi (ion.operator și ana.admin). Luați-o mai întâi de la ele.",
  );
});
