import * as z from "zod";
import type { ListQuery, Page } from "../../../shared/data/page.ts";
import { pageOfRows } from "../../../shared/data/row-page.ts";
import { json, newRecord, nullable, replacement } from "../../../shared/http/body.ts";
import { listOf } from "../../../shared/http/list-query.ts";
import { nothing, pageOf } from "../../../shared/http/responses.ts";
import { routes } from "../../../shared/http/route.ts";
import { type Citizen, citizenAccess, demandRecipient, ownRecipient } from "../access/citizen.ts";
import type { RecipientCaller } from "../access/load-recipient.ts";
import { Contacts, ContactView } from "../records/contact.ts";
import { Devices, DeviceView } from "../records/device.ts";
import { Preferences, PreferenceView } from "../records/preference.ts";
import { listOfPerson } from "../recipients/registry/lists.ts";
import { del, get, post, put } from "../service.ts";
import { addContact, changeContact, OwnContactFields, readContact, removeContact } from "./contacts.ts";
import { OwnDeviceFields, subscribeOwn, unsubscribeOwn } from "./devices.ts";
import {
  addPreference,
  changePreference,
  OwnPreferenceFields,
  readPreference,
  removePreference,
} from "./preferences.ts";
import { markRead } from "./mark-read.ts";
import { listReceived, ReceivedView, readReceived } from "./received.ts";
import { Code, resendCode, verifyContact } from "./verify-contact.ts";

/** Citizens, for what is theirs; no answer with it is kept in clear. */
const own = { access: citizenAccess };
const personal = { ...own, keptSealed: true };

/* Citizens need no name for themselves, and the staff zone shows neither the name of a system nor the channels. */
const CitizenContactView = ContactView.omit({ destinatarId: true }).meta({ id: "CitizenContact" });
const CitizenPreferenceView = PreferenceView.omit({ destinatarId: true }).meta({ id: "CitizenPreference" });
const CitizenDeviceView = DeviceView.omit({ destinatarId: true }).meta({ id: "CitizenPushSubscription" });
const CitizenNotificationView = ReceivedView.omit({ sistem: true, canale: true }).meta({
  id: "CitizenNotification",
});

const sentId = z.int().nullable();
const contactFields = nullable(OwnContactFields);
const preferenceFields = nullable(OwnPreferenceFields);

/** A list of what a citizen has, which is empty for those who are not in the registry. */
const listOwn =
  <Item extends { id: number }>(
    list: (recipient: RecipientCaller, query: ListQuery) => Promise<Page<Item>>,
  ) =>
  ({ caller: { recipient }, query }: { caller: Citizen; query: ListQuery }): Promise<Page<Item>> =>
    recipient ? list(recipient, query) : Promise.resolve(pageOfRows<Item>([], query, { name: "none" }));

export const citizenNotifications = routes("notifications", {
  list: get(
    "/api/v1/citizen/notifications",
    {
      ...own,
      summary: "Notificările primite în ultimele 90 de zile",
      query: listOf(CitizenNotificationView),
      returns: pageOf(CitizenNotificationView),
    },
    listOwn(listReceived),
  ),
  read: get(
    "/api/v1/citizen/notifications/{id}",
    { ...own, summary: "O notificare primită", returns: CitizenNotificationView },
    ({ caller, params: { id } }) => readReceived(ownRecipient(caller), id),
  ),
  setRead: post(
    "/api/v1/citizen/notifications/{id}/read",
    {
      ...own,
      summary: "Marchează o notificare primită drept citită",
      returns: CitizenNotificationView,
      refuses: ["conflict"],
    },
    ({ caller, params: { id } }) => markRead(ownRecipient(caller), id),
  ),
});

