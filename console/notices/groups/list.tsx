import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { staffGroupsList } from "../../../client/generated/notifications/operations.ts";
import type { GrupInLista } from "../../../client/generated/notifications/types.ts";
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
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { NoticeSections, paths } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { useIsAdmin } from "../common/role.ts";
import { useSystems } from "../common/systems.ts";
import { commonWords } from "../common/words.ts";
import { groupWords } from "./words.ts";

const CreateForm = lazy(() => import("./create-form.tsx"));

interface Search extends ListSearch {
  system: string;
}

async function findGroups(search: Search) {
  const { text, system } = search;
  const query = {
    ...pageQuery(search),
    ...(text === "" ? {} : { "filter[denumire][contains]": text }),
    ...(system === "" ? {} : { "filter[sistemId]": system }),
  };
  return pageOf(await staffGroupsList(client, { query }));
}

function GroupList(props: ScreenProps<never, Search>) {
  const { search, setSearch } = props;
  const text = useWords(groupWords);
  const common = useWords(commonWords);
  const isAdmin = useIsAdmin();
  const { all } = useSystems();
  const { hrefOf } = useDialogAddress();
  const columns = useColumns();
  const query = useQuery({
    queryKey: ["notifications", "groups", "list", search],
    queryFn: () => findGroups(search),
    placeholderData: keepPreviousData,
  });
  const create = (
    <Link href={hrefOf({ name: "create", id: "nou" })} look="primary" icon="plus">
      {text.create}
    </Link>
  );
  return (
    <>
      <PageHead title={text.title} acts={create} />
      <NoticeSections current="groups" />
      <FilterBar>
        <TextFilter
          label={common.name}
          value={search.text}
          onChange={(value) => setSearch({ text: value, page: undefined }, { isReplacing: true })}
        />
        {isAdmin && (
          <ChoiceFilter
            label={common.system}
            all={text.everySystem}
            options={all.map(({ id, denumire }) => ({ id: String(id), label: denumire }))}
            value={search.system}
            onChange={(sistem) => setSearch({ sistem, page: undefined })}
          />
        )}
      </FilterBar>
      <RegisterList
        {...props}
        label={text.title}
        query={query}
        columns={columns}
        idOf={({ id }) => String(id)}
        textOf={({ denumire }) => denumire}
        hrefOf={({ id }) => `${paths.groups}/${id}`}
        empty={
          search.text === "" && search.system === "" ? (
            <EmptyState icon="people" title={text.none}>
              {text.noneHint}
            </EmptyState>
          ) : (
            <EmptyState icon="filter" title={text.noneFound} />
          )
        }
      />
      <AddressDialog name="create" title={() => text.create}>
        {(_, close) => <CreateForm onCancel={close} />}
      </AddressDialog>
    </>
  );
}

function useColumns(): Column<GrupInLista>[] {
  const text = useWords(groupWords);
  const common = useWords(commonWords);
  const { nameOf } = useSystems();
  const { dateTime } = useFormats();
  return [
    { id: "denumire", title: common.name, isSortable: true, cell: ({ denumire }) => denumire },
    { id: "cod", title: common.code, isSortable: true, isWideOnly: true, cell: ({ cod }) => cod },
    { id: "sistemId", title: common.system, isWideOnly: true, cell: ({ sistemId }) => nameOf(sistemId) },
    {
      id: "creatLa",
      title: text.created,
      isSortable: true,
      isWideOnly: true,
      cell: ({ creatLa }) => dateTime(creatLa),
    },
  ];
}

export default screen({
  search: (raw): Search => ({ ...listSearch(raw), system: textIn(raw, "sistem") }),
  page: GroupList,
});
