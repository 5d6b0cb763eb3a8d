import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  addPerson,
  call,
  mailedKey,
  mailSink,
  PASSWORD,
  people,
  signInAs,
  tokenOf,
} from "../../testing/accounts-service.ts";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../../aws/clients.ts";
import { clock } from "../../clock.ts";
import { ephemeralTable } from "../../data/tables.ts";
import { withFaults } from "../../testing/with-faults.ts";
import { changeAccount } from "./save-account.ts";

beforeEach(() => mailSink.clear());
afterEach(() => clock.resume());

const NEW_PASSWORD = "cu totul altă parolă";
const ask = (body: string | object) => call("POST /api/account/reset-password/init", { body });
const finish = (key: string, newPassword = NEW_PASSWORD, from?: string) =>
  call("POST /api/account/reset-password/finish", { body: { key, newPassword }, from });

async function requestResetFor(login: string) {
  const person = await addPerson(login);
  await ask(person.email);
  return { person, key: mailedKey(person.email) };
}

describe("reset-password/init", () => {
  it("reset-password/init answers an address that is too long for any account as it answers an unknown one", async () => {
    const unknown = await ask("nimeni@exemplu.md");
    for (const most of [2_047, 3_000]) {
      const mail = `${"a".repeat(most)}@exemplu.md`;
      for (const body of [mail, { mail }]) {
        const { status, body: said } = await ask(body);
        expect([status, said]).toEqual([unknown.status, unknown.body]);
      }
    }
  });

  it("reset-password/init takes the mail address for a new password bare, as {mail} or as a JSON text, in any case", async () => {
    await addPerson("gabriela");
    const json = { "content-type": "application/json" };
    const quoted = JSON.stringify("Gabriela@exemplu.md");
    expect(
      await call("POST /api/account/reset-password/init", { body: quoted, headers: json }),
    ).toMatchObject({
      status: 200,
      body: "",
    });
    expect(await ask("gabriela@exemplu.md")).toMatchObject({ status: 200, body: "" });
    expect(await ask({ mail: "Gabriela@Exemplu.md" })).toMatchObject({ status: 200, body: "" });
    expect(mailSink.mails().map(({ to }) => to)).toEqual(Array(3).fill(["gabriela@exemplu.md"]));
  });

  it("reset-password/init answers an unknown address as a known one: 200, and mails nobody", async () => {
    await addPerson("cunoscuta");
    const [known, unknown] = await Promise.all([ask("cunoscuta@exemplu.md"), ask("nimeni@exemplu.md")]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(mailSink.mails().map(({ to }) => to)).toEqual([["cunoscuta@exemplu.md"]]);
  });

  it("mails nothing to a deactivated account", async () => {
    await addPerson("oprita", { activated: false });
    expect((await ask("oprita@exemplu.md")).status).toBe(200);
    expect(mailSink.mails()).toEqual([]);
  });

  it("floods no mailbox: after five mails in an hour it answers 200 and sends none", async () => {
    clock.freeze("2026-03-01T10:00:00Z");
    await addPerson("asaltata");
    await Promise.all(Array.from({ length: 8 }, () => ask("asaltata@exemplu.md")));
    // With injected faults, a request that was counted may fail before its mail.
    const mails = mailSink.mails().length;
    expect(withFaults ? Math.max(mails, 5) : mails).toBe(5);
  });

  it("reset-password/init puts the key into a link to a page on which the password is chosen", async () => {
    const { key } = await requestResetFor("pagina");
    const [mail] = mailSink.mails();
    expect(mail?.text).toContain(`http://temelia.test/cont/parola?serviciu=platform&key=${key}`);
    const page = await call(`GET /api/account/reset-password/finish?key="><script>`);
    expect(page.headers).toMatchObject({ "content-type": "text/html; charset=utf-8" });
    expect(page.body).toContain("Parola nouă");
    expect(page.body).not.toContain('"><script>');
  });
});

describe("reset-password/finish", () => {
  it("reset-password/finish sets the new password and ends all tokens", async () => {
    const { person, key } = await requestResetFor("hotarata");
    expect(key).toHaveLength(26);
    expect(await finish(key)).toMatchObject({ status: 200, body: "" });
    expect((await signInAs("hotarata", NEW_PASSWORD)).status).toBe(200);
    expect((await signInAs("hotarata", PASSWORD)).status).toBe(401);
    expect((await call("GET /api/account", { token: tokenOf(person) })).status).toBe(401);
  });

  it("reset-password/finish takes a key once, also when it is sent twice at once", async () => {
    const { key } = await requestResetFor("dubla");
    const answers = await Promise.all([finish(key), finish(key, "încă o altă parolă")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await finish(key)).status).toBe(400);
  });

  it("reset-password/finish takes a key for one hour", async () => {
    const { key } = await requestResetFor("intarziata");
    clock.freeze(new Date(Date.now() + 3600 * 1000 + 1000));
    expect(await finish(key)).toMatchObject({ status: 400, body: { message: "error.cheieGresita" } });
  });

  it("reset-password/finish refuses an unacceptable password with 400 error.invalidpassword, and the key stays good", async () => {
    const { key } = await requestResetFor("nehotarata");
    expect(await finish(key, "scurt")).toMatchObject({
      status: 400,
      body: { message: "error.invalidpassword" },
    });
    expect((await finish(key)).status).toBe(200);
  });

  it("reset-password/finish takes no key from before a changed password or a changed address", async () => {
    const { person, key } = await requestResetFor("mutata");
    await changeAccount(people, person.id, (account) => ({ ...account, email: "mutata@alta.md" }));
    expect((await finish(key)).status).toBe(400);
    await ask("mutata@alta.md");
    const older = mailedKey("mutata@alta.md");
    await ask("mutata@alta.md");
    expect((await finish(mailedKey("mutata@alta.md"))).status).toBe(200);
    expect((await finish(older)).status).toBe(400);
  });

  it("reset-password/finish takes no key once a newer one was mailed, also while that one is unused", async () => {
    const { person, key: older } = await requestResetFor("rasgandita");
    await ask(person.email);
    const newer = mailedKey(person.email);
    expect(await finish(older)).toMatchObject({ status: 400, body: { message: "error.cheieGresita" } });
    expect((await finish(newer)).status).toBe(200);
  });

  it("reset-password/finish takes no key of an account that was deactivated meanwhile", async () => {
    const { person, key } = await requestResetFor("stinsa");
    await changeAccount(people, person.id, (account) => ({ ...account, activated: false }));
    expect((await finish(key)).status).toBe(400);
  });

  it("slows down whoever tries keys: 429 after twenty wrong ones from an address", async () => {
    for (let i = 0; i < 20; i += 1) await finish(`GHICIT${i}`, NEW_PASSWORD, "203.0.113.77");
    expect((await finish("GHICIT", NEW_PASSWORD, "203.0.113.77")).status).toBe(429);
  });

  it("reset-password/finish finds no key in the database: it is stored as a hash", async () => {
    const { key, person } = await requestResetFor("ascunsa");
    const { Items } = await dynamo().send(new ScanCommand({ TableName: ephemeralTable() }));
    const dump = JSON.stringify(Items);
    expect([dump.includes(String(person.id)), dump.includes(key)]).toEqual([true, false]);
  });
});
