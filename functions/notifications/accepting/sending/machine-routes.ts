import { json } from "../../../../shared/http/body.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { zones } from "../../access/zone-access.ts";
import { post } from "../../service.ts";
import { accepting } from "./accepted.ts";
import { NoticeById, NoticeOfSystems, NoticeRequest, withRecipients } from "./request.ts";
import { acceptForSystem } from "./senders.ts";

/** Sending for systems, in the app zone. */
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
    ({ caller, body: { trackingId, ...request } }) => acceptForSystem(caller, trackingId, request),
  ),
});

/** The address names the notification. */
const named = { access: access.machine, location: undefined };

/** The same by their certificate. */
export const machineSending = routes("notify", {
  create: post(
    "/api/v1/notify/{trackingId}",
    {
      ...named,
      body: json(NoticeRequest),
      as: ({ params, body }) => ({ body: { ...body, ...params } }),
    },
    appSending.create,
  ),
});

/** Sending to people, by number or group, with short forms. */
export const machineSendingById = routes("notify-by-id", {
  create: post(
    "/api/v1/notify-by-id/{trackingId}",
    {
      ...named,
      summary: "Trimite o notificare după IDNP, IDNO sau grup",
      body: json(NoticeById),
      as: ({ params, body }) => ({ body: { ...withRecipients(body), ...params } }),
    },
    appSending.create,
  ),
});
