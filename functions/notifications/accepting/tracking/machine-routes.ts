import * as z from "zod";
import { json } from "../../../../shared/http/body.ts";
import { query } from "../../../../shared/http/list-query.ts";
import type { Incoming } from "../../../../shared/http/request.ts";
import { Reply } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { zones } from "../../access/zone-access.ts";
import { moment } from "../../records/moment.ts";
import { del, get, patch } from "../../service.ts";
import { cancelNotification } from "./cancel.ts";
import { nextLink } from "./next-link.ts";
import { ownNotification, track, type Tracked } from "./read-tracking.ts";
import { rescheduleNotification } from "./reschedule.ts";
import { TrackingView } from "./view.ts";

const PageQuery = z.object({ cursor: z.string().max(1000).optional() });

const replyTo = (request: Incoming, { view, next }: Tracked): Reply<TrackingView> =>
  new Reply(view, { headers: nextLink(request, next) });

/** The hour of a scheduled notification, the only field that its system can change. */
const NewHour = z.object({ scheduledAt: moment }).meta({ id: "OraNoua" });

/** What became of notifications, for their systems, by certificate. */
export const machineTracking = routes("notify", {
  read: get(
    "/api/v1/notify/{trackingId}",
    {
      access: access.machine,
      summary: "Starea unei notificări, cu livrările ei",
      query: query(PageQuery),
      returns: TrackingView,
      refuses: ["notFound"],
    },
    async ({ caller, params: { trackingId }, query: page, request }) =>
      replyTo(request, await track(await ownNotification(caller, trackingId), page)),
  ),
  patch: patch(
    "/api/v1/notify/{trackingId}",
    {
      access: access.machine,
      summary: "Schimbă ora unei notificări programate",
      body: json(NewHour),
      returns: TrackingView,
      refuses: ["notFound", "conflict"],
    },
    async ({ caller, params: { trackingId }, body: { scheduledAt }, request }) => {
      const { id } = await ownNotification(caller, trackingId);
      const notification = await rescheduleNotification({ id, scheduledAt, by: caller.cod });
      return replyTo({ ...request, query: new URLSearchParams() }, await track(notification));
    },
  ),
  cancel: del(
    "/api/v1/notify/{trackingId}",
    {
      access: access.machine,
      summary: "Anulează ce nu s-a trimis încă",
      returns: TrackingView,
      refuses: ["notFound", "conflict"],
    },
    async ({ caller, params: { trackingId }, request }) => {
      const { id } = await ownNotification(caller, trackingId);
      const notification = await cancelNotification({ id, by: caller.cod });
      return replyTo({ ...request, query: new URLSearchParams() }, await track(notification));
    },
  ),
});

const app = { access: zones.app };

/** The same in the app zone. */
export const appTracking = routes("notifications", {
  read: get("/api/v1/app/notifications/{trackingId}", app, machineTracking.read),
  patch: patch("/api/v1/app/notifications/{trackingId}", app, machineTracking.patch),
  cancel: del("/api/v1/app/notifications/{trackingId}", app, machineTracking.cancel),
});
