import { administrator, call, callWith, createGroup, createMachine, fresh } from "../../testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { read, update } from "../../../../shared/data/repository.ts";
import { newIdnp } from "../../../../shared/testing/state-numbers.ts";
import {
  accept,
  deliverBy,
  deliveryOf,
  fakeChannels,
  someProvider,
} from "../../delivering/delivery/testing.ts";
import { expand } from "../../delivering/expansion/expand.ts";
import { addMembers } from "../groups/members.ts";
import { createPerson } from "../people/testing/records.ts";
import { readContent } from "../../state/content/contents.ts";
import type { Content } from "../../records/content.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import {
  email,
  type Machine,
  noticeOf,
  notificationOf,
  notify,
  storedDeliveries,
  storedObjects,
} from "../../accepting/sending/testing.ts";
import { eraseFromContent } from "./erase-from-contents.ts";
import type { TrackingView } from "../../accepting/tracking/view.ts";

/* The content of a notification is the only place besides the registry that has a person's number. */

let admin: Record<string, string>;
let machine: Machine;
beforeAll(async () => {
  [admin, machine] = [await administrator(), await createMachine()];
});

const erase = async (id: number) => (await call(`DELETE /api/destinatars/${id}`, admin)).status;
const someone = (fields: Parameters<typeof createPerson>[0] = {}) =>
  createPerson({ mail: `${fresh("om")}@exemplu.md`, ...fields });
const byNumber = (value: string, variables?: object) => ({ type: "IDNP", value, variables });
const held = async (text: string) => (await storedObjects()).filter((one) => one.includes(text)).length;

async function sentTo(recipients: object[], fields: object = {}) {
  const trackingId = fresh("E");
  const { status, text } = await notify(machine, noticeOf({ recipients, ...fields }), trackingId);
  if (status !== 202) throw new Error(text);
  const notification = await notificationOf(machine.system, trackingId);
  if (notification.isResolving) await expand(notification.id, { onMade: () => undefined });
  return { notification, deliveries: await storedDeliveries(notification) };
}

/** The recipients as the sender sees them, with their states. */
async function seenOf({ notification: { trackingId } }: { notification: { trackingId: string } }) {
  const { json } = await callWith<TrackingView>(machine.certificate, `GET /api/v1/notify/${trackingId}`);
  return json.deliveries.map(({ recipient: { type, value }, status }) => [type, value, status]);
}

