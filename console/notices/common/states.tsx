import type { Livrare, Notificare } from "../../../client/generated/notifications/types.ts";
import { StateBadge, type Tone } from "../../kit/states.tsx";
import { useWords } from "../../words/words.ts";
import { commonWords } from "./words.ts";

export type State = Notificare["status"];

/** In the order that a message goes through them. */
export const states = [
  "Scheduled",
  "Pending",
  "Resolving",
  "Sending",
  "Sent",
  "Delivered",
  "Read",
  "Cancelled",
  "Failed",
] as const satisfies readonly State[];

const tones: Record<State, Tone> = {
  Scheduled: "neutral",
  Pending: "neutral",
  Resolving: "accent",
  Sending: "accent",
  Sent: "good",
  Delivered: "good",
  Read: "good",
  Cancelled: "warning",
  Failed: "bad",
};

export const isState = (text: string): text is State => states.some((state) => state === text);

/** True while something may still be sent. */
export const isUnderWay = (status: State): boolean =>
  status === "Scheduled" || status === "Pending" || status === "Resolving" || status === "Sending";

export function NoticeState({ status }: { status: State }) {
  const text = useWords(commonWords);
  return <StateBadge tone={tones[status]}>{text.state[status]}</StateBadge>;
}

/** Why a delivery ended, in a sentence; undefined if it does not say. */
export function useReasonOf(): (delivery: Pick<Livrare, "motiv" | "cauza">) => string | undefined {
  const text = useWords(commonWords);
  return ({ motiv, cauza }) => {
    const said = [motiv && text.reason[motiv], cauza && text.cause[cauza]].filter(
      (part) => part !== undefined,
    );
    return said.length > 0 ? said.join(", ") : undefined;
  };
}
