import { type ReactNode, Suspense } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useWords } from "../words/words.ts";
import { Button } from "./button.tsx";
import { Skeleton } from "./states.tsx";
import { kitWords } from "./words.ts";

export interface DialogProps {
  title: string;
  children: ReactNode;
  /** Without it, only the dialog's own act closes it. */
  onClose?: (() => void) | undefined;
  role?: "dialog" | "alertdialog" | undefined;
}

/** A press outside does not close it, because what was typed would be lost. */
export default function DialogSurface({ title, children, onClose, role = "dialog" }: DialogProps) {
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
