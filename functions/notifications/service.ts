import * as z from "zod";
import { message } from "../../shared/http/error-formats.ts";
import { endpoints } from "../../shared/http/route.ts";
import { service } from "../../shared/http/service.ts";
import { TrackingId } from "./records/notification.ts";

export const notifications = service({
  name: "notifications",
  title: "Temelia – Notificări",
  description: "Notificări prin e-mail și SMS: un apel, câte o livrare pentru fiecare destinatar și canal.",
  errorFormats: { "/api/v1": message },
  pathParameters: {
    trackingId: TrackingId,
    /** Any text: an unknown provider gets the answer of a wrong signature. */
    provider: z.string(),
    queue: z.string().regex(/^[a-z-]{1,40}$/),
  },
});

/** The verbs of the service's routes. */
export const { get, post, put, patch, del } = endpoints(notifications);
