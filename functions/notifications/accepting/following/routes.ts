import { replacement } from "../../../../shared/http/body.ts";
import { listOf } from "../../../../shared/http/list-query.ts";
import { pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { zones } from "../../access/zone-access.ts";
import { DeliveryView } from "../../records/delivery.ts";
import { NotificationView } from "../../records/notification.ts";
import { get, post, put } from "../../service.ts";
import { withStanding } from "../tracking/notifications.ts";
import { ChangedTexts, changeTexts, readTexts, TextsView } from "./change-texts.ts";
import { FollowedDelivery, listFollowed } from "./deliveries.ts";
import { sendAgain } from "./send-again.ts";

const access = zones.staff;
const notification = { returns: NotificationView, present: withStanding };

/** What those who send do with a notification afterwards, besides cancelling it. */
export const staffFollowing = routes("notifications", {
  listDeliveries: get(
    "/api/v1/staff/notifications/{id}/deliveries",
    {
      access,
      summary: "Livrările unei notificări",
      query: listOf(DeliveryView),
      returns: pageOf(FollowedDelivery),
    },
    ({ caller, params: { id }, query }) => listFollowed({ caller, id }, query),
  ),
  readTexts: get(
    "/api/v1/staff/notifications/{id}/texts",
    { access, summary: "Textele unei notificări", returns: TextsView, refuses: ["conflict"] },
    ({ caller, params: { id } }) => readTexts({ caller, id }),
  ),
  replaceTexts: put(
    "/api/v1/staff/notifications/{id}/texts",
    {
      access,
      summary: "Schimbă textele unei notificări programate",
      body: replacement(ChangedTexts),
      ...notification,
      refuses: ["conflict"],
    },
    ({ caller, params: { id }, body, ifMatch }) => changeTexts({ caller, id, body, ifMatch }),
  ),
  retry: post(
    "/api/v1/staff/notifications/{id}/retry",
    {
      access,
      summary: "Retrimite o notificare celor la care nu a ajuns",
      ...notification,
      status: 201,
      location: ({ id }) => `/api/v1/staff/notifications/${id}`,
      refuses: ["conflict", "tooManyRequests"],
    },
    ({ caller, params: { id } }) => sendAgain({ caller, id }),
  ),
});
