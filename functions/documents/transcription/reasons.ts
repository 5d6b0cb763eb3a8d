import { errorKeyOf } from "../../../shared/errors.ts";
import { UnreadableFile } from "../../../shared/text/unreadable.ts";
import { unreadable } from "../content/unreadable.ts";

/** The key under which a conversion tells why it failed. */
export function keyOf(error: unknown): string {
  if (error instanceof UnreadableFile) return `error.${unreadable(error)}`;
  return errorKeyOf(error);
}
