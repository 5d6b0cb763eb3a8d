import { throttle, type Throttle } from "../../../shared/auth/throttle.ts";
import type { Principal } from "./principal.ts";
import { documents } from "../service.ts";

/** How many unknown codes a caller may try within the window: enough for typing errors, too few for guessing. */
const MOST_UNKNOWN = 20;
export const WINDOW_SECONDS = 600;

/** Counts the unknown codes of a caller, so that documents cannot be found by guessing codes. */
export const unknownCodes = ({ key }: Principal): Throttle =>
  throttle({
    service: documents.name,
    purpose: "unknown-code",
    key,
    free: MOST_UNKNOWN,
    windowSeconds: WINDOW_SECONDS,
  });