describe("after DELETE of a recipient no content has the number", () => {
  it("one to several keeps the others, and loses the number and the values of the person", async () => {
    const [ana, ion] = [await someone(), await someone()];
    const address = `${fresh("alt")}@exemplu.md`;
    const name = fresh("Doamna canar");
    const sent = await sentTo([byNumber(ana.idnp, { nume: name }), byNumber(ion.idnp), email(address)], {
      body: "Bună, {{RecipientName}} {{#nume}}{{nume}}{{/nume}}",
    });
    expect([await held(ana.idnp), await held(name)]).toEqual([1, 1]);
    expect(await erase(ana.id)).toBe(204);
    expect([await held(ana.idnp), await held(name), await held(ion.idnp)]).toEqual([0, 0, 1]);
    expect(await seenOf(sent)).toEqual([
      ["Destinatar", String(ana.id), "Cancelled"],
      ["IDNP", ion.idnp, "Sending"],
      ["Email", address, "Sending"],
    ]);
  });

  it("one to nobody else is removed, with its texts", async () => {
    const ana = await someone();
    const text = fresh("Hotărârea despre Ana");
    const { notification } = await sentTo([byNumber(ana.idnp)], { body: text });
    expect(await held(text)).toBe(1);
    await erase(ana.id);
    expect([await held(text), await readContent(notification)]).toEqual([0, undefined]);
    expect((await seenOf({ notification }))[0]).toEqual(["Destinatar", String(ana.id), "Cancelled"]);
  });

  it("whoever was sent it as a member of a group too is taken out, and the group stays", async () => {
    const [ana, ion] = [await someone(), await someone()];
    const group = await createGroup({ sistemId: machine.system.id });
    await addMembers(group.id, [{ id: ana.id }, { id: ion.id }]);
    const { notification, deliveries } = await sentTo([
      { type: "Group", value: group.cod },
      byNumber(ana.idnp),
    ]);
    expect(deliveries).toHaveLength(2);
    await erase(ana.id);
    expect((await readContent(notification))?.recipients).toEqual([{ isErased: true }, { grupId: group.id }]);
  });

  it("a number that was unknown when it was named is found too", async () => {
    const number = newIdnp();
    await sentTo([byNumber(number), email("ion@exemplu.md")]);
    const body = { idnp: number, nume: "Ana" };
    const { json } = await call<{ id: number }>("POST /api/admin/provision/user", admin, body);
    await erase(json.id);
    expect(await held(number)).toBe(0);
  });

  it("a delivery that was removed hides no content", async () => {
    const ana = await someone({ preferences: [{ activ: false }] });
    const sent = await sentTo([byNumber(ana.idnp), email("ion@exemplu.md")], { categorie: "stiri" });
    expect((await call(`DELETE /api/livrares/${sent.deliveries[0]?.id}`, admin)).status).toBe(204);
    await erase(ana.id);
    expect(await held(ana.idnp)).toBe(0);
  });

  it("people who are named by one call and erased at once are all taken out", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => someone()));
    const { notification } = await sentTo([
      ...people.map((person) => byNumber(person.idnp)),
      email("ion@exemplu.md"),
    ]);
    expect(await Promise.all(people.map(({ id }) => erase(id)))).toEqual(Array(8).fill(204));
    for (const person of people) expect([person.id, await held(person.idnp)]).toEqual([person.id, 0]);
    expect((await readContent(notification))?.recipients).toMatchObject([
      ...Array<object>(8).fill({ isErased: true }),
      { adresa: "ion@exemplu.md" },
    ]);
  });

  it("somebody who is provisioned again is another person, not the one in former content", async () => {
    const ana = await someone();
    const sent = await sentTo([byNumber(ana.idnp), email("ion@exemplu.md")]);
    await erase(ana.id);
    const body = { idnp: ana.idnp, nume: "Ana" };
    const { json } = await call<{ id: number }>("POST /api/admin/provision/user", admin, body);
    expect(json.id).not.toBe(ana.id);
    expect((await seenOf(sent))[0]).toEqual(["Destinatar", String(ana.id), "Cancelled"]);
  });
});

describe("the deliveries to an erased recipient", () => {
  const givenUp = ({ id }: Pick<Delivery, "id">) =>
    update(Deliveries, { id }, (before) => ({
      ...before,
      status: "Failed" as const,
      cauza: "technical" as const,
    }));

  it("the deliveries to an erased recipient that were given up keep no address for a replay", async () => {
    const ana = await someone();
    const { deliveries } = await sentTo([byNumber(ana.idnp), email("ion@exemplu.md")]);
    const [first = { id: 0 }] = deliveries;
    await givenUp(first);
    await erase(ana.id);
    const row = await read(Deliveries, first);
    expect([row?.status, row?.adresa, row?.dueStatus]).toEqual(["Failed", undefined, undefined]);
  });

  it.each(["Email", "Push"] as const)(
    "the deliveries to an erased recipient by %s are not sent once the values of their text are gone, nor are copies",
    async (canal) => {
      const ana = await someone({ devices: 1 });
      const content: Partial<Content> = {
        recipients: [{ kind: "idnp", numar: ana.idnp }],
        forwardTo: ["copie@exemplu.md"],
        channels: [canal],
      };
      const { notification, deliveries } = await accept({ content });
      await eraseFromContent(notification, { places: [0] });
      const channels = fakeChannels([someProvider()]);
      for (const { id } of deliveries) await deliverBy(channels, id);
      const rows = await Promise.all(deliveries.map(({ id }) => deliveryOf(id)));
      expect(rows.map(({ canal: by, status, motiv }) => [by, status, motiv])).toEqual([
        [canal, "Failed", "expirat"],
        ["Email", "Failed", "expirat"],
      ]);
      expect(channels.given).toEqual([]);
    },
  );
});
