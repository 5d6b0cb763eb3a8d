import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { providersList } from "../../../client/generated/notifications/operations.ts";
import type { Furnizor } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { pageOf, pageQuery } from "../../api/list-page.ts";
import { RegisterList } from "../../api/register-list.tsx";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { AddressDialog } from "../../kit/dialog.tsx";
import { ChoiceFilter, FilterBar } from "../../kit/filters.tsx";
import { EmptyState } from "../../kit/states.tsx";
import type { Column } from "../../kit/table.tsx";
import { type ListSearch, listSearch } from "../../shell/list-search.ts";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { textIn } from "../../shell/search.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { channels } from "../common/kinds.ts";
import { NoticeSections, paths } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { commonWords } from "../common/words.ts";
import { ProviderState } from "./provider-state.tsx";
import { providerWords } from "./words.ts";

const CreateForm = lazy(() => import("./create-form.tsx"));

interface Search extends ListSearch {
  channel: string;
}

async function findProviders(search: Search) {
  const ofChannel = search.channel === "" ? {} : { "filter[canal]": search.channel };
  return pageOf(await providersList(client, { query: { ...pageQuery(search), ...ofChannel } }));
}

function ProviderList(props: ScreenProps<never, Search>) {
  const { search, setSearch } = props;
  const text = useWords(providerWords);
  const common = useWords(commonWords);
  const { hrefOf } = useDialogAddress();
  const columns = useColumns();
  const query = useQuery({
    queryKey: ["notifications", "providers", "list", search],
    queryFn: () => findProviders(search),
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
      <NoticeSections of="channels" current="providers" />
      <FilterBar>
        <ChoiceFilter
          label={text.channel}
          all={text.everyChannel}
          options={channels.map((id) => ({ id, label: common.channel[id] }))}
          value={channels.find((one) => one === search.channel) ?? ""}
          onChange={(canal) => setSearch({ canal, page: undefined })}
        />
      </FilterBar>
      <RegisterList
        {...props}
        label={text.title}
        query={query}
        columns={columns}
        idOf={({ id }) => String(id)}
        textOf={({ cod }) => cod}
        hrefOf={({ id }) => `${paths.providers}/${id}`}
        empty={
          search.channel === "" ? (
            <EmptyState icon="gear" title={text.none}>
              {text.noneHint}
            </EmptyState>
          ) : (
            <EmptyState icon="filter" title={text.noneFound}>
              {text.noneHint}
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

function useColumns(): Column<Furnizor>[] {
  const text = useWords(providerWords);
  const common = useWords(commonWords);
  const { number } = useFormats();
  return [
    { id: "cod", title: common.code, isSortable: true, cell: ({ cod }) => cod },
    { id: "canal", title: text.channel, isSortable: true, cell: ({ canal }) => common.channel[canal] },
    { id: "tip", title: text.kind, isWideOnly: true, cell: ({ tip }) => text.kinds[tip] },
    {
      id: "prioritate",
      title: text.priority,
      isNumber: true,
      isSortable: true,
      isWideOnly: true,
      cell: ({ prioritate }) => number(prioritate),
    },
    {
      id: "peSecunda",
      title: text.perSecond,
      isNumber: true,
      isWideOnly: true,
      cell: ({ peSecunda }) => (peSecunda === undefined ? text.unlimited : number(peSecunda)),
    },
    { id: "activ", title: text.state, cell: (row) => <ProviderState {...row} /> },
  ];
}

export default screen({
  search: (raw): Search => ({ ...listSearch(raw), channel: textIn(raw, "canal") }),
  page: ProviderList,
});
