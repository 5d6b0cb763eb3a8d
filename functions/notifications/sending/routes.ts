import * as z from "zod";
import { json, newRecord } from "../../../shared/http/body.ts";
import { routes } from "../../../shared/http/route.ts";
import { access } from "../access/authentication.ts";
import { NotificationView, TrackingId } from "../records/notification.ts";
import { post } from "../service.ts";
import { states } from "../records/states.ts";
import { acceptForAdministrator, acceptForSystem } from "./senders.ts";
import { NoticeOfAdministrators, NoticeRequest } from "./request.ts";

/** The answer to an accepted notification, the same for ever: reading it tells what became of it. */
export const AcceptedView = z
  .object({ trackingId: TrackingId, status: z.enum(states), deliveries: z.array(z.int()) })
  .meta({ id: "NotificareAcceptata" });

const presentAccepted = ({ trackingId }: { trackingId: string }): z.input<typeof AcceptedView> => ({
  trackingId,
  status: "Pending",
  deliveries: [],
});

/** For systems, by their certificate. */
export const machineSending = routes("notify", {
  create: post(
    "/api/v1/notify/{trackingId}",
    {
      access: access.machine,
      summary: "Trimite o notificare",
      body: json(NoticeRequest),
      returns: AcceptedView,
      status: 202,
      present: presentAccepted,
      refuses: ["conflict", "tooManyRequests"],
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
      body: json(NoticeOfAdministrators),
      returns: AcceptedView,
      status: 202,
      present: presentAccepted,
      refuses: ["conflict", "tooManyRequests"],
    },
    ({ caller, body }) => acceptForAdministrator(caller, body),
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
