import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tokens } from "../api/client.ts";
import { openConsole } from "../testing/console.tsx";
import { json, listOf, scriptNetwork, tokenOf } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { identityArea } from "./area.ts";

beforeEach(() => tokens.keep("identity", tokenOf("ana", ["ROLE_ADMIN"]), "userToken"));
afterEach(() => {
  tokens.end("identity");
  vi.unstubAllGlobals();
});

const account = {
  id: 2,
  login: "ana",
  email: "ana@exemplu.md",
  imageUrl: "",
  activated: true,
  langKey: "ro",
  authorities: ["ROLE_USER", "ROLE_ADMIN"],
  adminServiciu: true,
  createdBy: "system",
  createdDate: "2026-11-27T08:00:00Z",
  lastModifiedBy: "system",
  lastModifiedDate: "2026-11-27T08:00:00Z",
};
const ion = {
  ...account,
  id: 3,
  login: "ion",
  authorities: ["ROLE_USER", "ROLE_ALTUL"],
  adminServiciu: false,
};
const roles = ["identity", "identity:ROLE_ADMIN"];
const session = () => testSession({ id: "ana", name: "Ana", roles });

it("a change of roles sends the revision that was read, keeps a role that the form does not know, and sends no password", async () => {
  const sent = scriptNetwork({
    "GET /identity/api/admin/users/ana": () => json(account, { etag: '"1"' }),
    "GET /identity/api/admin/users/ion": () => json(ion, { etag: '"7"' }),
    "PUT /identity/api/admin/users/ion": () => json(ion),
  });
  const { user } = openConsole("/app/identitate/utilizatori/ion?dialog=edit.ion", session(), [identityArea]);
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("checkbox", { name: "Administrator" }));
  await dialog.findByRole("checkbox", { name: "Administrator al serviciului" });
  await user.click(dialog.getByRole("button", { name: "Salvează" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const call = sent.find(({ call: name }) => name.startsWith("PUT"));
  expect(call?.headers.get("if-match")).toBe('"7"');
  expect(call?.body).toEqual({
    login: "ion",
    email: "ana@exemplu.md",
    firstName: null,
    lastName: null,
    imageUrl: null,
    langKey: "ro",
    activated: true,
    authorities: ["ROLE_USER", "ROLE_ADMIN", "ROLE_ALTUL"],
    adminServiciu: false,
    organizatieId: null,
  });
});

it("the administrator of one organization is offered its page instead of lists that the service refuses", async () => {
  const organization = {
    id: 5,
    partner_id: 1,
    name: "Primăria",
    idno: "1003600000017",
    status_id: "1",
    secret_name: "primaria",
    created_at: "2026-11-27T08:00:00Z",
  };
  const sent = scriptNetwork({
    "GET /identity/api/admin/users/ana": () =>
      json({ ...account, adminServiciu: false, organizatieId: 5 }, { etag: '"1"' }),
    "GET /identity/api/v1/admin/organizations/5": () => json(organization),
    "GET /identity/api/v1/admin/organizations/5/users": () => listOf([ion]),
    "GET /identity/api/v1/admin/projects": () => listOf([]),
  });
  openConsole("/app/identitate", session(), [identityArea]);
  await screen.findByRole("heading", { level: 1, name: "Primăria" });
  await screen.findByText("Niciun proiect încă");
  expect(screen.queryByRole("link", { name: "Parteneri" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Modifică" })).toBeNull();
  expect(sent.filter(({ call }) => /organizations$|partners/.test(call))).toEqual([]);
});
