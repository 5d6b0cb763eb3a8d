import { isSeeded } from "../seeding.ts";

/** The table and the marker of what shows the work of an office. */
export const place = { service: "documents", part: "showcase" };

/** Changes with what is written, so that the next start adds what is missing. */
export const edition = { showcase: 1 };

/** True if a start has written all of it. A file of its own: the libraries that write it need time to load. */
export const hasShowcase = (): Promise<boolean> => isSeeded(place.service, edition, place.part);
