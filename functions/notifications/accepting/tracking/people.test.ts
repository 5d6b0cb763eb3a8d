import { addPersonTo, bearerOf } from "../../../../shared/testing/people.ts";
import { administrator, call, createMachine, fresh, operatorOf } from "../../testing.ts";
import { beforeAll, expect, it } from "vitest";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { callsOf, tally } from "../../../../shared/testing/aws-calls.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import type { NoticeEvent } from "../../records/event.ts";
import type { NotificationView } from "../../records/notification.ts";
import { type Machine, storeNotification } from "./testing.ts";

/* What the records of the service name by login, people read by name. */

let machine: Machine;
let admin: Record<string, string>;
let operator: Record<string, string>;
beforeAll(async () => {
  machine = await createMachine();
  admin = await administrator();
  operator = await operatorOf(machine.system);
});

const person = (authorities: string[], fields: object = {}) =>
  addPersonTo("notifications", { authorities, firstName: "Tudor", lastName: "Lungu", ...fields });
const operatorNamed = ({ id }: { id: number }) =>
  person(["ROLE_USER", "ROLE_OPERATOR"], { login: fresh("tudor"), sistemId: id });

const sentBy = (creatDe: string, sistemId = machine.system.id) =>
  storeNotification({ sistemId, fields: { creatDe } });
const rows = async (query: string, headers = operator) =>
  (await call<PageOf<NotificationView>>(`GET /api/notificares?${query}`, headers)).json.items;

it("a notification names its sender, in views and lists, for operators and administrators", async () => {
  const { login: creatDe } = await operatorNamed(machine.system);
  const { id, trackingId } = await sentBy(creatDe);
  const named = { creatDe, creatDeNume: "Tudor Lungu" };
  for (const [address, headers] of [
    [`/api/notificares/${id}`, admin],
    [`/api/v1/staff/notifications/${id}`, operator],
  ] as const)
    expect((await call(`GET ${address}`, headers)).json).toMatchObject(named);
  expect(await rows(`filter[trackingId]=${trackingId}`)).toMatchObject([named]);
});

it("a notification does not name a citizen whose login is the code of its system, nor an account that is gone", async () => {
  const citizen = await person(["ROLE_USER"]);
  for (const creatDe of [citizen.login, fresh("plecat")]) {
    const { id } = await sentBy(creatDe);
    expect((await call(`GET /api/notificares/${id}`, operator)).json).not.toHaveProperty("creatDeNume");
  }
});

it("an event names whoever did it, and no field of names can be asked by", async () => {
  const author = await person(["ROLE_USER", "ROLE_ADMIN"], { adminServiciu: true });
  const { id } = await sentBy("test");
  const note = { notificareId: id, detalii: { text: "Sunat." } };
  await call("POST /api/eveniment-notificares", bearerOf("notifications", author), note);
  const list = `GET /api/eveniment-notificares?filter[notificareId]=${id}`;
  const [event] = (await call<PageOf<NoticeEvent>>(list, operator)).json.items;
  const named = { detalii: { de: author.login }, deNume: "Tudor Lungu" };
  expect(event).toMatchObject(named);
  const address = `GET /api/eveniment-notificares/${event?.id ?? 0}`;
  expect((await call(address, operator)).json).toMatchObject(named);
  expect((await call(`${list}&filter[deNume]=Tudor`, operator)).status).toBe(400);
});

it("the names of a page cost two reads, however many people there are", untilUndisturbed, async () => {
  const { system } = await createMachine();
  const headers = await operatorOf(system);
  const read = async () => tally((await callsOf(() => call("GET /api/notificares?size=50", headers))).calls);
  const send = async () => sentBy((await operatorNamed(system)).login, system.id);
  await sentBy("nimeni", system.id);
  await read();
  // One batch has the notifications, one whose logins these are, one the accounts.
  expect(await read()).toContain("dynamodb.BatchGetItem 2");
  await send();
  const one = await read();
  expect(one).toContain("dynamodb.BatchGetItem 3");
  await Promise.all([send(), send()]);
  expect(await read()).toEqual(one);
});
