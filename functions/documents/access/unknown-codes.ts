import { throttle, type Throttle } from "../../../shared/auth/throttle.ts";
import type { Principal } from "./principal.ts";
import { documents } from "../service.ts";

/** Unknown codes that a caller may name within the window: typing errors, no search. */
const MOST_UNKNOWN = 20;
export const WINDOW_SECONDS = 600;

/** Counts the unknown codes of a caller, so that nobody finds documents by trying codes. */
export const unknownCodes = ({ key }: Principal): Throttle =>
  throttle({
    service: documents.name,
    purpose: "unknown-code",
    key,
    free: MOST_UNKNOWN,
    windowSeconds: WINDOW_SECONDS,
  });
