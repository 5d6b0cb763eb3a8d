import { createHmac } from "node:crypto";
import { config } from "./config.ts";

/**
 * The person in a token, alike at each sign-in and in each service: a page finds again what it kept for them. The issuer's own name of
 * them stays here; it may be a number of the person.
 */
export const pseudonymOf = (subject: string): string =>
  `person#${createHmac("sha256", config.personKey).update(`person ${subject}`).digest("base64url")}`;
