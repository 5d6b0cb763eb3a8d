import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import type { Destinatar } from "../../../client/generated/notifications/types.ts";
import { RegisterList } from "../../api/register-list.tsx";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { AddressDialog } from "../../kit/dialog.tsx";
import { ChoiceFilter, FilterBar, TextFilter } from "../../kit/filters.tsx";
import { EmptyState } from "../../kit/states.tsx";
import type { Column } from "../../kit/table.tsx";
import { listSearch } from "../../shell/list-search.ts";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { textIn } from "../../shell/search.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { NoticeSections, paths } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { commonWords } from "../common/words.ts";
import { findRecipients, type RecipientSearch } from "./find-recipients.ts";
import { RecipientState } from "./recipient-state.tsx";
import { recipientWords } from "./words.ts";

const ProvisionForm = lazy(() => import("./provision-form.tsx"));

function RecipientList(props: ScreenProps<never, RecipientSearch>) {
  const { search, setSearch } = props;
  const text = useWords(recipientWords);
  const { hrefOf } = useDialogAddress();
  const columns = useColumns();
  const query = useQuery({
    queryKey: ["notifications", "recipients", "list", search],
    queryFn: () => findRecipients(search),
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
      <NoticeSections of="recipients" current="recipients" />
      <FilterBar>
        <TextFilter
          label={text.search}
          value={search.text}
          onChange={(value) => setSearch({ text: value, page: undefined }, { isReplacing: true })}
        />
        <ChoiceFilter
          label={text.state}
          all={text.everyState}
          options={[
            { id: "true", label: text.active },
            { id: "false", label: text.inactive },
          ]}
          value={search.active}
          onChange={(activ) => setSearch({ activ, page: undefined })}
        />
      </FilterBar>
      <RegisterList
        {...props}
        label={text.title}
        query={query}
        columns={columns}
        idOf={({ id }) => String(id)}
        textOf={({ nume }) => nume}
        hrefOf={({ id }) => `${paths.recipients}/${id}`}
        empty={
          search.text === "" && search.active === "" ? (
            <EmptyState icon="people" title={text.none}>
              {text.noneHint}
            </EmptyState>
          ) : (
            <EmptyState icon="filter" title={text.noneFound}>
              {text.noneFoundHint}
            </EmptyState>
          )
        }
      />
      <AddressDialog name="create" title={() => text.create}>
        {(_, close) => <ProvisionForm onCancel={close} />}
      </AddressDialog>
    </>
  );
}

function useColumns(): Column<Destinatar>[] {
  const text = useWords(recipientWords);
  const common = useWords(commonWords);
  const { date } = useFormats();
  return [
    { id: "nume", title: text.name, isSortable: true, cell: ({ nume }) => nume },
    { id: "number", title: text.number, isWideOnly: true, cell: ({ idnp, idno }) => idnp ?? idno ?? "" },
    { id: "limba", title: text.language, isWideOnly: true, cell: ({ limba }) => common.language[limba] },
    {
      id: "utilizatorLogin",
      title: text.account,
      isWideOnly: true,
      cell: ({ utilizatorLogin }) => utilizatorLogin ?? text.noAccount,
    },
    { id: "activ", title: text.state, cell: ({ activ }) => <RecipientState activ={activ} /> },
    {
      id: "creatLa",
      title: text.since,
      isSortable: true,
      isWideOnly: true,
      cell: ({ creatLa }) => date(creatLa),
    },
  ];
}

export default screen({
  search: (raw): RecipientSearch => ({ ...listSearch(raw), active: textIn(raw, "activ") }),
  page: RecipientList,
});
