import type { Stored } from "../../../../shared/data/entity.ts";
import { read } from "../../../../shared/data/repository.ts";
import { ttlCache } from "../../../../shared/ttl-cache.ts";
import { senderFor } from "../channels/senders.ts";
import type { Delivery } from "../../records/delivery.ts";
import { type System, Systems } from "../../records/system.ts";

/** A change of a system's mode or ceilings can take this long to show. */
const CACHE_SECONDS = 1;

/** The system of a delivery; undefined if it was removed. */
export const systemOf: (id: number) => Promise<Stored<System> | undefined> = ttlCache(
  CACHE_SECONDS,
  (id: number) => read(Systems, { id }),
);

/** The provider that the sender of a mail names. */
export const providerIdFor = async ({ canal, expeditorId }: Delivery): Promise<number | undefined> =>
  canal === "Email" ? (await senderFor(expeditorId))?.providerId : undefined;
