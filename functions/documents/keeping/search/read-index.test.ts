import { as, person, serviceAdmin, type Person, type ServiceClient } from "../../testing.ts";
import { afterEach, beforeAll, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { searchIndex } from "../../files/text/document-index.ts";
import { indexed } from "./testing.ts";
import type { IndexView } from "./read-index.ts";

let ana: Person;
let root: ServiceClient;
beforeAll(async () => {
  [ana, root] = [await person(), as(await serviceAdmin())];
  await searchIndex().begin(1);
  await searchIndex().finish(1);
});
afterEach(() => clock.resume());

const shown = async () => (await root.get<IndexView>("/api/v1/admin/indexes/current")).json;
const created = async () =>
  (await as(ana).post<{ id: number }>("/api/documents", { denumire: "Aviz" })).json.id;

it("the index is behind by the oldest change that searches do not see yet, and not behind once it has all", async () => {
  const first = await created();
  await indexed();
  expect(await shown()).toMatchObject({ generatieCautata: 1, inUrma: 0, intarziereSecunde: 0 });
  await as(ana).patch(`/api/documents/${first}`, { descriere: "schimbat" });
  await created();
  clock.freeze(new Date(Date.now() + 90_000));
  const behind = await shown();
  expect(behind.inUrma).toBe(2);
  expect(behind.intarziereSecunde).toBeGreaterThanOrEqual(90);
  clock.resume();
  await indexed();
  expect(await shown()).toMatchObject({ inUrma: 0, intarziereSecunde: 0 });
});

it("downloads and deletions leave no delay behind", async () => {
  const id = await created();
  await as(ana).upload("/api/documents/upload", { file: new File(["text"], "a.txt") });
  await as(ana).get(`/api/documents/${id}/download`);
  await as(ana).delete(`/api/documents/${id}`);
  await indexed();
  expect(await shown()).toMatchObject({ inUrma: 0, intarziereSecunde: 0 });
});
