import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { createPortal } from "react-dom";

interface PrintSheetProps {
  children: ReactNode;
  onEnd: () => void;
}

/** What is printed in place of the page. It opens the browser's dialog once its pictures can be drawn. */
export function PrintSheet({ children, onEnd }: PrintSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    let isGone = false;
    const pictures = [...(sheet.current?.querySelectorAll("img") ?? [])];
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      if (isGone) return;
      window.print();
      end();
    });
    return () => {
      isGone = true;
    };
  }, []);
  return createPortal(
    <div className="print-sheet" ref={sheet}>
      {children}
    </div>,
    document.body,
  );
}
