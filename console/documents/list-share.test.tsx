import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { openConsole } from "../testing/console.tsx";
import { json, listOf, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { documentsArea } from "./area.ts";

afterEach(() => vi.unstubAllGlobals());

const moment = "2026-11-27T09:00:00Z";
const document = {
  ...{
    id: 7,
    cod: "URB-7",
    denumire: "Plan de urbanism",
    status: "ACTIV",
    visibility: "PERSONAL",
    etichete: [],
  },
  ...{ poate: ["PARTAJEAZA"], numarVersiune: 1, bucketId: 1, retinereLegala: false },
  ...{ creatLa: moment, creatDe: "ana", modificatLa: moment, modificatDe: "ana" },
};

it("access to a document of the list does not end on a day that has passed", async () => {
  const sent = scriptNetwork({
    "GET /documents/api/documents": () => listOf([document]),
    "GET /documents/api/tenant/me": () => json({ buckets: [] }),
  });
  const ana = testSession({ id: "ana", name: "Ana Rusu", roles: ["documents"] });
  const { user } = openConsole("/app/acte?dialog=partajeaza.7", ana, [documentsArea]);
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByRole("group", { name: /Ultima zi/ });
  dialog.getAllByRole("spinbutton")[0]?.focus();
  await user.keyboard("01012020");
  await user.click(dialog.getByRole("button", { name: /Partajează/ }));
  expect(await dialog.findAllByText("Alegeți o zi de astăzi înainte")).not.toHaveLength(0);
  expect(sent.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
});

it("access to chosen documents is given with one message, which each of them carries", async () => {
  const sent = scriptNetwork({
    "GET /documents/api/documents": () => listOf([document, { ...document, id: 8, denumire: "Anexă" }]),
    "GET /documents/api/tenant/me": () => json({ buckets: [] }),
    "GET /documents/api/beneficiari": () => listOf([]),
    "GET /documents/api/app-users": () => listOf([{ id: 3, login: "ion", prenume: "Ion", nume: "Ceban" }]),
    "POST /documents/api/documents/7/partajeaza": () => json({ id: 1 }, {}, 201),
    "POST /documents/api/documents/8/partajeaza": () => json({ id: 2 }, {}, 201),
  });
  const ana = testSession({ id: "ana", name: "Ana Rusu", roles: ["documents"] });
  const { user } = openConsole("/app/acte", ana, [documentsArea]);
  await user.click(await screen.findByRole("checkbox", { name: /toate/i }));
  await user.click(await screen.findByRole("button", { name: "Partajează" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(await dialog.findByRole("combobox", { name: /Cui/ }), "Ion");
  await user.click(await screen.findByRole("option", { name: /Ion Ceban/ }));
  await user.type(dialog.getByRole("textbox", { name: /Mesaj/ }), "Vă rog să citiți până vineri.");
  await user.click(dialog.getByRole("button", { name: /Partajează/ }));
  await waitFor(() =>
    expect(
      sent.filter(({ call }) => call.startsWith("POST")).map(({ call, body }) => [call, body]),
    ).toMatchObject(
      [7, 8].map((id) => [
        `POST /documents/api/documents/${id}/partajeaza`,
        { mesaj: "Vă rog să citiți până vineri." },
      ]),
    ),
  );
});
