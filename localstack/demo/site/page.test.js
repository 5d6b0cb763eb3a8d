import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { apiOf, byId, openDocument, openLanding, untilTold, press, textFile } from "../testing/page.js";

let id;

it("who is signed in stays so over a reload", async () => {
  const { token, upload } = await apiOf("maria.client");
  ({ id } = await upload(textFile("conținut")));
  sessionStorage.setItem("token", token);
  await openLanding();
  expect([byId("who").textContent, byId("sign-in").hidden]).toEqual(["Maria Popescu", true]);
});

it("everything that is shown changes with the language, what is told too", async () => {
  await openDocument(id);
  await press("Descarcă: Versiunea 1");
  await untilTold("Descărcat");
  await press("Русский");
  await untilTold("Скачано");
  const shown = `${byId("work").textContent} ${document.querySelector("footer").textContent}`;
  expect(shown).toContain("Документы");
  expect(shown).not.toMatch(/Versiun|Descarc|Document nou|Servicii/);
});

it("every module of the pages has its test", () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".js"));
  const modules = files.filter((name) => !name.endsWith(".test.js"));
  expect(modules.filter((name) => !files.includes(name.replace(".js", ".test.js")))).toEqual([]);
});
