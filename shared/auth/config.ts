import * as z from "zod";
import { readConfig, secret, setting } from "../config.ts";

const signingKey = z.string().refine((value) => Buffer.byteLength(value) >= 64, "needs at least 64 bytes");

/** Needed by every function that answers requests: the key also fingerprints the bodies of repeated requests, and people sign in as the stage says. */
export const settings = {
  userTokenSecret: secret("USER_TOKEN_SECRET", signingKey, "HS512 key of user tokens, at least 64 bytes"),
  secondFactor: setting(
    "SECOND_FACTOR",
    z.enum(["off", "administrators", "everybody"]),
    "accounts that must have a second factor: none, those of administrators, or all. Any other account may have one",
  ),
  factorGraceDays: setting(
    "FACTOR_GRACE_DAYS",
    z.coerce.number().int().min(0).max(365),
    "days from the first sign-in at which an account must have a second factor until it can do nothing but add one",
  ),
  governmentLogin: setting(
    "GOVERNMENT_LOGIN",
    z.enum(["only", "required", "optional"]),
    "sign-in of officials in services with the government's login. optional: their zones admit its sessions and an account's own token; required: only its sessions; only: and no password of an official counts at any other address",
  ),
};

export const config = readConfig(settings, process.env);
