import type { ExplicatieAcces } from "../../client/generated/documents/types.ts";
import { Link } from "../kit/button.tsx";
import { Panel } from "../kit/panel.tsx";
import { StateBadge, type Tone } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { accessWords } from "./access-words.ts";

type Relation = ExplicatieAcces["relatii"][number];

export interface ExplanationProps {
  explanation: ExplicatieAcces;
  document: { id: string; name: string };
  /** Of the person. */
  name: string;
}

/** What a person may do with a document, in a sentence, and each relation that gives it or does not. */
export function Explanation({ explanation, document, name }: ExplanationProps) {
  const text = useWords(accessWords);
  const { list } = useFormats();
  const { drepturi, relatii, activat } = explanation;
  const rights = drepturi.map((right) => text.rights[right]);
  return (
    <Panel
      title={rights.length === 0 ? text.mayNothing(name) : text.may(name, list(rights))}
      acts={<Link href={`/app/acte/${document.id}`}>{document.name}</Link>}
    >
      {!activat && (
        <p>
          <StateBadge tone="warning">{text.inactive}</StateBadge>
        </p>
      )}
      <h3>{text.why}</h3>
      {relatii.length === 0 ? (
        <p>{text.unrelated}</p>
      ) : (
        <ul className="reasons">
          {relatii.map((relation) => (
            <li key={`${relation.relatie} ${relation.prin ?? ""}`}>
              <Reason relation={relation} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Reason({ relation: { relatie, da, motiv } }: { relation: Relation }) {
  const text = useWords(accessWords);
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
