import { publicRulesList } from "../../client/generated/platform/operations.ts";
import type { Rule } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { ChoiceFilter, FilterBar, TextFilter } from "../kit/filters.tsx";
import { EmptyState } from "../kit/states.tsx";
import { type ListSearch, listSearch } from "../shell/list-search.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { textIn } from "../shell/search.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { Listing } from "./listing.tsx";
import { ConformanceSections, ruleHref } from "./parts.tsx";
import { conformanceWords } from "./words.ts";

const levels = ["must", "should"] as const;

interface Search extends ListSearch {
  level: Rule["level"] | "";
}

function Rules(props: ScreenProps<never, Search>) {
  const { search, setSearch } = props;
  const text = useWords(conformanceWords);
  const language = useLanguage();
  const says = language === "ru" ? "saysRu" : "saysRo";
  const filters = {
    ...(search.level && { "filter[level]": search.level }),
    ...(search.text && { [`filter[${says}][contains]` as const]: search.text }),
  };
  return (
    <>
      <PageTitle>{text.sections.rules}</PageTitle>
      <ConformanceSections current="rules" />
      <p>{text.rules.lead}</p>
      <FilterBar>
        <TextFilter
          label={text.searchRules}
          value={search.text}
          onChange={(typed) => setSearch({ text: typed, page: undefined }, { isReplacing: true })}
        />
        <ChoiceFilter
          label={text.rules.level}
          all={text.all}
          options={levels.map((id) => ({ id, label: text.level[id] }))}
          value={search.level}
          onChange={(nivel) => setSearch({ nivel, page: undefined })}
        />
      </FilterBar>
      <Listing<Rule>
        {...props}
        label={text.sections.rules}
        queryKey={["platform", "rules", "list", filters]}
        read={async (query) => (await publicRulesList(client, { query: { ...query, ...filters } })).data}
        columns={[
          { id: says, title: text.rules.says, cell: (rule) => rule[says] },
          {
            id: "rule",
            title: text.rules.rule,
            isWideOnly: true,
            isSortable: true,
            cell: ({ rule }) => <code>{rule}</code>,
          },
          {
            id: "level",
            title: text.rules.level,
            isSortable: true,
            isWideOnly: true,
            cell: ({ level }) => text.level[level],
          },
          { id: "source", title: text.rules.source, isWideOnly: true, cell: ({ source }) => source },
        ]}
        idOf={({ rule }) => rule}
        textOf={(rule) => rule[says]}
        hrefOf={({ rule }) => ruleHref(rule)}
        empty={
          <EmptyState title={text.rules.noMatch} icon="search">
            {text.list.noMatchText}
          </EmptyState>
        }
      />
    </>
  );
}

export default screen({
  search: (raw): Search => ({
    ...listSearch(raw),
    level: levels.find((one) => one === textIn(raw, "nivel")) ?? "",
  }),
  page: Rules,
});
