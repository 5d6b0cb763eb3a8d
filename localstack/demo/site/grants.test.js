import { beforeAll, expect, it } from "vitest";
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
  textsOf,
  until,
  untilTold,
} from "../testing/page.js";

let id;
let ion;
const grants = async () => (await ion.call("GET", `/api/partajare-documents?documentId=${id}`)).items;

beforeAll(async () => {
  ion = await apiOf("ion.operator");
  ({ id } = await ion.upload(textFile("conținut"), { denumire: "Dosar comun" }));
  await openLanding(`/?document=${id}`);
  await signIn("ion.operator");
  await openAccess();
});

it("access is given to a person by login, until a day", async () => {
  send(byId("give"), { kind: "login", beneficiary: " Ana.Admin ", drept: "CITIRE", ultimaZi: "2099-12-31" });
  await untilTold("ana.admin are acces: citire.");
  expect(textsOf("grants")).toEqual([
    expect.stringContaining("ana.admincitire · până la 31 dec. 2099 · dat de ion.operator"),
  ]);
  expect([byId("give").elements.beneficiary.value, document.activeElement.id]).toEqual(["", "access-title"]);
  expect(await grants()).toMatchObject([{ beneficiarOperatorId: 2, drept: "CITIRE" }]);
});

it("and to a client by the state's number, who then finds the document among what others share", async () => {
  send(byId("give"), { kind: "number", beneficiary: "2004001000010", drept: "CITIRE" });
  await untilTold("Maria Popescu are acces: citire.");
  await changeTo("maria.client");
  const filter = byId("status-filter");
  filter.value = "partajat";
  filter.dispatchEvent(new Event("change"));
  await until(() => expect(byId(`entry-${id}`)).not.toBeNull());
  expect([location.search, byId("status-filter").value]).toEqual(["?partajat=true", "partajat"]);
  filter.value = "";
  filter.dispatchEvent(new Event("change"));
  await until(() => expect(location.search).toBe(""));
  await changeTo("ion.operator");
  await openDocument(id);
  await openAccess();
});

it("it is changed, with its end", async () => {
  await press("Schimbă: ana.admin");
  const form = byId("terms-form");
  expect([form.elements.drept.value, form.elements.ultimaZi.value]).toEqual(["CITIRE", "2099-12-31"]);
  send(form, { drept: "SCRIERE", ultimaZi: "" });
  await untilTold("Accesul a fost schimbat: ana.admin, scriere");
  const changed = (await grants()).find(({ beneficiarOperatorId }) => beneficiarOperatorId === 2);
  expect([changed.drept, changed.dataExpirare]).toEqual(["SCRIERE", undefined]);
});

it("it is taken back, which can be undone", async () => {
  await press("Ia înapoi: ana.admin");
  await untilTold("ana.admin nu mai are acces prin partajare.");
  expect(await grants()).toHaveLength(1);
  await press("Anulează");
  await untilTold("ana.admin are acces: scriere");
  expect(await grants()).toHaveLength(2);
});

it("who is nobody is refused in words, and the form keeps what was written", async () => {
  send(byId("give"), { kind: "login", beneficiary: "nimeni", drept: "CITIRE" });
  await untilTold("Niciun coleg nu are acest login. Cine este din altă organizație cere acces");
  expect([byId("give").elements.beneficiary.value, await grants()]).toEqual([
    "nimeni",
    expect.objectContaining({ length: 2 }),
  ]);
});
