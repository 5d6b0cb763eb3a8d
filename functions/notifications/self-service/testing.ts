import { administrator, call } from "../testing.ts";
import { mailSink } from "../../../shared/testing/local-mail.ts";
import { addPersonTo, bearerOf } from "../../../shared/testing/people.ts";
import { citizenSession } from "../../../shared/testing/sessions.ts";
import { newIdnp } from "../../../shared/testing/state-numbers.ts";
import { sinkProvider } from "../delivering/channels/testing/messages.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { accept } from "../delivering/delivery/testing.ts";
import type { Content } from "../records/content.ts";
import type { Contact } from "../records/contact.ts";
import type { Delivery } from "../records/delivery.ts";
import type { Notification } from "../records/notification.ts";
import type { Recipient } from "../records/recipient.ts";
import type { System } from "../records/system.ts";
import { createRecipient, newAddress } from "../recipients/registry/testing.ts";

/* People who are linked to a recipient. Import this before anything that reads the configuration. */

/** Links an account with a recipient, as a service administrator does. */
export async function linkTo(login: string, destinatarId: number): Promise<void> {
  const { status } = await call("POST /api/admin/provision/link", await administrator(), {
    login,
    destinatarId,
  });
  if (status !== 201) throw new Error(`link: ${status}`);
}

/** A new recipient with a linked account: its calls, and the names of both. */
export async function createLinked(fields: Partial<Recipient> = {}) {
  const account = await addPersonTo("notifications");
  const { id } = await createRecipient(fields);
  await linkTo(account.login, id);
  const headers = bearerOf("notifications", account);
  const ask = <Body = unknown>(address: string, body?: object, more: Record<string, string> = {}) =>
    call<Body>(address, { ...headers, ...more }, body);
  return { id, account, headers, ask };
}

export type Linked = Awaited<ReturnType<typeof createLinked>>;

const CONTACTS = "/api/registry/me/contacts";

/** A recipient with a session of the government's login, and its calls. */
export async function createCitizen(fields: Partial<Recipient> = {}) {
  const idnp = fields.idnp ?? newIdnp();
  const { id } = await createRecipient({ ...fields, idnp });
  const { session, token } = await citizenSession("notifications", idnp, id);
  return { id, idnp, session, ...bearing(token) };
}

export type CitizenCaller = Awaited<ReturnType<typeof createCitizen>>;

/** Calls with a token. */
export function bearing(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const ask = <Body = unknown>(address: string, body?: object, more: Record<string, string> = {}) =>
    call<Body>(address, { ...headers, ...more }, body);
  return { headers, ask };
}

/** Adds a contact as a person or citizen. It gets its code through the provider that `withMail` made. */
export async function addOwnContact(
  { ask }: Pick<Linked, "ask">,
  fields: Partial<Contact> = {},
  address = CONTACTS,
): Promise<Contact> {
  const body = { canal: "Email", adresa: newAddress(), ...fields };
  const { status, json } = await ask<Contact>(`POST ${address}`, body);
  if (status !== 201) throw new Error(`contact: ${status} ${JSON.stringify(json)}`);
  return json;
}

/** The first provider of mail, which ends in the sink. */
export const withMail = (): Promise<unknown> => sinkProvider({ prioritate: 0 });

/** The codes that were mailed to an address, the last one first. */
export const codesTo = (adresa: string): string[] =>
  mailSink
    .mails()
    .filter(({ to }) => to.includes(adresa))
    .map(({ text }) => /\b[0-9]{6}\b/.exec(text)?.[0] ?? "")
    .reverse();

export const verify = ({ ask }: Pick<Linked, "ask">, contactId: number, code: string) =>
  ask<Contact>(`POST ${CONTACTS}/${contactId}/verify`, { code });

/** Another code than this one. */
export const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

interface Sending {
  system?: Stored<System>;
  content?: Partial<Content>;
  notification?: Partial<Notification>;
  delivery?: Partial<Delivery>;
}

/** Stores a notification to a person, with what the expander writes for them. */
export function sendTo(destinatarId: number, { system, content, notification, delivery }: Sending = {}) {
  return accept({
    ...(system ? { system } : {}),
    ...(content ? { content } : {}),
    notification: notification ?? {},
    delivery: { status: "Sent", destinatarId, ...delivery },
  });
}
