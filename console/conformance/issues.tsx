import type { Issue } from "../../client/generated/platform/types.ts";
import { ChoiceFilter, FilterBar, TextFilter } from "../kit/filters.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { type ListSearch, listSearch } from "../shell/list-search.ts";
import { textIn } from "../shell/search.ts";
import { useWords } from "../words/words.ts";
import { IssueListing } from "./issue-listing.tsx";
import { ConformanceSections, ISSUES_KEY, useSystemName } from "./parts.tsx";
import { useReading } from "./reading.ts";
import { conformanceWords } from "./words.ts";

const statuses = ["DESCHISA", "ACCEPTATA", "INCHISA"] as const;

interface Search extends ListSearch {
  status: Issue["status"] | "";
  rule: string;
}

function Issues(props: ScreenProps<never, Search>) {
  const { search, setSearch } = props;
  const { status, rule } = search;
  const text = useWords(conformanceWords);
  const reading = useReading();
  const nameOf = useSystemName();
  return (
    <>
      <PageTitle>{text.sections.issues}</PageTitle>
      <ConformanceSections current="issues" />
      <FilterBar>
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
        queryKey={[...ISSUES_KEY, "list", status, rule]}
        read={(query) =>
          reading.issues({
            ...query,
            ...(status && { "filter[status]": status }),
            ...(rule && { "filter[rule][contains]": rule }),
          })
        }
        isFiltered={status !== "" || rule !== ""}
        nameOf={nameOf}
      />
    </>
  );
}

export default screen({
  search: (raw): Search => ({
    ...listSearch(raw),
    status: statuses.find((one) => one === textIn(raw, "stare")) ?? "",
    rule: textIn(raw, "regula"),
  }),
  page: Issues,
});
