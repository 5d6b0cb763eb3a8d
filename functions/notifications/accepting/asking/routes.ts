import { json } from "../../../../shared/http/body.ts";
import { routes } from "../../../../shared/http/route.ts";
import { zones } from "../../access/zone-access.ts";
import { NotificationView } from "../../records/notification.ts";
import { post } from "../../service.ts";
import { shownNotification } from "../../state/progress/shown-notification.ts";
import { estimate, EstimateView, Question } from "./estimate.ts";
import { sendTrial, Trial } from "./trial.ts";

const access = zones.staff;

/** What those who send ask before they do. */
export const staffAsking = routes("notifications", {
  createEstimate: post(
    "/api/v1/staff/notifications/estimates",
    {
      access,
      summary: "La câți ar ajunge o notificare",
      body: json(Question),
      returns: EstimateView,
      refuses: ["conflict", "tooManyRequests"],
    },
    ({ caller, body }) => estimate(caller, body),
  ),
  createTest: post(
    "/api/v1/staff/notifications/tests",
    {
      access,
      summary: "Trimite o probă celui care o cere",
      body: json(Trial),
      returns: NotificationView,
      present: shownNotification,
      status: 201,
      location: ({ id }) => `/api/v1/staff/notifications/${id}`,
      refuses: ["conflict", "tooManyRequests"],
    },
    ({ caller, body }) => sendTrial(caller, body),
  ),
});
