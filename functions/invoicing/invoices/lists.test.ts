import { beforeAll, describe, expect, it } from "vitest";
import { fresh, freshIdno, project, createService, type ServiceClient } from "../testing.ts";
import { registerProject } from "../../../shared/testing/local-identity.ts";
import type { InvoiceView } from "./view.ts";

const organization = { organizationId: "7000001", organization: "Primăria Listelor" };
const portal = registerProject({ ...organization, project: "Portal #1 & co" });
const counter = registerProject({ ...organization, project: "Ghișeu" });
const [client, neighbour] = [project(portal), project(counter)];
const [birth, land] = [
  await createService({ code: fresh("NAS") }),
  await createService({ code: fresh("CAD") }),
];

async function make(from: ServiceClient, { code }: { code: string }): Promise<string> {
  const body = { idno: freshIdno(), service: code };
  return (await from.post<{ id: string }>("/api/v1/invoice", body)).json.id;
}
const ids = async (query: string, from = client) =>
  (await from.get<InvoiceView[]>(`/api/v1/invoice${query}`)).json.map(({ id }) => id);

describe("GET /api/v1/invoice", () => {
  let made: string[];
  beforeAll(async () => {
    made = [];
    for (const [from, of] of [
      [client, birth],
      [client, land],
      [neighbour, birth],
      [neighbour, land],
      [client, birth],
    ] as const)
      made.unshift(await make(from, of));
  });
  const expected = (...places: number[]) => places.map((place) => made[place]);

  it("GET /api/v1/invoice is a JSON array of the organization's invoices, newest first, at /invoice/ and /invoice alike", async () => {
    expect(await ids("/")).toEqual(made);
    expect(await ids("")).toEqual(made);
  });

  it("?service=<service_code>&project=<project_name> selects by service, by project name and by both", async () => {
    const named = (name: string) => `project=${encodeURIComponent(name)}`;
    expect(await ids(`?service=${birth.code}`)).toEqual(expected(0, 2, 4));
    expect(await ids(`?${named("Portal #1 & co")}`)).toEqual(expected(0, 3, 4));
    expect(await ids(`?service=${land.code}&${named("Ghișeu")}`)).toEqual(expected(1));
    expect(await ids(`?service=${birth.code}&${named("Alt proiect")}`)).toEqual([]);
  });

  it("numbers are counted per project", async () => {
    const listed = (await client.get<InvoiceView[]>("/api/v1/invoice")).json;
    expect(listed.map(({ number }) => number)).toEqual([3, 2, 1, 2, 1]);
    expect(new Set(listed.map(({ code }) => code)).size).toBe(5);
  });

  it("GET /api/v1/invoice tells in X-Pagination-* headers and Link where the page is", async () => {
    const { headers, json } = await client.get<InvoiceView[]>("/api/v1/invoice?page=2&per-page=2");
    expect(json.map(({ id }) => id)).toEqual(expected(2, 3));
    expect(headers).toMatchObject({
      "x-pagination-total-count": "5",
      "x-pagination-page-count": "3",
      "x-pagination-current-page": "2",
      "x-pagination-per-page": "2",
    });
    expect(headers.link).toContain('</invoicing/api/v1/invoice?page=3&per-page=2>; rel="next"');
    expect(headers.link).toContain('page=1&per-page=2>; rel="prev"');
  });

  it("a page beyond the last one is empty, more than 200 rows a page are clamped, an invalid page is 400", async () => {
    expect(await ids("?page=9")).toEqual([]);
    const { headers } = await client.get("/api/v1/invoice?per-page=1000");
    expect(headers["x-pagination-per-page"]).toBe("200");
    expect((await client.get("/api/v1/invoice?page=unu")).status).toBe(400);
    expect((await client.get("/api/v1/invoice?page=1000000")).status).toBe(400);
  });

  it("another organization sees none of them, neither listed nor by name", async () => {
    const stranger = project();
    expect(await ids("", stranger)).toEqual([]);
    expect((await stranger.get(`/api/v1/invoice/${made[0] ?? ""}`)).status).toBe(404);
  });
});

describe("GET /api/v1/service", () => {
  it("GET /api/v1/service lists every service with code, name, amount and active", async () => {
    const paused = await createService({ code: fresh("OPR"), active: false, amount: 5_050, name: "Pauză" });
    const { json, headers } = await client.get<{ code: string }[]>("/api/v1/service?per-page=200");
    expect(json).toContainEqual({ code: paused.code, name: "Pauză", amount: "50.50", active: false });
    expect(headers["x-pagination-total-count"]).toBe(String(json.length));
  });

  it("?amount=<amount> selects those with this amount, with one decimal or two", async () => {
    const { code } = await createService({ code: fresh("SUM"), amount: 77_770 });
    for (const amount of ["777.70", "777.7"]) {
      const { json } = await client.get<{ code: string }[]>(`/api/v1/service?amount=${amount}`);
      expect(json.map((found) => found.code)).toEqual([code]);
    }
    expect((await client.get("/api/v1/service?amount=777.71")).json).toEqual([]);
  });

  it("/{code} reads one", async () => {
    expect((await client.get(`/api/v1/service/${birth.code}`)).json).toEqual({
      code: birth.code,
      name: "Extras",
      amount: "100.00",
      active: true,
    });
  });
});
