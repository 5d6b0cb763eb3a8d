import { beforeAll, expect, it } from "vitest";
import { apiOf, textFile } from "../testing/page.js";

const { beneficiaryKey, findBeneficiary, learnNames, learnNamesOf, nameOf, userKey } =
  await import("./names.js");
const { keepToken, signOut } = await import("./session.js");

const enter = async (login) => keepToken((await apiOf(login)).token);
beforeAll(() => enter("ion.operator"));

it("a person is named by the login, a client by the register", async () => {
  await learnNames(["user#4", "client#2"]);
  expect(["user#4", "client#2"].map(nameOf)).toEqual(["elena.sefa", "Сергей Петров"]);
  expect([beneficiaryKey({ beneficiarClientId: 2 }), beneficiaryKey({ beneficiarOperatorId: 4 })]).toEqual([
    "client#2",
    userKey(4),
  ]);
});

it("somebody of another organization is named where they asked for the document", async () => {
  const [ion, olga, ana] = await Promise.all(["ion.operator", "olga.operator", "ana.admin"].map(apiOf));
  const { id, cod } = await ion.upload(textFile("ceva"));
  await olga.call("POST", "/api/documents/cerere", { cod, drept: "CITIRE", motivare: "Comparăm." });
  const [request] = (await ana.call("GET", `/api/cerere-acces?cod=${cod}`)).items;
  await ana.call("PUT", `/api/cerere-acces/${request.id}`, { drept: "SCRIERE", motivare: "Comparăm." });
  await learnNamesOf(id, ["user#6"]);
  expect(nameOf("user#6")).toBe("Utilizatorul 6");
  await learnNamesOf(id, ["user#6"], [request]);
  expect(nameOf("user#6")).toBe("olga.operator");
});

it("whoever signs out takes the names along; who may not look clients up sees their numbers", async () => {
  signOut();
  expect(nameOf("user#4")).toBe("Utilizatorul 4");
  await enter("sergei.client");
  await learnNames(["client#1", "client#2"]);
  expect(["client#1", "client#2"].map(nameOf)).toEqual(["Clientul 1", "Сергей Петров"]);
});

it("a beneficiary is found by login in any case, or by the state's number", async () => {
  await enter("ion.operator");
  expect(await findBeneficiary("login", "Elena.Sefa")).toEqual({ beneficiarOperatorId: 4 });
  expect(await findBeneficiary("number", "2004001000010")).toEqual({ beneficiarClientId: 1 });
  expect(nameOf("client#1")).toBe("Maria Popescu");
});

it.each([
  ["login", "olga.operator", "colleagueUnknown"],
  ["number", "123", "numberWrong"],
  ["number", "2999999999999", "clientUnknown"],
  ["number", "1999999999999", "clientUnknown"],
])("and who is nobody is refused in words: %s %s", async (kind, text, key) => {
  await expect(findBeneficiary(kind, text)).rejects.toMatchObject({ key });
});
