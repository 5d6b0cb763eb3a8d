import { call } from "./api.ts";
import { asCitizen } from "./citizen.ts";
import { PAGE_SIZE } from "./pager.ts";
import type { NewSubscription } from "./push.ts";

/* The calls of the citizen at notifications. All of them throw `Refusal`. */

/** `CitizenNotification` of the contract. */
export interface Notice {
  id: number;
  sistemId: number;
  subject: string;
  categorie?: string;
  status: "Pending" | "Resolving" | "Sending" | "Sent" | "Delivered" | "Read" | "Cancelled" | "Failed";
  creatLa: string;
}

/** What came with a notification: `Mesaj` of the contract. */
export interface Message {
  sistem?: string;
  expeditor?: string;
  adresaRaspuns?: string;
  limba: "ro" | "ru" | "en";
  text?: string;
  fisiere: MessageFile[];
  livrari: { canal: Channel; status: Notice["status"]; trimisLa?: string }[];
}

export interface MessageFile {
  numar: number;
  nume: string;
  tip: string;
  dimensiune: number;
}

/** A kind of messages of a system: `CitizenCategory` of the contract. */
export interface Category {
  sistemId: number;
  cod: string;
  denumire: { ro: string; ru?: string; en?: string };
  /** The name of its system. */
  sistem?: string;
  /** False: nobody can decline it. */
  refuzabila?: boolean;
}

/** All categories, or those of a system. */
export async function listCategories(sistemId?: number): Promise<Category[]> {
  const narrowed = sistemId === undefined ? "" : `&filter[sistemId]=${sistemId}`;
  const answer = asCitizen("GET", `/notifications/api/v1/citizen/categories?size=200${narrowed}`);
  return (await get<Page<Category>>(answer)).items;
}

/** `CitizenContact` of the contract. */
export interface Contact {
  id: number;
  canal: "Email" | "SMS";
  adresa: string;
  verificat: boolean;
  principal: boolean;
  nelivrabil?: boolean;
}

export interface Page<T> {
  items: T[];
  total: number;
}

const get = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;

/** @param page from 1 */
export const listNotices = (page: number): Promise<Page<Notice>> =>
  get(asCitizen("GET", `/notifications/api/v1/citizen/notifications?page=${page - 1}&size=${PAGE_SIZE}`));

export const readNotice = (id: string): Promise<Notice> =>
  get(asCitizen("GET", `/notifications/api/v1/citizen/notifications/${encodeURIComponent(id)}`));

export const readMessage = (id: string): Promise<Message> =>
  get(asCitizen("GET", `/notifications/api/v1/citizen/notifications/${encodeURIComponent(id)}/content`));

/** The most bytes of one answer. */
const PART = 4_000_000;

/** A file of a message, in as many parts as it takes. */
export async function downloadMessageFile(
  id: number,
  { numar, dimensiune, tip }: MessageFile,
): Promise<Blob> {
  const parts: ArrayBuffer[] = [];
  for (let start = 0; start < dimensiune; start += PART) {
    const range = { range: `bytes=${start}-${Math.min(start + PART, dimensiune) - 1}` };
    const answer = await asCitizen(
      "GET",
      `/notifications/api/v1/citizen/notifications/${id}/attachments?numar=${numar}`,
      undefined,
      range,
    );
    parts.push(await answer.arrayBuffer());
  }
  return new Blob(parts, { type: tip });
}

/** @param page from 1 */
export const listContacts = (page: number): Promise<Page<Contact>> =>
  get(asCitizen("GET", `/notifications/api/v1/citizen/contacts?page=${page - 1}&size=${PAGE_SIZE}`));

/** A contact, and the tag to change it with. */
export interface ReadContact {
  contact: Contact;
  etag: string;
}

export async function readContact(id: string): Promise<ReadContact> {
  const answer = await asCitizen("GET", `/notifications/api/v1/citizen/contacts/${encodeURIComponent(id)}`);
  return { contact: (await answer.json()) as Contact, etag: answer.headers.get("etag") ?? "" };
}

