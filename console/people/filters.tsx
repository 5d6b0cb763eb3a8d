import { useNames } from "../api/names.ts";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { Link } from "../kit/button.tsx";
import { ChoiceFilter, FilterBar, TextFilter } from "../kit/filters.tsx";
import type { ScreenProps } from "../shell/screen.tsx";
import { useWords } from "../words/words.ts";
import { type PeopleSearch, searchFields } from "./search.ts";
import { peopleWords } from "./words.ts";

const authorities = ["ROLE_ADMIN", "ROLE_OPERATOR", "ROLE_STAFF"] as const;

type Props = Pick<ScreenProps<never, PeopleSearch>, "search" | "setSearch" | "hrefWith">;

export function PeopleFilters({ search, setSearch, hrefWith }: Props) {
  const text = useWords(peopleWords);
  const isService = useIsServiceAdministrator();
  const organization = search.organization === "" || !isService ? undefined : Number(search.organization);
  const nameOf = useNames("organizations", [organization]);
  const choose = (name: string) => (value: string) => setSearch({ [name]: value, page: undefined });
  return (
    <>
      {organization !== undefined && (
        <p>
          {text.onlyOrganization(nameOf(organization) ?? text.thisOrganization)}.{" "}
          <Link href={hrefWith({ organizatie: undefined, page: undefined })}>{text.anyOrganization}</Link>
        </p>
      )}
      <FilterBar>
        <TextFilter
          label={text.search}
          value={search.text}
          onChange={(value) => setSearch({ text: value, page: undefined }, { isReplacing: true })}
        />
        <ChoiceFilter
          label={text.searchIn}
          all={text.searchFields.lastName}
          value={search.field === "lastName" ? "" : search.field}
          options={searchFields
            .filter((id) => id !== "lastName")
            .map((id) => ({ id, label: text.searchFields[id] }))}
          onChange={choose("camp")}
        />
        <ChoiceFilter
          label={text.role}
          all={text.all}
          value={search.authority}
          options={authorities.map((id) => ({ id, label: text.authorities[id] }))}
          onChange={choose("rol")}
        />
        <ChoiceFilter
          label={text.state}
          all={text.all}
          value={search.active}
          options={[
            { id: "true", label: text.active },
            { id: "false", label: text.inactive },
          ]}
          onChange={choose("activ")}
        />
      </FilterBar>
    </>
  );
}
