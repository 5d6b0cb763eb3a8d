import { useEffect } from "react";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { SEARCH } from "./found.ts";
import { usePerson } from "./session.ts";
import { keptOf } from "./use-kept.ts";

/** The name of the person's choice whether `/` opens the search. */
export const SLASH = "everywhere/slash";

/** A key alone must be one that can be turned off (WCAG 2.1.4): people who speak to their computer press it by accident. */
export const isSlashKept = (kept: unknown): boolean => kept !== false;

const FIELDS = "input, textarea, select, [contenteditable], [role=textbox], [role=spinbutton]";

const isInField = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

/** By the place of the key, which writes another letter in Russian. */
const isCtrlK = ({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  code === "KeyK" && (ctrlKey || metaKey) && !altKey && !shiftKey;

const isSlash = (event: KeyboardEvent): boolean =>
  event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isInField(event);

/** A form in a dialog would be lost, and an open menu has the keys for itself. */
const isCovered = (): boolean => document.querySelector(".dialog-shade, .popover") !== null;

/** Opens the search everywhere by a key. Its own code comes later, and a key that is pressed before must not be lost. */
export function useSearchKeys(): void {
  const { open } = useDialogAddress();
  const { id } = usePerson();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      if (!isCtrlK(event) && !(isSlash(event) && isSlashKept(keptOf(id, SLASH)))) return;
      event.preventDefault();
      if (!isCovered()) open(SEARCH);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [open, id]);
}
