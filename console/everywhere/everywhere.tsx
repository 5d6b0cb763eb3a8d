import { lazy, useEffect } from "react";
import { type DialogAddress, useDialogAddress } from "../kit/dialog-address.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { SEARCH } from "../shell/found.ts";
import type { Area } from "../shell/area.ts";
import { useKept } from "../shell/use-kept.ts";
import { useWords } from "../words/words.ts";
import { useRecent } from "./recent.ts";
import { everywhereWords } from "./words.ts";

const Search = lazy(() => import("./search.tsx"));

/** Searches documents, people, records, screens and acts in one list, above any page. */
export default function Everywhere({ areas }: { areas: readonly Area[] }) {
  const text = useWords(everywhereWords);
  const dialogs = useDialogAddress();
  const [hasSlash, keepSlash] = useKept("everywhere/slash", (kept) => kept !== false);
  // Here, since the list outlives the dialog; another person has a frame of their own.
  const recent = useRecent();
  useKeys(dialogs, hasSlash);
  return (
    <AddressDialog name={SEARCH.name} title={() => text.title}>
      {() => <Search areas={areas} recent={recent} hasSlash={hasSlash} onSlash={keepSlash} />}
    </AddressDialog>
  );
}

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

/** A key alone must be one that can be turned off (WCAG 2.1.4): people who speak to their computer press it by accident. */
function useKeys({ open }: DialogAddress, hasSlash: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      if (!isCtrlK(event) && !(hasSlash && isSlash(event))) return;
      event.preventDefault();
      if (!isCovered()) open(SEARCH);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [open, hasSlash]);
}
