import { lazy } from "react";
import { adminAuditsListExchanges } from "../../client/generated/platform/operations.ts";
import type { Exchange } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { FilterBar, TextFilter } from "../kit/filters.tsx";
import { EmptyState } from "../kit/states.tsx";
import { type ListSearch, listSearch } from "../shell/list-search.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { textIn } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { exchangeWords } from "./exchange-words.ts";
import { Listing } from "./listing.tsx";
import { AUDITS_KEY, auditHref } from "./parts.tsx";

const ExchangeDetails = lazy(() => import("./exchange-details.tsx"));

interface Search extends ListSearch {
  /** The numbers of the exchanges that prove a deviation, with commas; "" for all. */
  numbers: string;
}

function Exchanges(props: ScreenProps<"id", Search>) {
  const { params, search, setSearch, hrefWith } = props;
  const id = Number(params.id);
  const text = useWords(exchangeWords);
  const dialogs = useDialogAddress();
  const { number } = useFormats();
  const callers = new Map(Object.entries(text.callers));
  const reasons = new Map(Object.entries(text.reasons));
  const filters = {
    ...(search.numbers && { "filter[n][in]": search.numbers }),
    ...(search.text && { "filter[path][contains]": search.text }),
  };
  return (
    <>
      <Link href={auditHref(id)} icon="chevronLeft">
        {text.back}
      </Link>
      <PageTitle>{text.title}</PageTitle>
      <FilterBar
        act={
          search.numbers && (
            <Link href={hrefWith({ n: undefined, page: undefined })} look="plain" icon="close">
              {text.showAll}
            </Link>
          )
        }
      >
        <TextFilter
          label={text.path}
          value={search.text}
          onChange={(typed) => setSearch({ text: typed, page: undefined }, { isReplacing: true })}
        />
      </FilterBar>
      {search.numbers && <p className="hint">{text.only}</p>}
      <Listing<Exchange>
        {...props}
        label={text.title}
        queryKey={[...AUDITS_KEY, id, "exchanges", filters]}
        read={async (query) =>
          (await adminAuditsListExchanges(client, { path: { id }, query: { ...query, ...filters } })).data
        }
        columns={[
          { id: "n", title: text.number, isNumber: true, isSortable: true, cell: ({ n }) => number(n) },
          {
            id: "path",
            title: text.request,
            isRowHeader: true,
            cell: ({ n, method, path }) => (
              <Link href={dialogs.hrefOf({ name: "exchange", id: String(n) })}>
                <code>
                  {method} {path}
                </code>
              </Link>
            ),
          },
          {
            id: "status",
            title: text.answer,
            isSortable: true,
            cell: ({ status, fault }) => status ?? (fault && text.fault(fault)),
          },
          {
            id: "reason",
            title: text.reason,
            isWideOnly: true,
            cell: ({ reason }) => reasons.get(reason) ?? reason,
          },
          {
            id: "caller",
            title: text.caller,
            isWideOnly: true,
            cell: ({ caller }) => callers.get(caller) ?? caller,
          },
        ]}
        idOf={({ n }) => String(n)}
        textOf={({ method, path }) => `${method} ${path}`}
        empty={
          <EmptyState title={search.text ? text.noMatch : text.empty} icon="search">
            {!search.text && text.emptyText}
          </EmptyState>
        }
      />
      <AddressDialog name="exchange" title={text.open}>
        {(n) => <ExchangeDetails auditId={id} n={n} />}
      </AddressDialog>
    </>
  );
}

export default screen({
  params: ["id"],
  search: (raw): Search => ({ ...listSearch(raw), numbers: textIn(raw, "n") }),
  page: Exchanges,
});
