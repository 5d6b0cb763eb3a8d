import { accept, deliverBy, fakeChannels } from "../delivery/testing.ts";
import { call } from "../../testing.ts";
import { Webhook } from "standardwebhooks";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { read } from "../../../../shared/data/repository.ts";
import { nextId } from "../../../../shared/ids.ts";
import { addressHmac } from "../../records/hmac.ts";
import type { Delivery } from "../../records/delivery.ts";
import type { Notification } from "../../records/notification.ts";
import type { Provider } from "../../records/provider.ts";
import { declinedIdOf, isDeclining, Suppressions } from "../../records/suppression.ts";
import type { System } from "../../records/system.ts";
import { readPerson } from "../../recipients/registry/person.ts";

/* SMS that providers took, and what phones answer. Import this before anything else. */

let count = 0;
/** A number that no other test of the file uses. */
export const someNumber = (): string => `+3736955${String(1000 + (count += 1))}`;

interface Sms {
  to: string;
  by: Stored<Provider>;
  system: Stored<System>;
  /** null: an official message. */
  categorie?: string | null;
  delivery?: Partial<Delivery>;
  notification?: Partial<Notification>;
}

/** An SMS of a system that a provider took. */
export async function sentSms(sms: Sms) {
  const { to, by, system, categorie = "noutati", delivery, notification } = sms;
  const of = categorie === null ? {} : { categorie };
  const accepted = await accept({
    system,
    content: { recipients: [{ canal: "SMS", adresa: to }] },
    notification: { ...of, ...notification },
    delivery: { ...of, ...delivery },
  });
  const hand = () =>
    Promise.resolve({ kind: "accepted" as const, messageId: `m-${accepted.id}`, segments: 1 });
  await deliverBy(fakeChannels([by], { hand }), accepted.id);
  return accepted;
}

interface Signing {
  key: string;
  /** Default: what is sent. */
  body?: string;
}

/** Sends what a provider tells, signed by the package of the standard. */
export function tell(told: object, { cod }: Pick<Provider, "cod">, { key, body }: Signing) {
  const at = clock.now();
  const id = `msg_${nextId()}`;
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(key).sign(id, at, JSON.stringify(told)),
    "content-type": "application/json",
  };
  return call(`POST /api/v1/app/receipts/${cod}`, headers, body ?? JSON.stringify(told));
}

interface Subject {
  sistemId: number;
  categorie?: string;
}

/** True if a suppression of the number declines the category. */
export async function isDeclinedAt(number: string, { sistemId, categorie = "noutati" }: Subject) {
  const declined = { adresaHmac: addressHmac("SMS", number), sistemId, categorie };
  return isDeclining(await read(Suppressions, { id: declinedIdOf(declined) }), declined);
}

/** The preferences of a person as [system, category, active]. */
export async function preferencesOf(destinatarId: number) {
  const { preferences = [] } = (await readPerson(destinatarId)) ?? {};
  return preferences.map(({ sistemId, categorie, activ }) => [sistemId, categorie, activ]);
}
