import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { AddressDialog } from "../../kit/dialog.tsx";
import { ChoiceFilter, FilterBar, TextFilter } from "../../kit/filters.tsx";
import { EmptyState, Skeleton } from "../../kit/states.tsx";
import type { ListSearch } from "../../shell/list-search.ts";
import type { ScreenProps } from "../../shell/screen.tsx";
import { useGo } from "../../shell/use-go.ts";
import { useWords } from "../../words/words.ts";
import { pageQuery } from "../list-page.ts";
import { RegisterList } from "../register-list.tsx";
import { AccountState, useRolesText } from "./account-parts.tsx";
import { type Accounts, type AccountFilters, accountHref, accountName, accountsKey } from "./account.ts";
import { accountWords } from "./words.ts";

const NewAccount = lazy(() => import("./new-account.tsx"));

export interface AccountSearch extends ListSearch {
  /** "true" or "false", "" for all. */
  active: "" | "true" | "false";
}

type AccountListProps = Omit<ScreenProps<never, AccountSearch>, "params"> & { accounts: Accounts };

/** The accounts of a service. */
export function AccountList({ accounts, ...place }: AccountListProps) {
  const { search, setSearch } = place;
  const text = useWords(accountWords);
  const dialogs = useDialogAddress();
  const rolesText = useRolesText();
  const filters: AccountFilters = {
    ...(search.text && { "filter[login][contains]": search.text }),
    ...(search.active && { "filter[activated]": search.active }),
  };
  const query = useQuery({
    queryKey: [...accountsKey(accounts), "list", search],
    queryFn: () => accounts.list({ ...pageQuery(search), ...filters }),
    placeholderData: keepPreviousData,
  });
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <FilterBar
        act={
          <Link href={dialogs.hrefOf({ name: "new", id: "user" })} look="primary" icon="plus">
            {text.add}
          </Link>
        }
      >
        <TextFilter
          label={text.search}
          value={search.text}
          onChange={(typed) => setSearch({ text: typed, page: undefined }, { isReplacing: true })}
        />
        <ChoiceFilter
          label={text.state}
          all={text.all}
          options={[
            { id: "true", label: text.active },
            { id: "false", label: text.inactive },
          ]}
          value={search.active}
          onChange={(activ) => setSearch({ activ, page: undefined })}
        />
      </FilterBar>
      <RegisterList
        {...place}
        query={query}
        label={text.title}
        columns={[
          { id: "name", title: text.name, cell: accountName },
          { id: "login", title: text.login, isSortable: true, isWideOnly: true, cell: ({ login }) => login },
          { id: "email", title: text.email, isSortable: true, isWideOnly: true, cell: ({ email }) => email },
          { id: "roles", title: text.roles, isWideOnly: true, cell: rolesText },
          {
            id: "state",
            title: text.state,
            cell: (account) => <AccountState activated={account.activated} />,
          },
        ]}
        idOf={({ login }) => login}
        textOf={accountName}
        hrefOf={({ login }) => accountHref(accounts, login)}
        empty={
          <EmptyState title={isFiltered ? text.noMatch : text.empty} icon="people">
            {isFiltered ? text.noMatchText : text.emptyText}
          </EmptyState>
        }
      />
      <NewDialog accounts={accounts} />
    </>
  );
}

function NewDialog({ accounts }: { accounts: Accounts }) {
  const text = useWords(accountWords);
  const go = useGo();
  return (
    <AddressDialog name="new" title={() => text.addTitle}>
      {(_, close) => (
        <Suspense fallback={<Skeleton />}>
          <NewAccount
            accounts={accounts}
            onCancel={close}
            onMade={({ login }) => go(accountHref(accounts, login), { isReplacing: true })}
          />
        </Suspense>
      )}
    </AddressDialog>
  );
}
