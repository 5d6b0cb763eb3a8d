import { queryOptions, useQuery } from "@tanstack/react-query";
import { documentsReadExplanation } from "../../client/generated/documents/operations.ts";
import type { ExplicatieAcces } from "../../client/generated/documents/types.ts";
import { AccessReasons, useRightsSentence } from "../api/access-reasons.tsx";
import { client } from "../api/client.ts";
import { Failed } from "../api/failed.tsx";
import { useDocumentNames, useNames } from "../api/names.ts";
import { useKnownPeople } from "../api/people.ts";
import { Link } from "../kit/button.tsx";
import { ComboField } from "../kit/combo-field.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { Panel } from "../kit/panel.tsx";
import { Skeleton } from "../kit/states.tsx";
import type { FoundOption } from "../kit/use-found.ts";
import { byTitle } from "../shell/found.ts";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { countIn, type RawSearch, textIn } from "../shell/search.ts";
import { useWords } from "../words/words.ts";
import { accessWords } from "./access-words.ts";
import { Everybody, type ReadThing } from "./everybody.tsx";
import { bucketIn, bucketOption, findPeople, findReadable } from "./finders.ts";
import { AuditHead } from "./frame.tsx";
import { auditWords } from "./words.ts";

interface ExplanationProps {
  explanation: ExplicatieAcces;
  document: { id: string; name: string };
  /** The name of the person. */
  name: string;
}

/** Says in a sentence what a person may do with a document, and which relations give that right. */
function Explanation({ explanation, document, name }: ExplanationProps) {
  return (
    <Panel
      title={useRightsSentence(name, explanation)}
      acts={<Link href={`/app/acte/${document.id}`}>{document.name}</Link>}
    >
      <AccessReasons explanation={explanation} />
    </Panel>
  );
}

const explanationOf = (documentId: string, login: string) =>
  queryOptions({
    queryKey: ["documents", "explanation", documentId, login],
    // Always the rights of this moment.
    staleTime: 0,
    queryFn: async () =>
      (await documentsReadExplanation(client, { path: { id: Number(documentId) }, query: { login } })).data,
  });

interface Values {
  /** A document or a container. */
  thing: FoundOption | undefined;
  person: FoundOption | undefined;
}

interface AccessFormProps extends Values {
  onAsk: (asked: Pick<Search, "document" | "person" | "bucket">) => void;
}

/** Chooses a document, and whose access to it is explained: one person's or everybody's; or a container, with all its readers. */
function AccessForm({ thing, person, onAsk }: AccessFormProps) {
  const all = useWords(auditWords);
  const text = useWords(accessWords);
  const form = useForm<Values>({
    initial: { thing, person },
    validate: (values) => ({ thing: values.thing ? undefined : text.thingMissing }),
    submit(values) {
      const bucket = values.thing && bucketIn(values.thing);
      if (bucket !== undefined) onAsk({ document: "", person: "", bucket });
      else if (values.thing)
        onAsk({ document: values.thing.id, person: values.person?.id ?? "", bucket: "" });
      return Promise.resolve(undefined);
    },
  });
  const isBucket = form.values.thing !== undefined && bucketIn(form.values.thing) !== undefined;
  return (
    <Form form={form} verb={text.verb}>
      <ComboField
        label={text.thing}
        hint={text.thingHint}
        field={form.field("thing")}
        search={findReadable(text.container)}
        isRequired
      />
      {!isBucket && (
        <ComboField
          label={all.person}
          hint={text.personHint}
          field={form.field("person")}
          search={findPeople}
        />
      )}
    </Form>
  );
}

interface Search {
  /** An id. */
  document: string;
  /** A login. */
  person: string;
  /** The id of a container, whose readers are listed instead of those of a document. */
  bucket: string;
  /** Of the readers. */
  page: number;
}

function Access({
  search: { document, person, bucket, page },
  hrefWith,
  setSearch,
}: ScreenProps<never, Search>) {
  const text = useWords(accessWords);
  const isAsked = document !== "" && person !== "";
  const documents = useDocumentNames(document === "" ? [] : [Number(document)]);
  const people = useKnownPeople(person === "" ? [] : [person]);
  const found = useQuery({ ...explanationOf(document, person), enabled: isAsked });
  const chosen = documents.get(Number(document));
  const bucketName = useNames("buckets", bucket === "" ? [] : [Number(bucket)])(Number(bucket));
  const read: ReadThing | undefined =
    chosen === undefined
      ? document === "" && bucketName !== undefined
        ? { kind: "bucket", id: Number(bucket), name: bucketName }
        : undefined
      : { kind: "document", id: chosen.id, name: chosen.denumire };
  const documentName = chosen?.denumire;
  const personName = people.get(person);
  return (
    <>
      <AuditHead section="access" />
      <p className="lead">{text.lead}</p>
      <AccessForm
        key={`${document} ${person} ${read?.kind} ${read?.name} ${personName}`}
        thing={
          read &&
          (read.kind === "bucket" ? bucketOption(bucket, read.name) : { id: document, label: read.name })
        }
        person={personName === undefined ? undefined : { id: person, label: personName }}
        onAsk={(asked) => setSearch({ ...asked, page: undefined })}
      />
      {isAsked && found.isPending && <Skeleton />}
      {found.isError && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      {person === "" && read !== undefined && (
        <Everybody read={read} page={page} hrefOf={(next) => hrefWith({ page: String(next) })} />
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

const idIn = (raw: RawSearch, name: string): string => /^\d+$/.exec(textIn(raw, name))?.[0] ?? "";

export default screen({
  search: (raw): Search => ({
    document: idIn(raw, "document"),
    person: textIn(raw, "person"),
    bucket: idIn(raw, "bucket"),
    page: countIn(raw, "page", 1),
  }),
  page: Access,
  useFound: byTitle(auditWords.titles.access),
});
