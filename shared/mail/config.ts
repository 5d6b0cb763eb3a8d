import * as z from "zod";
import { name, readConfig, secret, setting } from "../config.ts";

export const settings = {
  smtpUrl: secret("SMTP_URL", z.url(), "mail server, smtp://user:password@host:port"),
  mailFrom: setting("MAIL_FROM", name, "sender of the system's mail"),
};

export const config = readConfig(settings, process.env);
