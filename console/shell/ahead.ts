import { type Area, type AreaQuery, BASE } from "./area.ts";
import { parseSearch } from "./search.ts";
import type { Session } from "./session.ts";

interface Start {
  areas: readonly Area[];
  session: Session;
  /** The browser's location: `/app/acte`, `?page=2`. */
  address: Pick<Location, "pathname" | "search">;
}

/**
 * Requests what the screen of an address reads first, without waiting for the answer.
 * @returns the query, which this one call answers; undefined if the screen requests nothing ahead
 */
export function askAhead({ areas, session, address }: Start): AreaQuery | undefined {
  const state = session.state();
  if (state.kind !== "signedIn") return undefined;
  const path = address.pathname.replace(/\/$/, "");
  const area = areas.find((one) => BASE + one.path === path && one.isShown(state.person));
  const ahead = area?.ahead?.(state.person, parseSearch(address.search));
  if (!ahead) return undefined;
  const answer = ahead.queryFn({});
  // The screen shows the failure of its query.
  answer.catch(() => undefined);
  return { queryKey: ahead.queryKey, queryFn: () => answer };
}
