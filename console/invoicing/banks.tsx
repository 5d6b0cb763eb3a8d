import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { adminBankTokensList, adminBankTokensRevoke } from "../../client/generated/invoicing/operations.ts";
import type { BankToken } from "../../client/generated/invoicing/types.ts";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { pageOf, pageQuery } from "../api/list-page.ts";
import { RegisterList } from "../api/register-list.tsx";
import { Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { FilterBar } from "../kit/filters.tsx";
import { EmptyState, Skeleton, StateBadge } from "../kit/states.tsx";
import { showToast } from "../kit/toast.tsx";
import { type ListSearch, listSearch } from "../shell/list-search.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { BANKS_KEY, InvoicingSections } from "./parts.tsx";
import { invoicingWords } from "./words.ts";

const NewBankToken = lazy(() => import("./new-bank-token.tsx"));

function Banks({ params: _, ...place }: ScreenProps<never, ListSearch>) {
  const text = useWords(invoicingWords).banks;
  const dialogs = useDialogAddress();
  const { dateTime } = useFormats();
  const query = useQuery({
    queryKey: [...BANKS_KEY, "list", place.search],
    queryFn: async () => pageOf(await adminBankTokensList(client, { query: pageQuery(place.search) })),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <InvoicingSections current="banks" />
      <FilterBar
        act={
          <Link href={dialogs.hrefOf({ name: "new", id: "token" })} look="primary" icon="plus">
            {text.add}
          </Link>
        }
      >
        {text.lead}
      </FilterBar>
      <RegisterList<BankToken>
        {...place}
        query={query}
        label={text.title}
        columns={[
          { id: "name", title: text.name, isSortable: true, cell: ({ name }) => name },
          {
            id: "bank",
            title: text.bank,
            isSortable: true,
            isWideOnly: true,
            cell: ({ bank }) => <code>{bank}</code>,
          },
          {
            id: "state",
            title: text.state,
            cell: ({ active, revokedAt }) =>
              active ? (
                <StateBadge tone="good">{text.active}</StateBadge>
              ) : (
                <StateBadge>{text.revokedAt(revokedAt ? dateTime(revokedAt) : "")}</StateBadge>
              ),
          },
          {
            id: "createdAt",
            title: text.createdAt,
            isSortable: true,
            isWideOnly: true,
            cell: ({ createdAt }) => dateTime(createdAt),
          },
          {
            id: "revoke",
            title: text.revoke,
            cell: ({ id, name, active }) =>
              active && (
                <Link
                  href={dialogs.hrefOf({ name: "revoke", id: String(id) })}
                  label={`${text.revoke}: ${name}`}
                >
                  {text.revoke}
                </Link>
              ),
          },
        ]}
        idOf={({ id }) => String(id)}
        textOf={({ name }) => name}
        empty={
          <EmptyState title={text.empty} icon="lock">
            {text.emptyText}
          </EmptyState>
        }
      />
      <Dialogs />
    </>
  );
}

function Dialogs() {
  const text = useWords(invoicingWords).banks;
  const language = useLanguage();
  const queries = useQueryClient();
  const revoke = async (id: string): Promise<void> => {
    await adminBankTokensRevoke(client, { path: { id: Number(id) } });
    showToast({ text: text.revoked });
    await queries.invalidateQueries({ queryKey: BANKS_KEY });
  };
  return (
    <>
      <AddressDialog name="new" title={() => text.add}>
        {(_, close) => (
          <Suspense fallback={<Skeleton />}>
            <NewBankToken onEnd={close} />
          </Suspense>
        )}
      </AddressDialog>
      <Confirm
        name="revoke"
        title={() => text.revokeTitle}
        verb={text.revoke}
        isDangerous
        act={revoke}
        whyOf={(error) => sentenceOf(error, language)}
      >
        {() => text.revokeText}
      </Confirm>
    </>
  );
}

export default screen({ search: listSearch, page: Banks });
