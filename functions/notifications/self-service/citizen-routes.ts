import * as z from "zod";
import { listOf, noQuery, query } from "../../../shared/http/list-query.ts";
import { binary, pageOf } from "../../../shared/http/responses.ts";
import { routes } from "../../../shared/http/route.ts";
import { type Citizen, citizenAccess, demandRecipient, ownRecipient } from "../access/citizen.ts";
import type { RecipientCaller } from "../access/load-recipient.ts";
import { ContactView } from "../records/contact.ts";
import { DeviceView } from "../records/device.ts";
import { PreferenceView } from "../records/preference.ts";
import { del, get, post, put } from "../service.ts";
import { CitizenCategory, listOffered } from "./categories.ts";
import { ownContacts, ownDevices, ownNotifications, ownPreferences } from "./me-routes.ts";
import { MessageView, readMessage, readMessageFile } from "./message.ts";
import { ReceivedView, readReceived } from "./received.ts";

const access = citizenAccess;

/** Stands for citizens who are not in the registry: nothing is theirs. */
const nobody: RecipientCaller = { destinatarId: 0, limba: "ro" };

/* How citizens call the routes of recipients: for a list, for their own record, and for a new one. */
const listing = { access, as: ({ caller }: { caller: Citizen }) => ({ caller: caller.recipient ?? nobody }) };
const own = { access, as: ({ caller }: { caller: Citizen }) => ({ caller: ownRecipient(caller) }) };
const adding = { access, as: ({ caller }: { caller: Citizen }) => ({ caller: demandRecipient(caller) }) };

/* Citizens do not need a name for themselves, and the staff zone shows neither the name of a system nor the channels. */
const contact = { returns: ContactView.omit({ destinatarId: true }).meta({ id: "CitizenContact" }) };
const preference = { returns: PreferenceView.omit({ destinatarId: true }).meta({ id: "CitizenPreference" }) };
const device = { returns: DeviceView.omit({ destinatarId: true }).meta({ id: "CitizenPushSubscription" }) };
const notification = {
  returns: ReceivedView.omit({ sistem: true, canale: true }).meta({ id: "CitizenNotification" }),
};

const listed = <View extends z.ZodObject>({ returns }: { returns: View }) => ({
  ...listing,
  query: listOf(returns),
  returns: pageOf(returns),
});

export const citizenNotifications = routes("notifications", {
  list: get("/api/v1/citizen/notifications", listed(notification), ownNotifications.list),
  read: get(
    "/api/v1/citizen/notifications/{id}",
    { access, ...notification, summary: "O notificare primită" },
    ({ caller, params: { id } }) => readReceived(ownRecipient(caller), id),
  ),
  readContent: get(
    "/api/v1/citizen/notifications/{id}/content",
    { access, summary: "Textul unei notificări primite, cu fișierele ei", returns: MessageView },
    ({ caller, params: { id } }) => readMessage(ownRecipient(caller), id),
  ),
  download: get(
    "/api/v1/citizen/notifications/{id}/attachments",
    {
      access,
      summary: "Un fișier al unei notificări primite",
      // An address has at most one sub-resource, so the query names the file.
      query: query(z.object({ numar: z.coerce.number().int().min(1).max(100).default(1) })),
      returns: binary,
      refuses: ["locked", "tooLarge"],
    },
    ({ caller, params: { id }, query: { numar } }) => readMessageFile(ownRecipient(caller), id, numar),
  ),
  setRead: post(
    "/api/v1/citizen/notifications/{id}/read",
    { ...own, ...notification },
    ownNotifications.setRead,
  ),
});

export const citizenContacts = routes("contacts", {
  list: get("/api/v1/citizen/contacts", listed(contact), ownContacts.list),
  read: get("/api/v1/citizen/contacts/{id}", { ...own, ...contact }, ownContacts.read),
  create: post("/api/v1/citizen/contacts", { ...adding, ...contact }, ownContacts.create),
  replace: put("/api/v1/citizen/contacts/{id}", { ...own, ...contact }, ownContacts.replace),
  remove: del("/api/v1/citizen/contacts/{id}", own, ownContacts.remove),
  verify: post("/api/v1/citizen/contacts/{id}/verify", { ...own, ...contact }, ownContacts.verify),
  requestCode: post("/api/v1/citizen/contacts/{id}/resend", own, ownContacts.requestCode),
});

export const citizenPreferences = routes("preferences", {
  list: get("/api/v1/citizen/preferences", listed(preference), ownPreferences.list),
  read: get("/api/v1/citizen/preferences/{id}", { ...own, ...preference }, ownPreferences.read),
  create: post("/api/v1/citizen/preferences", { ...adding, ...preference }, ownPreferences.create),
  replace: put("/api/v1/citizen/preferences/{id}", { ...own, ...preference }, ownPreferences.replace),
  remove: del("/api/v1/citizen/preferences/{id}", own, ownPreferences.remove),
});

export const citizenDevices = routes("push-subscriptions", {
  list: get("/api/v1/citizen/push-subscriptions", listed(device), ownDevices.list),
  create: post("/api/v1/citizen/push-subscriptions", { ...adding, ...device }, ownDevices.create),
  remove: del(
    "/api/v1/citizen/push-subscriptions/{id}",
    {
      access,
      query: noQuery,
      refuses: undefined,
      as: ({ caller, params: { id } }) => ({ caller: ownRecipient(caller), query: { id } }),
    },
    ownDevices.remove,
  ),
});

/** The kinds of messages that preferences are about. They are nobody's own. */
export const citizenCategories = routes("categories", {
  list: get(
    "/api/v1/citizen/categories",
    {
      access,
      summary: "Categoriile de mesaje",
      query: listOf(CitizenCategory.omit({ sistem: true })),
      returns: pageOf(CitizenCategory),
    },
    ({ query }) => listOffered(query),
  ),
});

/** What citizens see and decide themselves in their zone. */
export const citizenZone = [
  citizenNotifications,
  citizenContacts,
  citizenPreferences,
  citizenDevices,
  citizenCategories,
];
