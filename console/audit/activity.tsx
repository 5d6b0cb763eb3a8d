import { evenimentDocumentsList } from "../../client/generated/documents/operations.ts";
import type { EvenimentDocument, SemnaturaDocument } from "../../client/generated/documents/types.ts";
import { rows } from "../../client/index.ts";
import { modeOf } from "../../shared/everywhere/reading-modes.ts";
import { client } from "../api/client.ts";
import { readAllNames, useDocumentNames, useNames } from "../api/names.ts";
import { actorText, loginOf, readAllPeople, useKnownPeople, usePeople } from "../api/people.ts";
import { type AboveProps, type FilterFieldProps, record } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { Button } from "../kit/button.tsx";
import { useFormats, type Formats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords, wordsIn, type TextsOf } from "../words/words.ts";
import { detailWords } from "./detail-words.ts";
import { DocumentLinks } from "./document-links.tsx";
import { ExportCsv } from "../api/export-csv.tsx";
import { FoundFilter, periodOf } from "./filters.tsx";
import { findDocuments, findPeople } from "./finders.ts";
import { AuditSections } from "./frame.tsx";
import { auditWords } from "./words.ts";

const EXPORT_ROWS = 200;

const { kinds, modes } = auditWords;

/** What happened, in a word. What was looked at is not what was downloaded. */
function kindOf(event: EvenimentDocument, text: Pick<TextsOf<typeof auditWords>, "kinds" | "modes">): string {
  const mode = modeOf(event);
  return mode === undefined ? text.kinds[event.tip] : text.modes[mode];
}

