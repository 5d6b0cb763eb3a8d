import { beforeAll, expect, it } from "vitest";
import {
  apiOf,
  byId,
  control,
  openLanding,
  press,
  send,
  signIn,
  textFile,
  until,
  untilTold,
} from "../testing/page.js";

let ion;
let olga;
const files = [];

beforeAll(async () => {
  ion = await apiOf("ion.operator");
  olga = await apiOf("olga.operator");
  for (const name of ["unu.txt", "doi.txt"]) {
    const { id, cod } = await ion.upload(textFile("conținut", name));
    files.push({ id, cod });
    await olga.call("POST", "/api/documents/cerere", {
      cod,
      drept: "SCRIERE",
      motivare: "Le lucrăm împreună.",
    });
  }
  await openLanding();
  await signIn("ana.admin");
});

const entry = ({ cod }) =>
  [...byId("to-decide").children].find(({ textContent }) => textContent.includes(cod));
const asked = async (cod) => (await olga.call("GET", `/api/cerere-acces?cod=${cod}`)).items[0];

it("an administrator sees who asks for what, and why, and opens the document", () => {
  const [{ id, cod }] = files;
  expect(entry(files[0]).textContent).toMatch(
    new RegExp(`olga\\.operator → ${cod}scriere.*Le lucrăm împreună`),
  );
  expect(entry(files[0]).querySelector("a").getAttribute("href")).toBe(`/?document=${id}`);
});

it("approves with less than was asked for, until a day", async () => {
  const [{ id, cod }] = files;
  await press(`Aprobă: ${cod}, olga.operator`);
  expect([byId("terms-title").textContent, byId("terms-form").elements.drept.value]).toEqual([
    `Aprobă: ${cod}, olga.operator`,
    "SCRIERE",
  ]);
  send(byId("terms-form"), { drept: "CITIRE", ultimaZi: "2099-12-31" });
  await untilTold(`olga.operator are acces la ${cod}.`);
  expect([entry(files[0]), document.activeElement.id]).toEqual([undefined, "requests-title"]);
  const { items } = await ion.call("GET", `/api/partajare-documents?documentId=${id}`);
  expect(items).toMatchObject([{ beneficiarOperatorId: 6, drept: "CITIRE", dataExpirare: /^2099/ }]);
});

it("rejects with a reason", async () => {
  const { cod } = files[1];
  await press(`Respinge: ${cod}, olga.operator`);
  send(byId("reject-form"), { motiv: "Nu este gata." });
  await untilTold(`Cererea pentru ${cod} a fost respinsă.`);
  expect(await asked(cod)).toMatchObject({ status: "RESPINSA", motiv: "Nu este gata." });
});

it("what was asked for otherwise meanwhile is shown before it is approved", async () => {
  const { cod } = await ion.upload(textFile("conținut"));
  await olga.call("POST", "/api/documents/cerere", { cod, drept: "CITIRE", motivare: "Întâi." });
  const { refresh } = await import("./work.js");
  await refresh();
  await press(`Aprobă: ${cod}, olga.operator`);
  const elsewhere = await apiOf("ana.admin");
  const { id } = await asked(cod);
  await elsewhere.call("PUT", `/api/cerere-acces/${id}`, { id, drept: "SCRIERE", motivare: "Apoi." });
  send(byId("terms-form"), { drept: "CITIRE", ultimaZi: "" });
  await until(() => expect(byId("conflict-dialog").open).toBe(true));
  expect(byId("stored").textContent).toContain("Apoi.");
  expect(await asked(cod)).toMatchObject({ status: "IN_ASTEPTARE" });
  await press("Aprobă totuși");
  await untilTold(`olga.operator are acces la ${cod}.`);
});

it("what another has decided meanwhile is told in words, and waits no longer", async () => {
  const { cod } = await ion.upload(textFile("conținut"));
  await olga.call("POST", "/api/documents/cerere", { cod, drept: "CITIRE", motivare: "Iar." });
  const { refresh } = await import("./work.js");
  await refresh();
  await until(() => expect(control(`Aprobă: ${cod}, olga.operator`)).toBeDefined());
  const elsewhere = await apiOf("ana.admin");
  await elsewhere.call("POST", `/api/cereri/${(await asked(cod)).id}/respinge`, {});
  await press(`Aprobă: ${cod}, olga.operator`);
  send(byId("terms-form"), { drept: "CITIRE", ultimaZi: "" });
  await untilTold("Cererea este RESPINSA");
  expect(control(`Aprobă: ${cod}, olga.operator`)).toBeUndefined();
});
