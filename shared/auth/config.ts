import * as z from "zod";
import { readConfig, secret } from "../config.ts";

const signingKey = z.string().refine((value) => Buffer.byteLength(value) >= 64, "needs at least 64 bytes");

/** Needed by every function that answers requests: the key also fingerprints the bodies of repeated requests. */
export const settings = {
  userTokenSecret: secret("USER_TOKEN_SECRET", signingKey, "HS512 key of user tokens, at least 64 bytes"),
};

export const config = readConfig(settings, process.env);
