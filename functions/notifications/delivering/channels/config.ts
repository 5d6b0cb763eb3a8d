import { readConfig, setting } from "../../../../shared/config.ts";
import { privateAddresses } from "../../../../shared/outgoing/private-addresses.ts";

export const settings = {
  privateGatewayAddresses: setting(
    "PRIVATE_GATEWAY_ADDRESSES",
    privateAddresses,
    "private addresses and networks of SMS gateways that may be called, comma-separated, or none",
  ),
};

export const config = readConfig(settings, process.env);
