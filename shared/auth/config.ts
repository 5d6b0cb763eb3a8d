import * as z from "zod";
import { readConfig, secret, setting } from "../config.ts";

const signingKey = z.string().refine((value) => Buffer.byteLength(value) >= 64, "needs at least 64 bytes");

/** Needed by every function that answers requests: the key also fingerprints the bodies of repeated requests, and people sign in as the stage says. */
export const settings = {
  userTokenSecret: secret("USER_TOKEN_SECRET", signingKey, "HS512 key of user tokens, at least 64 bytes"),
  governmentLogin: setting(
    "GOVERNMENT_LOGIN",
    z.enum(["only", "required", "optional"]),
    "sign-in of officials in services with the government's login. optional: their zones admit its sessions and an account's own token; required: only its sessions; only: and no password of an official counts at any other address",
  ),
};

export const config = readConfig(settings, process.env);
