import { Suspense, useRef, useState } from "react";
import { Button } from "./button.tsx";
import type { IconName } from "./icons.tsx";
import type { MenuEntry } from "./menu-surface.tsx";
import { late } from "./online.ts";

export interface MenuProps {
  label: string;
  /** An entry that is false is left out. */
  entries: readonly (MenuEntry | false)[];
  icon?: IconName | undefined;
  /** Shows the label beside the icon. */
  isLabelShown?: boolean | undefined;
  /** True if one of its entries is the page that is open. */
  isCurrent?: boolean | undefined;
}

const Surface = late(() => import("./menu-surface.tsx"));

/** A menu has only entries that are allowed, and is not drawn without any. Its list is loaded when the first menu opens. */
export function Menu({ label, entries: all, icon = "more", isLabelShown = false, isCurrent }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const entries = all.filter((entry) => entry !== false);
  if (entries.length === 0) return null;
  return (
    <>
      <Button
        ref={button}
        look="quiet"
        icon={icon}
        label={label}
        popup={{ kind: "menu", isOpen }}
        isCurrent={isCurrent}
        onPress={() => setIsOpen(true)}
      >
        {isLabelShown ? label : undefined}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Surface label={label} entries={entries} trigger={button} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
