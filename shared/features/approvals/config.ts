import * as z from "zod";
import { readConfig, setting } from "../../config.ts";

export const settings = {
  fourEyes: setting(
    "FOUR_EYES",
    z.enum(["on", "off"]),
    "on: acts that cannot be undone wait for a second person, at every address; off: only in the admin zones of documents and notifications",
  ),
  approverApartDays: setting(
    "APPROVER_APART_DAYS",
    z.coerce.number().int().min(0).max(365),
    "days for which nobody approves an act of an account that they made, or to which they gave a right or a way in, nor of one that did so for them; 0: at once",
  ),
};

export const config = readConfig(settings, process.env);
