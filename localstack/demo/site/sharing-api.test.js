import { beforeAll, expect, it } from "vitest";
import { apiOf, textFile } from "../testing/page.js";

const api = await import("./sharing-api.js");
const { keepToken } = await import("./session.js");

const enter = async (login) => keepToken((await apiOf(login)).token);
let document;

beforeAll(async () => {
  document = await (await apiOf("ion.operator")).upload(textFile("ceva"));
  await enter("ion.operator");
});

it("access is given, changed and taken back; a change without an end takes the end away", async () => {
  const dataExpirare = "2099-01-01T00:00:00.000Z";
  const sharing = { beneficiarOperatorId: 6, drept: "CITIRE", dataExpirare };
  const { id } = await api.giveAccess(document.id, sharing);
  expect(await api.listGrants(document.id)).toMatchObject({ total: 1, items: [{ id, ...sharing }] });
  const before = await api.readGrant(id);
  const changed = await api.changeGrant(before, { drept: "SCRIERE" });
  expect([changed.drept, changed.dataExpirare]).toEqual(["SCRIERE", undefined]);
  await expect(api.revokeGrant(before)).rejects.toMatchObject({ status: 412 });
  await api.revokeGrant(await api.readGrant(id));
  expect(await api.listGrants(document.id)).toMatchObject({ total: 0, items: [] });
});

it("links are listed for who may make them, and for nobody else", async () => {
  const { id } = await api.createLink(document.id, {});
  expect(await api.listLinks(document.id)).toMatchObject({ items: [{ id, descarcari: 0, cuParola: false }] });
  await api.revokeLink(document.id, id);
  expect(await api.listLinks(document.id)).toMatchObject({ items: [] });
  await api.giveAccess(document.id, { beneficiarOperatorId: 6, drept: "CITIRE" });
  await enter("olga.operator");
  expect(await api.listLinks(document.id)).toBeUndefined();
  await expect(api.listLinks(999_999)).rejects.toMatchObject({ status: 404 });
});
