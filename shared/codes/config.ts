import { count, readConfig, setting } from "../config.ts";

export const settings = {
  codesPerHour: setting(
    "CODES_PER_HOUR",
    count,
    "codes and keys that a service sends in an hour by mail, and as many by SMS; the requests of one address get a tenth",
  ),
};

export const config = readConfig(settings, process.env);
