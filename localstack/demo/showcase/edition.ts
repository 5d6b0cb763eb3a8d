import { isSeeded } from "../seeding.ts";
import { isPurgeAsked } from "./asked-purge.ts";

/** The table and the marker of what shows the work of an office. */
export const place = { service: "documents", part: "showcase" };

/** Changes with what is written, so that the next start adds what is missing. */
export const edition = { showcase: 1 };

/** True if nothing of it is missing now. A file of its own: the libraries that write it need time to load. */
export const hasShowcase = async (): Promise<boolean> =>
  (await isSeeded(place.service, edition, place.part)) && (await isPurgeAsked());
