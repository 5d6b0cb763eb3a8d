import { count, readConfig, setting } from "../../config.ts";

export const settings = {
  clientRatePerMinute: setting(
    "CLIENT_RATE_PER_MINUTE",
    count,
    "calls a minute of a client of the interfaces for programs, unless its record names another number",
  ),
};

export const config = readConfig(settings, process.env);
