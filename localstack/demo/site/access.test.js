import { beforeAll, expect, it, vi } from "vitest";
import {
  apiOf,
  byId,
  changeTo,
  openAccess,
  openDocument,
  openLanding,
  signIn,
  textFile,
  textsOf,
  until,
} from "../testing/page.js";

let first;
let second;
let ion;

beforeAll(async () => {
  ion = await apiOf("ion.operator");
  first = await ion.upload(textFile("unu", "unu.txt"));
  second = await ion.upload(textFile("doi", "doi.txt"));
  const drept = "CITIRE";
  await ion.call("POST", `/api/documents/${first.id}/partajeaza`, { beneficiarOperatorId: 4, drept });
  await ion.call("POST", `/api/documents/${first.id}/partajeaza`, { beneficiarClientId: 1, drept });
  await openLanding(`/?document=${first.id}`);
  await signIn("ion.operator");
});

it("who has access is read when it is asked for, not before", async () => {
  const asked = vi.spyOn(globalThis, "fetch");
  await until(() => expect(byId("document-title").textContent).toBe("unu.txt"));
  expect([byId("access").open, asked.mock.calls.some(([path]) => path.includes("partajare"))]).toEqual([
    false,
    false,
  ]);
  await openAccess();
  expect(textsOf("grants").map((text) => text.split("citire")[0])).toEqual(["Maria Popescu", "elena.sefa"]);
});

it("another document shows nothing of it", async () => {
  await openDocument(second.id);
  expect([byId("access").open, textsOf("grants")]).toEqual([false, []]);
  await openAccess();
  expect([textsOf("grants"), byId("no-grants").hidden]).toEqual([[], false]);
});

it("who may only read sees their own access, may give it up, and learns why no more", async () => {
  await openDocument(first.id);
  await changeTo("maria.client");
  await until(() => expect(byId("document-title").textContent).toBe("unu.txt"));
  await openAccess();
  expect(textsOf("grants")).toEqual([expect.stringMatching(/^Maria Popescu.*ion\.operator/)]);
  expect([...byId("grants").querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual([
    "Renunț",
  ]);
  expect([byId("access-closed").hidden, byId("give").hidden, byId("links-part").hidden]).toEqual([
    false,
    true,
    true,
  ]);
});

it("a deleted document is given to nobody", async () => {
  await changeTo("ion.operator");
  await openDocument(second.id);
  await openAccess();
  expect([byId("give").hidden, byId("make-link").hidden]).toEqual([false, false]);
  await ion.call("POST", `/api/documents/${second.id}/arhiveaza`);
  const { refresh } = await import("./work.js");
  await refresh();
  expect([byId("give").hidden, byId("make-link").hidden]).toEqual([false, true]);
  await ion.call("DELETE", `/api/documents/${second.id}`);
  await refresh();
  expect([byId("give").hidden, byId("make-link").hidden]).toEqual([true, true]);
});
