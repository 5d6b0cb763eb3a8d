import type { ExplicatieAcces } from "../../client/generated/documents/types.ts";
import { type Tone, StateBadge } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { accessReasonWords } from "./access-reason-words.ts";

/** What a person may do with a document, in a sentence. */
export function useRightsSentence(name: string, { drepturi }: ExplicatieAcces): string {
  const text = useWords(accessReasonWords);
  const { list } = useFormats();
  const rights = drepturi.map((right) => text.rights[right]);
  return rights.length === 0 ? text.mayNothing(name) : text.may(name, list(rights));
}

/** Which relations of the person with the document give those rights, and which do not. */
export function AccessReasons({ explanation: { activat, relatii } }: { explanation: ExplicatieAcces }) {
  const text = useWords(accessReasonWords);
  return (
    <>
      {!activat && (
        <p>
          <StateBadge tone="warning">{text.inactive}</StateBadge>
        </p>
      )}
      <h3>{text.why}</h3>
      {relatii.length === 0 ? (
        <p>{text.unrelated}</p>
      ) : (
        <ul className="reasons" aria-label={text.why}>
          {relatii.map((relation) => (
            <li key={`${relation.relatie} ${relation.prin ?? ""}`}>
              <Reason {...relation} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Reason({ relatie, da, motiv }: ExplicatieAcces["relatii"][number]) {
  const text = useWords(accessReasonWords);
  const [said, tone]: [string, Tone] = da
    ? motiv === undefined
      ? [text.counts, "good"]
      : [text.countsPartly, "warning"]
    : [text.countsNot, "neutral"];
  return (
    <>
      <StateBadge tone={tone}>{said}</StateBadge> {text.relations[relatie]}
      {motiv && <span className="hint"> – {text.obstacles[motiv]}</span>}
    </>
  );
}
