import { endingOf } from "../../shared/everywhere/ending.ts";
import { StateBadge } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords, words } from "../words/words.ts";

const endingWords = words({
  ended: [
    (day: string) => `Expirat din ${day}`,
    (day: string) => `Истёк ${day}`,
    (day: string) => `Expired on ${day}`,
  ],
  soon: [
    (day: string) => `Expiră la ${day}`,
    (day: string) => `Истекает ${day}`,
    (day: string) => `Expires on ${day}`,
  ],
  later: [
    (day: string) => `valabil până la ${day}`,
    (day: string) => `действует до ${day}`,
    (day: string) => `valid until ${day}`,
  ],
});

/** A warning that something ends soon or has ended. */
export const EndingBadge = ({ ending, children }: { ending: "soon" | "ended"; children: string }) => (
  <StateBadge tone={ending === "ended" ? "bad" : "warning"} icon="warning">
    {children}
  </StateBadge>
);

/** Until when a certificate is valid: a warning in the last 30 days, and since when it is over. */
export function Ending({ at }: { at: string }) {
  const text = useWords(endingWords);
  const day = useFormats().date(at);
  const ending = endingOf(at, Date.now());
  if (ending === "later") return <span>{text.later(day)}</span>;
  return <EndingBadge ending={ending}>{text[ending](day)}</EndingBadge>;
}
