import type { Issue } from "../../client/generated/platform/types.ts";
import { ChoiceFilter, FilterBar, TextFilter } from "../kit/filters.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { type ListSearch, listSearch } from "../shell/list-search.ts";
import { textIn } from "../shell/search.ts";
import { useWords } from "../words/words.ts";
import { IssueListing } from "./issue-listing.tsx";
import { ConformanceSections, ISSUES_KEY, SystemFilter, idIn, useSystemName } from "./parts.tsx";
import { useReading } from "./reading.ts";
import { conformanceWords } from "./words.ts";

const statuses = ["DESCHISA", "ACCEPTATA", "INCHISA"] as const;

interface Search extends ListSearch {
  system: string;
  status: Issue["status"] | "";
  rule: string;
}

function Issues(props: ScreenProps<never, Search>) {
  const { search, setSearch } = props;
  const { status, rule, system } = search;
  const text = useWords(conformanceWords);
  const reading = useReading();
  const nameOf = useSystemName();
  return (
    <>
      <PageTitle>{text.sections.issues}</PageTitle>
      <ConformanceSections current="issues" />
      <FilterBar>
        <SystemFilter value={system} onChange={(sistem) => setSearch({ sistem, page: undefined })} />
        <ChoiceFilter
          label={text.issues.state}
          all={text.all}
          options={statuses.map((id) => ({ id, label: text.issue[id] }))}
          value={status}
          onChange={(stare) => setSearch({ stare, page: undefined })}
        />
        <TextFilter
          label={text.issues.rule}
          value={rule}
          onChange={(regula) => setSearch({ regula, page: undefined }, { isReplacing: true })}
        />
      </FilterBar>
      <IssueListing
        {...props}
        queryKey={[...ISSUES_KEY, "list", status, rule, system]}
        read={(query) =>
          reading.issues({
            ...query,
            ...(system && { "filter[systemId]": system }),
            ...(status && { "filter[status]": status }),
            ...(rule && { "filter[rule][contains]": rule }),
          })
        }
        isFiltered={system !== "" || status !== "" || rule !== ""}
        nameOf={nameOf}
      />
    </>
  );
}

export default screen({
  search: (raw): Search => ({
    ...listSearch(raw),
    system: idIn(textIn(raw, "sistem")),
    status: statuses.find((one) => one === textIn(raw, "stare")) ?? "",
    rule: textIn(raw, "regula"),
  }),
  page: Issues,
});
