import { beforeAll, expect, it, vi } from "vitest";
import { apiOf, byId, openLink, press, send, textFile, told, until, untilTold } from "../testing/page.js";

const downloads = [];
let ion;
let document_;
let id;

beforeAll(async () => {
  ion = await apiOf("ion.operator");
  document_ = await ion.upload(textFile("tainic", "plic.txt"), { denumire: "Plic", parola: "documentul" });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function () {
    downloads.push(this.download);
  });
  const link = await ion.call("POST", `/api/documents/${document_.id}/linkuri`, { parola: "linkul" });
  ({ id } = link);
  await openLink(new URL(link.url).pathname.replace("/l/", "/documents/api/public/linkuri/"));
});

it("somebody without an account sees what a link opens: its name, type, size and end", () => {
  expect([byId("shared").hidden, byId("shared-title").textContent, document.title]).toEqual([
    false,
    "Plic",
    "Plic – Temelia",
  ]);
  expect(byId("shared-facts").textContent).toMatch(
    /Tiptxt · text\/plain.*Mărime[\d.,]+ K?B.*Valabil până la/,
  );
  expect(byId("shared-facts").textContent).not.toContain(document_.cod);
});

it("its address is a page for browsers, and the API's answer for everything else", async () => {
  const asked = async (headers, method) =>
    (await fetch(location.href, { headers, method })).headers.get("content-type");
  expect(await asked({ accept: "text/html,*/*;q=0.8" })).toBe("text/html; charset=utf-8");
  expect(await asked({ accept: "*/*" })).toMatch(/^application\/json/);
  expect(await asked({ accept: "text/html" }, "DELETE")).toMatch(/json/);
});

it("a wrong password is told in words, of the link and of the document", async () => {
  const form = byId("take");
  expect(form.checkValidity()).toBe(false);
  send(form, { parola: "altul", parolaDocument: "documentul" });
  await untilTold("Parola linkului este greșită.");
  send(form, { parola: "linkul", parolaDocument: "altul" });
  await untilTold("Parola documentului este greșită.");
  expect(downloads).toEqual([]);
});

it("with both passwords the file comes, compared with its SHA-256", async () => {
  send(byId("take"), { parola: "linkul", parolaDocument: "documentul" });
  await untilTold("Descărcat: Plic.txt. SHA-256 se potrivește.");
  expect(downloads).toEqual(["Plic.txt"]);
});

it("speaks Russian too", async () => {
  await press("Русский");
  expect([byId("shared-facts").textContent, document.querySelector("h1").textContent, told()]).toEqual([
    expect.stringContaining("Размер"),
    "Документ по ссылке",
    "Скачано: Plic.txt. SHA-256 совпадает.",
  ]);
  await press("Română");
});

it("a link that is revoked meanwhile says what to do, and shows nothing any more", async () => {
  await ion.call("DELETE", `/api/documents/${document_.id}/linkuri/${id}`);
  send(byId("take"), { parola: "linkul", parolaDocument: "documentul" });
  await untilTold("Linkul nu există sau nu mai este valabil.");
  await until(() => expect([byId("shared").hidden, byId("gone").hidden]).toEqual([true, false]));
  expect(byId("gone").textContent).toContain("Cereți altul");
});
