import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { json, listOf, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { organizationsArea } from "./area.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const bucket = { id: 3, cod: "finante", denumire: "Finanțe", activ: true, organizatieId: 1 };
const roles = ["documents", "documents:ROLE_ADMIN", "documents:ORGANIZATIE"];
const open = () =>
  openConsole("/app/organizatii/containere/3", testSession({ id: "ana", name: "Ana", roles }), [
    organizationsArea,
  ]);
const at = "2026-11-27T08:00:00Z";
const linesOf = (list: HTMLElement) =>
  [...list.children].map((line) => line.textContent?.replace(/^.*?(ion|Sistemul): /, "$1: "));

it("the history of a container names its members, its store and what changed", async () => {
  const member = { bucketId: 3, appUserId: 8, rol: "OPERATOR" };
  scriptNetwork({
    "GET /documents/api/admin/buckets/3": () => json(bucket),
    "GET /documents/api/admin/bucket-acces": () => json([]),
    "GET /documents/api/app-users": () =>
      listOf([{ id: 8, login: "dan", prenume: "Dan", nume: "Lupu", activ: true, rolIds: [] }]),
    "GET /documents/api/v1/admin/records/buckets-3/changes": () =>
      listOf([
        { id: 5, fapt: "STERS", actor: "ion", creatLa: at, despre: "membership", valori: member },
        { id: 4, fapt: "MODIFICAT", actor: "ion", creatLa: at, despre: "tenant-store", campuri: ["secret"] },
        {
          id: 3,
          fapt: "MODIFICAT",
          actor: "ion",
          creatLa: at,
          campuri: ["denumire", "organizatieId"],
          valori: { ...bucket, denumire: "Bani" },
        },
        { id: 2, fapt: "CREAT", actor: "ion", creatLa: at, despre: "membership", valori: member },
        { id: 1, fapt: "CREAT", actor: "system", creatLa: at },
      ]),
  });
  open();
  const history = await screen.findByRole("list", { name: "Istoric" });
  await screen.findAllByText(/Dan Lupu \(Operator\)/);
  expect(linesOf(history)).toEqual([
    "ion: a scos: Dan Lupu (Operator)",
    "ion: a modificat: Depozitul documentelor",
    "ion: a modificatDenumire: Bani a devenit→ FinanțeOrganizație: schimbat",
    "ion: a adăugat: Dan Lupu (Operator)",
    "Sistemul: a creat înregistrarea",
  ]);
  expect(await findingsOf()).toEqual([]);
});

it("older lines are loaded on request", async () => {
  const line = (id: number) => ({
    id,
    fapt: "MODIFICAT",
    actor: "ion",
    creatLa: at,
    campuri: [],
    valori: bucket,
  });
  const total = { "x-total-count": "31" };
  const sent = scriptNetwork({
    "GET /documents/api/admin/buckets/3": () => json(bucket),
    "GET /documents/api/admin/bucket-acces": () => json([]),
    "GET /documents/api/v1/admin/records/buckets-3/changes": ({ query }) =>
      query.get("page") === "0"
        ? listOf(
            Array.from({ length: 30 }, (_, i) => line(31 - i)),
            total,
          )
        : listOf([line(1)], total),
  });
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Arată mai vechi" }));
  await expect.poll(() => screen.getByRole("list", { name: "Istoric" }).children).toHaveLength(31);
  expect(screen.queryByRole("button", { name: "Arată mai vechi" })).toBeNull();
  const asked = sent.filter(({ call }) => call.endsWith("/changes")).map(({ query }) => query.get("page"));
  expect(asked).toEqual(["0", "1"]);
});
