import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { EvenimentDocument } from "../../client/generated/documents/types.ts";
import { Failed } from "../api/failed.tsx";
import { useDocumentNames, useNames } from "../api/names.ts";
import { useKnownPeople, usePeople } from "../api/people.ts";
import { Button } from "../kit/button.tsx";
import { ComboField } from "../kit/combo-field.tsx";
import { ChoiceFilter, FilterBar, filterField } from "../kit/filters.tsx";
import { Pager } from "../kit/pager.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import type { FoundOption } from "../kit/use-found.ts";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { countIn, textIn } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { detailWords } from "./detail-words.ts";
import { detailsOf } from "./details.ts";
import { type EventFilters, PAGE_ROWS, eventsIn, everyEvent, kinds } from "./details.ts";
import { DocumentLinks } from "./document-links.tsx";
import { ExportCsv } from "./export-csv.tsx";
import { findDocuments, findPeople } from "./finders.ts";
import { AuditHead } from "./frame.tsx";
import { PeriodFilter, periodIn } from "./period-filter.tsx";
import { auditWords } from "./words.ts";

const noFilters = {
  person: undefined,
  kind: undefined,
  document: undefined,
  from: undefined,
  to: undefined,
};

interface ActivityFiltersProps {
  filters: EventFilters;
  onChange: (change: Partial<Record<keyof EventFilters, string | undefined>>) => void;
}

/** What was chosen, as soon as its name is known. */
const chosen = (id: string, label: string | undefined): FoundOption | undefined =>
  id === "" || label === undefined ? undefined : { id, label };

function ActivityFilters({ filters, onChange }: ActivityFiltersProps) {
  const text = useWords(auditWords);
  const { person, kind, document } = filters;
  const people = useKnownPeople(person === "" ? [] : [person]);
  const documents = useDocumentNames(document === "" ? [] : [Number(document)]);
  // What is chosen now has its label from the choice, what is in the address from the service.
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const choose = (name: "person" | "document") => (option: FoundOption | undefined) => {
    if (option) setLabels((before) => ({ ...before, [option.id]: option.label }));
    onChange({ [name]: option?.id });
  };
  return (
    <FilterBar>
      <ComboField
        label={text.person}
        search={findPeople}
        field={filterField("person", chosen(person, labels[person] ?? people.get(person)), choose("person"))}
      />
      <ChoiceFilter
        label={text.kind}
        all={text.everyKind}
        options={kinds.map((id) => ({ id, label: text.kinds[id] }))}
        value={kind}
        onChange={(next) => onChange({ kind: next })}
      />
      <ComboField
        label={text.document}
        search={findDocuments}
        field={filterField(
          "document",
          chosen(document, labels[document] ?? documents.get(Number(document))?.denumire),
          choose("document"),
        )}
      />
      <PeriodFilter period={filters} onChange={onChange} />
    </FilterBar>
  );
}

interface Search {
  filters: EventFilters;
  page: number;
}

function Activity({ search: { filters, page }, hrefWith, setSearch }: ScreenProps<never, Search>) {
  const text = useWords(auditWords);
  const details = useWords(detailWords);
  const formats = useFormats();
  const found = useQuery(eventsIn(filters, page));
  const rows = found.data?.rows ?? [];
  const documents = useDocumentNames(rows.map(({ documentId }) => documentId));
  const nameOf = usePeople(rows.map(({ actor }) => actor));
  const accountOf = useNames("people", rows.map(beneficiaryOf));
  const detail = (event: EvenimentDocument): string =>
    detailsOf(event, details, formats, { account: accountOf });
  const clear = (): void => setSearch({ ...noFilters, page: undefined });
  return (
    <>
      <AuditHead section="activity" />
      <ActivityFilters filters={filters} onChange={(change) => setSearch({ ...change, page: undefined })} />
      <div className="acts">
        <ExportCsv
          key={JSON.stringify(filters)}
          name="activitate"
          head={[text.when, text.who, text.what, text.csv.code, text.detail, text.csv.hash]}
          read={(signal) => everyEvent(filters, signal)}
          lineOf={(event) => [
            event.creatLa,
            event.actor,
            text.kinds[event.tip],
            event.cod,
            detail(event),
            event.hash ?? "",
          ]}
        />
        {Object.values(filters).some((value) => value !== "") && (
          <Button look="quiet" icon="close" onPress={clear}>
            {text.clear}
          </Button>
        )}
      </div>
      {found.isError ? (
        <Failed error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Table
          label={text.titles.activity}
          columns={[
            { id: "when", title: text.when, cell: ({ creatLa }) => formats.dateTime(creatLa) },
            { id: "who", title: text.who, cell: ({ actor }) => nameOf(actor) },
            { id: "what", title: text.what, cell: ({ tip }) => text.kinds[tip], isRowHeader: true },
            {
              id: "document",
              title: text.document,
              cell: ({ documentId, cod }) => (
                <DocumentLinks id={documentId} code={cod} name={documents.get(documentId)?.denumire} />
              ),
            },
            { id: "detail", title: text.detail, cell: detail, isWideOnly: true },
          ]}
          rows={rows}
          idOf={({ id }) => String(id)}
          textOf={({ tip, cod }) => `${text.kinds[tip]} ${cod}`}
          isLoading={found.isPending}
          isUpdating={found.isPlaceholderData}
          empty={
            <EmptyState
              title={text.noEvents}
              icon="search"
              action={<Button onPress={clear}>{text.clear}</Button>}
            >
              {text.noEventsText}
            </EmptyState>
          }
        />
      )}
      <Pager
        page={page}
        size={PAGE_ROWS}
        shown={rows.length}
        total={found.data?.total}
        hasNext={rows.length === PAGE_ROWS}
        hrefOf={(next) => hrefWith({ page: String(next) })}
      />
    </>
  );
}

function beneficiaryOf({ detalii }: EvenimentDocument): number | undefined {
  const { beneficiarOperatorId } = detalii;
  return typeof beneficiarOperatorId === "number" ? beneficiarOperatorId : undefined;
}

export default screen({
  search: (raw): Search => ({
    filters: {
      person: textIn(raw, "person"),
      kind: kinds.find((kind) => kind === textIn(raw, "kind")) ?? "",
      document: /^\d+$/.exec(textIn(raw, "document"))?.[0] ?? "",
      ...periodIn(raw),
    },
    page: countIn(raw, "page", 1),
  }),
  page: Activity,
});
