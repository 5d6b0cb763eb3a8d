import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { tokens } from "../api/client.ts";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { scriptNetwork, tokenOf } from "../testing/network.ts";
import { ana, testSession } from "../testing/session.ts";
import { accountArea } from "./area.ts";

afterEach(() => {
  tokens.end("documents");
  vi.unstubAllGlobals();
});

const PREFERENCES = "/documents/api/inbox/preferences";
const usual = {
  ...{ PARTAJARI: "MAIL", CERERI: "MAIL", DECIZII: "MAIL", APROBARI: "MAIL" },
  ...{ LUCRARI: "CLOPOTEL", LINKURI: "CLOPOTEL", CERTIFICATE: "REZUMAT", RETINERI: "REZUMAT" },
};

function open(first: object) {
  tokens.keep("documents", tokenOf("ana", ["ROLE_USER"]), "userToken");
  const sent = scriptNetwork({
    [`GET ${PREFERENCES}`]: () => first,
    [`PUT ${PREFERENCES}`]: ({ body }) => {
      const { moduri, ...chosen } = body as { moduri: object };
      return { ...first, ...chosen, moduri, folosite: { ...usual, ...moduri } };
    },
  });
  return { sent, ...openConsole("/app/cont?dialog=telling.documents", testSession(ana), [accountArea]) };
}

it("one's account says how its person is told of each group, and changes only what was chosen", async () => {
  const { sent, user } = open({
    limba: "ro",
    moduri: { LINKURI: "NIMIC" },
    folosite: { ...usual, LINKURI: "NIMIC" },
    cuMail: true,
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Cum primiți mesajele" }));
  await user.selectOptions(dialog.getByLabelText("Documente partajate cu mine"), "REZUMAT");
  await user.selectOptions(dialog.getByLabelText("Limba e-mailurilor"), "ru");
  await user.click(dialog.getByRole("button", { name: "Salvează" }));
  await screen.findByText("Alegerea este salvată");
  expect(sent.find(({ call }) => call === `PUT ${PREFERENCES}`)?.body).toEqual({
    limba: "ru",
    implicit: null,
    moduri: { LINKURI: "NIMIC", PARTAJARI: "REZUMAT" },
  });
  const panel = within(screen.getByRole("region", { name: "Cum primesc mesajele" }));
  expect(panel.getAllByText("la clopoțel și într-un e-mail pe zi")).toHaveLength(3);
  expect(await findingsOf()).toEqual([]);
});

it("where no mails are sent, the bell is all that one can choose", async () => {
  open({ limba: "ro", moduri: {}, folosite: usual, cuMail: false });
  const dialog = within(await screen.findByRole("dialog", { name: "Cum primiți mesajele" }));
  const select = dialog.getByLabelText<HTMLSelectElement>("Documente partajate cu mine");
  expect([...select.options].map(({ value }) => value)).toEqual(["NIMIC", "CLOPOTEL"]);
  expect(select.value).toBe("CLOPOTEL");
  expect(dialog.queryByLabelText("Limba e-mailurilor")).toBeNull();
});
