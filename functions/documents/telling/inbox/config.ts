import * as z from "zod";
import { readConfig, setting } from "../../../../shared/config.ts";

const NONE = "none";

export const settings = {
  notificationsUrl: setting(
    "NOTIFICATIONS_URL",
    z.union([z.literal(NONE), z.url()]),
    "address of the notification service, without a trailing slash, or none: people are told by the bell alone",
  ),
  clientId: setting(
    "NOTIFICATIONS_CLIENT_ID",
    z.string().min(1),
    "client id of documents among the systems of that service, or none: people are told by the bell alone",
  ),
};

export const config = readConfig(settings, process.env);

/** True if mails can be sent. */
export const isMailDeployed = (): boolean => config.notificationsUrl !== NONE && config.clientId !== NONE;
