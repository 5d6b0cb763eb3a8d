import type { QueryClient } from "@tanstack/react-query";
import type { Area } from "./area.ts";
import { parseSearch } from "./search.ts";
import type { Session } from "./session.ts";

interface Start {
  areas: readonly Area[];
  session: Session;
  /** The address below the base of the console. */
  address: { pathname: string; searchStr: string };
}

/**
 * Asks for what the screen of an address reads first, before anything is drawn: the answer is on its way while the frame
 * is drawn, and the screen finds it among its queries.
 */
export function askAhead(queries: QueryClient, { areas, session, address }: Start): void {
  const state = session.state();
  if (state.kind !== "signedIn") return;
  const path = address.pathname.replace(/\/$/, "");
  const area = areas.find((one) => one.path === path && one.isShown(state.person));
  const ahead = area?.ahead?.(state.person, parseSearch(address.searchStr));
  if (ahead) void queries.prefetchQuery(ahead);
}