export const citizenContacts = routes("contacts", {
  list: get(
    "/api/v1/citizen/contacts",
    {
      ...own,
      summary: "Contactele proprii",
      query: listOf(CitizenContactView),
      returns: pageOf(CitizenContactView),
    },
    listOwn(({ destinatarId }, query) => listOfPerson(Contacts, destinatarId, query)),
  ),
  read: get(
    "/api/v1/citizen/contacts/{id}",
    { ...own, summary: "Un contact propriu", returns: CitizenContactView },
    ({ caller, params: { id } }) => readContact({ caller: ownRecipient(caller), id }),
  ),
  create: post(
    "/api/v1/citizen/contacts",
    {
      ...personal,
      summary: "Adaugă un contact; primește un cod de confirmare",
      body: newRecord(contactFields, sentId),
      returns: CitizenContactView,
      status: 201,
      location: ({ id }) => `/api/v1/citizen/contacts/${id}`,
      refuses: ["conflict"],
    },
    ({ caller, body }) => addContact({ caller: demandRecipient(caller), body }),
  ),
  replace: put(
    "/api/v1/citizen/contacts/{id}",
    {
      ...own,
      summary: "Schimbă un contact; o adresă nouă se confirmă din nou",
      body: replacement(contactFields, sentId),
      returns: CitizenContactView,
      refuses: ["conflict"],
    },
    ({ caller, params: { id }, body, ifMatch }) =>
      changeContact({ caller: ownRecipient(caller), id, body, ifMatch }),
  ),
  remove: del(
    "/api/v1/citizen/contacts/{id}",
    { ...own, summary: "Șterge un contact", returns: nothing },
    async ({ caller, params: { id }, ifMatch }) => {
      await removeContact({ caller: ownRecipient(caller), id, ifMatch });
      return undefined;
    },
  ),
  verify: post(
    "/api/v1/citizen/contacts/{id}/verify",
    {
      ...personal,
      summary: "Confirmă un contact cu codul primit",
      body: json(Code),
      returns: CitizenContactView,
    },
    ({ caller, params: { id }, body }) => verifyContact({ caller: ownRecipient(caller), id }, body.code),
  ),
  requestCode: post(
    "/api/v1/citizen/contacts/{id}/resend",
    {
      ...own,
      summary: "Trimite un cod nou; cel vechi nu mai este valabil",
      returns: nothing,
      refuses: ["conflict", "tooManyRequests", "unavailable"],
    },
    async ({ caller, params: { id } }) => {
      await resendCode({ caller: ownRecipient(caller), id });
      return undefined;
    },
  ),
});

export const citizenPreferences = routes("preferences", {
  list: get(
    "/api/v1/citizen/preferences",
    {
      ...own,
      summary: "Preferințele proprii",
      query: listOf(CitizenPreferenceView),
      returns: pageOf(CitizenPreferenceView),
    },
    listOwn(({ destinatarId }, query) => listOfPerson(Preferences, destinatarId, query)),
  ),
  read: get(
    "/api/v1/citizen/preferences/{id}",
    { ...own, summary: "O preferință proprie", returns: CitizenPreferenceView },
    ({ caller, params: { id } }) => readPreference({ caller: ownRecipient(caller), id }),
  ),
  create: post(
    "/api/v1/citizen/preferences",
    {
      ...personal,
      summary: "Adaugă o preferință",
      body: newRecord(preferenceFields, sentId),
      returns: CitizenPreferenceView,
      status: 201,
      location: ({ id }) => `/api/v1/citizen/preferences/${id}`,
      refuses: ["conflict"],
    },
    ({ caller, body }) => addPreference({ caller: demandRecipient(caller), body }),
  ),
  replace: put(
    "/api/v1/citizen/preferences/{id}",
    {
      ...own,
      summary: "Schimbă o preferință",
      body: replacement(preferenceFields, sentId),
      returns: CitizenPreferenceView,
      refuses: ["conflict"],
    },
    ({ caller, params: { id }, body, ifMatch }) =>
      changePreference({ caller: ownRecipient(caller), id, body, ifMatch }),
  ),
  remove: del(
    "/api/v1/citizen/preferences/{id}",
    { ...own, summary: "Șterge o preferință", returns: nothing },
    async ({ caller, params: { id }, ifMatch }) => {
      await removePreference({ caller: ownRecipient(caller), id, ifMatch });
      return undefined;
    },
  ),
});

export const citizenDevices = routes("push-subscriptions", {
  list: get(
    "/api/v1/citizen/push-subscriptions",
    {
      ...own,
      summary: "Abonările push proprii",
      query: listOf(CitizenDeviceView),
      returns: pageOf(CitizenDeviceView),
    },
    listOwn(({ destinatarId }, query) => listOfPerson(Devices, destinatarId, query)),
  ),
  create: post(
    "/api/v1/citizen/push-subscriptions",
    {
      ...personal,
      summary: "Abonează un browser la mesaje push",
      body: json(OwnDeviceFields),
      returns: CitizenDeviceView,
      status: 201,
    },
    ({ caller, body }) => subscribeOwn(demandRecipient(caller), body),
  ),
  remove: del(
    "/api/v1/citizen/push-subscriptions/{id}",
    { ...own, summary: "Dezabonează un browser", returns: nothing },
    async ({ caller, params: { id }, ifMatch }) => {
      await unsubscribeOwn({ caller: ownRecipient(caller), id, ifMatch });
      return undefined;
    },
  ),
});

/** What citizens see and decide themselves in their zone. */
export const citizenZone = [citizenNotifications, citizenContacts, citizenPreferences, citizenDevices];
