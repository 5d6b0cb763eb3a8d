import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { Button } from "./button.tsx";
import { Icon, type IconName } from "./icons.tsx";

export interface MenuEntry {
  id: string;
  title: string;
  icon?: IconName;
  /** An entry leads to an address or acts. */
  href?: string;
  onAction?: () => void;
  isDangerous?: boolean;
}

export interface MenuProps {
  label: string;
  entries: readonly MenuEntry[];
  icon?: IconName;
  /** Shows the label beside the icon. */
  isLabelShown?: boolean;
}

/** What is not allowed is not an entry; a menu without entries is not drawn. */
export function Menu({ label, entries, icon = "more", isLabelShown = false }: MenuProps) {
  if (entries.length === 0) return null;
  return (
    <MenuTrigger>
      {isLabelShown ? (
        <Button look="quiet" icon={icon}>
          {label}
        </Button>
      ) : (
        <Button look="quiet" icon={icon} label={label} />
      )}
      <Popover className="popover" placement="bottom end">
        <AriaMenu className="menu" aria-label={label}>
          {entries.map(({ id, title, icon: entryIcon, href, onAction, isDangerous }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={title}
              href={href}
              onAction={onAction}
              className={isDangerous ? "menu-item menu-danger" : "menu-item"}
            >
              {entryIcon && <Icon name={entryIcon} />}
              {title}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
