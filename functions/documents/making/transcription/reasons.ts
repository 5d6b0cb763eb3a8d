import { errorKeyOf } from "../../../../shared/errors.ts";
import { UnreadableFile } from "../../../../shared/text/unreadable.ts";
import { unreadable } from "../../files/text/unreadable.ts";

/** The key of the reason why a conversion failed. */
export function keyOf(error: unknown): string {
  if (error instanceof UnreadableFile) return `error.${unreadable(error).key}`;
  return errorKeyOf(error);
}
