import { type ReactNode, type Ref } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Link as AriaLink } from "react-aria-components/Link";
import { Icon, type IconName } from "./icons.tsx";
import { given } from "./given.ts";

export type ButtonLook = "primary" | "plain" | "danger" | "quiet";

export interface ButtonProps {
  children?: ReactNode | undefined;
  look?: ButtonLook | undefined;
  icon?: IconName | undefined;
  /** The name of a button that shows an icon alone; also in addition to a text that alone does not say enough. */
  label?: string | undefined;
  type?: "button" | "submit" | undefined;
  slot?: string | null | undefined;
  isDisabled?: boolean | undefined;
  /** Works: it keeps the focus and takes no press. */
  isPending?: boolean | undefined;
  autoFocus?: boolean | undefined;
  /** What it opens, and whether that is open. */
  popup?: { kind: "menu" | "dialog"; isOpen: boolean } | undefined;
  onPress?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

// React Aria's own pending state announces a progress bar that this button does not draw.
export function Button({
  children,
  look = "plain",
  icon,
  label,
  isPending,
  popup,
  onPress,
  ...rest
}: ButtonProps) {
  const bare = children === undefined ? " button-bare" : "";
  const pending = isPending ? " button-pending" : "";
  return (
    <AriaButton
      {...given(rest)}
      className={`button button-${look}${bare}${pending}`}
      {...given({
        "aria-label": label,
        "aria-haspopup": popup?.kind,
        "aria-expanded": popup?.isOpen,
        "aria-disabled": isPending || undefined,
      })}
      onPress={() => {
        if (!isPending) onPress?.();
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
    </AriaButton>
  );
}

export interface LinkProps {
  href: string;
  children: ReactNode;
  /** As the look of a button, for the one act of a page that is an address. */
  look?: ButtonLook | undefined;
  icon?: IconName | undefined;
  label?: string | undefined;
  current?: "page" | "true" | undefined;
  /** Replaces the address instead of adding one to the history. */
  isReplacing?: boolean | undefined;
}

export function Link({ href, children, look, icon, label, current, isReplacing }: LinkProps) {
  return (
    <AriaLink
      href={href}
      className={look ? `button button-${look}` : "link"}
      {...given({
        "aria-label": label,
        "aria-current": current,
        routerOptions: isReplacing ? { replace: true } : undefined,
      })}
    >
      {icon && <Icon name={icon} />}
      {children}
    </AriaLink>
  );
}
