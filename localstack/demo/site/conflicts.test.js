import { afterEach, beforeAll, expect, it, vi } from "vitest";
import {
  apiOf,
  byId,
  changeTo,
  openAccess,
  openDocument,
  openLanding,
  press,
  send,
  signIn,
  textFile,
  until,
  untilTold,
} from "../testing/page.js";

let ion;
let id;
const read = () => ion.call("GET", `/api/documents/${id}`);
const texts = () => ["mine", "stored"].map((side) => byId(side).textContent);
const untilAsked = () => until(() => expect(byId("conflict-dialog").open).toBe(true));

/** A concurrent change by another visitor. */
const renameElsewhere = async (denumire) =>
  ion.call("PUT", `/api/documents/${id}`, { ...(await read()), denumire });

async function write(denumire) {
  await press("Redenumește");
  send(byId("rename-form"), { denumire });
}

beforeAll(async () => {
  ion = await apiOf("ion.operator");
  ({ id } = await ion.upload(textFile("conținut"), { denumire: "Plan", descriere: "Prima" }));
  await openLanding(`/?document=${id}`);
  await signIn("ion.operator");
});

afterEach(() => vi.restoreAllMocks());

it("two texts of one document are both shown, and the stored one stays where the visitor chooses so", async () => {
  await renameElsewhere("Planul lor");
  await write("Planul meu");
  await untilAsked();
  expect(texts()).toEqual(["DenumirePlanul meuDescrierePrima", "DenumirePlanul lorDescrierePrima"]);
  expect(await read()).toMatchObject({ denumire: "Planul lor" });
  await press("Lasă ce este păstrat");
  await until(() => expect(byId("document-title").textContent).toBe("Planul lor"));
  expect([byId("conflict-dialog").open, texts()]).toEqual([false, ["", ""]]);
});

it("or the visitor's own is written over the one that was shown", async () => {
  await renameElsewhere("Iar al lor");
  await write("Al meu");
  await untilAsked();
  await press("Păstrează textul meu");
  await untilTold("Documentul a fost schimbat.");
  expect(await read()).toMatchObject({ denumire: "Al meu" });
});

it("a third text that came while the visitor chose is shown too", async () => {
  await renameElsewhere("Al doilea");
  await write("Al meu, din nou");
  await untilAsked();
  await renameElsewhere("Al treilea");
  await press("Păstrează textul meu");
  await until(() => expect(texts()[1]).toContain("Al treilea"));
  expect([byId("conflict-dialog").open, await read()]).toMatchObject([true, { denumire: "Al treilea" }]);
  await press("Lasă ce este păstrat");
  await until(() => expect(byId("document-title").textContent).toBe("Al treilea"));
});

it("a change beside the text, as a new version, is no conflict", async () => {
  const form = new FormData();
  form.append("file", textFile("altceva"));
  await ion.call("POST", `/api/documents/${id}/versions`, form);
  await write("Fără întrebare");
  await untilTold("Documentul a fost schimbat.");
  expect(await read()).toMatchObject({ denumire: "Fără întrebare", numarVersiune: 2 });
});

it("the choice is gone when another document is opened", async () => {
  await renameElsewhere("Rămâne");
  await write("Nu rămâne");
  await untilAsked();
  await openDocument(undefined);
  expect([byId("conflict-dialog").open, await read()]).toMatchObject([false, { denumire: "Rămâne" }]);
  await openDocument(id);
});

it("every write of a record that was read names its revision", async () => {
  const conditions = [];
  const sent = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation((address, options) => {
    const { method = "GET", headers = {} } = options ?? {};
    if (method !== "GET") conditions.push([method, address.replace(/\d+/g, "n"), headers["if-match"]]);
    return sent(address, options);
  });
  await write("Cu revizie");
  await untilTold("Documentul a fost schimbat.");
  await press("Arhivează");
  await untilTold("este în arhivă");
  await press("Anulează");
  await untilTold("este din nou activ");
  await press("Șterge");
  await untilTold("a fost șters");
  await press("Anulează");
  await untilTold("este din nou activ");
  await openAccess();
  send(byId("give"), { kind: "login", beneficiary: "ana.admin", drept: "CITIRE" });
  await untilTold("ana.admin are acces");
  await press("Schimbă: ana.admin");
  send(byId("terms-form"), { drept: "SCRIERE", ultimaZi: "" });
  await untilTold("Accesul a fost schimbat");
  await press("Ia înapoi: ana.admin");
  await untilTold("nu mai are acces");
  const revision = expect.stringMatching(/^(W\/)?"\d+"$/);
  expect(conditions).toEqual([
    ["PATCH", "/documents/api/documents/n", revision],
    ["POST", "/documents/api/documents/n/arhiveaza", revision],
    ["POST", "/documents/api/documents/n/restore", revision],
    ["DELETE", "/documents/api/documents/n", revision],
    ["POST", "/documents/api/documents/n/restore", revision],
    ["POST", "/documents/api/documents/n/partajeaza", undefined],
    ["PATCH", "/documents/api/partajare-documents/n", revision],
    ["DELETE", "/documents/api/partajare-documents/n", revision],
  ]);
});

it("a grant that another has changed is shown before it is taken back", async () => {
  send(byId("give"), { kind: "login", beneficiary: "ana.admin", drept: "CITIRE" });
  await untilTold("ana.admin are acces");
  const [grant] = (await ion.call("GET", `/api/partajare-documents?documentId=${id}`)).items;
  await ion.call("PUT", `/api/partajare-documents/${grant.id}`, { ...grant, drept: "SCRIERE" });
  await press("Ia înapoi: ana.admin");
  await untilAsked();
  expect(texts()).toEqual([
    "Dreptcitire" + "Termenfără termen",
    "Dreptscriere și partajareTermenfără termen",
  ]);
  await press("Ia înapoi totuși");
  await untilTold("nu mai are acces");
  expect((await ion.call("GET", `/api/partajare-documents?documentId=${id}`)).items).toEqual([]);
});

it("all of it is said in Russian", async () => {
  await press("Русский");
  await renameElsewhere("Иначе");
  await press("Переименовать");
  send(byId("rename-form"), { denumire: "Моё" });
  await untilAsked();
  expect(byId("conflict-dialog").textContent).toMatch(/Изменено за это время.*Ваш текст.*Что сохранено/s);
  await press("Оставить сохранённое");
  await press("Română");
  await changeTo("ion.operator");
});
