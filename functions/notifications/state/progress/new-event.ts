import type { StoredEvent } from "../../records/event.ts";

/** An event as its writer names it. */
export type NewEvent = Pick<StoredEvent, "tip"> & Partial<Pick<StoredEvent, "detalii">>;
