import { clock } from "../../clock.ts";
import { currentContext } from "../../context.ts";
import { refusals } from "./texts.ts";

/** How long a second factor counts for acts that ask for it again. */
export const RECENT_SECONDS = 15 * 60;

/**
 * Demands that a caller with a second factor gave it within the last minutes. Callers without one, machines, and people of the
 * government's login, which has its own second factor, are not asked.
 * @throws forbidden `error.factorDinNou`
 */
export function demandRecentFactor(): void {
  const at = currentContext()?.factorAt;
  if (at !== undefined && clock.epochSeconds() - at > RECENT_SECONDS) throw refusals.factorDinNou();
}
