import type { Tone } from "../kit/states.tsx";
import type { MadeLink } from "./queries.ts";

export type LinkState = "open" | "soon" | "usedUp" | "closed";
export type WhyClosed = "ARHIVAT" | "STERS" | "PURJAT" | "SECRET";

export const tones: Readonly<Record<LinkState, Tone>> = {
  open: "good",
  soon: "warning",
  usedUp: "bad",
  closed: "bad",
};

const SOON_MS = 3 * 24 * 3_600_000;

/** Why a link opens nothing although it has not expired: documents are shared while they are ACTIV and not SECRET. */
export function whyClosed({ document }: MadeLink): WhyClosed | undefined {
  if (!document) return undefined;
  if (document.status !== "ACTIV") return document.status;
  return document.visibility === "SECRET" ? "SECRET" : undefined;
}

export function stateOf(link: MadeLink, now: number): LinkState {
  const { maxDescarcari, descarcari, dataExpirare } = link;
  if (whyClosed(link)) return "closed";
  if (maxDescarcari !== undefined && descarcari >= maxDescarcari) return "usedUp";
  return Date.parse(dataExpirare) - now < SOON_MS ? "soon" : "open";
}
