import { type ReactNode, Suspense } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useWords } from "../words/words.ts";
import { Button } from "./button.tsx";
import { useDialogAddress } from "./dialog-address.ts";
import { Skeleton } from "./states.tsx";
import { kitWords } from "./words.ts";

export interface DialogProps {
  title: string;
  children: ReactNode;
  /** Without it the dialog ends only by its own act. */
  onClose?: () => void;
  role?: "dialog" | "alertdialog";
}

/** A press beside it does not close it: what was typed would be gone. */
export function Dialog({ title, children, onClose, role = "dialog" }: DialogProps) {
  const text = useWords(kitWords);
  return (
    <ModalOverlay
      isOpen
      className="dialog-shade"
      isKeyboardDismissDisabled={!onClose}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose?.();
      }}
    >
      <Modal className="dialog-modal">
        <AriaDialog className="dialog" role={role}>
          <header className="dialog-head">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {onClose && <Button look="quiet" icon="close" label={text.close} onPress={onClose} />}
          </header>
          <Suspense fallback={<Skeleton />}>{children}</Suspense>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

export interface AddressDialogProps {
  /** In the address, `?dialog=<name>.<id>`. */
  name: string;
  title: (id: string) => string;
  /** Its content for the record in the address. */
  children: (id: string, close: () => void) => ReactNode;
}

/**
 * A dialog that is open while the address names it with the id of its record. Back closes it, a link opens it, and its
 * content starts anew for another record, so no act reaches a record that the dialog was not opened for.
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
