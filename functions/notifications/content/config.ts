import { name, readConfig, setting } from "../../../shared/config.ts";

export const settings = {
  bucket: setting("NOTIFICATIONS_BUCKET", name, "bucket of the texts and attachments of notifications"),
};

export const config = readConfig(settings, process.env);
