import { useQuery } from "@tanstack/react-query";
import { Failed } from "../api/failed.tsx";
import { Pager } from "../kit/pager.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { ImportProgress } from "./import-progress.tsx";
import { importsQuery, PAGE_ROWS } from "./my-imports-query.ts";
import { importWords } from "./words.ts";

/** The imports that one started, here or in another browser. */
export function MyImports({ page, hrefOf }: { page: number; hrefOf: (page: number) => string }) {
  const text = useWords(importWords);
  const formats = useFormats();
  const found = useQuery(importsQuery(page));
  const { rows = [], total } = found.data ?? {};
  return (
    <section className="imports-mine" aria-labelledby="imports-mine">
      <h2 id="imports-mine">{text.mine}</h2>
      {found.isError && !found.data && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      {(found.data || found.isPending) && (
        <Table
          label={text.mine}
          rows={rows}
          idOf={({ id }) => String(id)}
          textOf={({ creatLa }) => formats.dateTime(creatLa)}
          hrefOf={({ id }) => `/app/importuri/aduse/${id}`}
          isLoading={found.isPending}
          isUpdating={found.isPlaceholderData}
          columns={[
            { id: "begun", title: text.begun, cell: ({ creatLa }) => formats.dateTime(creatLa) },
            {
              id: "provider",
              title: text.provider,
              isWideOnly: true,
              cell: ({ furnizor }) => text.providers[furnizor],
            },
            {
              id: "state",
              title: text.state,
              cell: ({ status, fisiere, importate, esuate }) => (
                <ImportProgress status={status} all={fisiere} imported={importate} failed={esuate} />
              ),
            },
          ]}
          empty={
            <EmptyState title={text.noImports} icon="download">
              {text.noImportsText}
            </EmptyState>
          }
        />
      )}
      <Pager
        page={page}
        size={PAGE_ROWS}
        shown={rows.length}
        total={total ?? 0}
        label={text.minePages}
        hrefOf={hrefOf}
      />
    </section>
  );
}
