import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { conversiesList } from "../../client/generated/documents/operations.ts";
import type { Conversie } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Failed } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { given } from "../kit/given.ts";
import { Pager } from "../kit/pager.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { countIn, textIn } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { ScanState, isRunning } from "./scan-state.tsx";
import { scanWords } from "./words.ts";

const NewScan = lazy(() => import("./new-scan.tsx"));

const PAGE_ROWS = 20;
const LOOK_MS = 3000;
const STATES = [
  "IN_LUCRU",
  "IN_ASTEPTARE",
  "FINALIZATA",
  "ESUATA",
] as const satisfies readonly Conversie["status"][];

interface Search {
  page: number;
  status: Conversie["status"] | undefined;
}

function Scans({ search, hrefWith }: ScreenProps<never, Search>) {
  const text = useWords(scanWords);
  const formats = useFormats();
  const dialogs = useDialogAddress();
  const { page, status } = search;
  const found = useQuery({
    queryKey: ["documents", "scans", search],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const query = {
        page: page - 1,
        size: PAGE_ROWS,
        sort: "-creatLa",
        ...given({ "filter[status]": status }),
      };
      return (await conversiesList(client, { query })).data;
    },
    refetchInterval: ({ state }) => (state.data?.items.some(isRunning) ? LOOK_MS : false),
  });
  const rows = found.data?.items ?? [];
  const nameOf = ({ denumire }: Conversie): string => denumire ?? text.unnamed;
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <p>{text.intro}</p>
      <div className="acts">
        <Link look="primary" icon="plus" href={dialogs.hrefOf({ name: "citire", id: "nou" })}>
          {text.add}
        </Link>
      </div>
      <nav className="acts list-filter" aria-label={text.filter}>
        {[undefined, ...STATES].map((one) => (
          <Link
            key={one ?? "all"}
            href={hrefWith({ stare: one, page: undefined })}
            look="quiet"
            current={one === status ? "page" : undefined}
          >
            {one ? text.states[one] : text.all}
          </Link>
        ))}
      </nav>
      {found.isError && !found.data && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      {(found.data || found.isPending) && (
        <Table
          label={text.title}
          rows={rows}
          idOf={({ id }) => String(id)}
          textOf={nameOf}
          hrefOf={({ id }) => `/app/scanari/${id}`}
          isLoading={found.isPending}
          isUpdating={found.isPlaceholderData}
          columns={[
            { id: "name", title: text.name, cell: nameOf },
            { id: "state", title: text.state, cell: (scan) => <ScanState scan={scan} /> },
            {
              id: "language",
              title: text.language,
              isWideOnly: true,
              cell: ({ limba }) => text.languages[limba],
            },
            {
              id: "created",
              title: text.created,
              isWideOnly: true,
              cell: ({ creatLa }) => formats.dateTime(creatLa),
            },
          ]}
          empty={
            status ? (
              <EmptyState title={text.emptyFiltered} icon="search" />
            ) : (
              <EmptyState title={text.empty} icon="document">
                {text.emptyText}
              </EmptyState>
            )
          }
        />
      )}
      <Pager
        page={page}
        size={PAGE_ROWS}
        shown={rows.length}
        total={found.data?.total ?? 0}
        hrefOf={(next) => hrefWith({ page: String(next) })}
      />
      <AddressDialog name="citire" title={() => text.form.title}>
        {(id, close) => <NewScan of={id} onEnd={close} />}
      </AddressDialog>
    </>
  );
}

export default screen({
  search: (raw): Search => ({
    page: countIn(raw, "page", 1),
    status: STATES.find((one) => one === textIn(raw, "stare")),
  }),
  page: Scans,
});
