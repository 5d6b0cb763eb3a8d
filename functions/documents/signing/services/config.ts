import * as z from "zod";
import { readConfig, secret, setting } from "../../../../shared/config.ts";
import { levels } from "../reasons.ts";

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
    "alias of the KMS key with which the institution signs instead of a service; none: the service signs",
  ),
  stampUrl: setting(
    "SIGNING_STAMP_URL",
    z.union([z.literal("none"), z.url()]),
    "address of a time stamping authority (RFC 3161) for signatures with that key; none: B-B",
  ),
  level: setting(
    "SIGNATURE_LEVEL",
    z.enum(["none", ...levels]),
    "lowest level of a new signature, below which signing is 503; none: the best level of the service",
  ),
};

export const config = readConfig(settings, process.env);
