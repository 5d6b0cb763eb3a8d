import { useQuery } from "@tanstack/react-query";
import { documentsReadExplanation } from "../../../client/generated/documents/operations.ts";
import type { ExplicatieAcces } from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { usePeople } from "../../api/people.ts";
import { StateBadge } from "../../kit/states.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { useOpened } from "./opened.ts";
import { pageWords } from "./words.ts";

export default function Explanation({ login }: { login: string }) {
  const { id } = useOpened().document;
  const read = useQuery({
    queryKey: ["documents", id, "explanation", login],
    queryFn: async ({ signal }) =>
      (await documentsReadExplanation(client, { path: { id }, query: { login }, signal })).data,
  });
  return <Loaded query={read}>{(explanation) => <Sentences {...explanation} />}</Loaded>;
}

function Sentences({ login, activat, drepturi, relatii }: ExplicatieAcces) {
  const text = useWords(pageWords).explanation;
  const { list } = useFormats();
  const name = usePeople([login])(login);
  const rights = list(drepturi.map((right) => text.rights[right]));
  return (
    <>
      <p className="access-sentence">
        {drepturi.length === 0 ? text.mayNothing(name) : text.may(name, rights)}
      </p>
      {!activat && <p className="why">{text.notActivated}</p>}
      {relatii.length === 0 ? (
        <p>{text.unrelated}</p>
      ) : (
        <ul className="records" aria-label={text.relationsTitle}>
          {relatii.map((relation) => (
            <Relation key={`${relation.relatie} ${relation.prin ?? ""}`} {...relation} />
          ))}
        </ul>
      )}
    </>
  );
}

function Relation({ relatie, da, motiv }: ExplicatieAcces["relatii"][number]) {
  const text = useWords(pageWords).explanation;
  const state = da ? (motiv === undefined ? text.counts : text.countsPartly) : text.countsNot;
  return (
    <li>
      <p className="record-title">
        {text.relations[relatie]} <StateBadge tone={da ? "good" : "warning"}>{state}</StateBadge>
      </p>
      {motiv && <p className="hint">{text.obstacles[motiv]}</p>}
    </li>
  );
}
