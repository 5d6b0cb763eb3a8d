import { administrator, call, createMachine, createSystem, fresh } from "../../testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { System } from "../../records/system.ts";
import { contentOf, email, noticeOf, notificationOf, notify, storedDeliveries } from "./testing.ts";
import type { NotificationView } from "../../records/notification.ts";
import type { Problem } from "../../../../shared/http/error-formats.ts";

let admin: Record<string, string>;
let system: System;
beforeAll(async () => {
  admin = await administrator();
  system = await createSystem();
});

const send = (fields: object = {}, path = "/api/admin/notify") =>
  call<NotificationView & Omit<Problem, "status">>(
    `POST ${path}`,
    admin,
    noticeOf({ sistemId: system.id, ...fields }),
  );

/** Sends a request with a table of its recipients, as a form. */
async function sendTable(table: string, request: object | string = {}) {
  const form = new FormData();
  const whole = { sistemId: system.id, subject: "Salut", body: "Bună, {{nume}}" };
  form.append("cerere", typeof request === "string" ? request : JSON.stringify({ ...whole, ...request }));
  form.append("fisier", new File([table], "destinatari.csv", { type: "text/csv" }));
  const encoded = new Response(form);
  const headers = { ...admin, "content-type": encoded.headers.get("content-type") ?? "" };
  const body = Buffer.from(await encoded.arrayBuffer());
  return call<NotificationView & Omit<Problem, "status"> & { errors: { field: string }[] }>(
    "POST /api/admin/notify",
    headers,
    body,
  );
}

describe("POST /api/admin/notify as a form", () => {
  it("POST /api/admin/notify as a form sends to every row of the table, with its variables", async () => {
    const { status, json } = await sendTable("email,nume\nana@exemplu.md,Ana\nion@exemplu.md,Ion\n");
    expect(status).toBe(202);
    const notification = await notificationOf(system, json.trackingId);
    expect((await contentOf(notification)).recipients).toEqual([
      { canal: "Email", adresa: "ana@exemplu.md", variables: { nume: "Ana" } },
      { canal: "Email", adresa: "ion@exemplu.md", variables: { nume: "Ion" } },
    ]);
  });

  it.each<[string, string, object | string, string]>([
    ["a wrong row", "email,nume\nana@exemplu.md,Ana\nnimic,Ion\n", {}, "fisier.3"],
    ["a request that is no JSON", "email\na@b.md\n", "{", "cerere"],
    ["a request without a system", "email,nume\na@b.md,A\n", { sistemId: undefined }, "cerere.sistemId"],
    ["a variable without a column", "email\na@b.md\n", {}, "recipients.0.variables"],
  ])("%s is 400 and names its place", async (_, table, request, field) => {
    const { status, json } = await sendTable(table, request);
    expect([status, json.errors.map((error) => error.field)]).toEqual([400, [field]]);
  });
});

describe("POST /api/admin/notify", () => {
  it("POST /api/admin/notify makes a trackingId of 20 characters if there is none", async () => {
    const { status, json } = await send();
    expect([status, json]).toEqual([
      202,
      { trackingId: expect.stringMatching(/^[0-9A-Z]{20}$/) as string, status: "Pending", deliveries: [] },
    ]);
    const { creatDe, sistemId } = await notificationOf(system, json.trackingId);
    expect([creatDe, sistemId]).toEqual([expect.any(String), system.id]);
  });

  it("forwards a copy to each address once", async () => {
    const forwardTo = ["arhiva@exemplu.md", "ARHIVA@exemplu.md", "sef@exemplu.md"];
    const { json } = await send({ forwardTo });
    const notification = await notificationOf(system, json.trackingId);
    const made = await storedDeliveries(notification);
    expect([notification.total, made.map(({ recipient, forward }) => [recipient, forward])]).toEqual([
      3,
      [
        [0, undefined],
        [undefined, 0],
        [undefined, 1],
      ],
    ]);
    expect((await contentOf(notification)).forwardTo).toEqual(["ARHIVA@exemplu.md", "sef@exemplu.md"]);
  });

  it.each([
    ["no system", { sistemId: undefined }, "sistemId"],
    ["an unknown system", { sistemId: 5 }, "sistemId"],
    ["11 copies", { forwardTo: Array.from({ length: 11 }, (_, i) => `a${i}@exemplu.md`) }, "forwardTo"],
    ["a wrong address of a copy", { forwardTo: ["nimic"] }, "forwardTo.0"],
  ])("%s is 400 and names the field", async (_, fields, field) => {
    const { status, json } = await send(fields);
    const { errors } = json as unknown as { errors: { field: string }[] };
    expect([status, errors.map((one) => one.field)]).toEqual([400, [field]]);
  });

  it("a stopped system is 409", async () => {
    const { id } = await createSystem({ activ: false });
    expect(await send({ sistemId: id })).toMatchObject({
      status: 409,
      json: { message: "error.sistemOprit" },
    });
  });
});

describe("POST /api/notificares", () => {
  it("POST /api/notificares sends, and answers with the notification and its address", async () => {
    const { status, json, headers } = await send({}, "/api/notificares");
    expect([status, json]).toMatchObject([
      201,
      { sistemId: system.id, status: "Sending", total: 1, subject: "Salut" },
    ]);
    expect(headers.location).toBe(`http://temelia.test/notifications/api/notificares/${json.id}`);
    expect(json).not.toHaveProperty("contentHmac");
    expect(await storedDeliveries(await notificationOf(system, json.trackingId))).toHaveLength(1);
  });

  it("a repeated trackingId is the same notification, other content 409, an id in the body 400", async () => {
    const trackingId = fresh("N");
    const first = await send({ trackingId }, "/api/notificares");
    const again = await send({ trackingId }, "/api/notificares");
    const other = await send({ trackingId, body: "Alt text" }, "/api/notificares");
    expect([again.json.id, again.status, other.status]).toEqual([first.json.id, 201, 409]);
    expect(await send({ id: 5 }, "/api/notificares")).toMatchObject({
      status: 400,
      json: { message: "error.idexists" },
    });
  });

  it("an Idempotency-Key gets the same answer again", async () => {
    const headers = { ...admin, "idempotency-key": fresh("cheie") };
    const once = () =>
      call<NotificationView & Omit<Problem, "status">>(
        "POST /api/notificares",
        headers,
        noticeOf({ sistemId: system.id }),
      );
    const [first, second] = [await once(), await once()];
    expect(second.headers["idempotent-replayed"]).toBe("true");
    expect(second.json).toEqual(first.json);
  });
});

it("a call may name a callback of its system's origin; without one it gets the system's", async () => {
  const machine = await createMachine({ callbackUrl: "https://sistem.exemplu.md/apeluri" });
  const own = "https://sistem.exemplu.md/altele?x=1";
  const [first, second] = [fresh("N"), fresh("N")];
  await notify(machine, noticeOf({ callbackUrl: own }), first);
  await notify(machine, noticeOf({ recipients: [email("a@b.md")] }), second);
  const urls = await Promise.all(
    [first, second].map(async (one) => (await notificationOf(machine.system, one)).callbackUrl),
  );
  expect(urls).toEqual([own, "https://sistem.exemplu.md/apeluri"]);
});
