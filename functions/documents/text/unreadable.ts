import type { UnreadableFile, Unreadability } from "../../../shared/text/unreadable.ts";

/** The keys in texts.ts for the reasons why a file has no text and no pages. */
const reasons = {
  stricat: "fisierStricat",
  cuParola: "fisierCuParola",
  preaMare: "fisierPreaMareInauntru",
} as const satisfies Record<Unreadability, string>;

/** The text key of the reason. */
export const unreadable = ({ reason }: UnreadableFile): (typeof reasons)[Unreadability] => reasons[reason];
