import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { documentsList, importsResync } from "../../client/generated/documents/operations.ts";
import type { Document } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Failed, sentenceOf } from "../api/failed.tsx";
import { Button } from "../kit/button.tsx";
import { Pager } from "../kit/pager.tsx";
import { EmptyState, StateBadge } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { showToast } from "../kit/toast.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { ImportProgress } from "./import-progress.tsx";
import { IMPORTS_ON_PAGE, importsQuery } from "./my-imports-query.ts";
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
        size={IMPORTS_ON_PAGE}
        shown={rows.length}
        total={total ?? 0}
        label={text.minePages}
        hrefOf={hrefOf}
      />
    </section>
  );
}

const PAGE_ROWS = 20;

/** Copies and live links, with what can be done at their source. */
export function ImportedDocuments({ page, hrefOf }: { page: number; hrefOf: (page: number) => string }) {
  const text = useWords(importWords);
  const formats = useFormats();
  const found = useQuery({
    queryKey: ["documents", "list", { imported: true, page }],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const query = {
        "filter[mod][specified]": "true",
        sort: "-modificatLa",
        page: page - 1,
        size: PAGE_ROWS,
      };
      return (await documentsList(client, { query })).data;
    },
  });
  const rows = found.data?.items ?? [];
  return (
    <section aria-labelledby="imports-documents">
      <h2 id="imports-documents">{text.documents}</h2>
      {found.isError && !found.data && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      {(found.data || found.isPending) && (
        <Table
          label={text.documents}
          rows={rows}
          idOf={({ id }) => String(id)}
          textOf={({ denumire }) => denumire}
          hrefOf={({ id }) => `/app/acte/${id}`}
          isLoading={found.isPending}
          isUpdating={found.isPlaceholderData}
          columns={[
            { id: "name", title: text.name, cell: ({ denumire }) => denumire },
            {
              id: "mode",
              title: text.mode,
              cell: ({ mod }) => mod && <StateBadge>{text.modes[mod]}</StateBadge>,
            },
            {
              id: "provider",
              title: text.provider,
              isWideOnly: true,
              cell: ({ furnizor }) => furnizor && text.providers[furnizor],
            },
            {
              id: "changed",
              title: text.changed,
              isWideOnly: true,
              cell: ({ modificatLa }) => formats.dateTime(modificatLa),
            },
            { id: "acts", title: text.act, cell: (document) => <SourceActs document={document} /> },
          ]}
          empty={
            <EmptyState title={text.noDocuments} icon="download">
              {text.noDocumentsText}
            </EmptyState>
          }
        />
      )}
      <Pager
        page={page}
        size={PAGE_ROWS}
        shown={rows.length}
        total={found.data?.total ?? 0}
        hrefOf={hrefOf}
      />
    </section>
  );
}

function SourceActs({ document }: { document: Document }) {
  const { id, denumire, urlWeb, poate } = document;
  const text = useWords(importWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const resync = async (): Promise<void> => {
    setIsPending(true);
    try {
      const { data } = await importsResync(client, { path: { id } });
      showToast({ text: data.schimbat ? text.resynced(denumire) : text.unchanged(denumire) });
      await queries.invalidateQueries({ queryKey: ["documents"] });
    } catch (error) {
      showToast({ text: `${denumire}: ${sentenceOf(error, language)}`, tone: "bad" });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <span className="acts">
      {urlWeb && (
        <a
          className="link"
          href={urlWeb}
          target="_blank"
          rel="noreferrer"
          aria-label={text.openThereOf(denumire)}
        >
          {text.openThere}
        </a>
      )}
      {poate.includes("RESINCRONIZEAZA") && (
        <Button
          icon="retry"
          isPending={isPending}
          label={text.resyncOf(denumire)}
          onPress={() => void resync()}
        >
          {text.resync}
        </Button>
      )}
    </span>
  );
}
