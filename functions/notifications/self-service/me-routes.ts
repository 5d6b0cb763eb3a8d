import * as z from "zod";
import { json, newRecord, nullable, replacement } from "../../../shared/http/body.ts";
import { listOf, query } from "../../../shared/http/list-query.ts";
import { recordId } from "../../../shared/http/params.ts";
import { nothing, pageOf } from "../../../shared/http/responses.ts";
import { routes } from "../../../shared/http/route.ts";
import type { Access } from "../../../shared/http/access.ts";
import type { RecipientCaller } from "../access/load-recipient.ts";
import { recipientAccess } from "../access/recipient.ts";
import { Contacts, ContactView } from "../records/contact.ts";
import { Devices, DeviceView } from "../records/device.ts";
import { Preferences, PreferenceView } from "../records/preference.ts";
import { listOfPerson } from "../recipients/registry/lists.ts";
import { del, get, post, put } from "../service.ts";
import { addContact, changeContact, OwnContactFields, readContact, removeContact } from "./contacts.ts";
import { OwnDeviceFields, subscribeOwn, unsubscribeOwn } from "./devices.ts";
import { markRead } from "./mark-read.ts";
import { MeView, readMe } from "./me.ts";
import {
  addPreference,
  changePreference,
  OwnPreferenceFields,
  readPreference,
  removePreference,
} from "./preferences.ts";
import { pushKeys } from "./public-routes.ts";
import { listReceived, ReceivedView } from "./received.ts";
import { Code, resendCode, verifyContact } from "./verify-contact.ts";

/** What belongs to the person; no answer with it is kept unsealed. */
const own: { access: Access<RecipientCaller> } = { access: recipientAccess };
const personal = { ...own, keptSealed: true };

const CONTACTS = "/api/registry/me/contacts";
const PREFERENCES = "/api/registry/me/preferences";

export const me = routes("me", {
  read: get(
    "/api/registry/me",
    { access: recipientAccess, summary: "Contul propriu de destinatar", returns: MeView },
    ({ caller }) => readMe(caller),
  ),
  readPushKey: get("/api/registry/push-public-key", own, pushKeys.readCurrent),
});

const contactFields = nullable(OwnContactFields);
const sentId = z.int().nullable();

export const ownContacts = routes("me-contacts", {
  list: get(
    CONTACTS,
    { ...own, summary: "Contactele proprii", query: listOf(ContactView), returns: pageOf(ContactView) },
    ({ caller, query: asked }) => listOfPerson(Contacts, caller.destinatarId, asked),
  ),
  read: get(
    `${CONTACTS}/{id}`,
    { ...own, summary: "Un contact propriu", returns: ContactView },
    ({ caller, params: { id } }) => readContact({ caller, id }),
  ),
  create: post(
    CONTACTS,
    {
      ...personal,
      summary: "Adaugă un contact; primește un cod de confirmare",
      body: newRecord(contactFields, sentId),
      returns: ContactView,
      status: 201,
      location: ({ id }) => `${CONTACTS}/${id}`,
      refuses: ["conflict"],
    },
    ({ caller, body }) => addContact({ caller, body }),
  ),
  replace: put(
    `${CONTACTS}/{id}`,
    {
      ...own,
      summary: "Schimbă un contact; o adresă nouă se confirmă din nou",
      body: replacement(contactFields, sentId),
      returns: ContactView,
      refuses: ["conflict"],
    },
    ({ caller, params: { id }, body, ifMatch }) => changeContact({ caller, id, body, ifMatch }),
  ),
  remove: del(
    `${CONTACTS}/{id}`,
    { ...own, summary: "Șterge un contact", returns: nothing, status: 204 },
    async ({ caller, params: { id }, ifMatch }) => {
      await removeContact({ caller, id, ifMatch });
      return undefined;
    },
  ),
  verify: post(
    `${CONTACTS}/{id}/verify`,
    { ...personal, summary: "Confirmă un contact cu codul primit", body: json(Code), returns: ContactView },
    ({ caller, params: { id }, body }) => verifyContact({ caller, id }, body.code),
  ),
  requestCode: post(
    `${CONTACTS}/{id}/resend`,
    {
      ...own,
      summary: "Trimite un cod nou; cel vechi nu mai este valabil",
      returns: nothing,
      status: 204,
      refuses: ["conflict", "tooManyRequests", "unavailable"],
    },
    async ({ caller, params: { id } }) => {
      await resendCode({ caller, id });
      return undefined;
    },
  ),
});

