import type { Refusal } from "../../../../shared/errors.ts";
import { UnreadableFile, type Unreadability } from "../../../../shared/text/unreadable.ts";
import { refusals } from "./texts.ts";

/** Why a file has no text and no pages. */
const reasons = {
  stricat: refusals.fisierStricat,
  cuParola: refusals.fisierCuParola,
  nesuportat: refusals.fisierNesuportat,
  preaMare: refusals.fisierPreaMareInauntru,
} as const satisfies Record<Unreadability, Refusal>;

/** What is read of a file, for a caller. @throws the refusal of a file that cannot be read */
export async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof UnreadableFile ? unreadable(error)() : error;
  }
}

export const unreadable = ({ reason }: UnreadableFile): Refusal => reasons[reason];
