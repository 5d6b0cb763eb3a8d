import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  addPerson,
  call,
  PASSWORD,
  people,
  serviceAdministrator,
  signInAs,
  stored,
} from "../../testing/accounts-service.ts";
import { dynamo } from "../../aws/clients.ts";
import { conflict } from "../../errors.ts";
import { accounts, users, type AccountChange } from "./accounts.ts";
import { createAccount, deleteAccount, editAccount } from "./administration.ts";
import { resetPage, resetPageHeaders } from "./reset-page.ts";

describe("a service that mounts accounts", () => {
  it("adds its own writes to the transaction of every new, changed and removed account", async () => {
    const seen: AccountChange[] = [];
    const own = accounts("platform", {
      alongside: async (change) => {
        seen.push(change);
        return [];
      },
    });
    const admin = await addPerson("adaos", serviceAdministrator);
    const { id } = await createAccount(own, admin, {
      login: "urmarita",
      email: "urmarita@exemplu.md",
      password: PASSWORD,
    });
    await editAccount(own, admin, id, { fields: { clientId: 3 } });
    await deleteAccount(own, admin, "urmarita", {});
    expect(seen.map(({ before, after }) => [before?.clientId, after?.clientId])).toEqual([
      [undefined, undefined],
      [undefined, 3],
      [3, undefined],
    ]);
  });

  it("refuses an account by a condition of its own, and nothing is stored", async () => {
    const TableName = people.entity.table;
    const Key = { pk: "organization#77", sk: "organization" };
    const own = accounts("platform", {
      alongside: async () => [
        {
          item: { ConditionCheck: { TableName, Key, ConditionExpression: "attribute_exists(pk)" } },
          refused: () => conflict("organizatieInexistenta"),
        },
      ],
    });
    const admin = await addPerson("conditie", serviceAdministrator);
    const fields = { login: "fara.org", email: "fara.org@exemplu.md", password: PASSWORD, organizatieId: 77 };
    await expect(createAccount(own, admin, fields)).rejects.toMatchObject({ key: "organizatieInexistenta" });
    expect(await stored("fara.org")).toBeUndefined();
  });

  it("where nobody is invited asks the administrator for the first password", async () => {
    const admin = await addPerson("fara.mail", serviceAdministrator);
    const closed = accounts("platform");
    const fields = { login: "parolata", email: "parolata@exemplu.md" };
    await expect(createAccount(closed, admin, fields)).rejects.toMatchObject({ key: "invalidpassword" });
    expect(await createAccount(closed, admin, { ...fields, password: PASSWORD })).toMatchObject({
      login: "parolata",
    });
  });

  it("loads a person without the hash of their password", async () => {
    const { id } = await addPerson("incarcata");
    const user = await users("platform").read(id);
    expect(user).toMatchObject({ id, login: "incarcata" });
    expect(user).not.toHaveProperty("passwordHash");
    expect(await users("platform").read(id + 1)).toBeUndefined();
  });
});

describe("signing in", () => {
  it("does the same work for an unknown login as for a wrong password", async () => {
    await addPerson("aceeasi");
    const work = async (login: string) => {
      const commands: string[] = [];
      const name = `count-${login}`;
      dynamo().middlewareStack.add(
        (next, context) => (args) => {
          commands.push(String(context.commandName));
          return next(args);
        },
        { step: "initialize", name },
      );
      await signInAs(login, "o parolă greșită");
      dynamo().middlewareStack.remove(name);
      return commands;
    };
    const known = await work("aceeasi");
    expect(known).toContain("GetItemCommand");
    expect(await work("necunoscuta")).toEqual(known);
  });
});

describe("refusals of accounts", () => {
  it("speak the language of the request", async () => {
    const answer = await call("POST /api/authenticate", {
      body: { username: "nimeni", password: "x" },
      headers: { "accept-language": "ru-MD,ru;q=0.9" },
    });
    expect(answer).toMatchObject({
      status: 401,
      body: { detail: expect.stringMatching(/^Имя пользователя/) },
    });
  });
});

describe("the page for a new password", () => {
  it("runs its own script and nothing else", () => {
    const script = /<script>([\s\S]*)<\/script>/.exec(resetPage("ru"))?.[1] ?? "";
    const hash = createHash("sha256").update(script).digest("base64");
    expect(resetPageHeaders["content-security-policy"]).toContain(`script-src 'sha256-${hash}'`);
    expect(() => new Function("document", "location", "fetch", script)).not.toThrow();
  });
});
