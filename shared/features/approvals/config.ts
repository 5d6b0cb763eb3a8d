import * as z from "zod";
import { readConfig, setting } from "../../config.ts";

export const settings = {
  fourEyes: setting(
    "FOUR_EYES",
    z.enum(["on", "off"]),
    "on: acts that cannot be undone wait for a second person, at every address; off: only in the admin zones of documents and notifications",
  ),
};

export const config = readConfig(settings, process.env);
