import * as z from "zod";
import { readConfig, setting } from "../../../../shared/config.ts";

export const settings = {
  officeConverter: setting(
    "OFFICE_CONVERTER_URL",
    z.union([z.literal("none"), z.url({ protocol: /^https?$/ })]),
    "address of a service that makes PDF of office files by Gotenberg's interface, or none: their text is shown instead",
  ),
};

export const config = readConfig(settings, process.env);
