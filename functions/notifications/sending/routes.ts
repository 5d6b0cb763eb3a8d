import * as z from "zod";
import { json, multipart, newRecord, oneOf } from "../../../shared/http/body.ts";
import { routes } from "../../../shared/http/route.ts";
import { access } from "../access/authentication.ts";
import { zones } from "../access/zone-access.ts";
import { NotificationView, TrackingId } from "../records/notification.ts";
import { post } from "../service.ts";
import { states } from "../records/states.ts";
import { recipientsIn } from "./csv-recipients.ts";
import {
  acceptForAdministrator,
  acceptForOfficial,
  acceptForOperator,
  acceptForSystem,
  acceptInAppZone,
} from "./senders.ts";
import {
  NoticeById,
  NoticeByIdOfAdministrators,
  NoticeByIdOfOperators,
  NoticeOfAdministrators,
  NoticeOfOfficials,
  NoticeOfSystems,
  noticeForm,
  NoticeRequest,
  withRecipients,
} from "./request.ts";

/** The answer to an accepted notification, the same for ever: reading it tells what became of it. */
export const AcceptedView = z
  .object({ trackingId: TrackingId, status: z.enum(states), deliveries: z.array(z.int()) })
  .meta({ id: "NotificareAcceptata" });

const presentAccepted = ({ trackingId }: { trackingId: string }): z.input<typeof AcceptedView> => ({
  trackingId,
  status: "Pending",
  deliveries: [],
});

const refusals: ("conflict" | "tooManyRequests")[] = ["conflict", "tooManyRequests"];

/** The answers of every route that sends. */
const accepting = {
  returns: AcceptedView,
  status: 202 as const,
  present: presentAccepted,
  refuses: refusals,
};

/** For systems, by their certificate. */
export const machineSending = routes("notify", {
  create: post(
    "/api/v1/notify/{trackingId}",
    {
      access: access.machine,
      summary: "Trimite o notificare",
      body: json(NoticeRequest),
      ...accepting,
    },
    ({ caller, params: { trackingId }, body }) => acceptForSystem(caller, trackingId, body),
  ),
});

/** For service administrators, in the name of a system. */
export const consoleSending = routes("notify-console", {
  create: post(
    "/api/admin/notify",
    {
      access: access.serviceAdmin,
      summary: "Trimite o notificare în numele unui sistem",
      body: oneOf(json(NoticeOfAdministrators), multipart(noticeForm)),
      ...accepting,
    },
    async ({ caller, body }) =>
      acceptForAdministrator(
        caller,
        "fisier" in body ? { ...body.cerere, recipients: await recipientsIn(body.fisier) } : body,
      ),
  ),
});

/** The same in the app zone. */
export const appSending = routes("notifications", {
  create: post(
    "/api/v1/app/notifications",
    {
      access: zones.app,
      summary: "Trimite o notificare",
      body: json(NoticeOfSystems),
      ...accepting,
      location: ({ trackingId }) => `/api/v1/app/notifications/${trackingId}`,
    },
    ({ caller, body }) => acceptInAppZone(caller, body),
  ),
});

/** For officials: operators in the name of their system, service administrators in that of the one they name. */
export const staffSending = routes("notifications", {
  create: post(
    "/api/v1/staff/notifications",
    {
      access: zones.staff,
      summary: "Trimite o notificare în numele unui sistem",
      body: json(NoticeOfOfficials),
      returns: NotificationView,
      status: 201,
      location: ({ id }) => `/api/v1/staff/notifications/${id}`,
      refuses: refusals,
    },
    ({ caller, body }) => acceptForOfficial(caller, body),
  ),
});

/** To people, by number or group, with short forms; for systems. */
export const machineSendingById = routes("notify-by-id", {
  create: post(
    "/api/v1/notify-by-id/{trackingId}",
    {
      access: access.machine,
      summary: "Trimite o notificare după IDNP, IDNO sau grup",
      body: json(NoticeById),
      ...accepting,
    },
    ({ caller, params: { trackingId }, body }) => acceptForSystem(caller, trackingId, withRecipients(body)),
  ),
});

/** The same for service administrators. */
export const consoleSendingById = routes("notify-by-id-console", {
  create: post(
    "/api/admin/notify-by-id",
    {
      access: access.serviceAdmin,
      summary: "Trimite după IDNP, IDNO sau grup, în numele unui sistem",
      body: json(NoticeByIdOfAdministrators),
      ...accepting,
    },
    ({ caller, body }) => acceptForAdministrator(caller, withRecipients(body)),
  ),
});

/** The same for operators, in the name of their system. */
export const operatorSendingById = routes("notify-by-id-operator", {
  create: post(
    "/api/operator/notify-by-id",
    {
      access: access.operator,
      summary: "Trimite după IDNP, IDNO sau grup",
      body: json(NoticeByIdOfOperators),
      ...accepting,
    },
    ({ caller, body }) => acceptForOperator(caller, withRecipients(body)),
  ),
});

/** The POST of the notifications' records. */
export const recordSending = routes("notificares", {
  create: post(
    "/api/notificares",
    {
      access: access.serviceAdmin,
      summary: "Notificări: trimitere",
      body: newRecord(NoticeOfAdministrators, z.int().nullable()),
      returns: NotificationView,
      status: 201,
      location: ({ id }) => `/api/notificares/${id}`,
      refuses: ["conflict", "tooManyRequests"],
    },
    ({ caller, body }) => acceptForAdministrator(caller, body),
  ),
});
