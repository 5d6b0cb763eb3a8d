import * as z from "zod";
import { json, multipart, newRecord, oneOf } from "../../../../shared/http/body.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { zones } from "../../access/zone-access.ts";
import { shownNotification } from "../../state/progress/shown-notification.ts";
import { NotificationView } from "../../records/notification.ts";
import { post } from "../../service.ts";
import { accepting, refusals } from "./accepted.ts";
import { noticeForm } from "./notice-form.ts";
import { recipientsIn } from "./csv-recipients.ts";
import { acceptForOfficial } from "./senders.ts";
import {
  NoticeByIdOfAdministrators,
  NoticeByIdOfOperators,
  NoticeOfAdministrators,
  NoticeOfOfficials,
  withRecipients,
} from "./request.ts";

/** Sending for officials: operators for their system, service administrators for the one that they name. */
export const staffSending = routes("notifications", {
  create: post(
    "/api/v1/staff/notifications",
    {
      access: zones.staff,
      summary: "Trimite o notificare în numele unui sistem",
      body: json(NoticeOfOfficials),
      returns: NotificationView,
      present: shownNotification,
      status: 201,
      location: ({ id }) => `/api/v1/staff/notifications/${id}`,
      refuses: refusals,
    },
    ({ caller, body }) => acceptForOfficial(caller, body),
  ),
});

const administrator = { access: access.serviceAdmin };
const acceptingAlone = { ...accepting, location: undefined };

/** Sending for service administrators, on behalf of a system. */
export const consoleSending = routes("notify-console", {
  create: post(
    "/api/admin/notify",
    {
      ...administrator,
      ...acceptingAlone,
      body: oneOf(json(NoticeOfAdministrators), multipart(noticeForm)),
      as: async ({ body }) => ({
        body: "fisier" in body ? { ...body.cerere, recipients: await recipientsIn(body.fisier) } : body,
      }),
    },
    staffSending.create,
  ),
});

/** Sending to people, by number or group, with short forms; for service administrators. */
export const consoleSendingById = routes("notify-by-id-console", {
  create: post(
    "/api/admin/notify-by-id",
    {
      ...administrator,
      ...acceptingAlone,
      summary: "Trimite după IDNP, IDNO sau grup, în numele unui sistem",
      body: json(NoticeByIdOfAdministrators),
      as: ({ body }) => ({ body: withRecipients(body) }),
    },
    staffSending.create,
  ),
});

/** The same for operators, on behalf of their system. */
export const operatorSendingById = routes("notify-by-id-operator", {
  create: post(
    "/api/operator/notify-by-id",
    {
      access: access.operator,
      ...acceptingAlone,
      summary: "Trimite după IDNP, IDNO sau grup",
      body: json(NoticeByIdOfOperators),
      as: ({ body }) => ({ body: withRecipients(body) }),
    },
    staffSending.create,
  ),
});

/** The POST of the notifications' records. */
export const recordSending = routes("notificares", {
  create: post(
    "/api/notificares",
    {
      ...administrator,
      summary: "Notificări: trimitere",
      body: newRecord(NoticeOfAdministrators, z.int().nullable()),
    },
    staffSending.create,
  ),
});