const preferenceFields = nullable(OwnPreferenceFields);

export const ownPreferences = routes("me-preferences", {
  list: get(
    PREFERENCES,
    {
      ...own,
      summary: "Preferințele proprii",
      query: listOf(PreferenceView),
      returns: pageOf(PreferenceView),
    },
    ({ caller, query: asked }) => listOfPerson(Preferences, caller.destinatarId, asked),
  ),
  read: get(
    `${PREFERENCES}/{id}`,
    { ...own, summary: "O preferință proprie", returns: PreferenceView },
    ({ caller, params: { id } }) => readPreference({ caller, id }),
  ),
  create: post(
    PREFERENCES,
    {
      ...personal,
      summary: "Adaugă o preferință",
      body: newRecord(preferenceFields, sentId),
      returns: PreferenceView,
      status: 201,
      location: ({ id }) => `${PREFERENCES}/${id}`,
      refuses: ["conflict"],
    },
    ({ caller, body }) => addPreference({ caller, body }),
  ),
  replace: put(
    `${PREFERENCES}/{id}`,
    {
      ...own,
      summary: "Schimbă o preferință",
      body: replacement(preferenceFields, sentId),
      returns: PreferenceView,
      refuses: ["conflict"],
    },
    ({ caller, params: { id }, body, ifMatch }) => changePreference({ caller, id, body, ifMatch }),
  ),
  remove: del(
    `${PREFERENCES}/{id}`,
    { ...own, summary: "Șterge o preferință", returns: nothing, status: 204 },
    async ({ caller, params: { id }, ifMatch }) => {
      await removePreference({ caller, id, ifMatch });
      return undefined;
    },
  ),
});

export const ownDevices = routes("me-devices", {
  list: get(
    "/api/registry/me/push-subscriptions",
    {
      ...own,
      summary: "Abonările push proprii",
      query: listOf(DeviceView),
      returns: pageOf(DeviceView),
    },
    ({ caller, query: asked }) => listOfPerson(Devices, caller.destinatarId, asked),
  ),
  create: post(
    "/api/registry/me/push-subscription",
    {
      ...personal,
      summary: "Abonează un browser la mesaje push",
      body: json(OwnDeviceFields),
      returns: DeviceView,
      status: 201,
    },
    ({ caller, body }) => subscribeOwn(caller, body),
  ),
  remove: del(
    "/api/registry/me/push-subscription",
    {
      ...own,
      summary: "Dezabonează un browser",
      query: query(z.object({ id: recordId })),
      returns: nothing,
      status: 204,
      refuses: ["notFound"],
    },
    async ({ caller, query: { id }, ifMatch }) => {
      await unsubscribeOwn({ caller, id, ifMatch });
      return undefined;
    },
  ),
});

export const ownNotifications = routes("me-notifications", {
  list: get(
    "/api/registry/me/notifications",
    {
      ...own,
      summary: "Notificările primite în ultimele 90 de zile",
      query: listOf(ReceivedView),
      returns: pageOf(ReceivedView),
    },
    ({ caller, query: asked }) => listReceived(caller, asked),
  ),
  setRead: post(
    "/api/registry/me/notifications/{id}/read",
    {
      ...own,
      summary: "Marchează o notificare primită drept citită",
      returns: ReceivedView,
      refuses: ["conflict"],
    },
    ({ caller, params: { id } }) => markRead(caller, id),
  ),
});

export const selfService = [me, ownContacts, ownPreferences, ownDevices, ownNotifications];
