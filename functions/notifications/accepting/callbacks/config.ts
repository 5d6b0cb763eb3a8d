import { readConfig, setting } from "../../../../shared/config.ts";
import { privateAddresses } from "../../../../shared/outgoing/private-addresses.ts";

export const settings = {
  privateCallbackAddresses: setting(
    "PRIVATE_CALLBACK_ADDRESSES",
    privateAddresses,
    "private addresses and networks that callbacks to systems may reach, comma-separated, or none",
  ),
};

export const config = readConfig(settings, process.env);
