import { fresh } from "../../testing.ts";
import { accept, deliverBy, deliveryOf, fakeChannels } from "../../delivering/delivery/testing.ts";
import { expect, it } from "vitest";
import { read, removing } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { createPerson } from "../people/testing/records.ts";
import { applyReceipt } from "../../delivering/receipts/apply.ts";
import { Contacts } from "../../records/contact.ts";
import { Events, eventsOf } from "../../records/event.ts";
import { handler as upkeep } from "../../operating/operational/upkeep.ts";
import { readPartition } from "../../../../shared/data/repository.ts";

/** A person whose mail was refused with a code, in the state that an older release left after any refusal of a recipient. */
async function refusedBy(code: string) {
  const person = await createPerson({ mail: `${fresh("om")}@exemplu.md` });
  const accepted = await accept({ content: { recipients: [{ kind: "idnp", numar: person.idnp }] } });
  const hand = () =>
    Promise.resolve({
      kind: "recipient" as const,
      code,
      reason: "adresa-refuzata" as const,
      isAddressGone: true,
    });
  await deliverBy(fakeChannels(undefined, { hand }), accepted.id);
  return { person, ...accepted };
}

type Someone = Awaited<ReturnType<typeof createPerson>>;

async function isUndeliverable({ contacts: [contact] }: Someone): Promise<boolean | undefined> {
  return contact && (await read(Contacts, contact))?.nelivrabil;
}

it("the nights after a deploy restore the contacts that a refusal for now made undeliverable, and no others", async () => {
  const [greylisted, full, refused, gone] = [
    await refusedBy("450"),
    await refusedBy("552"),
    await refusedBy("550"),
    await refusedBy("550 5.1.1"),
  ];
  const forgotten = await refusedBy("450");
  for (const { sk } of await readPartition(Events.table, eventsOf(forgotten.notification.id))) {
    const event = await read(Events, { id: Number(sk) });
    if (event) await transact(removing(Events, event));
  }
  const bounced = await createPerson({ mail: `${fresh("om")}@exemplu.md` });
  const { id } = await accept({ content: { recipients: [{ kind: "idnp", numar: bounced.idnp }] } });
  const hand = () => Promise.resolve({ kind: "accepted" as const });
  await deliverBy(fakeChannels(undefined, { hand }), id);
  await applyReceipt(id, { status: "Failed", cauza: "permanent" });
  expect((await deliveryOf(id)).motiv).toBe("adresa-refuzata");

  const people = [greylisted, full, forgotten, refused, gone].map(({ person }) => person);
  const standing = () => Promise.all([...people, bounced].map(isUndeliverable));
  expect(await standing()).toEqual([true, true, true, true, true, true]);
  await upkeep();
  expect(await standing()).toEqual([undefined, undefined, undefined, true, true, true]);

  // The walk is over: what is refused from now on stays.
  const later = await refusedBy("450");
  await upkeep();
  expect(await isUndeliverable(later.person)).toBe(true);
});
