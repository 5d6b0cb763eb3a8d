import { beforeAll, expect, it } from "vitest";
import {
  apiOf,
  byId,
  changeTo,
  openAccess,
  openDocument,
  openLanding,
  send,
  signIn,
  textFile,
  textsOf,
  until,
  untilTold,
} from "../testing/page.js";

let id;

beforeAll(async () => {
  const ion = await apiOf("ion.operator");
  ({ id } = await ion.upload(textFile("conținut")));
  await ion.call("POST", `/api/documents/${id}/partajeaza`, { beneficiarClientId: 1, drept: "CITIRE" });
  await openLanding(`/?document=${id}`);
  await signIn("admin");
  await openAccess();
});

async function explain(login) {
  send(byId("explain"), { cine: login });
  await until(() => expect(byId("explanation").textContent).toContain(login));
  return byId("explanation").textContent;
}

it("an administrator sees what somebody may do, and by what", async () => {
  expect(await explain("elena.sefa")).toBe(
    "elena.sefa poate: citi, schimba, da acces, elimina, muta și clasifica.administrator al containeruluicontează",
  );
  expect(await explain("maria.client")).toContain("a primit acces de citire (Maria Popescu)contează");
});

it("and that somebody may nothing, and that nothing relates them", async () => {
  expect(await explain("sergei.client")).toBe(
    "sergei.client nu poate face nimic cu documentul.Nimic nu leagă contul de document.",
  );
});

it("a login that is nobody's is told", async () => {
  send(byId("explain"), { cine: "nimeni" });
  await untilTold("Nimeni nu are acest login");
});

it("what was explained goes with its document, and with who asked", async () => {
  await explain("sergei.client");
  await openDocument(undefined);
  expect(byId("explanation").textContent).toBe("");
  await changeTo("ion.operator");
  await openDocument(id);
  await openAccess();
  expect([byId("explain-part").hidden, textsOf("explanation")]).toEqual([true, []]);
});
