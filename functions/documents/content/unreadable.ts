import type { UnreadableFile, Unreadability } from "../../../shared/text/unreadable.ts";

/** Why a file gives no text and no pages, as texts.ts has it. */
const reasons = {
  stricat: "fisierStricat",
  cuParola: "fisierCuParola",
  preaMare: "fisierPreaMareInauntru",
} as const satisfies Record<Unreadability, string>;

/** The key of the reason. */
export const unreadable = ({ reason }: UnreadableFile): (typeof reasons)[Unreadability] => reasons[reason];
