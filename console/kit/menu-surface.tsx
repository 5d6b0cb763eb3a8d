import type { RefObject } from "react";
import { Header } from "react-aria-components/Header";
import { Menu as AriaMenu, MenuItem, MenuSection } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Icon, type IconName } from "./icons.tsx";
import { given } from "./given.ts";

export interface MenuEntry {
  id: string;
  title: string;
  icon?: IconName | undefined;
  /** An entry either leads to an address or acts. */
  href?: string | undefined;
  onAction?: (() => void) | undefined;
  isDangerous?: boolean | undefined;
  /** The title above it and its neighbours of the same section. */
  section?: string | undefined;
}

export interface MenuSurfaceProps {
  label: string;
  entries: readonly MenuEntry[];
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

export default function MenuSurface({ label, entries, trigger, onClose }: MenuSurfaceProps) {
  return (
    <Popover
      className="popover"
      aria-label={label}
      placement="bottom end"
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <AriaMenu className="menu" aria-label={label} autoFocus="first" onClose={onClose}>
        {sectionsOf(entries).map(([section, items]) =>
          section === undefined ? (
            items.map(itemOf)
          ) : (
            <MenuSection key={section} className="menu-section">
              <Header className="menu-title">{section}</Header>
              {items.map(itemOf)}
            </MenuSection>
          ),
        )}
      </AriaMenu>
    </Popover>
  );
}

/** In the order of the entries: one without a section stays between those that have one. */
function sectionsOf(entries: readonly MenuEntry[]): [section: string | undefined, items: MenuEntry[]][] {
  const sections: [string | undefined, MenuEntry[]][] = [];
  for (const entry of entries) {
    const last = sections.at(-1);
    if (last && last[0] === entry.section) last[1].push(entry);
    else sections.push([entry.section, [entry]]);
  }
  return sections;
}

const itemOf = ({ id, title, icon, href, onAction, isDangerous }: MenuEntry) => (
  <MenuItem
    key={id}
    id={id}
    textValue={title}
    {...given({ href, onAction })}
    className={isDangerous ? "menu-item menu-danger" : "menu-item"}
  >
    {icon && <Icon name={icon} />}
    {title}
  </MenuItem>
);
