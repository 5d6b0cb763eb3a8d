import { name, readConfig, setting } from "../../config.ts";

export const settings = {
  mailFrom: setting("MAIL_FROM", name, "sender of the system's mail"),
};

export const config = readConfig(settings, process.env);
