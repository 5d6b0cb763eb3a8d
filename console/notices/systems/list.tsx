import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { sistemsList } from "../../../client/generated/notifications/operations.ts";
import type { Sistem } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { pageOf, pageQuery } from "../../api/list-page.ts";
import { RegisterList } from "../../api/register-list.tsx";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { AddressDialog } from "../../kit/dialog.tsx";
import { FilterBar, TextFilter } from "../../kit/filters.tsx";
import { EmptyState } from "../../kit/states.tsx";
import type { Column } from "../../kit/table.tsx";
import { type ListSearch, listSearch } from "../../shell/list-search.ts";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { ActiveState } from "../common/active-state.tsx";
import { NoticeSections, paths } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { commonWords } from "../common/words.ts";
import { SystemMode } from "./system-mode.tsx";
import { systemWords } from "./words.ts";

const SystemForm = lazy(() => import("./create-form.tsx"));

async function findSystems(search: ListSearch) {
  const named = search.text === "" ? {} : { "filter[denumire][contains]": search.text };
  return pageOf(await sistemsList(client, { query: { ...pageQuery(search), ...named } }));
}

function SystemList(props: ScreenProps<never, ListSearch>) {
  const { search, setSearch } = props;
  const text = useWords(systemWords);
  const common = useWords(commonWords);
  const { hrefOf } = useDialogAddress();
  const columns = useColumns();
  const query = useQuery({
    queryKey: ["notifications", "systems", "list", search],
    queryFn: () => findSystems(search),
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
      <NoticeSections of="channels" current="systems" />
      <FilterBar>
        <TextFilter
          label={common.name}
          value={search.text}
          onChange={(value) => setSearch({ text: value, page: undefined }, { isReplacing: true })}
        />
      </FilterBar>
      <RegisterList
        {...props}
        label={text.title}
        query={query}
        columns={columns}
        idOf={({ id }) => String(id)}
        textOf={({ denumire }) => denumire}
        hrefOf={({ id }) => `${paths.systems}/sisteme/${id}`}
        empty={
          search.text === "" ? (
            <EmptyState icon="gear" title={text.none}>
              {text.noneHint}
            </EmptyState>
          ) : (
            <EmptyState icon="filter" title={text.noneFound} />
          )
        }
      />
      <AddressDialog name="create" title={() => text.create}>
        {(_, close) => <SystemForm onCancel={close} />}
      </AddressDialog>
    </>
  );
}

function useColumns(): Column<Sistem>[] {
  const text = useWords(systemWords);
  const common = useWords(commonWords);
  const { number } = useFormats();
  return [
    { id: "denumire", title: common.name, isSortable: true, cell: ({ denumire }) => denumire },
    { id: "cod", title: common.code, isSortable: true, isWideOnly: true, cell: ({ cod }) => cod },
    { id: "mod", title: text.mode, cell: ({ mod }) => <SystemMode mode={mod} /> },
    { id: "activ", title: text.state, isWideOnly: true, cell: ({ activ }) => <ActiveState activ={activ} /> },
    {
      id: "limitaPeZi",
      title: text.dayLimit,
      isNumber: true,
      isWideOnly: true,
      cell: ({ limitaPeZi }) => (limitaPeZi === undefined ? text.unlimited : number(limitaPeZi)),
    },
  ];
}

export default screen({ search: listSearch, page: SystemList });
