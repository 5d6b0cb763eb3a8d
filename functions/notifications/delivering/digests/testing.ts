import { createSystem, fresh } from "../../testing.ts";
import { accept, deliverBy, deliveryOf, fakeChannels, someProvider } from "../delivery/testing.ts";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import type { Channels } from "../delivery/channels.ts";
import { createPerson } from "../../recipients/people/testing/records.ts";
import type { Delivery } from "../../records/delivery.ts";
import type { Preference } from "../../records/preference.ts";
import type { System } from "../../records/system.ts";
import { makeDigest } from "./collect.ts";

/* People who get a mail of the day, and what is collected for it. */

export const HOUR = "18:00";

export interface Reader {
  system: Stored<System>;
  person: Awaited<ReturnType<typeof createPerson>>;
}

/** A person who wants one mail a day, at an hour, and a system. */
export async function reader(
  preference: Partial<Preference> = {},
  fields: Parameters<typeof createPerson>[0] = {},
  system?: Stored<System>,
): Promise<Reader> {
  const mail = `${fresh("rezumat")}@exemplu.md`;
  const preferences = [{ rezumat: { ora: HOUR }, ...preference }];
  return {
    system: system ?? (await createSystem()),
    person: await createPerson({ mail, preferences, ...fields }),
  };
}

interface Sending {
  text?: string;
  notification?: object;
  content?: object;
  delivery?: Partial<Delivery>;
}

/** A notification of the category `stiri` to the reader. Its text is a token that no other one has. */
export async function sendTo(
  { system, person }: Reader,
  { text = fresh("text"), notification = {}, content = {}, delivery = {} }: Sending = {},
) {
  const texts = { subject: { ro: `Despre ${text}` }, body: { ro: `Corpul ${text}.` } };
  const recipients = [{ kind: "idnp" as const, numar: person.idnp }];
  const sent = await accept({
    system,
    content: { texts, recipients, ...content },
    notification: { categorie: "stiri", ...notification },
    delivery,
  });
  return { ...sent, text };
}

/** Local time: winter is two hours ahead of UTC. */
export const at = (time: string): void => clock.freeze(new Date(time));

export const collectFor = ({ system, person }: Reader) => makeDigest({ destinatarId: person.id, system });

/** Channels that take every message, with receipts to come. */
export const taking = () =>
  fakeChannels([someProvider({ recipise: true })], {
    hand: () => Promise.resolve({ kind: "accepted", messageId: fresh("m") }),
  });
export const refusing = () =>
  fakeChannels([someProvider()], {
    hand: () =>
      Promise.resolve({ kind: "recipient", code: "550", reason: "adresa-refuzata", isAddressGone: true }),
  });

/** Makes the mail of the day and sends it. */
export async function digestSent(to: Reader, channels: Channels): Promise<Stored<Delivery>> {
  const digest = await collectFor(to);
  if (!digest) throw new Error("there is nothing to send");
  await deliverBy(channels, digest.id);
  return deliveryOf(digest.id);
}

/** The state of a delivery with its reason. */
export async function stateOf(id: number): Promise<string> {
  const { status, motiv } = await deliveryOf(id);
  return [status, motiv].filter(Boolean).join(" ");
}
