import * as z from "zod";
import { readConfig, setting } from "../../../shared/config.ts";

export const settings = {
  systemId: setting("SYSTEM_ID", z.string().min(1), "provider id of the invoicing service at identity"),
};

export const config = readConfig(settings, process.env);
