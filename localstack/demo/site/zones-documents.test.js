import { beforeAll, expect, it } from "vitest";
import { byId, fileForZones, openZones, press, signInToZones, textsOf, until } from "../testing/page.js";

let filed;

beforeAll(async () => {
  filed = await fileForZones("Hotărâre <b>de zone</b>");
  await openZones();
  await signInToZones("ana.admin");
});

it("the staff zone lists documents as text, each with its code", async () => {
  await until(() => expect(textsOf("zone-list").join()).toContain(filed.cod));
  expect(textsOf("zone-list").join()).toContain("Hotărâre <b>de zone</b>");
  expect(byId("zone-list").querySelector("b")).toBeNull();
  expect([byId("zone-documents").hidden, byId("zone-own-requests").hidden]).toEqual([false, true]);
});

it("a document is downloaded by its button, which names it", async () => {
  const saved = [];
  URL.createObjectURL = (content) => saved.push(content) && "blob:saved";
  await press("Descarcă: Hotărâre <b>de zone</b>");
  await until(() => expect(saved).toHaveLength(1));
  expect(await saved[0].text()).toBe("conținut");
});

it("the admin zone has no documents of its own", async () => {
  await press("administrator");
  await until(() => expect(byId("zone-documents").hidden).toBe(true));
  expect(byId("zone-list").children).toHaveLength(0);
});
