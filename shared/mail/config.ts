import * as z from "zod";
import { readConfig, secret } from "../config.ts";

export const settings = {
  smtpUrl: secret("SMTP_URL", z.url(), "mail server, smtp://user:password@host:port"),
};

export const config = readConfig(settings, process.env);
