import { beforeAll, expect, it } from "vitest";
import { apiOf, byId, choose, openLanding, signIn, textFile, until, untilTold } from "../testing/page.js";

let ion;

beforeAll(async () => {
  ion = await apiOf("ion.operator");
  await openLanding();
  await signIn("ion.operator");
});

async function send(name, { protection = "", parola = "" } = {}) {
  const form = byId("upload");
  choose(form, textFile(`conținutul fișierului ${name}`, name));
  form.elements.protection.value = protection;
  form.elements.protection.dispatchEvent(new Event("change"));
  form.elements.parola.value = parola;
  expect(form.checkValidity()).toBe(true);
  form.requestSubmit();
  await until(() => expect(byId("document-title").textContent).toBe(name));
  await untilTold(`„${name}” a fost încărcat.`);
  const opened = Number(new URLSearchParams(location.search).get("document"));
  return ion.call("GET", `/api/documents/${opened}`);
}

it("uploads plain, sealed, and with a password twice in a row: the form is new each time", async () => {
  expect((await send("deschis.txt")).tipSecuritate).toBeUndefined();
  expect(await send("sigilat.txt", { protection: "criptat" })).toMatchObject({ tipSecuritate: "CRIPTAT" });
  const password = { protection: "parola", parola: "sesam" };
  expect(await send("plic.txt", password)).toMatchObject({ tipSecuritate: "PAROLA" });
  const { protection, parola } = byId("upload").elements;
  expect([protection.value, parola.disabled, parola.value]).toEqual(["", true, ""]);
  expect(await send("plic-doi.txt", password)).toMatchObject({ tipSecuritate: "PAROLA" });
  expect((await send("din-nou-deschis.txt")).tipSecuritate).toBeUndefined();
});

it("a password is required where it is wished for, and only there", () => {
  const form = byId("upload");
  choose(form, textFile("x", "x.txt"));
  form.elements.protection.value = "parola";
  form.elements.protection.dispatchEvent(new Event("change"));
  expect([form.checkValidity(), byId("upload-password").hidden]).toEqual([false, false]);
  form.elements.protection.value = "";
  form.elements.protection.dispatchEvent(new Event("change"));
  expect([form.checkValidity(), byId("upload-password").hidden]).toEqual([true, true]);
});

it("adds a version with a comment", async () => {
  const form = byId("add-version");
  choose(form, textFile("altfel", "a-doua.txt"));
  form.elements.comentariu.value = "corectat";
  form.requestSubmit();
  await untilTold("„din-nou-deschis.txt” are o versiune nouă.");
  expect(byId("versions").children[0].textContent).toMatch(/Versiunea 2.*corectat/);
  expect(document.activeElement.id).toBe("document-title");
});

it("a refused file is told, and the form keeps what was written", async () => {
  const form = byId("add-version");
  choose(form, textFile("", "gol.txt"));
  form.elements.comentariu.value = "rămâne";
  form.requestSubmit();
  await untilTold("Fișierul este gol.");
  expect(form.elements.comentariu.value).toBe("rămâne");
});
