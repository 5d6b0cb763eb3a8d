import * as z from "zod";
import { readConfig, setting } from "../../../../shared/config.ts";

/** Bytes and documents, each a number or none. */
const limits = z
  .string()
  .regex(/^(none|\d{1,16}),(none|\d{1,16})$/)
  .transform((text) => {
    const [bytes, documents] = text.split(",").map((one) => (one === "none" ? undefined : Number(one)));
    return { bytes, documents };
  });

export const settings = {
  organization: setting(
    "ORGANIZATION_QUOTA",
    limits,
    "bytes of all versions, and documents, that an organization may hold, unless its record names others; each a number or none",
  ),
  person: setting(
    "PERSON_QUOTA",
    limits,
    "bytes of all versions, and documents, that a person may hold, unless the account names others; each a number or none",
  ),
};

export const config = readConfig(settings, process.env);
