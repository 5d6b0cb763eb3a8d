import * as z from "zod";
import { readConfig, setting } from "../../config.ts";

export const settings = {
  governmentLogin: setting(
    "GOVERNMENT_LOGIN",
    z.enum(["required", "optional"]),
    "required: staff and admin zones admit sessions of the government's login alone; optional: also an account's own token",
  ),
};

export const config = readConfig(settings, process.env);