const anyReading = ["Citit, în orice fel", "Прочитан, любым способом", "Read, in any way"] as const;
const kindQuery = (kind: string): Record<string, string> =>
  Object.hasOwn(modes, kind) ? { "filter[mod]": kind } : { "filter[tip]": kind };

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
    client: useNames("clients", events.map(beneficiaryClientOf)),
  }),
  texts: {
    title: auditWords.titles.activity,
    one: ["Eveniment", "Событие", "Event"],
    none: ["Niciun eveniment nu se potrivește", "Подходящих событий нет", "No events match"],
    noneText: [
      "Schimbați filtrele. Descărcările le vede cine poate modifica documentul.",
      "Измените фильтры. Скачивания видит тот, кто может изменять документ.",
      "Change the filters. Downloads are seen by those who can change the document.",
    ],
  },
  nameOf: ({ tip, cod }) => `${tip} ${cod}`,
  filters: [
    {
      name: "person",
      label: ["Persoana", "Человек", "Person"],
      query: "filter[actor]",
      Field: PersonFilter,
    },
    {
      name: "kind",
      label: ["Felul", "Вид", "Kind"],
      query: kindQuery,
      choices: { ...kinds, DESCARCAT: anyReading, ...modes },
    },
    {
      name: "document",
      label: ["Documentul", "Документ", "Document"],
      query: (id) => (/^\d+$/.test(id) ? { "filter[documentId]": id } : {}),
      Field: DocumentFilter,
    },
    ...periodOf("creatLa"),
  ],
  fields: {
    creatLa: {
      label: ["Când", "Когда", "When"],
      column: [],
      show: ({ creatLa }, { formats }) => formats.dateTime(creatLa),
    },
    actor: {
      label: ["Cine", "Кто", "Who"],
      column: ["wide"],
      show: ({ actor }, { language, more }) => {
        const name = more.nameOf(actor);
        const login = loginOf(actor, language);
        return (
          <>
            {name}
            {name !== actor && login !== undefined && <div className="hint">{login}</div>}
          </>
        );
      },
    },
    tip: {
      label: ["Ce", "Что", "What"],
      column: ["wide"],
      show: (event, { language }) => kindOf(event, wordsIn(auditWords, language)),
    },
    documentId: {
      label: ["Documentul", "Документ", "Document"],
      column: ["name"],
      show: (event, { language, more }) => (
        <>
          <DocumentLinks
            id={event.documentId}
            code={event.cod}
            name={more.documents.get(event.documentId)?.denumire}
          />
          <span className="narrow-only">
            {`${kindOf(event, wordsIn(auditWords, language))} · ${more.nameOf(event.actor)}`}
          </span>
        </>
      ),
    },
    detalii: {
      label: ["Amănunte", "Подробности", "Details"],
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

/** The names of whom and what all events refer to, for a file of all pages. */
async function readEventNames(events: readonly EvenimentDocument[]) {
  const [people, accounts, clients, documents] = await Promise.all([
    readAllPeople(events.map(({ actor }) => actor)),
    readAllNames(
      "people",
      events.flatMap((event) => beneficiaryOf(event) ?? []),
    ),
    readAllNames(
      "clients",
      events.flatMap((event) => beneficiaryClientOf(event) ?? []),
    ),
    readAllNames(
      "documents",
      events.map(({ documentId }) => documentId),
    ),
  ]);
  return { people, accounts, clients, documents };
}

const noFilters = { person: "", kind: "", document: "", from: "", to: "", page: undefined };

/** The same events as a table file. */
function Activity({ filters, place }: AboveProps<DetailNames>) {
  const text = useWords(auditWords);
  const details = useWords(detailWords);
  const formats = useFormats();
  const language = useLanguage();
  return (
    <div className="acts">
      <ExportCsv
        key={JSON.stringify(filters)}
        name="activitate"
        head={[
          text.when,
          text.who,
          text.csv.login,
          text.what,
          text.document,
          text.csv.code,
          text.detail,
          text.csv.hash,
        ]}
        read={(signal) =>
          rows((next) =>
            evenimentDocumentsList(client, { query: { size: EXPORT_ROWS, ...filters, ...next }, signal }),
          )
        }
        namesFor={readEventNames}
        lineOf={(event: EvenimentDocument, names) => [
          new Date(event.creatLa),
          names.people.get(event.actor) ?? actorText(event.actor, language),
          loginOf(event.actor, language),
          kindOf(event, text),
          names.documents.get(event.documentId),
          event.cod,
          detailsOf(event, details, formats, {
            account: (id) => names.accounts.get(id),
            client: (id) => names.clients.get(id),
          }),
          event.hash,
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

const numberIn = (detail: unknown): number | undefined => (typeof detail === "number" ? detail : undefined);

const beneficiaryOf = ({ detalii }: EvenimentDocument) => numberIn(detalii.beneficiarOperatorId);
const beneficiaryClientOf = ({ detalii }: EvenimentDocument) => numberIn(detalii.beneficiarClientId);

export default listScreen(activity);

type Text = TextsOf<typeof detailWords>;
type Details = EvenimentDocument["detalii"];

interface DetailNames {
  /** The name of an account by its id. */
  account: (id: number) => string | undefined;
  /** The same of a client. */
  client: (id: number) => string | undefined;
}

const has = <Texts extends object>(texts: Texts, key: string): key is keyof Texts & string =>
  Object.hasOwn(texts, key);

const wordOf = (texts: Readonly<Record<string, string>>, key: string): string =>
  has(texts, key) ? (texts[key] ?? key) : key;

/** What an event says besides its kind, in words. A note is shown as it was written. */
export function detailsOf(
  { tip, detalii }: EvenimentDocument,
  text: Text,
  formats: Formats,
  names: DetailNames,
): string {
  if (tip === "NOTA") {
    return Object.entries(detalii)
      .map(([name, value]) => `${name}: ${String(value)}`)
      .join("; ");
  }
  const said = describers.flatMap((describe) => describe(detalii, { text, formats, names }) ?? []);
  return said.join("; ");
}

interface Context {
  text: Text;
  formats: Formats;
  names: DetailNames;
}

type Describe = (details: Details, context: Context) => string | undefined;

/** Puts one detail into words, if the event has it as a text or a number. */
const ofText =
  (name: string, say: (value: string, context: Context) => string | undefined): Describe =>
  (details, context) => {
    const value = details[name];
    return value === undefined || typeof value === "boolean" ? undefined : say(String(value), context);
  };

const describers: readonly Describe[] = [
  ofText("versiune", (number, { text }) => text.version(number)),
  ofText("dinVersiunea", (number, { text }) => text.fromVersion(number)),
  ofText("campuri", (fields, { text }) =>
    text.fields(
      fields
        .split(",")
        .map((field) => wordOf(text.fieldNames, field))
        .join(", "),
    ),
  ),
  ofText("beneficiarOperatorId", (id, { text, names }) =>
    text.to(names.account(Number(id)) ?? text.account(id)),
  ),
  ofText("beneficiarClientId", (id, { text, names }) => text.to(names.client(Number(id)) ?? text.client(id))),
  ofText("link", (_, { text }) => text.link),
  ofText("drept", (right, { text }) => wordOf(text.rights, right)),
  ofText("dataExpirare", (moment, { text, formats }) => text.until(formats.dateTime(moment))),
  ofText("status", (status, { text }) => wordOf(text.verdicts, status)),
  ofText("motiv", (reason, { text }) => wordOf(text.reasons, reason)),
  ofText("nivel", (level, { text }) => wordOf(text.levels, level as SemnaturaDocument["nivel"])),
  ofText("declarat", (name, { text }) => text.declared(name)),
  ofText("furnizor", (provider, { text }) => wordOf(text.providers, provider)),
  // That of a reading is said by its kind.
  ofText("mod", (mode, { text }) => (has(text.modes, mode) ? text.modes[mode] : undefined)),
  (details, { text }) => (details.retras === true ? text.withdrawn : undefined),
];
