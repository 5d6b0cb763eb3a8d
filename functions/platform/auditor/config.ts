import { readConfig, setting } from "../../../shared/config.ts";
import { privateAddresses } from "../../../shared/outgoing/private-addresses.ts";

export const settings = {
  privateAuditAddresses: setting(
    "PRIVATE_AUDIT_ADDRESSES",
    privateAddresses,
    "private addresses and networks that audits may reach, comma-separated, or none",
  ),
};

export const config = readConfig(settings, process.env);
