import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { openConsole } from "../testing/console.tsx";
import { json, listOf, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { machinesArea } from "./area.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const machine = {
  id: 1,
  denumire: "Registrul",
  emitentId: 1,
  scopes: ["documente.read"],
  activ: true,
  clientId: "registru",
  creatLa: "2026-11-27T08:00:00Z",
};

const open = (rotated: () => Response) => {
  const sent = scriptNetwork({
    "GET /documents/api/admin/machine-clients/1": () => json(machine, { etag: '"4"' }),
    "GET /documents/api/emitents": () => listOf([{ id: 1, denumire: "Primăria" }]),
    "POST /documents/api/admin/machine-clients/1/rotate": rotated,
  });
  const roles = ["documents", "documents:ROLE_ADMIN", "documents:SERVICE"];
  const session = testSession({ id: "ana", name: "Ana", roles });
  return { sent, ...openConsole("/app/sisteme-client/1?dialog=rotate.1", session, [machinesArea]) };
};

it("a new secret is shown once, and the former one may end at once", async () => {
  const { sent, user } = open(() => json({ ...machine, clientSecret: "nou-secret" }));
  const dialog = within(await screen.findByRole("dialog"));
  const hours = await dialog.findByRole("textbox", { name: /Ore cât mai este valabil/ });
  await user.clear(hours);
  await user.type(hours, "0");
  await user.click(dialog.getByRole("button", { name: "Schimbă secretul" }));
  expect(await dialog.findByText("nou-secret")).toBeTruthy();
  expect(dialog.getByText(/Cel vechi s-a încheiat acum/)).toBeTruthy();
  const call = sent.find(({ call: name }) => name.startsWith("POST"));
  expect([call?.body, call?.headers.get("if-match")]).toEqual([{ suprapunereOre: 0 }, '"4"']);
});

it("where a second person is needed, no secret is shown, and a link leads to the approvals", async () => {
  const { user } = open(() =>
    json({ id: 8, verb: "machine-clients.rotate", expiresAt: "2026-11-30T10:00:00Z" }, {}, 202),
  );
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("button", { name: "Schimbă secretul" }));
  const link = await dialog.findByRole("link", { name: "Vezi aprobările" });
  expect(link.getAttribute("href")).toBe("/app/aprobari?serviciu=documents");
});

it("the history of a system shows an act on the page", async () => {
  let activ = true;
  const line = { id: 2, fapt: "MODIFICAT", actor: "ana", creatLa: machine.creatLa, campuri: ["activ"] };
  scriptNetwork({
    "GET /documents/api/admin/machine-clients/1": () => json({ ...machine, activ }, { etag: '"4"' }),
    "GET /documents/api/emitents": () => listOf([{ id: 1, denumire: "Primăria" }]),
    "GET /documents/api/v1/admin/records/machine-clients-1/changes": () =>
      listOf(activ ? [] : [{ ...line, valori: { activ: true } }]),
    "PUT /documents/api/admin/machine-clients/1/activ": () => {
      activ = false;
      return json({ ...machine, activ });
    },
  });
  const roles = ["documents", "documents:ROLE_ADMIN", "documents:SERVICE"];
  const session = testSession({ id: "ana", name: "Ana", roles });
  const { user } = openConsole("/app/sisteme-client/1?dialog=stop.1", session, [machinesArea]);
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Oprește" }));
  const history = await screen.findByRole("list", { name: "Istoric" });
  expect(history.textContent).toContain("a modificat");
});
