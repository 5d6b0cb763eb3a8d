import { type ReactNode, Suspense } from "react";
import { useWords } from "../words/words.ts";
import { Button } from "./button.tsx";
import { useDialogAddress } from "./dialog-address.ts";
import type { DialogProps } from "./dialog-surface.tsx";
import { late, useConnection } from "./online.ts";
import { kitWords } from "./words.ts";

const Surface = late(() => import("./dialog-surface.tsx"));

/** Loads its code when the first dialog opens: the first list does not wait for it. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={<WaitingDialog {...props} />}>
      <Surface {...props} />
    </Suspense>
  );
}

/** In the place of a dialog whose file waits for the server: it says so, and can be closed. */
export function WaitingDialog({ title, onClose }: Partial<Pick<DialogProps, "title" | "onClose">>) {
  const text = useWords(kitWords);
  const heading = title ?? text.loading;
  // With a server it is there at once.
  if (useConnection() === "here") return null;
  return (
    <dialog
      className="dialog-waiting"
      aria-label={heading}
      ref={(node) => node?.showModal()}
      onCancel={onClose}
    >
      <header className="dialog-head">
        <h2>{heading}</h2>
        {onClose && <Button look="quiet" icon="close" label={text.close} onPress={onClose} />}
      </header>
      <p>{text.waiting}</p>
    </dialog>
  );
}

export interface AddressDialogProps {
  /** The name in the address, `?dialog=<name>.<id>`. */
  name: string;
  title: (id: string) => string;
  /** Its content for the record in the address. */
  children: (id: string, close: () => void) => ReactNode;
}

/**
 * A dialog that is open while the address names it with the id of its record. Back closes it, and a link opens it.
 * Its content starts afresh for another record, so that no act reaches a record that the dialog was not opened for.
 */
export function AddressDialog({ name, title, children }: AddressDialogProps) {
  const { current, close } = useDialogAddress();
  if (current?.name !== name) return null;
  return (
    <Dialog key={current.id} title={title(current.id)} onClose={close}>
      {children(current.id, close)}
    </Dialog>
  );
}
