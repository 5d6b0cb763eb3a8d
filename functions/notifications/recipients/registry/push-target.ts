import { ECDH } from "node:crypto";
import { invalidField } from "../../../../shared/refusals.ts";
import type { Device } from "../../records/device.ts";
import { config } from "./config.ts";
import { refusals } from "./texts.ts";

type Target = Pick<Device, "endpoint" | "keys">;

/** @throws badRequest for an endpoint that no configured push service has, and for a key that is not a point on P-256 */
export function refuseWrongTarget({ endpoint, keys }: Target): void {
  if (!isPermitted(new URL(endpoint))) throw invalidField("endpoint", refusals.serviciuPushNepermis);
  if (!isPoint(keys.p256dh)) throw invalidField("keys.p256dh", refusals.cheiePushGresita);
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** The URL parser has already brought every spelling of an address to one form. */
function isPermitted({ protocol, hostname, port, username, password }: URL): boolean {
  if (username !== "" || password !== "" || !config.pushHosts.some((host) => names(host, hostname)))
    return false;
  return LOOPBACK.test(hostname) || (protocol === "https:" && port === "");
}

const names = (host: string, hostname: string): boolean =>
  host.startsWith("*.") ? hostname.endsWith(host.slice(1)) : host === hostname;

function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, "prime256v1", "base64url", "base64url", "uncompressed");
    return Buffer.from(key, "base64url")[0] === UNCOMPRESSED;
  } catch {
    return false;
  }
}

/** The first byte of a point that has both coordinates (SEC 1, 2.3.3). */
const UNCOMPRESSED = 4;
