import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../../testing/axe.ts";
import { openConsole } from "../../testing/console.tsx";
import { json, listOf, scriptNetwork } from "../../testing/network.ts";
import { testSession } from "../../testing/session.ts";
import { formatsIn } from "../../words/formats.ts";
import { channelsArea } from "./area.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const day = (days: number): string => formatsIn("ro").date(inDays(days));
const [ending, ended, lasting, unknown] = ["a", "b", "c", "d"].map((digit) => digit.repeat(64));

const system = {
  ...{ id: 3, cod: "taxe", denumire: "Taxe locale", activ: true, mod: "REAL", areCallbackSecret: false },
  certificate: [ending, ended, lasting, unknown],
  certificateCunoscute: [
    { amprenta: ending, nume: "taxe.primaria.md", emitent: "STISC", expiraLa: inDays(20) },
    { amprenta: ended, nume: "vechi.primaria.md", emitent: "STISC", expiraLa: inDays(-20) },
    { amprenta: lasting, expiraLa: inDays(200) },
  ],
  certificatExpiraLa: inDays(-20),
};

const admin = {
  id: "nadia.admin",
  name: "Nadia",
  roles: ["notifications", "notifications:ROLE_ADMIN", "notifications:SERVICE"],
};

function opened(address: string) {
  const sent = scriptNetwork({
    "GET /notifications/api/sistems": () => listOf([system, { ...system, id: 4, certificate: [] }]),
    "GET /notifications/api/sistems/3": () => json(system, { etag: '"1"' }),
    "GET /notifications/api/admin/mail-senders": () => listOf([]),
  });
  openConsole(address, testSession(admin), [channelsArea]);
  return sent;
}

it("the list of systems says of each certificate until when it is valid, warns in its last 30 days, and says what is not known", async () => {
  opened("/app/canale");
  const [first, second] = (await screen.findAllByRole("row")).slice(1);
  if (!first || !second) throw new Error("no rows");
  within(first).getByText(`Expiră la ${day(20)}`);
  within(first).getByText(`Expirat din ${day(-20)}`);
  within(first).getByText(`valabil până la ${day(200)}`);
  within(first).getByText("nu se știe când expiră");
  expect(first.textContent).toContain("taxe.primaria.md");
  within(second).getByText("niciunul");
  expect(await findingsOf()).toEqual([]);
});

it("the page of a system has name, issuer, end and fingerprint of each certificate", async () => {
  opened("/app/canale/sisteme/3");
  const part = within(await screen.findByRole("region", { name: "Certificatele sistemului" }));
  part.getByText(`Expiră la ${day(20)}`);
  part.getByText("taxe.primaria.md");
  expect(part.getAllByText("Emis de STISC")).toHaveLength(2);
  part.getByText(/^Nu se știe când expiră: a fost dată doar amprenta/);
  for (const amprenta of system.certificate) part.getByText(amprenta ?? "");
  expect(await findingsOf()).toEqual([]);
});

it("the list of systems is asked for those whose certificates end soon", async () => {
  const sent = opened("/app/canale?certificate=expira");
  await screen.findAllByRole("row");
  const asked = sent.find(({ call }) => call === "GET /notifications/api/sistems")?.query;
  const until = Date.parse(asked?.get("filter[certificatExpiraLa][lessThanOrEqual]") ?? "");
  expect(Math.round((until - Date.now()) / DAY_MS)).toBe(30);
});
