import { afterEach, beforeEach, expect, it } from "vitest";
import {
  addPerson,
  call,
  mailedKey,
  mailSink,
  PASSWORD,
  people,
  stored,
} from "../../testing/accounts-service.ts";
import { clock } from "../../clock.ts";
import { beforeCalls } from "../../testing/before-calls.ts";
import { callsOf, tally } from "../../testing/aws-calls.ts";
import { removeUnconfirmed } from "./remove-unconfirmed.ts";

beforeEach(() => mailSink.clear());
afterEach(() => clock.resume());

const HOUR = 3600 * 1000;
const later = (hours: number) => clock.freeze(new Date(Date.now() + hours * HOUR));
const WEEK = 7 * 24 + 0.01;

const register = async (login: string) => {
  const body = { login, email: `${login}@exemplu.md`, password: PASSWORD };
  const { status } = await call("POST /api/register", { body });
  if (status !== 201) throw new Error(`register: ${status}`);
};
const activate = (login: string) => call(`GET /api/activate?key=${mailedKey(`${login}@exemplu.md`)}`);

it("a registration that nobody confirmed for a week is removed, oldest first; younger ones, confirmed ones and those that an administrator stopped stay", async () => {
  await register("veche");
  await register("confirmata");
  await activate("confirmata");
  await addPerson("oprita", { activated: false });
  later(1);
  await register("noua");
  later(WEEK);
  expect(await removeUnconfirmed(people)).toEqual({ removed: 1, failed: 0 });
  const logins = ["veche", "confirmata", "oprita", "noua"];
  const there = await Promise.all(logins.map(async (login) => (await stored(login)) !== undefined));
  expect(there).toEqual([false, true, true, true]);
  later(WEEK + 1);
  expect(await removeUnconfirmed(people)).toEqual({ removed: 1, failed: 0 });
});

it("a registration that nobody confirmed for a week is found without reading other accounts: one list, and the first registration that is not due", async () => {
  await register("asteapta");
  const { calls } = await callsOf(() => removeUnconfirmed(people));
  expect(tally(calls)).toEqual(["dynamodb.GetItem 1", "dynamodb.Query 1"]);
  later(WEEK);
  await removeUnconfirmed(people);
});

it("a registration that nobody confirmed for a week stays where its activation comes first", async () => {
  await register("grabita");
  const activation = async () => {
    clock.resume();
    expect((await activate("grabita")).status).toBe(200);
    later(WEEK);
  };
  later(WEEK);
  let removal;
  const raced = await beforeCalls(
    { command: "TransactWriteItemsCommand", about: "grabita", most: 1 },
    activation,
    async () => (removal = await removeUnconfirmed(people)),
  );
  expect([raced, removal]).toEqual([1, { removed: 0, failed: 0 }]);
  expect(await stored("grabita")).toMatchObject({ activated: true });
});

it("a registration that nobody confirmed for a week is not brought back by an activation that comes second", async () => {
  await register("intarziata");
  const removal = async () => {
    later(WEEK);
    expect(await removeUnconfirmed(people)).toEqual({ removed: 1, failed: 0 });
    clock.resume();
  };
  let answer;
  const raced = await beforeCalls(
    { command: "TransactWriteItemsCommand", about: "intarziata@", most: 1 },
    removal,
    async () => (answer = await activate("intarziata")),
  );
  expect([raced, answer]).toMatchObject([1, { status: 404 }]);
  expect(await stored("intarziata")).toBeUndefined();
  await register("intarziata");
});
