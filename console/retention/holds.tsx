import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { documentsList } from "../../client/generated/documents/operations.ts";
import type { Document } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { pageOf, pageQuery } from "../api/list-page.ts";
import { RegisterList } from "../api/register-list.tsx";
import { useSaved } from "../api/saved.ts";
import { Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { ChoiceFilter, FilterBar, TextFilter } from "../kit/filters.tsx";
import { type Tone, EmptyState, StateBadge } from "../kit/states.tsx";
import type { Column } from "../kit/table.tsx";
import { type ListSearch, listSearch } from "../shell/list-search.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { textIn } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { setHold } from "./hold.ts";
import { RetentionSections } from "./retention-sections.tsx";
import { retentionWords } from "./words.ts";

function LiftQuestion({ documents }: { documents: readonly Document[] }) {
  const text = useWords(retentionWords).holds;
  const language = useLanguage();
  const saved = useSaved(["documents"]);
  const nameOf = (id: string): string =>
    documents.find((one) => String(one.id) === id)?.denumire ?? text.thisDocument;
  return (
    <Confirm
      name="lift"
      title={(id) => text.liftTitle(nameOf(id))}
      verb={text.lift}
      isDangerous
      whyOf={(error) => sentenceOf(error, language)}
      act={async (id) => {
        const said = text.lifted(nameOf(id));
        await setHold(Number(id), false);
        await saved(said, () => setHold(Number(id), true));
      }}
    >
      {() => text.liftText}
    </Confirm>
  );
}

const tones: Record<Document["status"], Tone> = {
  ACTIV: "good",
  ARHIVAT: "neutral",
  STERS: "warning",
  PURJAT: "bad",
};

/** A hold is lifted by those who may set it. */
function useHoldColumns(): Column<Document>[] {
  const text = useWords(retentionWords).holds;
  const { dateTime } = useFormats();
  const dialogs = useDialogAddress();
  return [
    { id: "denumire", title: text.document, cell: ({ denumire }) => denumire, isSortable: true },
    { id: "cod", title: text.cod, cell: ({ cod }) => cod, isWideOnly: true },
    {
      id: "modificatLa",
      title: text.changed,
      cell: ({ modificatLa }) => dateTime(modificatLa),
      isSortable: true,
      isWideOnly: true,
    },
    {
      id: "status",
      title: text.state,
      cell: ({ status }) => <StateBadge tone={tones[status]}>{text.statuses[status]}</StateBadge>,
      isWideOnly: true,
    },
    {
      id: "lift",
      title: text.act,
      cell: ({ id, denumire, poate }) =>
        poate.includes("RETINE") && (
          <Link href={dialogs.hrefOf({ name: "lift", id: String(id) })} label={`${text.lift}: ${denumire}`}>
            {text.lift}
          </Link>
        ),
    },
  ];
}

const HoldForm = lazy(() => import("./hold-form.tsx"));

const statuses = ["ACTIV", "ARHIVAT", "STERS"] as const;

interface Search extends ListSearch {
  status: (typeof statuses)[number] | "";
}

const NONE: readonly Document[] = [];

function Holds(props: ScreenProps<never, Search>) {
  const { search, setSearch } = props;
  const text = useWords(retentionWords).holds;
  const dialogs = useDialogAddress();
  const query = useQuery({
    queryKey: ["documents", "holds", search],
    placeholderData: keepPreviousData,
    queryFn: async () =>
      pageOf(
        await documentsList(client, {
          query: {
            ...pageQuery(search),
            "filter[retinereLegala]": "true",
            ...(search.text === "" ? {} : { "filter[denumire][contains]": search.text }),
            ...(search.status === "" ? {} : { "filter[status]": search.status }),
          },
        }),
      ),
  });
  const columns = useHoldColumns();
  const isFiltered = search.text !== "" || search.status !== "";
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <RetentionSections current="holds" />
      <p>{text.about}</p>
      <FilterBar
        act={
          <Link look="primary" icon="lock" href={dialogs.hrefOf({ name: "hold", id: "document" })}>
            {text.set}
          </Link>
        }
      >
        <TextFilter
          label={text.search}
          value={search.text}
          onChange={(value) => setSearch({ text: value, page: undefined }, { isReplacing: true })}
        />
        <ChoiceFilter
          label={text.state}
          all={text.all}
          value={search.status}
          options={statuses.map((id) => ({ id, label: text.statuses[id] }))}
          onChange={(stare) => setSearch({ stare, page: undefined })}
        />
      </FilterBar>
      <RegisterList
        {...props}
        query={query}
        label={text.title}
        columns={columns}
        idOf={({ id }) => String(id)}
        textOf={({ denumire }) => denumire}
        hrefOf={({ id }) => `/app/acte/${id}`}
        empty={
          <EmptyState icon="lock" title={isFiltered ? text.nothingFound : text.none}>
            {isFiltered ? text.nothingFoundText : text.noneText}
          </EmptyState>
        }
      />
      <LiftQuestion documents={query.data?.rows ?? NONE} />
      <AddressDialog name="hold" title={() => text.set}>
        {(_, close) => <HoldForm onEnd={close} />}
      </AddressDialog>
    </>
  );
}

export default screen({
  search: (raw): Search => ({
    ...listSearch(raw),
    status: statuses.find((one) => one === textIn(raw, "stare")) ?? "",
  }),
  page: Holds,
});
