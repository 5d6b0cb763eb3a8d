import * as z from "zod";
import { readConfig, secret, setting } from "../config.ts";
import { certificatesIn } from "./pem.ts";
import { levels } from "./reasons.ts";

/** One line in a variable: line breaks as \n. */
const pem = z.string().transform((text, context) => {
  try {
    return certificatesIn(text.replaceAll("\\n", "\n"));
  } catch {
    context.addIssue({ code: "custom", message: "has something that is no certificate" });
    return z.NEVER;
  }
});

export const settings = {
  serviceUrl: setting(
    "SIGNING_SERVICE_URL",
    z.url(),
    "address of the signing service (CSC v2), without /csc/v2",
  ),
  serviceToken: secret("SIGNING_SERVICE_TOKEN", z.string().min(1), "bearer token for the signing service"),
  kmsKey: setting(
    "SIGNING_KMS_KEY",
    z.string().min(1),
    "alias of a KMS key by which the institution signs instead of a service; none: the service signs",
  ),
  kmsCertificates: setting(
    "SIGNING_KMS_CERTIFICATES",
    pem,
    "certificate of that key, then its issuers, PEM with line breaks as \\n",
  ),
  stampUrl: setting(
    "SIGNING_STAMP_URL",
    z.union([z.literal("none"), z.url()]),
    "address of a time stamping authority (RFC 3161) beside that key; none: B-B",
  ),
  trust: setting(
    "SIGNATURE_TRUST",
    pem,
    "roots whose certificates sign and stamp, PEM with line breaks as \\n; none: nothing is valid",
  ),
  level: setting(
    "SIGNATURE_LEVEL",
    z.enum(["none", ...levels]),
    "lowest level of a new signature: without it signing is 503; none: the best that the service gives",
  ),
};

export const config = readConfig(settings, process.env);
