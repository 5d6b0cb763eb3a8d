import type { Language } from "../../../shared/context.ts";
import { clients } from "../../../localstack/demo/data.ts";
import { contacts, recipients } from "../../../localstack/demo/registry.ts";

/* Everybody who takes part in the day: who they sign in as, the language that they read, and where they are reached. */

export type Way = "bell" | "mail" | "SMS" | "push";

export interface Somebody {
  /** The account of documents whose bell it is; people without one have no bell. */
  account?: string;
  /** Signs in with a password at this service, at all of them for "". Default: documents. */
  at?: string;
  /** The name of who signs in there, if it is no account of documents. */
  login?: string;
  /** The button at the government's login, for people who come that way. */
  government?: string;
  language: Language;
  /** The language of their mails, if it is another one. */
  mails?: Language;
  /** Mail addresses, numbers and browsers. */
  reached: string[];
}

const demo = (account: string, language: Language, more: Partial<Somebody> = {}): Somebody => ({
  ...{ account, language, reached: [`${account}@demo.test`] },
  ...more,
});

const contactsOf = (id: number): string[] =>
  contacts.filter(({ destinatarId }) => destinatarId === id).map(({ adresa }) => adresa);

export const people = {
  Alexandra: demo("admin", "ro", { at: "" }),
  Ana: demo("ana.admin", "ro"),
  Ion: demo("ion.operator", "ro"),
  Elena: demo("elena.sefa", "ro"),
  Petru: demo("petru.admin", "ro"),
  Olga: demo("olga.operator", "ru"),
  Maria: demo("maria.client", "ro"),
  Serghei: demo("sergei.client", "ru", { government: "serghei.petrov" }),
  /** Invited during the day. */
  Vera: demo("vera.nou", "ru"),
  /** An official without an address of their own. */
  Victor: { government: "victor.rotaru", language: "ro", reached: [] },
  /** Sends for the taxes. */
  Tudor: { login: "tudor.taxe", at: "notifications", language: "ro", reached: ["tudor.taxe@demo.test"] },
  /** A citizen in the registry of notifications, with mail, phone and browser. */
  "Maria C.": { government: "maria.ciobanu", language: "ro", reached: [...contactsOf(1), "maria"] },
  /** Another one, by SMS alone. */
  Andrei: { language: "ru", reached: contactsOf(2) },
  /** Not known here. */
  Vasile: { language: "ru", reached: ["vasile@exemplu.test"] },
} satisfies Record<string, Somebody>;

export type Name = keyof typeof people;

export const somebody = (name: Name): Somebody => people[name];
export const names = Object.keys(people) as Name[];

export const idnpOf = {
  Maria: clients[0]?.idnp ?? "",
  Serghei: clients[1]?.idnp ?? "",
  "Maria C.": recipients[0]?.idnp ?? "",
  Andrei: recipients[1]?.idnp ?? "",
} satisfies Partial<Record<Name, string>>;
