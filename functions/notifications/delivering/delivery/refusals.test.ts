import { fresh } from "../../testing.ts";
import { accept, deliverBy, deliveryOf, later, mailSink, mailsTo } from "./testing.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { read } from "../../../../shared/data/repository.ts";
import { sinkProvider } from "../channels/testing/messages.ts";
import { createPerson } from "../../recipients/people/testing/records.ts";
import { Contacts } from "../../records/contact.ts";
import { suppressionIdOf, Suppressions } from "../../records/suppression.ts";
import { channels } from "./channels.ts";

/* Answers of mail servers over SMTP, and their effect on the delivery, the address and the person. */

beforeAll(() => sinkProvider({ peSecunda: 10_000 }));
afterEach(() => {
  mailSink.recover();
  clock.resume();
});

const mailToPerson = async ({ idnp }: { idnp: string }) =>
  accept({ content: { recipients: [{ kind: "idnp", numar: idnp }] } });

/** A person, and their mail after its first attempt. */
async function afterRefusal(status: number, code: string) {
  const person = await createPerson({ mail: `${fresh("om")}@exemplu.md` });
  const { id, adresa } = await mailToPerson(person);
  mailSink.fail("recipient", code === "" ? status : { status, code });
  await deliverBy(channels, id);
  mailSink.recover();
  const delivery = await deliveryOf(id);
  const [contact] = person.contacts;
  const { nelivrabil = false } = (contact && (await read(Contacts, contact))) ?? {};
  const suppression = await read(Suppressions, { id: suppressionIdOf(delivery.adresaHmac) });
  return { person, id, adresa, delivery, isMuted: nelivrabil || suppression !== undefined };
}

describe("a refusal of the recipient for now", () => {
  it.each([
    [450, "4.2.0"],
    [450, "4.7.1"],
    [450, "4.1.1"],
    [450, "5.1.1"],
    [451, "4.3.0"],
    [451, "4.7.1"],
    [452, "4.2.2"],
    [452, "4.5.3"],
    [450, ""],
  ])("%i %s loses no mail: it follows the schedule, and nobody is muted", async (status, code) => {
    const { id, adresa, delivery, isMuted } = await afterRefusal(status, code);
    expect([delivery.status, delivery.incercari, isMuted]).toEqual(["Sending", 1, false]);
    expect(Date.parse(delivery.urmatoareaLa ?? "")).toBeGreaterThan(clock.now().getTime());
    later(20);
    await deliverBy(channels, id);
    expect((await deliveryOf(id)).status).toBe("Sent");
    expect(mailsTo(adresa)).toHaveLength(1);
  });

  it("a refusal of the recipient for now of many mails in a row is no fault of their provider, which takes the next one", async () => {
    for (let i = 0; i < 4; i += 1) await afterRefusal(450, "4.2.0");
    const person = await createPerson({ mail: `${fresh("om")}@exemplu.md` });
    const { id } = await mailToPerson(person);
    await deliverBy(channels, id);
    expect((await deliveryOf(id)).status).toBe("Sent");
  });
});

describe("a refusal of the recipient for good", () => {
  it.each([
    [552, "5.2.2"],
    [550, "5.2.1"],
    [550, "5.3.0"],
    [552, "5.3.4"],
    [550, "5.4.4"],
    [550, "5.7.1"],
    [550, "5.7.26"],
    [550, "5.1.8"],
    [554, ""],
    [552, ""],
  ])("%i %s that does not speak of the address mutes nobody: the next mail arrives", async (status, code) => {
    const { person, delivery, isMuted } = await afterRefusal(status, code);
    expect([delivery.status, delivery.cauza, isMuted]).toEqual(["Failed", "permanent", false]);
    const next = await mailToPerson(person);
    await deliverBy(channels, next.id);
    expect((await deliveryOf(next.id)).status).toBe("Sent");
  });

  it.each([
    [550, "5.1.1"],
    [550, "5.1.2"],
    [553, "5.1.3"],
    [551, "5.1.6"],
    [556, "5.1.10"],
    [550, ""],
  ])("%i %s says that the address does not exist: it is suppressed", async (status, code) => {
    const { delivery, isMuted } = await afterRefusal(status, code);
    expect([delivery.status, delivery.motiv, isMuted]).toEqual(["Failed", "adresa-refuzata", true]);
  });
});
