import type { ReactNode, RefObject } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";

export interface PopoverSurfaceProps {
  label: string;
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: ReactNode;
}

export default function PopoverSurface({ label, trigger, onClose, children }: PopoverSurfaceProps) {
  return (
    <Popover
      className="popover"
      placement="bottom end"
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog className="popover-dialog" aria-label={label}>
        {children}
      </Dialog>
    </Popover>
  );
}
