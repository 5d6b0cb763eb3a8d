import { config } from "../config.ts";
import { Reply } from "./responses.ts";

/** The absolute address of a path that begins with the name of its service. */
export const addressOf = (path: string): string => `${config.publicUrl}${path}`;

/**
 * The 202 response to work that goes on in the background.
 * @param status the view that the status address shows
 * @param path of the status address, with the name of its service
 * @param seconds after which clients may ask for it
 */
export const accepted = <T>(status: T, path: string, seconds = 5): Reply<T> =>
  new Reply(status, {
    status: 202,
    headers: { location: addressOf(path), "retry-after": String(seconds) },
  });
