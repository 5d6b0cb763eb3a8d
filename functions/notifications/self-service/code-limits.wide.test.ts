import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
// Read when the configuration is loaded, so it comes before every import.
vi.hoisted(() => (process.env.CODES_PER_HOUR = "80"));
import { createCitizen } from "./testing.ts";
import { startSmsGateway, type SmsGateway } from "../../../localstack/providers/sms-gateway.ts";
import { clock } from "../../../shared/clock.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { callerOf } from "../../../shared/testing/caller.ts";
import { mailSink } from "../../../shared/testing/local-mail.ts";
import { logLinesOf } from "../../../shared/testing/log-lines.ts";
import { citizenSession } from "../../../shared/testing/sessions.ts";
import { groups } from "../api.ts";
import { gatewayProvider, sinkProvider } from "../delivering/channels/testing/messages.ts";
import type { Contact } from "../records/contact.ts";
import { createContact, newAddress } from "../recipients/registry/testing.ts";
import { notifications } from "../service.ts";
import type { PageOf } from "../../../shared/http/responses.ts";

const CONTACTS = "/notifications/api/v1/citizen/contacts";
const send = callerOf(lambdaHandler(notifications, ...groups));

let gateway: SmsGateway;
beforeAll(async () => {
  gateway = await startSmsGateway({ token: "secretul" });
  await gatewayProvider(gateway.url, { token: "secretul" });
  await sinkProvider({ prioritate: 0 });
});
afterAll(() => gateway.stop());
// Each test has a day of its own: the counts of the days before are over.
let day = 0;
beforeEach(() => {
  clock.freeze(new Date(Date.UTC(2040, 0, (day += 1))));
  gateway.clear();
});
afterEach(() => clock.resume());

const later = (seconds: number) => clock.freeze(new Date(clock.now().getTime() + seconds * 1000));

let numbers = 0;
const newNumber = () => `+3736855${String((numbers += 1)).padStart(4, "0")}`;

type Citizen = Pick<Awaited<ReturnType<typeof createCitizen>>, "headers">;

/** Names a new address for a contact, `times` times, from an address of the network. */
async function change({ headers }: Citizen, id: number, times: number, from = "192.0.2.1") {
  for (let i = 0; i < times; i += 1) {
    const body = { canal: "SMS", adresa: newNumber() };
    const { status } = await send("PUT", `${CONTACTS}/${id}`, { headers, body, from });
    expect(status).toBe(200);
  }
}

/** A citizen with a number, which a code has gone to. */
async function withNumber(from = "192.0.2.1") {
  const citizen = await createCitizen();
  const body = { canal: "SMS", adresa: newNumber() };
  const { json } = await send("POST", CONTACTS, { headers: citizen.headers, body, from });
  return { citizen, id: (json as Contact).id };
}

/** Another session of the same citizen. */
async function signedInAgain(citizen: Awaited<ReturnType<typeof createCitizen>>): Promise<Citizen> {
  const { token } = await citizenSession("notifications", citizen.idnp, citizen.id);
  return { headers: { authorization: `Bearer ${token}` } };
}

const resend = ({ headers }: Citizen, id: number) =>
  send("POST", `${CONTACTS}/${id}/resend`, { headers, from: "192.0.2.4" });

it("codes by SMS are five an hour in a session and ten a day for a person, however often the number is changed", async () => {
  const { citizen, id } = await withNumber();
  const lines = await logLinesOf(() => change(citizen, id, 12));
  expect(gateway.texts()).toHaveLength(5);
  expect(lines.match(/"CodesRefused":1/g)).toHaveLength(8);
  const again = await signedInAgain(citizen);
  await change(again, id, 12, "192.0.2.2");
  expect(gateway.texts()).toHaveLength(10);
  const third = await signedInAgain(citizen);
  await change(third, id, 3, "192.0.2.3");
  expect(gateway.texts()).toHaveLength(10);
  const { status, headers } = await resend(third, id);
  expect([status, Number(headers["retry-after"]) > 3600]).toEqual([429, true]);
  later(24 * 3600);
  expect((await resend(await signedInAgain(citizen), id)).status).toBe(204);
  expect(gateway.texts()).toHaveLength(11);
});

it("codes by SMS that the requests of one address cause are a tenth of those of the service, whoever asks", async () => {
  const people = [
    await withNumber("192.0.2.7"),
    await withNumber("192.0.2.7"),
    await withNumber("192.0.2.7"),
  ];
  for (const { citizen, id } of people) await change(citizen, id, 4, "192.0.2.7");
  expect(gateway.texts()).toHaveLength(8);
  await withNumber("192.0.2.8");
  expect(gateway.texts()).toHaveLength(9);
});

it("codes by SMS are as many in an hour as the service is set to, from whatever addresses they are asked for", async () => {
  for (let i = 0; i < 85; i += 1) await withNumber(`198.51.100.${i}`);
  expect(gateway.texts()).toHaveLength(80);
  later(3600);
  await withNumber();
  expect(gateway.texts()).toHaveLength(81);
});

it.each(["+40712345678", "+79123456789", "+12025550123"])(
  "codes by SMS go only to the country's numbers: %s is refused before it is stored",
  async (adresa) => {
    const { citizen, id } = await withNumber();
    const { headers } = citizen;
    const body = { canal: "SMS", adresa };
    const answers = [
      await send("POST", CONTACTS, { headers, body }),
      await send("PUT", `${CONTACTS}/${id}`, { headers, body }),
    ];
    for (const { status, json } of answers)
      expect([status, json]).toMatchObject([400, { errors: [{ field: "adresa" }] }]);
    const list = (await send("GET", CONTACTS, { headers })).json as PageOf<Contact>;
    expect(list.items.map((contact) => contact.adresa.slice(0, 4))).toEqual(["+373"]);
    expect(gateway.texts()).toHaveLength(1);
  },
);

it("codes by SMS go to no foreign number that an administrator has entered, and the answer says so", async () => {
  const citizen = await createCitizen();
  const { id } = await createContact(citizen.id, {
    canal: "SMS",
    adresa: "+40712345678",
    verificat: false,
  });
  expect((await resend(citizen, id)).status).toBe(409);
  expect(gateway.texts()).toEqual([]);
});

it("codes by mail have the same limits, counted apart from those by SMS", async () => {
  mailSink.clear();
  const { citizen, id } = await withNumber();
  await change(citizen, id, 8);
  for (let i = 0; i < 8; i += 1) {
    const body = { canal: "Email", adresa: newAddress() };
    await send("POST", CONTACTS, { headers: citizen.headers, body, from: "192.0.2.1" });
  }
  expect([gateway.texts().length, mailSink.mails().length]).toEqual([5, 5]);
});
