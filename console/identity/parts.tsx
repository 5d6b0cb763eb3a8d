import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import {
  adminOrganizationsList,
  adminOrganizationsRead,
} from "../../client/generated/identity/operations.ts";
import { useIsServiceAdmin, useOwnAccount } from "../api/accounts/account-parts.tsx";
import { client } from "../api/client.ts";
import { ChoiceFilter, FilterBar, TextFilter } from "../kit/filters.tsx";
import { Sections } from "../kit/sections.tsx";
import { StateBadge } from "../kit/states.tsx";
import { type ListSearch, listSearch } from "../shell/list-search.ts";
import type { ScreenProps } from "../shell/screen.tsx";
import { type RawSearch, textIn } from "../shell/search.ts";
import { useWords } from "../words/words.ts";
import { BASE, accounts, keyOf, organizations, partnerNames, partners } from "./calls.ts";
import { identityWords } from "./words.ts";

type SectionId = "organizations" | "projects" | "partners" | "users";

/** An administrator of one organization has it in the place of the list of all, and no partners. */
export function IdentitySections({ current }: { current: SectionId }) {
  const text = useWords(identityWords).sections;
  const isServiceAdmin = useIsServiceAdmin(accounts);
  const sections = [
    { id: "organizations", title: isServiceAdmin ? text.organizations : text.own, href: BASE },
    { id: "projects", title: text.projects, href: `${BASE}/proiecte` },
    ...(isServiceAdmin ? [{ id: "partners", title: text.partners, href: `${BASE}/parteneri` }] : []),
    { id: "users", title: text.users, href: `${BASE}/utilizatori` },
  ];
  return <Sections label={text.label} sections={sections} current={current} />;
}

export const useIsIdentityAdmin = (): boolean => useIsServiceAdmin(accounts);
export const useOwn = () => useOwnAccount(accounts);

export function ActiveBadge({ status_id }: { status_id: "0" | "1" }) {
  const text = useWords(identityWords);
  const isActive = status_id === "1";
  return (
    <StateBadge tone={isActive ? "good" : "neutral"}>{isActive ? text.active : text.inactive}</StateBadge>
  );
}

/** The name of a partner by its id; only service administrators may read partners. */
export function usePartnerName(): (id: number) => string {
  const isServiceAdmin = useIsIdentityAdmin();
  const names = useQuery({
    queryKey: [...keyOf(partners), "names"],
    queryFn: partnerNames,
    enabled: isServiceAdmin,
  });
  return (id) => names.data?.get(id) ?? "…";
}

async function readNames(
  ids: readonly number[],
  isServiceAdmin: boolean,
): Promise<ReadonlyMap<number, string>> {
  if (isServiceAdmin) {
    const query = { "filter[id][in]": ids.join(","), size: 200 };
    const { data } = await adminOrganizationsList(client, { query });
    return new Map(data.items.map(({ id, name }) => [id, name]));
  }
  const read = await Promise.all(ids.map((id) => adminOrganizationsRead(client, { path: { id } })));
  return new Map(read.map(({ data }) => [data.id, data.name]));
}

/** The names of organizations by their ids. */
export function useOrganizationName(ids: readonly number[]): (id: number) => string {
  const isServiceAdmin = useIsIdentityAdmin();
  const wanted = [...new Set(ids)].toSorted((a, b) => a - b);
  const names = useQuery({
    queryKey: [...keyOf(organizations), "names", wanted, isServiceAdmin],
    queryFn: () => readNames(wanted, isServiceAdmin),
    enabled: wanted.length > 0,
  });
  return (id) => names.data?.get(id) ?? "…";
}

export interface StatusSearch extends ListSearch {
  status: "" | "0" | "1";
}

export function statusSearch(raw: RawSearch): StatusSearch {
  const status = textIn(raw, "stare");
  return { ...listSearch(raw), status: status === "0" || status === "1" ? status : "" };
}

interface StatusFiltersProps extends Pick<ScreenProps<never, StatusSearch>, "search" | "setSearch"> {
  label: string;
  act?: ReactNode | undefined;
}

/** The filters of the lists of this area: a text, and active or not. */
export function StatusFilters({ search, setSearch, label, act }: StatusFiltersProps) {
  const text = useWords(identityWords);
  return (
    <FilterBar act={act}>
      <TextFilter
        label={label}
        value={search.text}
        onChange={(typed) => setSearch({ text: typed, page: undefined }, { isReplacing: true })}
      />
      <ChoiceFilter
        label={text.state}
        all={text.all}
        options={[
          { id: "1", label: text.active },
          { id: "0", label: text.inactive },
        ]}
        value={search.status}
        onChange={(stare) => setSearch({ stare, page: undefined })}
      />
    </FilterBar>
  );
}
