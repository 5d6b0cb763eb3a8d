import * as z from "zod";
import { readConfig, setting } from "../../../shared/config.ts";

export const settings = {
  recipientsEnabled: setting(
    "RECIPIENTS_ENABLED",
    z.stringbool(),
    "false removes the registry of recipients: its addresses answer 404",
  ),
};

export const config = readConfig(settings, process.env);
