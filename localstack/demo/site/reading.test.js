import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it, vi } from "vitest";
import {
  apiOf,
  byId,
  control,
  openDocument,
  openLanding,
  press,
  signIn,
  textFile,
  until,
  untilTold,
} from "../testing/page.js";

let ion;
/** Downloads handed to the browser. */
const saved = [];
const scan = (name) =>
  new File([readFileSync(join(import.meta.dirname, "../files/proces-verbal-scanat.pdf"))], name, {
    type: "application/pdf",
  });

beforeAll(async () => {
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function () {
    if (this.hasAttribute("download")) saved.push(this.download);
    else this.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
  ion = await apiOf("ion.operator");
  await openLanding();
  await signIn("ion.operator");
});

async function show(file, fields) {
  const { id } = await ion.upload(file, fields);
  await openDocument(id);
  await until(() => expect(byId("document-title").textContent).toBe(file.name));
  byId("reading").open = true;
}

it("the text of a scan is read with progress, and can be downloaded and kept as a document", async () => {
  await show(scan("scan.pdf"));
  await press("Citește textul");
  await until(() => expect(byId("read-progress").querySelector("progress")).not.toBeNull());
  await untilTold("Textul este gata.");
  expect(byId("page-text").textContent).toContain("acoperișul școlii");
  expect([byId("read-progress").hidden, control("Descarcă PDF-ul în care se poate căuta")]).toEqual([
    true,
    expect.anything(),
  ]);
  await press("Descarcă textul");
  await untilTold("Descărcarea a început.");
  expect(saved).toEqual(["scan.txt"]);
  await press("Păstrează textul ca document");
  await untilTold("este un document nou.");
  await press("Deschide");
  await until(() => expect(byId("document-title").textContent).toBe("scan"));
  expect(byId("text-part").hidden).toBe(true);
});

it("a text that is there already has no PDF of its own", async () => {
  await show(textFile("Notă de serviciu", "nota.txt"));
  await press("Citește textul");
  await untilTold("Textul este gata.");
  expect([byId("page-text").textContent, byId("save-pdf").hidden]).toEqual(["Notă de serviciu", true]);
});

it("a language without data, a missing password and another kind of file are told in words", async () => {
  await show(scan("altul.pdf"));
  byId("read-text").elements.limba.value = "ru";
  await press("Citește textul");
  await untilTold("ru");
  await show(textFile("Notă", "secret.txt"), { parola: "cheie" });
  await press("Citește textul");
  await untilTold("scrieți parola");
  expect(document.activeElement.id).toBe("password");
  await show(new File([Uint8Array.from({ length: 300 }, (_, i) => (i * 167) % 251)], "date.bin"));
  expect([byId("no-reading").hidden, byId("read-text").hidden]).toEqual([false, true]);
});
