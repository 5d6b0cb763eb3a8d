import type { ReactNode, Ref } from "react";
import { handleLinkClick, useRouter } from "react-aria/private/utils/openLink";
import { Icon, type IconName } from "./icons.tsx";

export type ButtonLook = "primary" | "plain" | "danger" | "quiet";

export interface ButtonProps {
  children?: ReactNode | undefined;
  look?: ButtonLook | undefined;
  icon?: IconName | undefined;
  /** The name of a button that shows only an icon, or whose text does not say enough. */
  label?: string | undefined;
  type?: "button" | "submit" | undefined;
  isDisabled?: boolean | undefined;
  /** Busy: it keeps the focus and ignores presses. */
  isPending?: boolean | undefined;
  autoFocus?: boolean | undefined;
  /** For a button that turns something on and off. */
  isPressed?: boolean | undefined;
  /** What it opens, and if that is open. */
  popup?: { kind: "menu" | "dialog"; isOpen: boolean } | undefined;
  /** True if the page that is open is among what it opens. */
  isCurrent?: boolean | undefined;
  onPress?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A plain HTML button. React Aria's fields and calendars need React Aria's own buttons, which handle presses themselves. */
export function Button({
  children,
  look = "plain",
  icon,
  label,
  type = "button",
  isDisabled,
  isPending = false,
  autoFocus,
  isPressed,
  popup,
  isCurrent,
  onPress,
  ref,
}: ButtonProps) {
  const bare = children === undefined ? " button-bare" : "";
  const pending = isPending ? " button-pending" : "";
  return (
    <button
      ref={ref}
      type={type}
      disabled={isDisabled}
      autoFocus={autoFocus}
      className={`button button-${look}${bare}${pending}`}
      aria-label={label}
      aria-pressed={isPressed}
      aria-haspopup={popup?.kind}
      aria-expanded={popup?.isOpen}
      aria-disabled={isPending || undefined}
      aria-current={isCurrent || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onPress?.();
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export interface LinkProps {
  href: string;
  children: ReactNode;
  /** The look of a button, for an act of a page that is a link. */
  look?: ButtonLook | undefined;
  icon?: IconName | undefined;
  label?: string | undefined;
  current?: "page" | "true" | undefined;
  /** The keys that follow it from anywhere, as `aria-keyshortcuts` names them. */
  keys?: string | undefined;
  /** Replaces the entry in the history instead of adding one. */
  isReplacing?: boolean | undefined;
  /** What else happens as it is followed. */
  onPress?: (() => void) | undefined;
}

export function Link({ href, children, look, icon, label, current, keys, isReplacing, onPress }: LinkProps) {
  const router = useRouter();
  return (
    <a
      href={href}
      className={look ? `button button-${look}` : "link"}
      aria-label={label}
      aria-current={current}
      aria-keyshortcuts={keys}
      onClick={(event) => {
        onPress?.();
        handleLinkClick(event, router, href, isReplacing ? { replace: true } : undefined);
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
