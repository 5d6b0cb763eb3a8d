import type { Audit } from "../../client/generated/platform/types.ts";
import { ChoiceFilter, FilterBar } from "../kit/filters.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { type ListSearch, listSearch } from "../shell/list-search.ts";
import { textIn } from "../shell/search.ts";
import { useWords } from "../words/words.ts";
import { AuditListing } from "./audit-listing.tsx";
import { AUDITS_KEY, ConformanceSections, SystemFilter, idIn, useSystemName } from "./parts.tsx";
import { useReading } from "./reading.ts";
import { conformanceWords } from "./words.ts";

const statuses = ["IN_ASTEPTARE", "IN_LUCRU", "FINALIZAT", "ESUAT", "OPRIT"] as const;
const triggers = ["schedule", "demand", "build"] as const;

interface Search extends ListSearch {
  system: string;
  status: Audit["status"] | "";
  trigger: Audit["trigger"] | "";
}

function Audits(props: ScreenProps<never, Search>) {
  const { search, setSearch } = props;
  const { status, trigger, system } = search;
  const text = useWords(conformanceWords);
  const reading = useReading();
  const nameOf = useSystemName();
  return (
    <>
      <PageTitle>{text.sections.audits}</PageTitle>
      <ConformanceSections current="audits" />
      <FilterBar>
        <SystemFilter value={system} onChange={(sistem) => setSearch({ sistem, page: undefined })} />
        <ChoiceFilter
          label={text.list.state}
          all={text.all}
          options={statuses.map((id) => ({ id, label: text.audit[id] }))}
          value={status}
          onChange={(stare) => setSearch({ stare, page: undefined })}
        />
        <ChoiceFilter
          label={text.audits.trigger}
          all={text.all}
          options={triggers.map((id) => ({ id, label: text.trigger[id] }))}
          value={trigger}
          onChange={(motiv) => setSearch({ motiv, page: undefined })}
        />
      </FilterBar>
      <AuditListing
        {...props}
        queryKey={[...AUDITS_KEY, "list", status, trigger, system]}
        read={(query) =>
          reading.audits({
            ...query,
            ...(system && { "filter[systemId]": system }),
            ...(status && { "filter[status]": status }),
            ...(trigger && { "filter[trigger]": trigger }),
          })
        }
        isFiltered={system !== "" || status !== "" || trigger !== ""}
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
    trigger: triggers.find((one) => one === textIn(raw, "motiv")) ?? "",
  }),
  page: Audits,
});
