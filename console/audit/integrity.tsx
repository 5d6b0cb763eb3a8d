import { type UseQueryResult, keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { documentsList } from "../../client/generated/documents/operations.ts";
import type { Document } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Failed, sentenceOf } from "../api/failed.tsx";
import { type ListPage, pageOf } from "../api/list-page.ts";
import { Button } from "../kit/button.tsx";
import { FilterBar, TextFilter } from "../kit/filters.tsx";
import { Pager } from "../kit/pager.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { showToast } from "../kit/toast.tsx";
import { byTitle } from "../shell/found.ts";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { countIn, textIn } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { DocumentLinks } from "./document-links.tsx";
import { AuditHead } from "./frame.tsx";
import { type NamedDocuments, IntegrityRun } from "./integrity-run.tsx";
import {
  type DocumentFilters,
  MOST_DOCUMENTS,
  PAGE_ROWS,
  documentsQuery,
  everyDocument,
} from "./integrity-run.tsx";
import { integrityWords } from "./integrity-words.ts";
import { auditWords } from "./words.ts";

interface ChooseAllProps {
  filters: DocumentFilters;
  total: number;
  onChosen: (documents: readonly Document[]) => void;
}

/** Chooses the documents of all pages, up to the limit of a run. */
function ChooseAll({ filters, total, onChosen }: ChooseAllProps) {
  const text = useWords(integrityWords);
  const language = useLanguage();
  const { number } = useFormats();
  const [isPending, setIsPending] = useState(false);
  const choose = async (): Promise<void> => {
    setIsPending(true);
    try {
      onChosen(await everyDocument(filters));
    } catch (error) {
      showToast({ text: sentenceOf(error, language), tone: "bad" });
    } finally {
      setIsPending(false);
    }
  };
  if (total === 0) return null;
  return (
    <div className="filter-act">
      <Button icon="check" isPending={isPending} onPress={() => void choose()}>
        {text.chooseAll(Math.min(total, MOST_DOCUMENTS))}
      </Button>
      {total > MOST_DOCUMENTS && <p className="hint">{text.most(number(MOST_DOCUMENTS))}</p>}
    </div>
  );
}

interface Search extends DocumentFilters {
  page: number;
}

function Integrity({ search: { name, code, page }, hrefWith, setSearch }: ScreenProps<never, Search>) {
  const text = useWords(auditWords);
  const own = useWords(integrityWords);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [known, setKnown] = useState<NamedDocuments>(new Map());
  const found = useQuery({
    queryKey: ["documents", "list", "integrity", name, code, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { page: page - 1, size: PAGE_ROWS, ...documentsQuery({ name, code }) };
      return pageOf(await documentsList(client, { query, signal }));
    },
  });
  const { rows = [], total = 0 } = found.data ?? {};
  const choose = (selected: ReadonlySet<string>): void => {
    setKnown((before) => new Map([...before, ...rows.map((row) => [String(row.id), row] as const)]));
    setChosen(selected);
  };
  return (
    <>
      <AuditHead section="integrity" />
      <p className="lead">{own.lead}</p>
      <FilterBar>
        <TextFilter
          label={own.name}
          value={name}
          onChange={(next) => setSearch({ name: next, page: undefined }, { isReplacing: true })}
        />
        <TextFilter
          label={text.csv.code}
          value={code}
          onChange={(next) => setSearch({ code: next, page: undefined }, { isReplacing: true })}
        />
        <ChooseAll
          filters={{ name, code }}
          total={total}
          onChosen={(documents) => {
            const named = documents.map((document) => [String(document.id), document] as const);
            setKnown((before) => new Map([...before, ...named]));
            setChosen(new Set(named.map(([id]) => id)));
          }}
        />
      </FilterBar>
      <IntegrityRun chosen={chosen} onChoose={setChosen} known={known} />
      {found.isError ? (
        <Failed error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <DocumentTable found={found} chosen={chosen} onChoose={choose} />
      )}
      <Pager
        page={page}
        size={PAGE_ROWS}
        shown={rows.length}
        total={total}
        hrefOf={(next) => hrefWith({ page: String(next) })}
      />
    </>
  );
}

interface DocumentTableProps {
  found: UseQueryResult<ListPage<Document>>;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

function DocumentTable({ found, chosen, onChoose }: DocumentTableProps) {
  const text = useWords(auditWords);
  const own = useWords(integrityWords);
  const { dateTime } = useFormats();
  return (
    <Table
      label={own.documents}
      columns={[
        {
          id: "document",
          title: text.document,
          cell: (row) => <DocumentLinks id={row.id} code={row.cod} name={row.denumire} />,
        },
        {
          id: "changed",
          title: own.changed,
          cell: ({ modificatLa }) => dateTime(modificatLa),
          isWideOnly: true,
        },
      ]}
      rows={found.data?.rows ?? []}
      idOf={({ id }) => String(id)}
      textOf={({ denumire }) => denumire}
      selected={chosen}
      onSelect={onChoose}
      isLoading={found.isPending}
      isUpdating={found.isPlaceholderData}
      empty={
        <EmptyState title={own.none} icon="search">
          {own.noneText}
        </EmptyState>
      }
    />
  );
}

export default screen({
  search: (raw): Search => ({
    name: textIn(raw, "name"),
    code: textIn(raw, "code"),
    page: countIn(raw, "page", 1),
  }),
  page: Integrity,
  useFound: byTitle(auditWords.titles.integrity),
});
