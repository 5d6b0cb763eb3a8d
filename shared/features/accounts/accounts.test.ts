import { createHash } from "node:crypto";
import { Script } from "node:vm";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import {
  type Account,
  Accounts,
  addPerson,
  call,
  PASSWORD,
  people,
  serviceAdministrator,
  signInAs,
  stored,
  tokenOf,
} from "../../testing/accounts-service.ts";
import { accountWith } from "../../testing/people.ts";
import { dynamo } from "../../aws/clients.ts";
import { create, read } from "../../data/repository.ts";
import { kernel } from "../../refusals.ts";
import { accountsOf, flag, reference } from "./account.ts";
import { accounts, users, type AccountChange } from "./accounts.ts";
import { createAccount, editAccount, ownFieldsIn } from "./administration.ts";
import { deleteAccount } from "./delete-account.ts";
import { changeProfile } from "./profile.ts";
import { resetPage, resetPageHeaders } from "./reset-page.ts";
import { userViews } from "./views.ts";

describe("a service that mounts accounts", () => {
  it("a service that mounts accounts adds its own writes to the transaction of every new, changed and removed account", async () => {
    const seen: AccountChange<Account>[] = [];
    const own = accounts(Accounts, {
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
    await editAccount(own, admin, id, { fields: { own: { clientId: 3 } } });
    await deleteAccount(own, admin, "urmarita", {});
    expect(seen.map(({ before, after }) => [before?.clientId, after?.clientId])).toEqual([
      [undefined, undefined],
      [undefined, 3],
      [3, undefined],
    ]);
  });

  it("a service that mounts accounts refuses an account by a condition of its own, and nothing is stored", async () => {
    const TableName = people.entity.table;
    const Key = { pk: "organization#77", sk: "organization" };
    const own = accounts(Accounts, {
      alongside: async () => [
        {
          item: { ConditionCheck: { TableName, Key, ConditionExpression: "attribute_exists(pk)" } },
          refused: () => kernel.conflict(),
        },
      ],
    });
    const admin = await addPerson("conditie", serviceAdministrator);
    const fields = { login: "fara.org", email: "fara.org@exemplu.md", password: PASSWORD, organizatieId: 77 };
    await expect(createAccount(own, admin, fields)).rejects.toMatchObject({ key: "conflict" });
    expect(await stored("fara.org")).toBeUndefined();
  });

  it("a service that mounts accounts where nobody is invited asks the administrator for the first password", async () => {
    const admin = await addPerson("fara.mail", serviceAdministrator);
    const closed = accounts(Accounts);
    const fields = { login: "parolata", email: "parolata@exemplu.md" };
    await expect(createAccount(closed, admin, fields)).rejects.toMatchObject({ key: "invalidpassword" });
    expect(await createAccount(closed, admin, { ...fields, password: PASSWORD })).toMatchObject({
      login: "parolata",
    });
  });

  it("loads a person without the hash of their password", async () => {
    const { id } = await addPerson("incarcata");
    const user = await users(Accounts).read(id);
    expect(user).toMatchObject({ id, login: "incarcata" });
    expect(user).not.toHaveProperty("passwordHash");
    expect(await users(Accounts).read(id + 1)).toBeUndefined();
  });
});

describe("the fields that a service adds to its accounts", () => {
  const own = accountsOf("platform", {
    raft: { stored: z.string().optional() },
    etaj: reference,
    cheie: flag,
  });
  const admin = () => addPerson(`camp-${(made += 1)}`, serviceAdministrator);
  let made = 0;

  it("the fields that a service adds to its accounts are part of administration if the service says how they are sent", () => {
    const { view, body, changeBody } = userViews(own);
    const shown = [view, body, changeBody].map(({ shape }) =>
      Object.keys(shape).filter((name) => name in own.own),
    );
    expect(shown).toEqual(Array(3).fill(["etaj", "cheie"]));
    expect(ownFieldsIn(own, { login: "x", raft: "A", etaj: 3 })).toEqual({ etaj: 3 });
  });

  it("the fields that a service adds to its accounts have their initial values in a new account, change with what is given, and go with null", async () => {
    const service = accounts(own);
    const fields = { login: "campuri", email: "campuri@exemplu.md", password: PASSWORD };
    const caller = await admin();
    const created = await createAccount(service, caller, { ...fields, own: { etaj: 3, raft: "A" } });
    expect(created).toMatchObject({ etaj: 3, raft: "A", cheie: false });
    const edit = { fields: { own: { etaj: null, cheie: true } } };
    const edited = await editAccount(service, caller, created.id, edit);
    expect(edited).toMatchObject({ raft: "A", cheie: true });
    expect(edited.etaj).toBeUndefined();
  });

  it("the fields that a service adds to its accounts are kept by what knows nothing of them: a changed profile", async () => {
    const { id } = await create(own, accountWith(own, { login: "profil.camp", raft: "B" }));
    await changeProfile(people, { id, address: "198.51.100.1" }, { firstName: "Ana" });
    expect(await read(own, { id })).toMatchObject({ firstName: "Ana", raft: "B" });
  });

  it("the fields that a service adds to its accounts show the initial value in an account from before the service had them", async () => {
    const before = accountsOf("platform", {});
    await create(before, accountWith(before, { login: "dinainte" }));
    const token = tokenOf(await admin());
    const { status, body } = await call("GET /api/admin/users/dinainte", { token });
    expect([status, body]).toMatchObject([200, { login: "dinainte", hasSecret: false }]);
  });
});

it("signing in does the same work for an unknown login as for a wrong password", async () => {
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

it("the page for a new password runs its own script and nothing else", () => {
  const script = /<script>([\s\S]*)<\/script>/.exec(resetPage("ru"))?.[1] ?? "";
  const hash = createHash("sha256").update(script).digest("base64");
  expect(resetPageHeaders["content-security-policy"]).toContain(`script-src 'sha256-${hash}'`);
  expect(() => new Script(script)).not.toThrow();
});
