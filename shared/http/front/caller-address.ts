import { timingSafeEqual } from "node:crypto";
import { config } from "./config.ts";

/**
 * The caller address that limits apply to. Behind the front (resources/front/front.yml) the gateway sees the address
 * of the front, which names the caller's in a header. A request that bypasses the front, or forges that header, does
 * not know the secret and is counted under the address that the gateway reports.
 */
export function callerAddress(headers: Record<string, string | undefined>, sourceIp: string): string {
  const named = headers["cloudfront-viewer-address"];
  return named !== undefined && isFront(headers["x-temelia-front"]) ? withoutPort(named) : sourceIp;
}

const isFront = (sent: string | undefined): boolean =>
  sent !== undefined &&
  config.frontSecrets.some((secret) => areEqual(Buffer.from(sent), Buffer.from(secret)));

const areEqual = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected);

/** For example `198.51.100.10:46532`; an IPv6 address has no brackets. */
const withoutPort = (address: string): string => address.replace(/:\d+$/, "");
