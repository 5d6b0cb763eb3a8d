import { count, readConfig, setting } from "../../../../shared/config.ts";

export const settings = {
  deliveriesPerSecond: setting(
    "DELIVERIES_PER_SECOND",
    count,
    "deliveries a second that a provider takes if it does not say how many",
  ),
};

export const config = readConfig(settings, process.env);
