import * as z from "zod";
import { readConfig, secret } from "../../../config.ts";

/** Only functions that give sessions out name people in tokens. */
export const settings = {
  personKey: secret(
    "PERSON_KEY",
    z.string().refine((value) => Buffer.byteLength(value) >= 32, "needs at least 32 bytes"),
    "key of the names that tokens give to people of the government's login, alike in every service, at least 32 bytes",
  ),
};

export const config = readConfig(settings, process.env);
