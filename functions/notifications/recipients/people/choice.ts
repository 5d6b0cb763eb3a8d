import type { Stored } from "../../../../shared/data/entity.ts";
import type { Contact } from "../../records/contact.ts";
import type { Channel } from "../../records/delivery.ts";
import type { Priority } from "../../records/lanes.ts";
import type { Preference } from "../../records/preference.ts";
import type { Reason } from "../../records/states.ts";
import type { Person } from "../registry/person.ts";
import { endOfSpan, nextTimeOfDay } from "./local-time.ts";

/* Chooses the channels of a message to a person: a pure function of the person, the notification and the clock. */

/** The part of a notification that decides on its channels. */
export interface Asked {
  sistemId: number;
  categorie?: string | undefined;
  /** Nobody can decline the category. */
  oficiala?: boolean | undefined;
  priority: Priority;
  /** The channels that the sender wants, the first one first. */
  channels?: readonly Channel[] | undefined;
  /** The channels are tried one after the other. */
  escalate?: { afterMinutes: number } | undefined;
  expiresAt?: string | undefined;
}

/** One way to a person: a delivery. */
export interface Way {
  canal: Channel;
  /** The contact of an address channel; Push goes to all devices. */
  contact?: Stored<Contact>;
  /** It is not sent earlier: quiet hours end then, or the mails of the day are sent. ISO 8601. */
  from?: string;
  /** True if it waits for the mail of the day. */
  isCollected?: boolean;
}

/** The reasons why a person gets nothing. */
export type NoWay = Extract<Reason, "refuz-destinatar" | "fara-contact">;

/** The ways to a person, at least one and each channel once; of a ladder in the order of its rungs. Or the reason for none. */
export type Choice = { ways: Way[] } | { reason: NoWay };

const BY_DEFAULT: readonly Channel[] = ["Email", "Push", "SMS"];

/** Official messages have no category, or one that is official. Neither they nor urgent ones can be declined. */
const mayBeDeclined = ({ categorie, oficiala = false, priority }: Asked): boolean =>
  categorie !== undefined && !oficiala && priority !== "High";

/** The preferences that hold for a notification, the one that fits best first. Each fits differently: one for a system and category. */
export function fittingPreferences(
  preferences: readonly Stored<Preference>[],
  { sistemId, categorie }: Pick<Asked, "sistemId" | "categorie">,
): Stored<Preference>[] {
  const fitOf = (one: Preference) =>
    (one.sistemId === undefined ? 0 : 2) + (one.categorie === undefined ? 0 : 1);
  return preferences
    .filter((one) => one.sistemId === undefined || one.sistemId === sistemId)
    .filter((one) => one.categorie === undefined || one.categorie === categorie)
    .toSorted((one, other) => fitOf(other) - fitOf(one));
}

/** True if a person has declined a notification. */
export function isDeclined({ preferences }: Pick<Person, "preferences">, asked: Asked): boolean {
  const [best] = fittingPreferences(preferences, asked);
  return best !== undefined && !best.activ && mayBeDeclined(asked);
}

/** A contact that messages may go to. */
export const isUsable = ({ verificat, nelivrabil = false }: Contact): boolean => verificat && !nelivrabil;

/** The contact of a person on a channel: the principal one, else the oldest. */
export const contactOf = (
  { contacts }: Pick<Person, "contacts">,
  canal: Channel,
): Stored<Contact> | undefined =>
  contacts
    .filter((contact) => contact.canal === canal && isUsable(contact))
    .toSorted((one, other) => Number(other.principal) - Number(one.principal) || one.id - other.id)[0];

/** The way to a person over a channel, if they can be reached there. */
function wayOver(person: Person, canal: Channel): Way | undefined {
  if (canal === "Push") return person.devices.length > 0 ? { canal } : undefined;
  const contact = contactOf(person, canal);
  return contact && { canal, contact };
}

const waysOver = (person: Person, channels: readonly Channel[]): Way[] =>
  [...new Set(channels)].flatMap((canal) => wayOver(person, canal) ?? []);

/**
 * The channels that a person wants for a notification, in the order of the sender; undefined if they state none.
 */
function wantedChannels(preferences: readonly Preference[], sent: readonly Channel[]): Channel[] | undefined {
  const [best] = preferences;
  if (!best || best.canale.length === 0) return undefined;
  return [...new Set([...sent, ...best.canale])].filter((canal) => best.canale.includes(canal));
}

/**
 * Chooses the ways that a notification takes to a person: of the sender's channels, those that the person wants. If
 * none is left, messages that cannot be declined use the sender's.
 */
export function chooseWays(person: Person, asked: Asked, now: Date): Choice {
  if (!person.recipient.activ) return { reason: "fara-contact" };
  const preferences = fittingPreferences(person.preferences, asked);
  if (isDeclined(person, asked)) return { reason: "refuz-destinatar" };
  const sent = asked.channels ?? BY_DEFAULT;
  const wanted = wantedChannels(preferences, sent);
  const left = wanted?.filter((canal) => asked.channels?.includes(canal) ?? true);
  const own = left ? waysOver(person, left) : [];
  const isDecided = own.length > 0 || (left !== undefined && mayBeDeclined(asked));
  const ways = isDecided ? own : firstUnlessLadder(waysOver(person, sent), asked);
  if (ways.length > 0) return { ways: ways.map((way) => timed(way, preferences, asked, now)) };
  return { reason: isDecided && left?.length === 0 ? "refuz-destinatar" : "fara-contact" };
}

/** Without a wish of the person one channel is enough; a ladder has them all as rungs. */
const firstUnlessLadder = (ways: Way[], { escalate }: Asked): Way[] => (escalate ? ways : ways.slice(0, 1));

/** From when a channel to a person may be used, if that is later than the hour of the notification. */
export const beginsAt = (
  { preferences }: Pick<Person, "preferences">,
  canal: Channel,
  asked: Asked,
  hour: Date,
): Pick<Way, "from" | "isCollected"> => timed({ canal }, fittingPreferences(preferences, asked), asked, hour);

/** A way, and from when it may be used. */
function timed(way: Way, preferences: readonly Preference[], asked: Asked, now: Date): Way {
  const quiet = quietUntil(way.canal, preferences, asked, now);
  if (quiet) return { ...way, from: quiet };
  const collected = way.canal === "Email" ? collectedAt(preferences, asked, now) : undefined;
  return collected ? { ...way, from: collected, isCollected: true } : way;
}

/**
 * The end of the quiet hours that a message would be sent in now. They apply to SMS and Push, and never to High.
 * Among the preferences that state any, the best fit decides.
 */
export function quietUntil(
  canal: Channel,
  preferences: readonly Preference[],
  { priority }: Pick<Asked, "priority">,
  now: Date,
): string | undefined {
  const quiet = preferences.find(({ liniste }) => liniste)?.liniste;
  if (!quiet || canal === "Email" || priority === "High") return undefined;
  return endOfSpan(quiet, now)?.toISOString();
}

/**
 * When the next mail of the day is sent. Undefined if the person does not get such messages in one, and for a message
 * that expires before.
 */
export function collectedAt(preferences: readonly Preference[], asked: Asked, now: Date): string | undefined {
  const digest = preferences.find(({ rezumat }) => rezumat)?.rezumat;
  if (!digest || !mayBeDeclined(asked) || asked.escalate) return undefined;
  const at = nextTimeOfDay(digest.ora, now).toISOString();
  return asked.expiresAt !== undefined && asked.expiresAt <= at ? undefined : at;
}
