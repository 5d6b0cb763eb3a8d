import { json } from "../../../../shared/http/body.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { zones } from "../../access/zone-access.ts";
import { post } from "../../service.ts";
import { accepting } from "./accepted.ts";
import { NoticeById, NoticeOfSystems, NoticeRequest, withRecipients } from "./request.ts";
import { acceptForSystem, acceptInAppZone } from "./senders.ts";

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
