import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { openConsole } from "../testing/console.tsx";
import { json, listOf, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { peopleArea } from "./area.ts";
import { queryOf } from "../api/register/filters.ts";
import { people } from "./people.tsx";

const at = "2026-11-27T08:00:00Z";
const elena = {
  id: 4,
  login: "elena",
  firstName: "Elena",
  lastName: "Țurcanu",
  email: "elena@demo.test",
  imageUrl: "https://demo.test/elena.png",
  activated: true,
  langKey: "ro",
  authorities: ["ROLE_USER"],
  createdBy: "system",
  createdDate: at,
  lastModifiedBy: "system",
  lastModifiedDate: at,
  organizatieId: 1,
  hasSecret: false,
  adminServiciu: false,
};

const answers = {
  "GET /documents/api/admin/users/elena": () => json(elena, { etag: '"8"' }),
  "GET /documents/api/admin/tenant-users": () =>
    listOf([{ ...elena, organizatie: { id: 1, cod: "p", denumire: "Primăria" } }]),
  "GET /documents/api/app-users/4": () => json({ ...elena, rolIds: [], activ: true }),
  "GET /documents/api/admin/buckets": () => listOf([]),
};

const open = (roles: readonly string[]) =>
  openConsole("/app/persoane/elena", testSession({ id: "ana", name: "Ana", roles }), [peopleArea]);

afterEach(() => {
  vi.unstubAllGlobals();
});

it("a text is a mail address if it has @, a name and a surname if it has two words, or else a part of the chosen field", () => {
  const filters = (search: Record<string, string>) => queryOf(people.filters ?? [], search);
  expect(filters({ text: "ana@demo", camp: "login" })).toEqual({ "filter[email][contains]": "ana@demo" });
  expect(filters({ text: "Ana Rusu" })).toEqual({
    "filter[firstName][contains]": "Ana",
    "filter[lastName][contains]": "Rusu",
  });
  expect(filters({ text: "ana", camp: "login", activ: "false", organizatie: "1" })).toEqual({
    "filter[login][contains]": "ana",
    "filter[activated]": "false",
    "filter[organizatieId]": "1",
  });
  expect(filters({ camp: "parola", activ: "poate", organizatie: "x" })).toEqual({});
});

it("an act changes one field of the current account: names and picture stay, and the revision is named", async () => {
  const sent = scriptNetwork({
    ...answers,
    "PUT /documents/api/admin/users/elena": () => json({ ...elena, hasSecret: true }),
  });
  const { user } = open(["documents", "documents:ROLE_ADMIN", "documents:SERVICE"]);
  await user.click(await screen.findByRole("button", { name: "Schimbă accesul" }));
  await user.click(await screen.findByRole("menuitem", { name: "Dă acces la documente secrete" }));
  await user.click(await screen.findByRole("button", { name: "Dă acces la documente secrete" }));
  await screen.findByText("Elena Țurcanu poate vedea documente secrete");
  const put = sent.find(({ call }) => call.startsWith("PUT"));
  expect(put?.headers.get("if-match")).toBe('"8"');
  expect(put?.body).toEqual({
    firstName: "Elena",
    lastName: "Țurcanu",
    imageUrl: "https://demo.test/elena.png",
    hasSecret: true,
  });
});

it("a deletion that needs a second person says until when, and the page stays", async () => {
  scriptNetwork({
    ...answers,
    "DELETE /documents/api/admin/users/elena": () =>
      json({ id: 9, verb: "users.remove", expiresAt: "2026-11-30T10:00:00Z" }, {}, 202),
  });
  const { user, history } = open(["documents", "documents:ROLE_ADMIN", "documents:ORGANIZATIE"]);
  await user.click(await screen.findByRole("button", { name: "Schimbă accesul" }));
  expect(screen.queryByRole("menuitem", { name: "Dă acces la documente secrete" })).toBeNull();
  await user.click(await screen.findByRole("menuitem", { name: "Șterge contul" }));
  await user.click(await screen.findByRole("button", { name: "Șterge contul" }));
  await screen.findByText(/un alt administrator o aprobă, până la 30 nov. 2026/);
  expect(history.location.pathname).toBe("/app/persoane/elena");
});
