import type {
  CitizenCategory,
  CitizenCategoryPage,
  CitizenContact,
  CitizenContactPage,
  CitizenNotification,
  CitizenNotificationPage,
  CitizenPreference,
  CitizenPreferencePage,
  CitizenPushSubscription,
  CitizenPushSubscriptionPage,
  CitizenPushSubscriptionsCreateBody,
  FisierulMesajului,
  Mesaj,
} from "../../client/generated/notifications/types.ts";
import { call, jsonOf } from "./api.ts";
import { asCitizen } from "./citizen.ts";
import { PAGE_SIZE } from "./pager.ts";

/* The calls of the citizen at notifications. All of them throw `Refusal`. */

/** All categories, or those of a system. */
export async function listCategories(sistemId?: number): Promise<CitizenCategory[]> {
  const narrowed = sistemId === undefined ? "" : `&filter[sistemId]=${sistemId}`;
  const answer = asCitizen("GET", `/notifications/api/v1/citizen/categories?size=200${narrowed}`);
  return (await jsonOf<CitizenCategoryPage>(answer)).items;
}

/** @param page from 1 */
export const listNotices = (page: number): Promise<CitizenNotificationPage> =>
  jsonOf(asCitizen("GET", `/notifications/api/v1/citizen/notifications?page=${page - 1}&size=${PAGE_SIZE}`));

export const readNotice = (id: string): Promise<CitizenNotification> =>
  jsonOf(asCitizen("GET", `/notifications/api/v1/citizen/notifications/${encodeURIComponent(id)}`));

export const readMessage = (id: string): Promise<Mesaj> =>
  jsonOf(asCitizen("GET", `/notifications/api/v1/citizen/notifications/${encodeURIComponent(id)}/content`));

/** The most bytes of one answer. */
const PART = 4_000_000;

/** A file of a message, in as many parts as it takes. */
export async function downloadMessageFile(
  id: number,
  { numar, dimensiune, tip }: FisierulMesajului,
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
export const listContacts = (page: number): Promise<CitizenContactPage> =>
  jsonOf(asCitizen("GET", `/notifications/api/v1/citizen/contacts?page=${page - 1}&size=${PAGE_SIZE}`));

/** A record, and the tag to change it with. */
export interface Revised<T> {
  record: T;
  etag: string;
}

async function revisedIn<T>(answer: Promise<Response>): Promise<Revised<T>> {
  const etag = (await answer).headers.get("etag") ?? "";
  return { record: await jsonOf<T>(answer), etag };
}

export const readContact = (id: string): Promise<Revised<CitizenContact>> =>
  revisedIn(asCitizen("GET", `/notifications/api/v1/citizen/contacts/${encodeURIComponent(id)}`));

export const addContact = (wanted: Pick<CitizenContact, "canal" | "adresa">): Promise<CitizenContact> =>
  jsonOf(asCitizen("POST", `/notifications/api/v1/citizen/contacts`, wanted));

/** Makes it the first contact of its channel. */
export const preferContact = ({
  record: { id, canal, adresa },
  etag,
}: Revised<CitizenContact>): Promise<CitizenContact> =>
  jsonOf(
    asCitizen(
      "PUT",
      `/notifications/api/v1/citizen/contacts/${id}`,
      { canal, adresa, principal: true },
      { "if-match": etag },
    ),
  );

export const removeContact = ({ record: { id }, etag }: Revised<CitizenContact>): Promise<Response> =>
  asCitizen("DELETE", `/notifications/api/v1/citizen/contacts/${id}`, undefined, { "if-match": etag });

export const verifyContact = (id: number, code: string): Promise<CitizenContact> =>
  jsonOf(asCitizen("POST", `/notifications/api/v1/citizen/contacts/${id}/verify`, { code }));

export const resendCode = (id: number): Promise<Response> =>
  asCitizen("POST", `/notifications/api/v1/citizen/contacts/${id}/resend`);

/** @param page from 1 */
export const listPreferences = (page: number): Promise<CitizenPreferencePage> =>
  jsonOf(asCitizen("GET", `/notifications/api/v1/citizen/preferences?page=${page - 1}&size=${PAGE_SIZE}`));

/** What the citizen wants: without a system of all of them, without a category every message, without channels as the sender chooses. */
export type Wanted = Omit<CitizenPreference, "id" | "creatLa">;

export const readPreference = (id: string): Promise<Revised<CitizenPreference>> =>
  revisedIn(asCitizen("GET", `/notifications/api/v1/citizen/preferences/${encodeURIComponent(id)}`));

export const addPreference = (wanted: Wanted): Promise<Response> =>
  asCitizen("POST", `/notifications/api/v1/citizen/preferences`, wanted);

export const changePreference = (
  { record: { id }, etag }: Revised<CitizenPreference>,
  wanted: Wanted,
): Promise<Response> =>
  asCitizen("PUT", `/notifications/api/v1/citizen/preferences/${id}`, wanted, { "if-match": etag });

export const removePreference = ({ record: { id }, etag }: Revised<CitizenPreference>): Promise<Response> =>
  asCitizen("DELETE", `/notifications/api/v1/citizen/preferences/${id}`, undefined, { "if-match": etag });

/** Tells the sender that the citizen has read the notification. */
export const markRead = (id: number): Promise<CitizenNotification> =>
  jsonOf(asCitizen("POST", `/notifications/api/v1/citizen/notifications/${id}/read`));

/** A person has ten at most. */
export const listSubscriptions = async (): Promise<CitizenPushSubscription[]> =>
  (
    await jsonOf<CitizenPushSubscriptionPage>(
      asCitizen("GET", `/notifications/api/v1/citizen/push-subscriptions?size=${PAGE_SIZE}`),
    )
  ).items;

export const addSubscription = (wanted: CitizenPushSubscriptionsCreateBody): Promise<Response> =>
  asCitizen("POST", `/notifications/api/v1/citizen/push-subscriptions`, wanted);

export const removeSubscription = (id: number): Promise<Response> =>
  asCitizen("DELETE", `/notifications/api/v1/citizen/push-subscriptions/${id}`);

/** The key that browsers subscribe with. */
export const readPushKey = async (): Promise<string> =>
  (await jsonOf<{ publicKey: string }>(call("GET", `/notifications/api/v1/public/push-keys/current`)))
    .publicKey;
