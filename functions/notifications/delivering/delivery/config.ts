import * as z from "zod";
import { readConfig, setting } from "../../../../shared/config.ts";

/** At least one pause, each of at most four hours. */
const seconds = z
  .string()
  .regex(/^[1-9][0-9]{0,4}(,[1-9][0-9]{0,4}){0,49}$/)
  .transform((text) => text.split(",").map(Number))
  .refine((pauses) => pauses.every((pause) => pause <= 14_400), "has a pause of more than four hours");

export const settings = {
  retrySeconds: setting(
    "DELIVERY_RETRY_SECONDS",
    seconds,
    "pauses between the attempts of a delivery, seconds, comma-separated; after the last attempt it is given up",
  ),
  scanAttachments: setting(
    "SCAN_ATTACHMENTS",
    z.enum(["off", "offered", "required"]),
    "virus scan of attachments before they are sent: off; offered: those without a verdict are sent; required: they wait. Infected ones are never sent",
  ),
};

export const config = readConfig(settings, process.env);
