import type { X509Certificate } from "node:crypto";
import { readObject } from "../../../shared/content/objects.ts";
import { log } from "../../../shared/log.ts";
import { ttlCache } from "../../../shared/ttl-cache.ts";
import { config } from "./config.ts";
import { certificatesIn } from "./pem.ts";
import { ownStore } from "../../../shared/content/store.ts";
import { refusals } from "./texts.ts";

const KEPT_SECONDS = 60;

/** The roots that this installation trusts. @throws unavailable if their object cannot be used */
export const trustedRoots = (): Promise<X509Certificate[]> => certificatesOf(config.trust);

/** Reads an object at its first use, and again after a minute. */
const certificatesAt = ttlCache(KEPT_SECONDS, readCertificates);

/** The certificates of an object; the key `none` has none. @throws unavailable if the object cannot be used */
export const certificatesOf = (key: string): Promise<X509Certificate[]> =>
  key === "none" ? Promise.resolve([]) : certificatesAt(key);

async function readCertificates(key: string): Promise<X509Certificate[]> {
  try {
    const bytes = await readObject(ownStore(config.certificatesBucket), key);
    if (!bytes) throw new Error("the object does not exist");
    const certificates = certificatesIn(bytes.toString());
    if (certificates.length === 0) throw new Error("the object contains no certificate");
    return certificates;
  } catch (error) {
    log.error("certificates are missing or invalid", error, { object: key });
    throw refusals.certificateIndisponibile({ headers: { "retry-after": "30" } });
  }
}
