import { count, name, readConfig, setting } from "../../../../shared/config.ts";

export const settings = {
  bucket: setting("NOTIFICATIONS_BUCKET", name, "bucket of the texts and attachments of notifications"),
  recordDays: setting(
    "RECORD_DAYS",
    count.max(3650),
    "days after its sending until a notification's records end",
  ),
};

export const config = readConfig(settings, process.env);
