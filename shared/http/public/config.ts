import { count, readConfig, setting } from "../../config.ts";

export const settings = {
  publicRatePerMinute: setting(
    "PUBLIC_RATE_PER_MINUTE",
    count,
    "requests a minute per address in public routes",
  ),
};

export const config = readConfig(settings, process.env);
