import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AprobareCeruta } from "../../client/generated/documents/types.ts";
import { tokens } from "../api/client.ts";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { listOf, refusal, scriptNetwork, tokenOf } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { approvalsArea } from "./area.ts";

const approvalBy = (requestedBy: string, change: Partial<AprobareCeruta> = {}): AprobareCeruta => ({
  id: 9,
  verb: "documents.purge",
  args: { id: 7 },
  rezumat: { ro: "Se elimină documentul.", ru: "Документ уничтожается." },
  requestedBy,
  requestedAt: "2026-11-27T08:00:00Z",
  expiresAt: "2026-11-28T08:00:00Z",
  status: "IN_ASTEPTARE",
  ...change,
});

const PATH = "/api/v1/admin/approvals";
const roles = ["documents", "documents:ROLE_ADMIN", "platform", "platform:ROLE_ADMIN"];
const open = (address: string) =>
  openConsole(address, testSession({ id: "ana", name: "Ana", roles }), [approvalsArea]);

beforeEach(() => {
  for (const service of ["documents", "platform"])
    tokens.keep(service, tokenOf("ana", ["ROLE_ADMIN"]), "userToken");
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("one list has the approvals of all services, newest first, and says which service did not answer", async () => {
  scriptNetwork({
    [`GET /documents${PATH}`]: () => listOf([approvalBy("ion")]),
    [`GET /platform${PATH}`]: () => refusal(503, "indisponibil"),
  });
  open("/app/aprobari");
  const row = await screen.findByRole("link", { name: "Se elimină documentul." });
  expect(row.getAttribute("href")).toBe("/app/aprobari/documents/9");
  expect(screen.getByText("Platforma: lista nu s-a putut citi")).toBeTruthy();
  expect(await findingsOf()).toEqual([]);
}, 60_000);

it("nobody approves their own request: its page says so and offers to withdraw it", async () => {
  scriptNetwork({ [`GET /documents${PATH}/9`]: () => approvalBy("ana") });
  open("/app/aprobari/documents/9");
  await screen.findByText(/decide alt administrator/);
  expect(screen.queryByRole("link", { name: "Aprobă" })).toBeNull();
  expect(screen.getByRole("link", { name: "Retrage" })).toBeTruthy();
});

it("an approval that the service refuses says why and shows its new state", async () => {
  let approval = approvalBy("ion");
  scriptNetwork({
    [`GET /documents${PATH}/9`]: () => approval,
    [`POST /documents${PATH}/9/approve`]: () => {
      approval = approvalBy("ion", { status: "RETRASA" });
      return refusal(409, "aprobareIncheiata", "Aprobarea s-a încheiat.");
    },
  });
  const { user } = open("/app/aprobari/documents/9");
  await user.click(await screen.findByRole("link", { name: "Aprobă" }));
  await user.click(await screen.findByRole("button", { name: "Aprobă și execută" }));
  await screen.findByText("Aprobarea s-a încheiat.");
  await waitFor(() => expect(screen.getByText("Retrasă")).toBeTruthy());
});

it("a new secret is read by a press and shown once", async () => {
  const rotated = approvalBy("ana", { verb: "machine-clients.rotate", status: "EXECUTATA" });
  const sent = scriptNetwork({
    [`GET /documents${PATH}/9`]: () => rotated,
    [`GET /documents${PATH}/9/result`]: () => ({
      denumire: "Registrul",
      clientId: "registru",
      clientSecret: "foarte-secret",
    }),
  });
  const { user } = open("/app/aprobari/documents/9");
  await user.click(await screen.findByRole("link", { name: "Arată secretul nou" }));
  const press = await screen.findByRole("button", { name: "Arată acum" });
  expect(sent.some(({ call }) => call.endsWith("/result"))).toBe(false);
  await user.click(press);
  expect(await screen.findByText("foarte-secret")).toBeTruthy();
  const address = `${window.location.origin}/documents/api/v1/token`;
  for (const beside of [
    "registru",
    address,
    `curl '${address}' -u 'registru:foarte-secret' -d grant_type=client_credentials`,
  ])
    expect(screen.getByText(beside)).toBeTruthy();
});
