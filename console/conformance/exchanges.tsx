import { useQuery } from "@tanstack/react-query";
import { adminAuditsListExchanges } from "../../client/generated/platform/operations.ts";
import type { Exchange } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import {
  type AboveProps,
  type Known,
  type ListPlace,
  type RecordSearch,
  type Said,
  record,
} from "../api/register/kind.ts";
import { FilteredRows, recordSearch } from "../api/register/record-list.tsx";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { EmptyState } from "../kit/states.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { textIn } from "../shell/search.ts";
import { useWords } from "../words/words.ts";
import { exchangeWords } from "./exchange-words.ts";
import { AUDITS_KEY, BASE, auditHref } from "./parts.tsx";
import { pageOnly } from "./reading.ts";

/** The requests of an audit and their answers, as they were kept. */
const exchanges = record({
  key: ["platform", "exchanges"],
  path: BASE,
  recordPath: undefined,
  icon: "search",
  useMayWrite: () => false,
  texts: { title: exchangeWords.title, none: exchangeWords.empty, noneText: exchangeWords.emptyText },
  nameOf: ({ method, path }: Exchange) => `${method} ${path}`,
  idOf: ({ n }) => String(n),
  filters: [{ name: "text", label: exchangeWords.path, query: "filter[path][contains]" }],
  Above: OnlyProof,
  fields: {
    n: {
      label: exchangeWords.number,
      column: ["number", "sorted"],
      show: ({ n }, { formats }) => formats.number(n),
    },
    path: { label: exchangeWords.request, column: ["name"], show: (row) => <ExchangeLink exchange={row} /> },
    status: {
      label: exchangeWords.answer,
      column: ["sorted"],
      show: ({ status, fault }, { say }) => status ?? (fault && say(exchangeWords.fault)(fault)),
    },
    reason: {
      label: exchangeWords.reason,
      column: ["wide"],
      show: ({ reason }, known) => named(exchangeWords.reasons, reason, known),
    },
    caller: {
      label: exchangeWords.caller,
      column: ["wide"],
      show: ({ caller }, known) => named(exchangeWords.callers, caller, known),
    },
  },
  list: (query, { of, ...filters }) =>
    adminAuditsListExchanges(client, { path: { id: Number(of) }, query: { ...pageOnly(query), ...filters } }),
});

/** Its text; one that the console does not know stays as it is. */
function named(texts: Readonly<Record<string, Said>>, name: string, { say }: Known): string {
  const known = texts[name];
  return known ? say(known) : name;
}

/** The numbers of the exchanges that prove a deviation, with commas; "" for all. */
const numbersIn = ({ search }: ListPlace): string => textIn(search.raw, "n");

function OnlyProof({ place }: AboveProps) {
  const { only } = useWords(exchangeWords);
  return numbersIn(place) && <p className="hint">{only}</p>;
}

function ExchangeLink({ exchange: { n, method, path } }: { exchange: Exchange }) {
  const dialogs = useDialogAddress();
  return (
    <Link href={dialogs.hrefOf({ name: "exchange", id: String(n) })}>
      <code>
        {method} {path}
      </code>
    </Link>
  );
}

function Exchanges({ params, ...place }: ScreenProps<"id", RecordSearch>) {
  const id = Number(params.id);
  const text = useWords(exchangeWords);
  const numbers = numbersIn(place);
  return (
    <>
      <Link href={auditHref(id)} icon="chevronLeft">
        {text.back}
      </Link>
      <PageTitle>{text.title}</PageTitle>
      <FilteredRows
        kind={exchanges}
        place={place}
        filters={{ of: String(id), ...(numbers && { "filter[n][in]": numbers }) }}
        act={
          numbers && (
            <Link href={place.hrefWith({ n: undefined, page: undefined })} look="plain" icon="close">
              {text.showAll}
            </Link>
          )
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

export default screen({
  params: ["id"],
  search: recordSearch,
  page: Exchanges,
});
