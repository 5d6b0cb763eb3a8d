import { type ReactNode, Suspense, lazy } from "react";
import { useDialogAddress } from "./dialog-address.ts";
import type { DialogProps } from "./dialog-surface.tsx";
import { onceOnline } from "./online.ts";

const Surface = lazy(onceOnline(() => import("./dialog-surface.tsx")));

/** Loads its code when the first dialog opens: the first list does not wait for it. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <Surface {...props} />
    </Suspense>
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
