import * as z from "zod";
import { readConfig, secret, setting } from "../config.ts";
import { certificatesIn } from "./certificate.ts";
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
