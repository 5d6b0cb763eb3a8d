import { useQuery } from "@tanstack/react-query";
import { adminAuditsListExchanges } from "../../client/generated/platform/operations.ts";
import type { Exchange } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { FilterBar, TextFilter } from "../kit/filters.tsx";
import { EmptyState } from "../kit/states.tsx";
import type { Column } from "../kit/table.tsx";
import { type ListSearch, listSearch } from "../shell/list-search.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { textIn } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { exchangeWords } from "./exchange-words.ts";
import { Listing } from "./listing.tsx";
import { AUDITS_KEY, auditHref } from "./parts.tsx";

interface Search extends ListSearch {
  /** The numbers of the exchanges that prove a deviation, with commas; "" for all. */
  numbers: string;
}

function Exchanges(props: ScreenProps<"id", Search>) {
  const { params, search, setSearch, hrefWith } = props;
  const id = Number(params.id);
  const text = useWords(exchangeWords);
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
        place={props}
        name="platform/exchanges"
        label={text.title}
        queryKey={[...AUDITS_KEY, id, "exchanges", filters]}
        read={(query) => adminAuditsListExchanges(client, { path: { id }, query: { ...query, ...filters } })}
        columns={useColumns()}
        idOf={({ n }) => String(n)}
        textOf={({ method, path }) => `${method} ${path}`}
        empty={
          <EmptyState
            title={search.text ? text.noMatch : text.empty}
            text={!search.text && text.emptyText}
            icon="search"
          />
        }
      />
      <AddressDialog name="exchange" title={text.open}>
        {(n) => <ExchangeDetails auditId={id} n={n} />}
      </AddressDialog>
    </>
  );
}

/** One request of an audit with its answer, as it was kept: the audit masked the secrets. */
function ExchangeDetails({ auditId, n }: { auditId: number; n: string }) {
  const text = useWords(exchangeWords);
  const exchange = useQuery({
    queryKey: [...AUDITS_KEY, auditId, "exchange", n],
    queryFn: async () => {
      const query = { "filter[n]": n };
      return (await adminAuditsListExchanges(client, { path: { id: auditId }, query })).data.items;
    },
  });
  return (
    <Loaded query={exchange}>
      {([found]) =>
        found ? (
          <>
            <Part title={text.request} content={`${found.method} ${found.path}`} />
            <Part title={text.sent} content={linesOf(found.sent)} />
            {found.body !== undefined && <Part title={text.body} content={found.body} />}
            <Part
              title={text.status}
              content={String(found.status ?? (found.fault && text.fault(found.fault)) ?? "–")}
            />
            {found.headers && <Part title={text.received} content={linesOf(found.headers)} />}
            {found.answer !== undefined && found.answer !== "" && (
              <Part title={text.content} content={written(found.answer)} />
            )}
          </>
        ) : (
          <EmptyState title={text.empty} text={text.emptyText} />
        )
      }
    </Loaded>
  );
}

const linesOf = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");

const written = (answer: unknown): string =>
  typeof answer === "string" ? answer : JSON.stringify(answer, undefined, 2);

function Part({ title, content }: { title: string; content: string }) {
  return (
    <section>
      <h3>{title}</h3>
      <pre role="group" tabIndex={0} aria-label={title}>
        {content}
      </pre>
    </section>
  );
}

function useColumns(): Column<Exchange>[] {
  const text = useWords(exchangeWords);
  const dialogs = useDialogAddress();
  const { number } = useFormats();
  const callers = new Map(Object.entries(text.callers));
  const reasons = new Map(Object.entries(text.reasons));
  return [
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
  ];
}

export default screen({
  params: ["id"],
  search: (raw): Search => ({ ...listSearch(raw), numbers: textIn(raw, "n") }),
  page: Exchanges,
});
