import { afterEach, beforeEach, expect, it, vi } from "vitest";
// Read when the configuration is loaded, so it comes before every import.
vi.hoisted(() => (process.env.CODES_PER_HOUR = "40"));
import { addPerson, call, mailSink, PASSWORD, stored } from "../../testing/accounts-service.ts";
import { clock } from "../../clock.ts";

// Each test has an hour of its own.
let hour = 0;
beforeEach(() => {
  clock.freeze(new Date(Date.UTC(2040, 0, 1, (hour += 1))));
  mailSink.clear();
});
afterEach(() => clock.resume());

const register = (login: string, from: string) =>
  call("POST /api/register", { body: { login, email: `${login}@exemplu.md`, password: PASSWORD }, from });
const askReset = (login: string, from: string) =>
  call("POST /api/account/reset-password/init", { body: `${login}@exemplu.md`, from });

it("one address registers a tenth of the accounts that a service mails an hour; the next is 429 and leaves nothing", async () => {
  for (const login of ["unu", "doi", "trei", "patru"])
    expect((await register(login, "192.0.2.1")).status).toBe(201);
  const { status, headers } = await register("cinci", "192.0.2.1");
  expect([status, headers["retry-after"], await stored("cinci")]).toEqual([429, "3600", undefined]);
  expect((await register("sase", "192.0.2.2")).status).toBe(201);
  expect(mailSink.mails()).toHaveLength(5);
});

it("resets that one address asks for are mailed within the same limit, and the answer does not tell", async () => {
  const people = ["ana", "ion", "dan", "eva", "lia", "nae"];
  for (const login of people) {
    await addPerson(login);
    expect(await askReset(login, "192.0.2.1")).toMatchObject({ status: 200, body: "" });
  }
  expect(mailSink.mails()).toHaveLength(4);
});

it("a service mails as many keys an hour as it is set to, from whatever addresses they are asked for", async () => {
  for (let i = 0; i < 42; i += 1) await register(`om${i}`, `198.51.100.${i}`);
  expect(mailSink.mails()).toHaveLength(40);
});
