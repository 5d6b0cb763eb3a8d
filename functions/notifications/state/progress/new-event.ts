import type { StoredEvent } from "../../records/event.ts";

/** The fields of an event that its writer sets. */
export type NewEvent = Pick<StoredEvent, "tip"> & Partial<Pick<StoredEvent, "detalii">>;
