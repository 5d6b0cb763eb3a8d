import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { documentsReadExplanation } from "../../../client/generated/documents/operations.ts";
import type { ExplicatieAcces } from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { BriefForm } from "../../api/new-form.tsx";
import { usePeople } from "../../api/people.ts";
import { ComboField } from "../../kit/combo-field.tsx";
import { StateBadge } from "../../kit/states.tsx";
import type { FoundOption } from "../../kit/use-found.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { findPeople } from "../find-people.ts";
import { useOpened } from "./opened.ts";
import { accessWords } from "./words-access.ts";

export function Explanation({ login }: { login: string }) {
  const { id } = useOpened().document;
  const read = useQuery({
    queryKey: ["documents", id, "explanation", login],
    queryFn: async ({ signal }) =>
      (await documentsReadExplanation(client, { path: { id }, query: { login }, signal })).data,
  });
  return <Loaded query={read}>{(explanation) => <Sentences {...explanation} />}</Loaded>;
}

function Sentences({ login, activat, drepturi, relatii }: ExplicatieAcces) {
  const text = useWords(accessWords).explanation;
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
  const text = useWords(accessWords).explanation;
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

interface Values {
  cine: FoundOption | undefined;
}
const initial: Values = { cine: undefined };

/** Explains the access of a person to choose here. */
export function WhyForm() {
  const text = useWords(accessWords).access;
  const [login, setLogin] = useState<string>();
  // The service explains access by login.
  const search = async (typed: string, signal: AbortSignal) =>
    (await findPeople(typed, "", signal)).map(({ login: id, label, detail }) => ({ id, label, detail }));
  return (
    <>
      <BriefForm
        initial={initial}
        verb={text.explain}
        validate={({ cine }) => (cine === undefined ? { cine: text.whomMissing } : {})}
        save={({ cine }) => Promise.resolve(setLogin(cine?.id))}
      >
        {(form) => (
          <ComboField
            label={text.person}
            field={form.field("cine")}
            hint={text.personHint}
            search={search}
            isRequired
          />
        )}
      </BriefForm>
      <div role="status">{login !== undefined && <Explanation login={login} />}</div>
    </>
  );
}
