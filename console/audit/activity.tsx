import { evenimentDocumentsList } from "../../client/generated/documents/operations.ts";
import type { EvenimentDocument } from "../../client/generated/documents/types.ts";
import { rows } from "../../client/index.ts";
import { client } from "../api/client.ts";
import { useDocumentNames, useNames } from "../api/names.ts";
import { useKnownPeople, usePeople } from "../api/people.ts";
import { type AboveProps, type FilterFieldProps, record } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { Button } from "../kit/button.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords, wordsIn } from "../words/words.ts";
import { detailWords } from "./detail-words.ts";
import { type DetailNames, detailsOf } from "./details.ts";
import { DocumentLinks } from "./document-links.tsx";
import { ExportCsv } from "./export-csv.tsx";
import { FoundFilter, periodOf } from "./filters.tsx";
import { findDocuments, findPeople } from "./finders.ts";
import { AuditSections } from "./frame.tsx";
import { auditWords } from "./words.ts";

const EXPORT_ROWS = 200;

const kinds = Object.fromEntries(
  Object.entries(auditWords.ro.kinds).map(([kind, ro]) => [
    kind,
    { ro, ru: auditWords.ru.kinds[kind as EvenimentDocument["tip"]] },
  ]),
);

/** What was done with documents, newest first. */
const activity = record({
  key: ["documents", "events"],
  path: "/app/audit",
  recordPath: undefined,
  icon: "search",
  Sections: () => <AuditSections current="activity" />,
  Above: Activity,
  useMore: (events: readonly EvenimentDocument[]) => ({
    documents: useDocumentNames(events.map(({ documentId }) => documentId)),
    nameOf: usePeople(events.map(({ actor }) => actor)),
    account: useNames("people", events.map(beneficiaryOf)),
  }),
  texts: {
    title: { ro: auditWords.ro.titles.activity, ru: auditWords.ru.titles.activity },
    one: { ro: "Eveniment", ru: "Событие" },
    none: { ro: "Niciun eveniment nu se potrivește", ru: "Подходящих событий нет" },
    noneText: {
      ro: "Schimbați filtrele. Descărcările le vede cine poate modifica documentul.",
      ru: "Измените фильтры. Скачивания видит тот, кто может изменять документ.",
    },
  },
  nameOf: ({ tip, cod }) => `${tip} ${cod}`,
  filters: [
    {
      name: "person",
      label: { ro: "Persoana", ru: "Человек" },
      query: "filter[actor]",
      Field: PersonFilter,
    },
    { name: "kind", label: { ro: "Felul", ru: "Вид" }, query: "filter[tip]", choices: kinds },
    {
      name: "document",
      label: { ro: "Documentul", ru: "Документ" },
      query: (id) => (/^\d+$/.test(id) ? { "filter[documentId]": id } : {}),
      Field: DocumentFilter,
    },
    ...periodOf("creatLa"),
  ],
  fields: {
    creatLa: {
      label: { ro: "Când", ru: "Когда" },
      column: [],
      show: ({ creatLa }, { formats }) => formats.dateTime(creatLa),
    },
    actor: {
      label: { ro: "Cine", ru: "Кто" },
      column: [],
      show: ({ actor }, { more }) => more.nameOf(actor),
    },
    tip: {
      label: { ro: "Ce", ru: "Что" },
      column: ["name"],
      show: ({ tip }, { language }) => wordsIn(auditWords, language).kinds[tip],
    },
    documentId: {
      label: { ro: "Documentul", ru: "Документ" },
      column: [],
      show: ({ documentId, cod }, { more }) => (
        <DocumentLinks id={documentId} code={cod} name={more.documents.get(documentId)?.denumire} />
      ),
    },
    detalii: {
      label: { ro: "Amănunte", ru: "Подробности" },
      column: ["wide"],
      show: (event, { language, formats, more }) =>
        detailsOf(event, wordsIn(detailWords, language), formats, more),
    },
  },
  list: (query) => evenimentDocumentsList(client, { query }),
});

function PersonFilter(props: FilterFieldProps) {
  const people = useKnownPeople(props.value === "" ? [] : [props.value]);
  return <FoundFilter {...props} name="person" search={findPeople} known={people.get(props.value)} />;
}

function DocumentFilter(props: FilterFieldProps) {
  const id = Number(props.value);
  const names = useDocumentNames(id > 0 ? [id] : []);
  return <FoundFilter {...props} name="document" search={findDocuments} known={names.get(id)?.denumire} />;
}

const noFilters = { person: "", kind: "", document: "", from: "", to: "", page: undefined };

/** The same events as a table file. */
function Activity({ filters, place, more }: AboveProps<DetailNames>) {
  const text = useWords(auditWords);
  const details = useWords(detailWords);
  const formats = useFormats();
  return (
    <div className="acts">
      <ExportCsv
        key={JSON.stringify(filters)}
        name="activitate"
        head={[text.when, text.who, text.what, text.csv.code, text.detail, text.csv.hash]}
        read={(signal) =>
          rows((next) =>
            evenimentDocumentsList(client, { query: { size: EXPORT_ROWS, ...filters, ...next }, signal }),
          )
        }
        lineOf={(event: EvenimentDocument) => [
          event.creatLa,
          event.actor,
          text.kinds[event.tip],
          event.cod,
          detailsOf(event, details, formats, more),
          event.hash ?? "",
        ]}
      />
      {Object.keys(filters).length > 0 && (
        <Button look="quiet" icon="close" onPress={() => place.setSearch(noFilters)}>
          {text.clear}
        </Button>
      )}
    </div>
  );
}

function beneficiaryOf({ detalii }: EvenimentDocument): number | undefined {
  const { beneficiarOperatorId } = detalii;
  return typeof beneficiarOperatorId === "number" ? beneficiarOperatorId : undefined;
}

export default listScreen(activity);
