import { expect, it } from "vitest";
import { apiOf, textFile } from "../testing/page.js";

const { readRequests } = await import("./read-requests.js");
const { nameOf } = await import("./names.js");
const { keepAccount, keepToken } = await import("./session.js");

const enter = async (login) => {
  const { token, call } = await apiOf(login);
  keepToken(token);
  keepAccount(await call("GET", "/api/account"));
  return call;
};

it("everybody reads their own requests, administrators those that wait for them too, with names", async () => {
  const { cod } = await (await apiOf("ion.operator")).upload(textFile("ceva"));
  const ask = await enter("olga.operator");
  await ask("POST", "/api/documents/cerere", { cod, drept: "CITIRE", motivare: "Comparăm registrele." });
  const own = await readRequests();
  expect(own.mine.items[0]).toMatchObject({ cod, status: "IN_ASTEPTARE" });
  expect(own.toDecide.items).toEqual([]);

  await enter("ana.admin");
  const { toDecide, mine } = await readRequests();
  expect(toDecide.items.find((request) => request.cod === cod)).toMatchObject({
    solicitantId: 6,
    documentId: expect.any(Number),
  });
  expect([mine.items.some((request) => request.cod === cod), nameOf("user#6")]).toEqual([
    false,
    "olga.operator",
  ]);
});

it("what an administrator asks of others is not theirs to decide", async () => {
  const { cod } = await (await apiOf("ion.operator")).upload(textFile("ceva"));
  const ask = await enter("petru.admin");
  await ask("POST", "/api/documents/cerere", { cod, drept: "CITIRE", motivare: "Pentru fond." });
  const { mine, toDecide } = await readRequests();
  expect([mine.items[0].cod, toDecide.items.some((request) => request.cod === cod)]).toEqual([cod, false]);
});
