import { beforeAll, expect, it, vi } from "vitest";
import {
  apiOf,
  byId,
  openDocument,
  openLanding,
  press,
  signIn,
  textFile,
  told,
  until,
  untilTold,
} from "../testing/page.js";

let ion;
const downloads = [];

beforeAll(async () => {
  ion = await apiOf("ion.operator");
  // The browser's part of a download cannot be observed here, but its input can.
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function () {
    if (this.hasAttribute("download")) downloads.push(this.download);
    else this.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
  await openLanding();
  await signIn("ion.operator");
});

it("a version is downloaded, compared, and named so that it opens by double click", async () => {
  const { id } = await ion.upload(textFile("unu", "proces.txt"));
  await openDocument(id);
  await press("Descarcă: Versiunea 1");
  await untilTold("Descărcat: proces (v1).txt. SHA-256 se potrivește.");
  expect(downloads).toEqual(["proces (v1).txt"]);
});

it("an older version is brought back as a new one", async () => {
  const form = new FormData();
  const { id } = await ion.upload(textFile("unu"));
  form.append("file", textFile("doi"));
  await ion.call("POST", `/api/documents/${id}/versions`, form);
  await openDocument(id);
  await until(() => expect(byId("versions").children).toHaveLength(2));
  await press("Readu: Versiunea 1");
  await untilTold("Versiunea 1 este din nou curentă");
  expect(byId("versions").children).toHaveLength(3);
  expect(byId("versions").children[0].textContent).toContain("curentă");
});

it("a protected document asks for its password, in words and in its field", async () => {
  const { id } = await ion.upload(textFile("tainic", "plic.txt"), { parola: "sesam" });
  await openDocument(id);
  await until(() => expect(byId("document-title").textContent).toBe("plic.txt"));
  expect(byId("password-field").hidden).toBe(false);
  await press("Descarcă: Versiunea 1");
  await untilTold("Documentul este protejat: scrieți parola lui și încercați din nou.");
  expect(document.activeElement.id).toBe("password");
  byId("password").value = "sesam";
  await press("Descarcă: Versiunea 1");
  await untilTold("SHA-256 se potrivește");
});

it("no password and no message survive the document that they belong to", async () => {
  const { id } = await ion.upload(textFile("alt", "alt.txt"), { parola: "altul" });
  await openDocument(id);
  await until(() => expect(byId("document-title").textContent).toBe("alt.txt"));
  expect([told(), byId("password").value]).toEqual(["", ""]);
});
