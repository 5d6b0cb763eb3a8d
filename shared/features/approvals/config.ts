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
    "days in which an account approves no act of one that it made, or to which it gave a right or a way in, nor of one that did so for it; 0: at once",
  ),
};

export const config = readConfig(settings, process.env);
