import { LIMIT_MS, type SigningService } from "../signing-port.ts";
import { config } from "./config.ts";
import { cscService } from "./csc-service.ts";
import { kmsService } from "./kms-service.ts";

/** The service for one signature: KMS if a key of the institution is configured, else the service at an address. */
export function signingService(): SigningService {
  const until = AbortSignal.timeout(LIMIT_MS);
  return config.kmsKey === "none" ? cscService(until) : kmsService(config.kmsKey, until);
}
