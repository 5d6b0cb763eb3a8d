import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { adminUnmatchedLinesList } from "../../client/generated/invoicing/operations.ts";
import type { BankLine } from "../../client/generated/invoicing/types.ts";
import { client } from "../api/client.ts";
import { pageOf, pageQuery } from "../api/list-page.ts";
import { RegisterList } from "../api/register-list.tsx";
import { ChoiceFilter, FilterBar, TextFilter } from "../kit/filters.tsx";
import { EmptyState } from "../kit/states.tsx";
import { type ListSearch, listSearch } from "../shell/list-search.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { textIn } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { useMoney } from "./money.ts";
import { BASE, InvoicingSections, LINES_KEY } from "./parts.tsx";
import { invoicingWords } from "./words.ts";

const reasons = ["UnknownInvoice", "Overpayment", "Expired", "Closed", "Currency"] as const;

interface Search extends ListSearch {
  reason: "" | (typeof reasons)[number];
}

function Lines({ params: _, ...place }: ScreenProps<never, Search>) {
  const { search, setSearch } = place;
  const words = useWords(invoicingWords);
  const text = words.lines;
  const money = useMoney();
  const { dateTime } = useFormats();
  const filters = {
    ...(search.text && { "filter[reference][contains]": search.text }),
    ...(search.reason && { "filter[reason]": search.reason }),
  };
  const query = useQuery({
    queryKey: [...LINES_KEY, "list", search],
    queryFn: async () =>
      pageOf(await adminUnmatchedLinesList(client, { query: { ...pageQuery(search), ...filters } })),
    placeholderData: keepPreviousData,
  });
  const isFiltered = search.text !== "" || search.reason !== "";
  return (
    <>
      <PageTitle>{words.sections.lines}</PageTitle>
      <InvoicingSections current="lines" />
      <p>{text.lead}</p>
      <FilterBar>
        <TextFilter
          label={text.search}
          value={search.text}
          onChange={(typed) => setSearch({ text: typed, page: undefined }, { isReplacing: true })}
        />
        <ChoiceFilter
          label={text.reason}
          all={words.all}
          options={reasons.map((id) => ({ id, label: text.reasons[id] }))}
          value={search.reason}
          onChange={(motiv) => setSearch({ motiv, page: undefined })}
        />
      </FilterBar>
      <RegisterList<BankLine>
        {...place}
        query={query}
        label={words.sections.lines}
        columns={[
          { id: "reference", title: text.reference, isSortable: true, cell: ({ reference }) => reference },
          {
            id: "amount",
            title: text.amount,
            isSortable: true,
            isNumber: true,
            cell: ({ amount, currency }) => money(amount, currency),
          },
          {
            id: "reason",
            title: text.reason,
            isWideOnly: true,
            cell: ({ reason }) => (reason ? text.reasons[reason] : "–"),
          },
          { id: "bank", title: text.bank, isSortable: true, isWideOnly: true, cell: ({ bank }) => bank },
          { id: "payer", title: text.payer, isWideOnly: true, cell: ({ payer }) => payer ?? "–" },
          {
            id: "receivedAt",
            title: text.receivedAt,
            isSortable: true,
            isWideOnly: true,
            cell: ({ receivedAt }) => dateTime(receivedAt),
          },
        ]}
        idOf={({ id }) => String(id)}
        textOf={({ reference }) => reference}
        hrefOf={({ id }) => `${BASE}/neidentificate/${id}`}
        empty={
          <EmptyState title={isFiltered ? words.noMatch : text.empty} icon="check">
            {isFiltered ? words.noMatchText : text.emptyText}
          </EmptyState>
        }
      />
    </>
  );
}

export default screen({
  search: (raw): Search => ({
    ...listSearch(raw),
    reason: reasons.find((one) => one === textIn(raw, "motiv")) ?? "",
  }),
  page: Lines,
});
