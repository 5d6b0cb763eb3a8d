import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { usersList } from "../../../client/generated/notifications/operations.ts";
import type { User } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { pageOf, pageQuery } from "../../api/list-page.ts";
import { RegisterList } from "../../api/register-list.tsx";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { AddressDialog } from "../../kit/dialog.tsx";
import { ChoiceFilter, FilterBar, TextFilter } from "../../kit/filters.tsx";
import { EmptyState } from "../../kit/states.tsx";
import type { Column } from "../../kit/table.tsx";
import { type ListSearch, listSearch } from "../../shell/list-search.ts";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { textIn } from "../../shell/search.ts";
import { useWords } from "../../words/words.ts";
import { NoticeSections, paths } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { useSystems } from "../common/systems.ts";
import { AccountState } from "./account-state.tsx";
import { nameOf, roleOf } from "./values.ts";
import { accountWords } from "./words.ts";

const CreateForm = lazy(() => import("./create-form.tsx"));

interface Search extends ListSearch {
  role: string;
}

const authorities = { admin: "ROLE_ADMIN", operator: "ROLE_OPERATOR" } as const;
type Filtered = keyof typeof authorities;
const filtered: readonly Filtered[] = ["admin", "operator"];

async function findAccounts(search: Search) {
  const role = filtered.find((one) => one === search.role);
  const query = {
    ...pageQuery(search),
    ...(search.text === "" ? {} : { "filter[login][contains]": search.text }),
    ...(role === undefined ? {} : { "filter[authorities]": authorities[role] }),
  };
  return pageOf(await usersList(client, { query }));
}

function AccountList(props: ScreenProps<never, Search>) {
  const { search, setSearch } = props;
  const text = useWords(accountWords);
  const { hrefOf } = useDialogAddress();
  const columns = useColumns();
  const query = useQuery({
    queryKey: ["notifications", "accounts", "list", search],
    queryFn: () => findAccounts(search),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHead
        title={text.title}
        acts={
          <Link href={hrefOf({ name: "create", id: "nou" })} look="primary" icon="plus">
            {text.create}
          </Link>
        }
      />
      <NoticeSections of="channels" current="accounts" />
      <FilterBar>
        <TextFilter
          label={text.login}
          value={search.text}
          onChange={(value) => setSearch({ text: value, page: undefined }, { isReplacing: true })}
        />
        <ChoiceFilter
          label={text.role}
          all={text.everyRole}
          options={filtered.map((id) => ({ id, label: text.roles[id] }))}
          value={filtered.find((one) => one === search.role) ?? ""}
          onChange={(rol) => setSearch({ rol, page: undefined })}
        />
      </FilterBar>
      <RegisterList
        {...props}
        label={text.title}
        query={query}
        columns={columns}
        idOf={({ id }) => String(id)}
        textOf={({ login }) => login}
        hrefOf={({ login }) => `${paths.accounts}/${encodeURIComponent(login)}`}
        empty={
          search.text === "" && search.role === "" ? (
            <EmptyState icon="person" title={text.none} />
          ) : (
            <EmptyState icon="filter" title={text.noneFound}>
              {text.noneFoundHint}
            </EmptyState>
          )
        }
      />
      <AddressDialog name="create" title={() => text.create}>
        {(_, close) => <CreateForm onCancel={close} />}
      </AddressDialog>
    </>
  );
}

function useColumns(): Column<User>[] {
  const text = useWords(accountWords);
  const { nameOf: systemName } = useSystems();
  return [
    { id: "login", title: text.login, isSortable: true, cell: ({ login }) => login },
    { id: "name", title: text.lastName, isWideOnly: true, cell: nameOf },
    {
      id: "role",
      title: text.role,
      isWideOnly: true,
      cell: (user) =>
        [text.roles[roleOf(user)], user.sistemId !== undefined && systemName(user.sistemId)]
          .filter(Boolean)
          .join(", "),
    },
    { id: "email", title: text.email, isWideOnly: true, cell: ({ email }) => email },
    {
      id: "activated",
      title: text.state,
      cell: ({ activated }) => <AccountState activated={activated} />,
    },
  ];
}

export default screen({
  search: (raw): Search => ({ ...listSearch(raw), role: textIn(raw, "rol") }),
  page: AccountList,
});
