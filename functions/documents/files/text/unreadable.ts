import type { Refusal } from "../../../../shared/errors.ts";
import type { UnreadableFile, Unreadability } from "../../../../shared/text/unreadable.ts";
import { refusals } from "./texts.ts";

/** Why a file has no text and no pages. */
const reasons = {
  stricat: refusals.fisierStricat,
  cuParola: refusals.fisierCuParola,
  nesuportat: refusals.fisierNesuportat,
  preaMare: refusals.fisierPreaMareInauntru,
} as const satisfies Record<Unreadability, Refusal>;

export const unreadable = ({ reason }: UnreadableFile): Refusal => reasons[reason];
