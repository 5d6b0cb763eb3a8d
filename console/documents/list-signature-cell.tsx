import { useQuery } from "@tanstack/react-query";
import { StateBadge, type Tone } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import type { Row } from "./list-rows.ts";
import { insideQuery, type SignatureState } from "./list-signatures.ts";
import { listWords } from "./words.ts";

const tones: Record<SignatureState, Tone> = { valid: "good", invalid: "bad", older: "warning" };

export interface SignatureFacts {
  signatureOf: (row: Row) => SignatureState | undefined;
  /** Its file may have signatures that no record names. */
  isUnrecorded: (row: Row) => boolean;
}

/** The state of the signatures of a document. */
export function Signature({ row, facts }: { row: Row; facts: SignatureFacts }) {
  return facts.isUnrecorded(row) ? <Inside row={row} /> : <State state={facts.signatureOf(row)} />;
}

function Inside({ row }: { row: Row }) {
  const { data } = useQuery(insideQuery(row));
  return <State state={data ?? undefined} />;
}

function State({ state }: { state: SignatureState | undefined }) {
  const text = useWords(listWords).signature;
  if (!state) return null;
  return (
    <StateBadge tone={tones[state]} icon="signature">
      {text[state]}
    </StateBadge>
  );
}
