import { administrator, call } from "../../testing.ts";
import { createDevice, createRecipient, newEndpoint, newKeys } from "./testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { readById } from "../../../../shared/data/repository.ts";
import { type Device, Devices } from "../../records/device.ts";
import type { Recipient } from "../../records/recipient.ts";
import { readPerson } from "./person.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { refusalOfFields } from "../../../../shared/testing/caller.ts";

let admin: Record<string, string>;
let destinatarId: number;
beforeAll(async () => {
  admin = await administrator();
  destinatarId = (await createRecipient()).id;
});

const create = (body: object) => call<Device>("POST /api/push-subscriptions", admin, body);
const device = (fields: object = {}) => ({
  destinatarId,
  endpoint: newEndpoint(),
  keys: newKeys(),
  ...fields,
});
const endpointsOf = async (id: number) =>
  ((await readPerson(id))?.devices ?? []).map(({ endpoint }) => endpoint);

describe("a device", () => {
  it("a device is subscribed with its keys, which no answer shows", async () => {
    const sent = device();
    const { status, json } = await create(sent);
    expect([status, json]).toEqual([
      201,
      { id: expect.any(Number), destinatarId, endpoint: sent.endpoint, creatLa: expect.any(String) },
    ]);
    const read = await call<Device>(`GET /api/push-subscriptions/${json.id}`, admin);
    expect(JSON.stringify(read.json)).not.toContain(sent.keys.auth);
    expect((await readById(Devices, json.id))?.keys).toEqual(sent.keys);
  });

  it("a device of a push service below a permitted name, and of a loopback one that is configured, is accepted", async () => {
    for (const endpoint of ["https://db5p.notify.windows.com/w/?token=x", "http://127.0.0.1:3003/push/1"])
      expect((await create(device({ endpoint }))).status).toBe(201);
  });

  it.each([
    "http://fcm.googleapis.com/fcm/send/1",
    "https://fcm.googleapis.com:8443/fcm/send/1",
    "https://user:parola@fcm.googleapis.com/1",
    "https://fcm.googleapis.com.exemplu.md/1",
    "https://fcm.googleapis.com./1",
    "https://notify.windows.com/1",
    "https://evilnotify.windows.com/1",
    "https://exemplu.md/1",
    "https://10.0.0.1/1",
    "https://169.254.169.254/latest/meta-data",
    "https://0xa9fea9fe/latest",
    "https://2852039166/latest",
    "https://[::ffff:169.254.169.254]/latest",
    "https://[fd00:ec2::254]/latest",
    "http://[::1]:3003/push",
    "http://localhost:3003/push",
  ])("a device at %s is refused", async (endpoint) => {
    expect(refusalOfFields(await create(device({ endpoint })))).toEqual([
      400,
      "error.validare",
      "endpoint: serviciuPushNepermis",
    ]);
  });

  it.each(["nimic", "", "ftp://fcm.googleapis.com/1", "javascript:alert(1)"])(
    "a device at %j, which is not an address, is refused",
    async (endpoint) => {
      expect((await create(device({ endpoint }))).status).toBe(400);
    },
  );

  const point = Buffer.from(newKeys().p256dh, "base64url");
  it.each([
    [
      "has a point beside the curve",
      Buffer.concat([point.subarray(0, 64), Buffer.from([(point[64] ?? 0) ^ 1])]),
    ],
    ["is all zeros", Buffer.alloc(65)],
    ["is a compressed point with a tail", Buffer.concat([Buffer.from([2]), point.subarray(1)])],
  ])("a device whose key %s is refused", async (_, key) => {
    const keys = { ...newKeys(), p256dh: key.toString("base64url") };
    expect(refusalOfFields(await create(device({ keys })))).toEqual([
      400,
      "error.validare",
      "keys.p256dh: cheiePushGresita",
    ]);
  });

  it("a device without keys, or with short ones, is refused", async () => {
    for (const keys of [undefined, {}, { p256dh: "AA", auth: "AA" }, { ...newKeys(), auth: "AA" }])
      expect((await create(device({ keys }))).status).toBe(400);
  });

  it("a device of nobody, or of an inactive recipient, is refused; one may be removed", async () => {
    expect(refusalOfFields(await create(device({ destinatarId: 4 })))).toEqual([
      400,
      "error.validare",
      "destinatarId: necunoscut",
    ]);
    const { id } = await createRecipient();
    const subscribed = await createDevice(id);
    await call(`PATCH /api/destinatars/${id}`, admin, { activ: false });
    expect(refusalOfFields(await create(device({ destinatarId: id })))).toEqual([
      409,
      "error.destinatarInactiv",
    ]);
    const address = `/api/push-subscriptions/${subscribed.id}`;
    expect(refusalOfFields(await call(`PATCH ${address}`, admin, { keys: newKeys() }))).toEqual([
      409,
      "error.destinatarInactiv",
    ]);
    expect((await call(`DELETE ${address}`, admin)).status).toBe(204);
  });
});

