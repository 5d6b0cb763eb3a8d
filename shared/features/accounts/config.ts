import * as z from "zod";
import { readConfig, setting } from "../../config.ts";

export const settings = {
  passwordDenylist: setting("PASSWORD_DENYLIST", z.stringbool(), "refuse the most common passwords"),
};

export const config = readConfig(settings, process.env);