export const addContact = (wanted: Pick<Contact, "canal" | "adresa">): Promise<Contact> =>
  get(asCitizen("POST", `/notifications/api/v1/citizen/contacts`, wanted));

/** Makes it the first contact of its channel. */
export const preferContact = ({ contact: { id, canal, adresa }, etag }: ReadContact): Promise<Contact> =>
  get(
    asCitizen(
      "PUT",
      `/notifications/api/v1/citizen/contacts/${id}`,
      { canal, adresa, principal: true },
      { "if-match": etag },
    ),
  );

export const removeContact = ({ contact: { id }, etag }: ReadContact): Promise<Response> =>
  asCitizen("DELETE", `/notifications/api/v1/citizen/contacts/${id}`, undefined, { "if-match": etag });

export const verifyContact = (id: number, code: string): Promise<Contact> =>
  get(asCitizen("POST", `/notifications/api/v1/citizen/contacts/${id}/verify`, { code }));

export const resendCode = (id: number): Promise<Response> =>
  asCitizen("POST", `/notifications/api/v1/citizen/contacts/${id}/resend`);

export type Channel = "Email" | "SMS" | "Push";

/** What the citizen wants: `CitizenPreferencesCreateBody` of the contract. */
export interface Wanted {
  /** One system; absent: all. */
  sistemId?: number;
  /** One kind of messages; absent: all. */
  categorie?: string;
  /** Empty: the sender chooses. */
  canale: Channel[];
  activ: boolean;
  liniste?: { de: string; pana: string };
  rezumat?: { ora: string };
}

export type Preference = Wanted & { id: number };

/** @param page from 1 */
export const listPreferences = (page: number): Promise<Page<Preference>> =>
  get(asCitizen("GET", `/notifications/api/v1/citizen/preferences?page=${page - 1}&size=${PAGE_SIZE}`));

/** A preference, and the tag to change it with. */
export interface ReadPreference {
  preference: Preference;
  etag: string;
}

export async function readPreference(id: string): Promise<ReadPreference> {
  const answer = await asCitizen(
    "GET",
    `/notifications/api/v1/citizen/preferences/${encodeURIComponent(id)}`,
  );
  return { preference: (await answer.json()) as Preference, etag: answer.headers.get("etag") ?? "" };
}

export const addPreference = (wanted: Wanted): Promise<Response> =>
  asCitizen("POST", `/notifications/api/v1/citizen/preferences`, wanted);

export const changePreference = (
  { preference: { id }, etag }: ReadPreference,
  wanted: Wanted,
): Promise<Response> =>
  asCitizen("PUT", `/notifications/api/v1/citizen/preferences/${id}`, wanted, { "if-match": etag });

export const removePreference = ({ preference: { id }, etag }: ReadPreference): Promise<Response> =>
  asCitizen("DELETE", `/notifications/api/v1/citizen/preferences/${id}`, undefined, { "if-match": etag });

/** Tells the sender that the citizen has read the notification. */
export const markRead = (id: number): Promise<Notice> =>
  get(asCitizen("POST", `/notifications/api/v1/citizen/notifications/${id}/read`));

/** A browser that gets push messages: `CitizenPushSubscription` of the contract. */
export interface Subscription {
  id: number;
  endpoint: string;
  creatLa: string;
}

/** A person has ten at most. */
export const listSubscriptions = async (): Promise<Subscription[]> =>
  (
    await get<Page<Subscription>>(
      asCitizen("GET", `/notifications/api/v1/citizen/push-subscriptions?size=${PAGE_SIZE}`),
    )
  ).items;

export const addSubscription = (wanted: NewSubscription): Promise<Response> =>
  asCitizen("POST", `/notifications/api/v1/citizen/push-subscriptions`, wanted);

export const removeSubscription = (id: number): Promise<Response> =>
  asCitizen("DELETE", `/notifications/api/v1/citizen/push-subscriptions/${id}`);

/** The key that browsers subscribe with. */
export const readPushKey = async (): Promise<string> =>
  (await get<{ publicKey: string }>(call("GET", `/notifications/api/v1/public/push-keys/current`))).publicKey;
