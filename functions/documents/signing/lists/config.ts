import * as z from "zod";
import { readConfig, setting } from "../../../../shared/config.ts";
import { privateAddresses } from "../../../../shared/outgoing/private-addresses.ts";
import { certificates } from "../config.ts";

export const settings = {
  url: setting(
    "TRUST_LIST_URL",
    z.union([z.literal("none"), z.url({ protocol: /^https?$/ })]),
    "address of a trusted list, or of a list of such lists (ETSI TS 119 612); none: SIGNATURE_TRUST alone",
  ),
  signers: setting(
    "TRUST_LIST_SIGNERS",
    certificates,
    "object certificates/….pem with the certificates that may sign that list; none: no list counts",
  ),
  privateAddresses: setting(
    "PRIVATE_LIST_ADDRESSES",
    privateAddresses,
    "private addresses and networks from which trusted lists may be fetched, comma-separated, or none",
  ),
};

export const config = readConfig(settings, process.env);
