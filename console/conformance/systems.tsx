import { Link } from "../kit/button.tsx";
import { ChoiceFilter, FilterBar, TextFilter } from "../kit/filters.tsx";
import { listSearch } from "../shell/list-search.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { textIn } from "../shell/search.ts";
import { useWords } from "../words/words.ts";
import { BASE, ConformanceSections } from "./parts.tsx";
import { useZone } from "./reading.ts";
import { PublicSystems, StaffSystems, type SystemSearch } from "./system-listing.tsx";
import { conformanceWords } from "./words.ts";

function Systems(props: ScreenProps<never, SystemSearch>) {
  const { search, setSearch } = props;
  const text = useWords(conformanceWords);
  const zone = useZone();
  const verdicts = (["FAIL", "WARN", "PASS"] as const).map((id) => ({ id, label: text.verdict[id] }));
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <ConformanceSections current="systems" />
      <FilterBar
        act={
          zone === "admin" && (
            <Link href={`${BASE}/sisteme/nou`} look="primary" icon="plus">
              {text.list.register}
            </Link>
          )
        }
      >
        <TextFilter
          label={text.search}
          value={search.text}
          onChange={(typed) => setSearch({ text: typed, page: undefined }, { isReplacing: true })}
        />
        <ChoiceFilter
          label={text.list.verdict}
          all={text.all}
          options={verdicts}
          value={search.verdict}
          onChange={(verdict) => setSearch({ verdict, page: undefined })}
        />
      </FilterBar>
      {zone === "public" ? <PublicSystems {...props} /> : <StaffSystems {...props} />}
    </>
  );
}

const verdictIn = (text: string): SystemSearch["verdict"] =>
  text === "PASS" || text === "WARN" || text === "FAIL" ? text : "";

export default screen({
  search: (raw): SystemSearch => ({
    ...listSearch(raw),
    verdict: verdictIn(textIn(raw, "verdict")),
  }),
  page: Systems,
});
