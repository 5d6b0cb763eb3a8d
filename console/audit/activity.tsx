import { useQuery } from "@tanstack/react-query";
import type { EvenimentDocument } from "../../client/generated/documents/types.ts";
import { Failed } from "../api/failed.tsx";
import { useDocumentNames, useNames } from "../api/names.ts";
import { usePeople } from "../api/people.ts";
import { Button } from "../kit/button.tsx";
import { Pager } from "../kit/pager.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { countIn, textIn } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { ActivityFilters, noFilters } from "./activity-filters.tsx";
import { periodIn } from "./period-filter.tsx";
import { detailsOf } from "./details.ts";
import { DocumentLinks } from "./document-links.tsx";
import { type EventFilters, PAGE_ROWS, eventsIn, everyEvent, kinds } from "./events.ts";
import { ExportCsv } from "./export-csv.tsx";
import { AuditHead } from "./frame.tsx";
import { auditWords } from "./words.ts";
import { detailWords } from "./detail-words.ts";

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
