import * as z from "zod";
import { name, readConfig, setting } from "../../../shared/config.ts";

/**
 * An object in the bucket of certificates, with certificates in PEM: together they exceed the 4 KB limit of a Lambda
 * environment.
 */
export const certificates = z.union([z.literal("none"), z.string().regex(/^certificates\/\w[\w.-]*\.pem$/)]);

export const settings = {
  certificatesBucket: setting(
    "CERTIFICATES_BUCKET",
    name,
    "bucket of the objects that hold certificates; functions read them and do not write them",
  ),
  trust: setting(
    "SIGNATURE_TRUST",
    certificates,
    "object certificates/….pem with the trusted roots of signers and time stamps; none: no signature is valid",
  ),
};

export const config = readConfig(settings, process.env);
