import type { ListQuery } from "../../../../shared/data/page.ts";
import { crud } from "../../../../shared/features/crud.ts";
import { access } from "../../access/authentication.ts";
import { type Person, readsSystem } from "../../access/callers.ts";
import { zones } from "../../access/zone-access.ts";
import { shownDelivery } from "../../state/progress/shown-state.ts";
import { Deliveries, DeliveryView } from "../../records/delivery.ts";
import { Events, NoticeEvent } from "../../records/event.ts";
import { Notifications, NotificationView } from "../../records/notification.ts";
import { changeDeliveryStatus, removeDelivery } from "./deliveries.ts";
import { listDeliveries } from "./deliveries-to.ts";
import { listEvents, withActor } from "./events.ts";
import { addNote, NoteFields } from "./notes.ts";
import {
  changeNotification,
  NotificationFields,
  removeNotification,
  StatusFields,
  wantedChange,
  wantedStatus,
  withStanding,
} from "./notifications.ts";
import { listNotifications } from "./scopes.ts";

const reading = { access: access.reader, write: access.serviceAdmin };

/** Notifications are records of a workflow: they are made by sending (`recordSending`), and end when it ends. */
const ofNotifications = {
  title: "Notificări",
  view: NotificationView,
  present: withStanding,
  row: NotificationView,
  listed: NotificationView.omit({ counts: true, creatDeNume: true }),
  fields: NotificationFields,
  visible: (caller: Person, { sistemId }: { sistemId: number }) => readsSystem(caller, sistemId),
  list: ({ caller, query }: { caller: Person; query: ListQuery }) => listNotifications(caller, query),
  create: "refused",
} as const;

export const notificationRecords = crud(Notifications, "/api/notificares", {
  ...reading,
  ...ofNotifications,
  replace: ({ body, ...target }) => changeNotification(target, wantedChange(body)),
  patch: ({ body, ...target }) => changeNotification(target, wantedChange(body)),
  remove: removeNotification,
});

/** The notifications of the staff zone, where they are sent (`staffSending`), read, cancelled and given another hour. */
export const staffNotifications = crud(Notifications, "/api/v1/staff/notifications", {
  ...ofNotifications,
  access: zones.staff,
  write: zones.staff,
  replace: "refused",
  patch: ({ body, ...target }) => changeNotification(target, wantedChange(body)),
  remove: "refused",
});

/** Deliveries are made only by sending. */
export const deliveryRecords = crud(Deliveries, "/api/livrares", {
  ...reading,
  title: "Livrări",
  view: DeliveryView,
  present: shownDelivery,
  fields: StatusFields,
  visible: (caller, { sistemId }) => readsSystem(caller, sistemId),
  list: listDeliveries,
  create: "refused",
  replace: ({ body, ...target }) => changeDeliveryStatus(target, wantedStatus(body)),
  patch: ({ body, ...target }) => changeDeliveryStatus(target, wantedStatus(body)),
  remove: removeDelivery,
});

/** Events are only added: by the service, and notes by administrators. */
export const eventRecords = crud(Events, "/api/eveniment-notificares", {
  ...reading,
  title: "Evenimente",
  view: NoticeEvent,
  present: withActor,
  row: NoticeEvent,
  listed: NoticeEvent.omit({ detalii: true, deNume: true }),
  fields: NoteFields,
  visible: (caller, { sistemId }) => readsSystem(caller, sistemId),
  list: listEvents,
  create: ({ caller, body }) => addNote(caller, body),
  change: "refused",
  remove: "refused",
});
