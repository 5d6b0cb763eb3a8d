import { administrator, call, createSystem, operatorOf } from "../../testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { read, readItems, readUnique } from "../../../../shared/data/repository.ts";
import { revisionIn, revisionKey } from "../../../../shared/data/revisions.ts";
import { addPersonTo } from "../../../../shared/testing/people.ts";
import { Accounts } from "../../access/account.ts";
import { Recipients } from "../../records/recipient.ts";
import { createRecipient } from "../registry/testing.ts";
import type { LinkView } from "./routes.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { refusalOfFields } from "../../../../shared/testing/caller.ts";

let admin: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
});

const link = (login: string, destinatarId: number, headers = admin) =>
  call<LinkView>("POST /api/admin/provision/link", headers, { login, destinatarId });
const unlink = async (id: number) => (await call(`DELETE /api/admin/provision/link/${id}`, admin)).status;
const newLogin = async () => (await addPersonTo("notifications")).login;
const linkedWith = async (login: string) => (await readUnique(Accounts, "login", login))?.destinatarId;
const loginOf = async (id: number) => (await read(Recipients, { id }))?.utilizatorLogin;

async function revisionOf(login: string): Promise<number> {
  const account = await readUnique(Accounts, "login", login);
  const [item] = await readItems(Accounts.table, [revisionKey(`user#${account?.id}`)]);
  return revisionIn(item).revision;
}

describe("a link", () => {
  it("joins an account and a recipient, seen from both sides, and moves the revision of the account", async () => {
    const [login, { id }] = [await newLogin(), await createRecipient()];
    const before = await revisionOf(login);
    const { status, json } = await link(login.toUpperCase(), id);
    expect([status, json]).toEqual([201, { id, login, destinatarId: id }]);
    expect([await linkedWith(login), await loginOf(id)]).toEqual([id, login]);
    expect(await revisionOf(login)).toBeGreaterThan(before);
    const { json: shown } = await call<{ utilizatorLogin: string }>(`GET /api/destinatars/${id}`, admin);
    expect(shown.utilizatorLogin).toBe(login);
    expect(shown).not.toHaveProperty("utilizatorId");
    const { json: found } = await call<{ items: { id: number }[] }>(
      `GET /api/destinatars?utilizatorLogin=${login}`,
      admin,
    );
    expect(found.items.map((one) => one.id)).toEqual([id]);
  });

  it("a link is refused where either is linked, inactive or unknown", async () => {
    const [login, { id }] = [await newLogin(), await createRecipient()];
    await link(login, id);
    expect(refusalOfFields(await link(login, (await createRecipient()).id))).toEqual([
      409,
      "error.contLegat",
    ]);
    expect(refusalOfFields(await link(await newLogin(), id))).toEqual([409, "error.destinatarLegat"]);
    const inactive = await createRecipient({ activ: false });
    expect(refusalOfFields(await link(await newLogin(), inactive.id))).toEqual([
      409,
      "error.destinatarInactiv",
    ]);
    expect(refusalOfFields(await link("nimeni", (await createRecipient()).id))).toEqual([
      400,
      "error.validare",
      "login: necunoscut",
    ]);
    expect(refusalOfFields(await link(await newLogin(), 4))).toEqual([
      400,
      "error.validare",
      "destinatarId: necunoscut",
    ]);
  });

  it("a link is one where 20 link the same recipient at once, and where 20 link the same account", async () => {
    const { id } = await createRecipient();
    const logins = await Promise.all(Array.from({ length: 20 }, newLogin));
    const answers = await Promise.all(logins.map((login) => link(login, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    const linked = await Promise.all(logins.map(linkedWith));
    expect(linked.filter((one) => one !== undefined)).toEqual([id]);
    const login = await newLogin();
    const recipients = await Promise.all(Array.from({ length: 20 }, () => createRecipient()));
    const others = await Promise.all(recipients.map((one) => link(login, one.id)));
    expect(others.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    const logged = await Promise.all(recipients.map((one) => loginOf(one.id)));
    expect(logged.filter((one) => one !== undefined)).toEqual([login]);
  }, 60_000);

  it("a link ends by its removal on both sides, which moves the revision of the account and may be repeated", async () => {
    const [login, { id }] = [await newLogin(), await createRecipient()];
    await link(login, id);
    const before = await revisionOf(login);
    expect([await unlink(id), await unlink(id), await unlink(4)]).toEqual([204, 204, 404]);
    expect([await linkedWith(login), await loginOf(id)]).toEqual([undefined, undefined]);
    expect(await revisionOf(login)).toBeGreaterThan(before);
    expect((await link(login, id)).status).toBe(201);
  });

  it("a link ends with its account, and the recipient may be linked again", async () => {
    const [login, { id }] = [await newLogin(), await createRecipient()];
    await link(login, id);
    expect((await call(`DELETE /api/admin/users/${login}`, admin)).status).toBe(204);
    expect(await loginOf(id)).toBeUndefined();
    expect((await link(await newLogin(), id)).status).toBe(201);
  });

  it("a link stays where the account changes otherwise", async () => {
    const [login, { id }] = [await newLogin(), await createRecipient()];
    await link(login, id);
    const account = await readUnique(Accounts, "login", login);
    const { status } = await call("PUT /api/admin/users", admin, {
      id: account?.id,
      login,
      email: account?.email,
      firstName: "Ana",
    });
    expect([status, await linkedWith(login), await loginOf(id)]).toEqual([200, id, login]);
  });

  it("a link is only for service administrators", async () => {
    const operator = await operatorOf(await createSystem());
    expect((await link(await newLogin(), (await createRecipient()).id, operator)).status).toBe(403);
  });
});

it("GET /api/admin/provision/users lists recipients with their accounts, without numbers, and is filtered by each field", async () => {
  const [login, recipient] = [await newLogin(), await createRecipient()];
  const { id } = recipient;
  await link(login, id);
  const list = async (query: string) =>
    (await call<PageOf<object>>(`GET /api/admin/provision/users?${query}`, admin)).json.items;
  const row = {
    destinatarId: id,
    nume: recipient.nume,
    login,
    legatLa: expect.any(String) as string,
    creatLa: recipient.creatLa,
  };
  expect(await list(`login=${login}`)).toEqual([row]);
  expect(await list(`destinatarId=${id}`)).toEqual([row]);
  expect(await list(`destinatarId=${id}&login=altul`)).toEqual([]);
  const [newest] = await list("size=1");
  expect(newest).toEqual(row);
  const plain = await createRecipient();
  expect(await list(`destinatarId=${plain.id}`)).toEqual([
    { destinatarId: plain.id, nume: plain.nume, creatLa: plain.creatLa },
  ]);
  expect((await call("GET /api/admin/provision/users?idnp=1", admin)).status).toBe(200);
  expect((await call("GET /api/admin/provision/users?filter[idnp]=1", admin)).status).toBe(400);
});
