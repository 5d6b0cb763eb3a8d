import * as z from "zod";
import { list, readConfig, secret, setting } from "../config.ts";
import { StoredTokenKeys } from "./stored-token-keys.ts";

/** Uses are noted every two minutes, and a remembered sign-in lasts thirty days. */
const minutes = z.coerce.number().int().min(5).max(43_200);

const idleMinutes = z
  .string()
  .transform((text) => Object.fromEntries(list(text).map((pair) => pair.split("=", 2))))
  .pipe(
    z.strictObject(
      { admin: minutes, others: minutes, remembered: minutes },
      "needs admin=minutes,others=minutes,remembered=minutes",
    ),
  );

/** Needed by every function that answers requests: the keys also fingerprint the bodies of repeated requests, and people sign in as the stage says. */
export const settings = {
  userTokenSecret: secret(
    "USER_TOKEN_SECRET",
    StoredTokenKeys,
    "HS512 keys of the tokens of this service, of at least 64 bytes: the first signs, the others are accepted until their end",
  ),
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
  signInIdleMinutes: setting(
    "SIGN_IN_IDLE_MINUTES",
    idleMinutes,
    "minutes without a request after which a sign-in ends: in the admin zone, in all others, and for those that are remembered in any",
  ),
  governmentLogin: setting(
    "GOVERNMENT_LOGIN",
    z.enum(["only", "required", "optional"]),
    "sign-in of officials in services with the government's login. optional: their zones admit its sessions and an account's own token; required: only its sessions; only: and no password of an official counts at any other address",
  ),
};

export const config = readConfig(settings, process.env);
