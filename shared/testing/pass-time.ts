import { clock } from "../clock.ts";

/** Puts the clock of this process ahead of the real one. Unlike a frozen clock it goes on. */
export function passTime(aheadMs: number): void {
  clock.now = () => new Date(Date.now() + aheadMs);
}
