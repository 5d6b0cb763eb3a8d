import { focusManager } from "@tanstack/react-query";

/** A page that nobody has touched for so long was left. */
const LEFT_MS = 5 * 60_000;
const LOOK_MS = 15_000;
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel"] as const;

/**
 * Lets a page that was left stop reading anew, until it is touched again: its calls are not those of a person, and would keep the sign-in
 * open for whoever comes by.
 */
export function restWhenLeft(): () => void {
  let touchedAt = Date.now();
  let isLeft = false;
  const touch = (): void => {
    touchedAt = Date.now();
    if (!isLeft) return;
    isLeft = false;
    // By whether the page is in front, as before.
    focusManager.setFocused(undefined);
  };
  const look = (): void => {
    if (isLeft || Date.now() - touchedAt < LEFT_MS) return;
    isLeft = true;
    focusManager.setFocused(false);
  };
  for (const name of TOUCHES) window.addEventListener(name, touch, { passive: true });
  const looking = setInterval(look, LOOK_MS);
  return () => {
    clearInterval(looking);
    for (const name of TOUCHES) window.removeEventListener(name, touch);
    touch();
  };
}
