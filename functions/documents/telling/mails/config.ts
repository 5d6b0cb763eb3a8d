import * as z from "zod";
import { readConfig, secret } from "../../../../shared/config.ts";

export const settings = {
  clientSecret: secret(
    "NOTIFICATIONS_CLIENT_SECRET",
    z.string().min(1),
    "secret of documents among the systems of the notification service, or none",
  ),
};

export const config = readConfig(settings, process.env);
