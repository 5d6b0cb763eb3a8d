import { administrator, call, fresh } from "../../testing.ts";
import { generateKeyPairSync } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { read } from "../../../../shared/data/repository.ts";
import { openSigningKey } from "../channels/secrets.ts";
import { Senders, type SenderView } from "../../records/sender.ts";
import { createProvider, newRsaKey } from "./testing.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

let admin: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
});

const wanted = (fields: object = {}) => ({
  cod: fresh("E"),
  denumire: "Registrul",
  from: "Registrul, secția 2 <registru@exemplu.md>",
  ...fields,
});
const dkim = { domeniu: "exemplu.md", selector: "temelia" };
const create = (fields?: object) => call<SenderView>("POST /api/admin/mail-senders", admin, wanted(fields));
const replace = (id: number, fields: object) =>
  call<SenderView>(`PUT /api/admin/mail-senders/${id}`, admin, wanted(fields));
const openedKey = async (id: number) => {
  const sender = await read(Senders, { id });
  return sender && openSigningKey(sender);
};
const fieldsOf = ({ status, json }: { status: number; json: unknown }) => [
  status,
  (json as { errors: { field: string }[] }).errors.map(({ field }) => field),
];

describe("/api/admin/mail-senders", () => {
  it("a sender signs with a key that is never shown and stays until another one is sent", async () => {
    const cheie = newRsaKey();
    const { status, json, text } = await create({ dkim: { ...dkim, cheie } });
    expect([status, json.dkim, json.activ, json.implicit]).toEqual([201, dkim, true, false]);
    expect(text).not.toContain("PRIVATE KEY");
    expect(JSON.stringify(await read(Senders, json))).not.toContain("PRIVATE KEY");
    expect(await openedKey(json.id)).toBe(cheie);
    const other = { ...dkim, selector: "nou" };
    expect((await replace(json.id, { dkim: other })).json.dkim).toEqual(other);
    expect(await openedKey(json.id)).toBe(cheie);
    expect((await replace(json.id, {})).json).not.toHaveProperty("dkim");
    expect(await openedKey(json.id)).toBeUndefined();
  });

  it.each([
    ["no key", undefined],
    ["no PEM", "cheie"],
    [
      "a key of another kind",
      generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }),
    ],
    ["a key that is too short", newRsaKey(1024)],
  ])("%s is no signature: 400", async (_, cheie) => {
    expect(fieldsOf(await create({ dkim: { ...dkim, cheie } }))).toEqual([400, ["dkim.cheie"]]);
  });

  it.each([
    ["no address", { from: "Registrul" }, "from"],
    ["two addresses", { from: "a@exemplu.md, b@exemplu.md" }, "from"],
    ["another header", { from: "a@exemplu.md\r\nBcc: b@exemplu.md" }, "from"],
    ["replies to no address", { replyTo: "nimeni" }, "replyTo"],
    ["a provider that does not exist", { providerId: 4 }, "providerId"],
  ])("%s is 400 and names the field", async (_, fields, field) => {
    expect(fieldsOf(await create(fields))).toEqual([400, [field]]);
  });

  it("its provider is one of mail", async () => {
    const [mail, sms] = [await createProvider(), await createProvider({ canal: "SMS", tip: "SIMULATOR" })];
    expect((await create({ providerId: mail.id })).status).toBe(201);
    expect(fieldsOf(await create({ providerId: sms.id }))).toEqual([400, ["providerId"]]);
  });

  it("one active sender is the default, also of ten that are made at once; a retired one gives way", async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => create({ implicit: true })));
    const [first] = made.filter(({ status }) => status === 201);
    expect(made.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect((await create({ implicit: true })).json).toMatchObject({
      message: "error.expeditorImplicitExista",
    });
    expect((await replace(first?.json.id ?? 0, { implicit: true, activ: false })).status).toBe(200);
    expect((await create({ implicit: true })).status).toBe(201);
  });

  it("PUT without them keeps the state and the default", async () => {
    const { json } = await create({ activ: false });
    expect((await replace(json.id, {})).json).toMatchObject({ activ: false, implicit: false });
  });

  it("/api/admin/mail-senders lists all of them, without keys", async () => {
    const { json: sender } = await create({ dkim: { ...dkim, cheie: newRsaKey() } });
    const { json, text } = await call<PageOf<SenderView>>(
      `GET /api/admin/mail-senders?filter[id]=${sender.id}`,
      admin,
    );
    expect(json.items).toEqual([sender]);
    expect(text).not.toMatch(/dkimSigilat|PRIVATE/);
  });
});
