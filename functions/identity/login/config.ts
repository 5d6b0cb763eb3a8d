import * as z from "zod";
import { areSigningKeys } from "../../../shared/auth/signing-keys.ts";
import { readConfig, secret } from "../../../shared/config.ts";

/** This key signs tokens for every organization, so only the function that signs has it. */
export const settings = {
  signingKeys: secret(
    "IDENTITY_SIGNING_KEY",
    z.string().refine(areSigningKeys, "needs PEM keys of the P-256 curve, the first one private"),
    "ES256 keys of organization tokens: the first signs, all are published",
  ),
};

export const config = readConfig(settings, process.env);
