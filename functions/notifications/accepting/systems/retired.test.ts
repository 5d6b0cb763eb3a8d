import { administrator, call, callWith, createMachine, fresh, operatorOf } from "../../testing.ts";
import { beforeAll, expect, it } from "vitest";
import { deliverBy, fakeChannels, someProvider } from "../../delivering/delivery/testing.ts";
import { createPerson } from "../../recipients/people/testing/records.ts";
import { email, noticeOf, notificationOf, notify, storedDeliveries } from "../sending/testing.ts";

let admin: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
});

it("a system that is retired stops its senders and its operators, and sends what was accepted", async () => {
  const machine = await createMachine();
  const { system, certificate } = machine;
  const operator = await operatorOf(system);
  const person = await createPerson({ mail: `${fresh("om")}@exemplu.md` });
  const recipients = [{ type: "IDNP", value: person.idnp }, email("ion@exemplu.md")];
  const trackingId = fresh("R");
  expect((await notify(machine, noticeOf({ recipients }), trackingId)).status).toBe(202);
  expect((await call(`PATCH /api/sistems/${system.id}`, admin, { activ: false })).status).toBe(200);
  const text = { subject: "Salut", body: "Text", idnp: person.idnp };
  const statuses = [
    callWith(certificate, `POST /api/v1/notify-by-id/${fresh("R")}`, text),
    callWith(certificate, `GET /api/v1/notify/${trackingId}`),
    call("POST /api/operator/notify-by-id", operator, text),
    call("GET /api/operator/groups", operator),
    call("GET /api/notificares", operator),
    call("POST /api/admin/notify-by-id", admin, { ...text, sistemId: system.id }),
  ].map(async (answer) => (await answer).status);
  expect(await Promise.all(statuses)).toEqual([401, 401, 403, 403, 403, 409]);
  const notification = await notificationOf(system, trackingId);
  const channels = fakeChannels([someProvider()]);
  for (const { id } of await storedDeliveries(notification)) await deliverBy(channels, id);
  const sent = await storedDeliveries(notification);
  expect(sent.map(({ status }) => status)).toEqual(["Sent", "Sent"]);
});

it("a system that is retired is refused to a new operator if it does not exist", async () => {
  const login = fresh("operator").toLowerCase();
  const body = {
    login,
    email: `${login}@exemplu.md`,
    password: "o parolă bună",
    authorities: ["ROLE_OPERATOR"],
  };
  expect((await call("POST /api/admin/users", admin, { ...body, sistemId: 7 })).status).toBe(400);
});
