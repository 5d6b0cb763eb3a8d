import type { Conversie } from "../../client/generated/documents/types.ts";
import { StateBadge, type Tone } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { scanWords } from "./words.ts";

const tones: Record<Conversie["status"], Tone> = {
  IN_ASTEPTARE: "neutral",
  IN_LUCRU: "accent",
  FINALIZATA: "good",
  ESUATA: "bad",
};

export const isRunning = ({ status }: Pick<Conversie, "status">): boolean =>
  status === "IN_ASTEPTARE" || status === "IN_LUCRU";

/** The state in a word, how many pages have been read, and why it failed. */
export function ScanState({ scan }: { scan: Conversie }) {
  const { status, pagini, paginiGata = 0, eroare } = scan;
  const text = useWords(scanWords);
  const { number } = useFormats();
  const reasons: Readonly<Record<string, string>> = text.reasons;
  return (
    <>
      <StateBadge tone={tones[status]}>{text.states[status]}</StateBadge>{" "}
      {isRunning(scan) && pagini !== undefined && (
        <span className="hint">{text.pages(number(paginiGata), number(pagini))}</span>
      )}
      {status === "ESUATA" && (
        <span className="why">{reasons[eroare?.replace(/^error\./, "") ?? ""] ?? text.reasons.other}</span>
      )}
    </>
  );
}
