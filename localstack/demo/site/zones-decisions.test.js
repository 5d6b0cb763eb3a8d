import { beforeAll, expect, it } from "vitest";
import {
  apiOf,
  byId,
  fileForZones,
  openZones,
  press,
  signInToZones,
  textsOf,
  until,
  untilTold,
} from "../testing/page.js";

let filed;
let asker;

beforeAll(async () => {
  filed = await fileForZones();
  asker = await apiOf("sergei.client");
  const wanted = { cod: filed.cod, drept: "CITIRE", motivare: "Un răspuns" };
  await asker.call("POST", "/api/documents/cerere", wanted);
  await openZones();
  await signInToZones("ana.admin");
});

it("an official approves a request with its reason; it leaves the list, and who asked reads the document", async () => {
  await until(() => expect(textsOf("zone-requests").join()).toContain(`${filed.cod} Un răspuns`));
  expect(byId("zone-decisions").hidden).toBe(false);
  await press(`Aprobă: ${filed.cod}`);
  await untilTold(`S-a executat: ${filed.cod}`);
  expect(textsOf("zone-requests").join()).not.toContain(filed.cod);
  expect(await asker.call("GET", `/api/documents/${filed.id}`)).toMatchObject({ cod: filed.cod });
});

it("an administrator sees what an approval will do, who asked for it, and how many wait", async () => {
  const admin = await apiOf("admin");
  await admin.call("DELETE", `/api/documents/${filed.id}`);
  await admin.call("POST", `/api/v1/admin/documents/${filed.id}/purge`);
  await press("administrator");
  await until(() => expect(textsOf("approvals").join()).toContain(filed.cod));
  expect(textsOf("approvals").join()).toContain("cerut de admin");
  expect(byId("bell").textContent).toMatch(/^\d+ așteaptă$/);
});

it("a rejection leaves the document, and the focus stays with what waits", async () => {
  const [waiting] = [...byId("approvals").children].filter(({ textContent }) =>
    textContent.includes(filed.cod),
  );
  await press(`Respinge: ${waiting.querySelector("strong").textContent}`, waiting);
  await untilTold("S-a respins");
  expect(document.activeElement.id).toBe("approvals-title");
  expect(textsOf("approvals").join()).not.toContain(filed.cod);
  expect(await asker.call("GET", `/api/documents/${filed.id}`).catch(({ message }) => message)).toContain(
    "404",
  );
});

it("one's own approval is refused with the reason, and stays", async () => {
  const ana = await apiOf("ana.admin");
  const { rezumat } = await ana.call("POST", `/api/v1/admin/documents/${filed.id}/purge`);
  await press("Recitește");
  await press(`Aprobă: ${rezumat.ro}`);
  await until(() => expect(byId("alert").textContent).not.toBe(""));
  expect(textsOf("approvals").join()).toContain(rezumat.ro);
});
