import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { documentsReadExplanation } from "../../../client/generated/documents/operations.ts";
import type { ExplicatieAcces } from "../../../client/generated/documents/types.ts";
import { AccessReasons, useRightsSentence } from "../../api/access-reasons.tsx";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { BriefForm } from "../../api/new-form.tsx";
import { usePeople } from "../../api/people.ts";
import { ComboField } from "../../kit/combo-field.tsx";
import type { FoundOption } from "../../kit/use-found.ts";
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
  return <Loaded query={read}>{(explanation) => <Sentences explanation={explanation} />}</Loaded>;
}

function Sentences({ explanation }: { explanation: ExplicatieAcces }) {
  const { login } = explanation;
  const sentence = useRightsSentence(usePeople([login])(login), explanation);
  return (
    <>
      <p className="access-sentence">{sentence}</p>
      <AccessReasons explanation={explanation} />
    </>
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
