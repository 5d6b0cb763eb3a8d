import { useQuery } from "@tanstack/react-query";
import { Failed } from "../api/failed.tsx";
import { useDocumentNames } from "../api/names.ts";
import { useKnownPeople } from "../api/people.ts";
import { Skeleton } from "../kit/states.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { textIn } from "../shell/search.ts";
import { useWords } from "../words/words.ts";
import { explanationOf } from "./access-query.ts";
import { AccessForm } from "./access-form.tsx";
import { Everybody } from "./everybody.tsx";
import { Explanation } from "./explanation.tsx";
import { AuditHead } from "./frame.tsx";
import { accessWords } from "./access-words.ts";

interface Search {
  /** The id of a document. */
  document: string;
  /** A login. */
  person: string;
}

function Access({ search: { document, person }, setSearch }: ScreenProps<never, Search>) {
  const text = useWords(accessWords);
  const isAsked = document !== "" && person !== "";
  const documents = useDocumentNames(document === "" ? [] : [Number(document)]);
  const people = useKnownPeople(person === "" ? [] : [person]);
  const found = useQuery({ ...explanationOf(document, person), enabled: isAsked });
  const documentName = documents.get(Number(document))?.denumire;
  const personName = people.get(person);
  return (
    <>
      <AuditHead section="access" />
      <p className="lead">{text.lead}</p>
      <AccessForm
        key={`${document} ${person} ${documentName} ${personName}`}
        document={documentName === undefined ? undefined : { id: document, label: documentName }}
        person={personName === undefined ? undefined : { id: person, label: personName }}
        onAsk={(asked) => setSearch(asked)}
      />
      {isAsked && found.isPending && <Skeleton />}
      {found.isError && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      {document !== "" && person === "" && documentName !== undefined && (
        <Everybody key={document} document={{ id: document, name: documentName }} />
      )}
      {found.data && (
        <Explanation
          explanation={found.data}
          document={{ id: document, name: documentName ?? "" }}
          name={personName ?? person}
        />
      )}
    </>
  );
}

export default screen({
  search: (raw): Search => ({
    document: /^\d+$/.exec(textIn(raw, "document"))?.[0] ?? "",
    person: textIn(raw, "person"),
  }),
  page: Access,
});
