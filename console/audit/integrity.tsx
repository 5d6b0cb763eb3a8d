import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { documentsList } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { Failed } from "../api/failed.tsx";
import { pageOf } from "../api/list-page.ts";
import { FilterBar, TextFilter } from "../kit/filters.tsx";
import { Pager } from "../kit/pager.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { countIn, textIn } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { DocumentLinks } from "./document-links.tsx";
import { AuditHead } from "./frame.tsx";
import { ChooseAll } from "./integrity-choose-all.tsx";
import { IntegrityRun, type NamedDocuments } from "./integrity-progress.tsx";
import { type DocumentFilters, PAGE_ROWS, documentsQuery } from "./integrity-run.ts";
import { auditWords } from "./words.ts";
import { integrityWords } from "./integrity-words.ts";

interface Search extends DocumentFilters {
  page: number;
}

function Integrity({ search: { name, code, page }, hrefWith, setSearch }: ScreenProps<never, Search>) {
  const text = useWords(auditWords);
  const own = useWords(integrityWords);
  const { dateTime } = useFormats();
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
          rows={rows}
          idOf={({ id }) => String(id)}
          textOf={({ denumire }) => denumire}
          selected={chosen}
          onSelect={choose}
          isLoading={found.isPending}
          isUpdating={found.isPlaceholderData}
          empty={
            <EmptyState title={own.none} icon="search">
              {own.noneText}
            </EmptyState>
          }
        />
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

export default screen({
  search: (raw): Search => ({
    name: textIn(raw, "name"),
    code: textIn(raw, "code"),
    page: countIn(raw, "page", 1),
  }),
  page: Integrity,
});
