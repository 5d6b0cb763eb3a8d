import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { mailSendersList } from "../../../client/generated/notifications/operations.ts";
import type { Expeditor } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { pageOf, pageQuery } from "../../api/list-page.ts";
import { RegisterList } from "../../api/register-list.tsx";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { AddressDialog } from "../../kit/dialog.tsx";
import { FilterBar, TextFilter } from "../../kit/filters.tsx";
import { EmptyState, StateBadge } from "../../kit/states.tsx";
import type { Column } from "../../kit/table.tsx";
import { type ListSearch, listSearch } from "../../shell/list-search.ts";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { useWords } from "../../words/words.ts";
import { ActiveState } from "../common/active-state.tsx";
import { NoticeSections, paths } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { commonWords } from "../common/words.ts";
import { senderWords } from "./words.ts";

const SenderForm = lazy(() => import("./sender-form.tsx"));

async function findSenders(search: ListSearch) {
  const named = search.text === "" ? {} : { "filter[denumire][contains]": search.text };
  return pageOf(await mailSendersList(client, { query: { ...pageQuery(search), ...named } }));
}

function SenderList(props: ScreenProps<never, ListSearch>) {
  const { search, setSearch } = props;
  const text = useWords(senderWords);
  const common = useWords(commonWords);
  const { hrefOf } = useDialogAddress();
  const columns = useColumns();
  const query = useQuery({
    queryKey: ["notifications", "senders", "list", search],
    queryFn: () => findSenders(search),
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
      <NoticeSections of="channels" current="senders" />
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
        hrefOf={({ id }) => `${paths.senders}/${id}`}
        empty={
          search.text === "" ? (
            <EmptyState icon="person" title={text.none}>
              {text.noneHint}
            </EmptyState>
          ) : (
            <EmptyState icon="filter" title={text.noneFound} />
          )
        }
      />
      <AddressDialog name="create" title={() => text.create}>
        {(_, close) => <SenderForm id={undefined} onEnd={close} />}
      </AddressDialog>
    </>
  );
}

function useColumns(): Column<Expeditor>[] {
  const text = useWords(senderWords);
  const common = useWords(commonWords);
  return [
    { id: "denumire", title: common.name, isSortable: true, cell: ({ denumire }) => denumire },
    { id: "from", title: text.from, isWideOnly: true, cell: ({ from }) => from },
    {
      id: "dkim",
      title: text.dkim,
      isWideOnly: true,
      cell: ({ dkim }) => (dkim ? text.signed(dkim.domeniu, dkim.selector) : text.unsigned),
    },
    {
      id: "activ",
      title: text.state,
      cell: ({ activ, implicit }) => (
        <span className="notice-counts">
          <ActiveState activ={activ} />
          {implicit && <StateBadge tone="accent">{text.default}</StateBadge>}
        </span>
      ),
    },
  ];
}

export default screen({ search: listSearch, page: SenderList });
