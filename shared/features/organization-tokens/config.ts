import * as z from "zod";
import { readConfig, setting } from "../../config.ts";

export const settings = {
  identityUrl: setting("IDENTITY_URL", z.url(), "address of the identity service, without a trailing slash"),
};

export const config = readConfig(settings, process.env);
