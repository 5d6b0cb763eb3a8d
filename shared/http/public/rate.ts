import type { RateRule } from "../access.ts";
import { config } from "./config.ts";

/** The limit of public routes, by address. Routes of one name are counted together. */
export const publicRate = (name: string): RateRule => ({
  name,
  by: "address",
  perMinute: () => config.publicRatePerMinute,
});