it("an endpoint that a recipient subscribes again keeps its record and gets the new keys", async () => {
  const sent = device();
  const [first, keys] = [await create(sent), newKeys()];
  const again = await create({ ...sent, keys });
  expect([again.status, again.json.id]).toEqual([201, first.json.id]);
  expect((await readById(Devices, first.json.id))?.keys).toEqual(keys);
});

it("an endpoint belongs to who subscribed last", async () => {
  const [one, other] = [await createRecipient(), await createRecipient()];
  const { endpoint, id } = await createDevice(one.id);
  await create(device({ destinatarId: other.id, endpoint }));
  expect([await endpointsOf(one.id), await endpointsOf(other.id)]).toEqual([[], [endpoint]]);
  expect((await call(`GET /api/push-subscriptions/${id}`, admin)).status).toBe(404);
  // The place that it leaves is free again.
  for (let i = 0; i < 10; i += 1) await createDevice(one.id);
  expect(await endpointsOf(one.id)).toHaveLength(10);
});

it("an endpoint is one recipient's also where 20 subscribe it at once", async () => {
  const people: Recipient[] = [];
  for (let i = 0; i < 5; i += 1) people.push(await createRecipient());
  const endpoint = newEndpoint();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => create(device({ destinatarId: people[i % 5]?.id, endpoint }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  const held = await Promise.all(people.map(({ id }) => endpointsOf(id)));
  expect(held.flat()).toEqual([endpoint]);
}, 60_000);

it("an endpoint of another subscription is refused as a change", async () => {
  const [one, other] = [await createDevice(destinatarId), await createDevice(destinatarId)];
  const patch = (body: object) => call<Device>(`PATCH /api/push-subscriptions/${one.id}`, admin, body);
  expect(refusalOfFields(await patch({ endpoint: other.endpoint }))).toEqual([409, "error.abonareExista"]);
  const endpoint = newEndpoint();
  expect((await patch({ endpoint })).json).toMatchObject({ id: one.id, endpoint });
  expect((await patch({ endpoint: "https://exemplu.md/1" })).status).toBe(400);
  expect((await patch({ destinatarId: (await createRecipient()).id })).status).toBe(400);
});

it("the devices of a recipient are 10 at most: the oldest gives way, also where 20 come at once", async () => {
  const { id } = await createRecipient();
  const first = await createDevice(id);
  for (let i = 0; i < 9; i += 1) await createDevice(id);
  const last = await createDevice(id);
  const now = await endpointsOf(id);
  expect([now.length, now.includes(first.endpoint), now.includes(last.endpoint)]).toEqual([10, false, true]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(device({ destinatarId: id }))));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(await endpointsOf(id)).toHaveLength(10);
}, 60_000);

it("the devices of a recipient are listed by recipient, and gone once they are removed", async () => {
  const { id } = await createRecipient();
  const subscribed = await createDevice(id);
  const list = async () =>
    (await call<PageOf<Device>>(`GET /api/push-subscriptions?destinatarId=${id}`, admin)).json.items;
  expect(await list()).toEqual([subscribed]);
  const remove = async () => (await call(`DELETE /api/push-subscriptions/${subscribed.id}`, admin)).status;
  expect([await remove(), await remove(), await list()]).toEqual([204, 204, []]);
});
