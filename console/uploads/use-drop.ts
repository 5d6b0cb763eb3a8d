import { useEffect, useState } from "react";
import { type ChosenFile, filesOfDrop } from "./file-handles.ts";

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;

/** A form takes the files dropped on it, and nothing is dropped beside an open dialog. */
const isTakenElsewhere = (event: DragEvent): boolean =>
  document.querySelector(".dialog-shade") !== null ||
  (event.target instanceof Element && event.target.closest(".file-drop") !== null);

/**
 * Files dropped anywhere on the page. True while some are held above it. A browser would open a file that the page does
 * not take, and the page would be gone.
 */
export function useDrop(onFiles: (chosen: ChosenFile[], hasFolders: boolean) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(!isTakenElsewhere(event));
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent): void => {
      setIsOver(false);
      if (!hasFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      if (isTakenElsewhere(event)) return;
      const items = [...event.dataTransfer.items];
      const count = items.filter(({ kind }) => kind === "file").length;
      void filesOfDrop(items).then((chosen) => onFiles(chosen, chosen.length < count));
    };
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, [onFiles]);
  return isOver;
}
