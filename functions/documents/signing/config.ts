import * as z from "zod";
import { name, readConfig, setting } from "../../../shared/config.ts";
import { privateAddresses } from "../../../shared/outgoing/private-addresses.ts";

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
  kmsCertificates: setting(
    "SIGNING_KMS_CERTIFICATES",
    certificates,
    "object certificates/….pem with the certificate of SIGNING_KMS_KEY, followed by its issuers; none: no certificate",
  ),
  privateRevocationAddresses: setting(
    "PRIVATE_REVOCATION_ADDRESSES",
    privateAddresses,
    "private addresses and networks of revocation lists and of responders that certificates may name, comma-separated, or none",
  ),
};

export const config = readConfig(settings, process.env);
