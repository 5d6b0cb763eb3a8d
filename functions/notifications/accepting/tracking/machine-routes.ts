import * as z from "zod";
import { json } from "../../../../shared/http/body.ts";
import { query } from "../../../../shared/http/list-query.ts";
import type { Incoming } from "../../../../shared/http/request.ts";
import { Reply } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import type { ErrorKind } from "../../../../shared/errors.ts";
import { access } from "../../access/authentication.ts";
import type { SystemCaller } from "../../access/load-system.ts";
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

interface Asked {
  caller: SystemCaller;
  params: { trackingId: string };
  request: Incoming;
}

const readOwn = async ({
  caller,
  params: { trackingId },
  query: page,
  request,
}: Asked & { query: z.output<typeof PageQuery> }): Promise<Reply<TrackingView>> =>
  replyTo(request, await track(await ownNotification(caller, trackingId), page));

async function cancelOwn({ caller, params: { trackingId }, request }: Asked): Promise<Reply<TrackingView>> {
  const { id } = await ownNotification(caller, trackingId);
  const notification = await cancelNotification({ id, by: caller.cod });
  return replyTo({ ...request, query: new URLSearchParams() }, await track(notification));
}

const patchOwn = async ({
  caller,
  params: { trackingId },
  body: { scheduledAt },
  request,
}: Asked & { body: z.output<typeof NewHour> }): Promise<Reply<TrackingView>> => {
  const { id } = await ownNotification(caller, trackingId);
  const notification = await rescheduleNotification({ id, scheduledAt, by: caller.cod });
  return replyTo({ ...request, query: new URLSearchParams() }, await track(notification));
};

const reading = {
  summary: "Starea unei notificări, cu livrările ei",
  query: query(PageQuery),
  returns: TrackingView,
  refuses: ["notFound"] satisfies ErrorKind[],
};

const cancelling = {
  summary: "Anulează ce nu s-a trimis încă",
  returns: TrackingView,
  refuses: ["notFound", "conflict"] satisfies ErrorKind[],
};

/** The hour of a scheduled notification, the only field that its system changes. */
const NewHour = z.object({ scheduledAt: moment }).meta({ id: "OraNoua" });

const rescheduling = {
  summary: "Schimbă ora unei notificări programate",
  body: json(NewHour),
  returns: TrackingView,
  refuses: ["notFound", "conflict"] satisfies ErrorKind[],
};

/** For systems, by their certificate: what became of their notifications. */
export const machineTracking = routes("notify", {
  read: get("/api/v1/notify/{trackingId}", { access: access.machine, ...reading }, readOwn),
  patch: patch("/api/v1/notify/{trackingId}", { access: access.machine, ...rescheduling }, patchOwn),
  cancel: del("/api/v1/notify/{trackingId}", { access: access.machine, ...cancelling }, cancelOwn),
});

/** The same in the app zone. */
export const appTracking = routes("notifications", {
  read: get("/api/v1/app/notifications/{trackingId}", { access: zones.app, ...reading }, readOwn),
  patch: patch("/api/v1/app/notifications/{trackingId}", { access: zones.app, ...rescheduling }, patchOwn),
  cancel: del("/api/v1/app/notifications/{trackingId}", { access: zones.app, ...cancelling }, cancelOwn),
});
