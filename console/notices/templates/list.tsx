import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { templatesList } from "../../../client/generated/notifications/operations.ts";
import type { SablonInLista } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { pageOf, pageQuery } from "../../api/list-page.ts";
import { RegisterList } from "../../api/register-list.tsx";
import { Link } from "../../kit/button.tsx";
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
import { templateWords } from "./words.ts";

interface Search extends ListSearch {
  system: string;
}

async function findTemplates(search: Search) {
  const { text, system } = search;
  const query = {
    ...pageQuery(search),
    ...(text === "" ? {} : { "filter[name][contains]": text }),
    ...(system === "" ? {} : { "filter[sistemId]": system }),
  };
  return pageOf(await templatesList(client, { query }));
}

function TemplateList(props: ScreenProps<never, Search>) {
  const { search, setSearch } = props;
  const text = useWords(templateWords);
  const common = useWords(commonWords);
  const isAdmin = useIsAdmin();
  const { all } = useSystems();
  const columns = useColumns();
  const query = useQuery({
    queryKey: ["notifications", "templates", "list", search],
    queryFn: () => findTemplates(search),
    placeholderData: keepPreviousData,
  });
  const isNarrowed = search.text !== "" || search.system !== "";
  const create = isAdmin && (
    <Link href={`${paths.templates}/nou`} look="primary" icon="plus">
      {text.create}
    </Link>
  );
  return (
    <>
      <PageHead title={text.title} acts={create} />
      <NoticeSections current="templates" />
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
        textOf={({ name }) => name}
        hrefOf={({ id }) => `${paths.templates}/${id}`}
        empty={
          isNarrowed ? (
            <EmptyState icon="filter" title={text.noneFound} />
          ) : (
            <EmptyState icon="document" title={text.none}>
              {isAdmin ? text.noneHint : text.noneOperatorHint}
            </EmptyState>
          )
        }
      />
    </>
  );
}

function useColumns(): Column<SablonInLista>[] {
  const text = useWords(templateWords);
  const common = useWords(commonWords);
  const { nameOf } = useSystems();
  const { dateTime } = useFormats();
  return [
    { id: "name", title: common.name, isSortable: true, cell: ({ name }) => name },
    { id: "cod", title: common.code, isSortable: true, isWideOnly: true, cell: ({ cod }) => cod },
    { id: "sistemId", title: common.system, isWideOnly: true, cell: ({ sistemId }) => nameOf(sistemId) },
    {
      id: "categorie",
      title: common.category,
      isWideOnly: true,
      cell: ({ categorie }) => categorie ?? text.official,
    },
    {
      id: "languages",
      title: text.languages,
      isWideOnly: true,
      cell: ({ subject }) => Object.keys(subject).join(", "),
    },
    {
      id: "modificatLa",
      title: text.changed,
      isSortable: true,
      isWideOnly: true,
      cell: ({ modificatLa }) => dateTime(modificatLa),
    },
  ];
}

export default screen({
  search: (raw): Search => ({ ...listSearch(raw), system: textIn(raw, "sistem") }),
  page: TemplateList,
});
