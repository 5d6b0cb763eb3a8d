import { useQuery } from "@tanstack/react-query";
import {
  adminOrganizationsList,
  adminOrganizationsRead,
  adminRecordsListChanges,
} from "../../client/generated/identity/operations.ts";
import { useIsServiceAdmin, useOwnAccount } from "../api/accounts/account-parts.tsx";
import { accountScreens } from "../api/accounts/account-kind.tsx";
import { client } from "../api/client.ts";
import { StatusBadge, statusText } from "../api/register/status.tsx";
import { backInUse, outOfUse, switchOf } from "../api/register/switch.ts";
import { Sections } from "../kit/sections.tsx";
import { type Act, type Kind, type Known, type Said } from "../api/register/kind.ts";
import { useWords } from "../words/words.ts";
import { BASE, accounts, partnerNames } from "./calls.ts";
import { identityWords } from "./words.ts";

type SectionId = "organizations" | "projects" | "partners" | "users";

/** The administrator of one organization gets its page instead of the list, and no partners. */
export const sectionsOf = (current: SectionId) =>
  function IdentitySections() {
    const text = useWords(identityWords).sections;
    const isServiceAdmin = useIsServiceAdmin(accounts);
    const sections = [
      { id: "organizations", title: isServiceAdmin ? text.organizations : text.own, href: BASE },
      { id: "projects", title: text.projects, href: `${BASE}/proiecte` },
      ...(isServiceAdmin ? [{ id: "partners", title: text.partners, href: `${BASE}/parteneri` }] : []),
      { id: "users", title: text.users, href: `${BASE}/utilizatori` },
    ];
    return <Sections label={text.label} sections={sections} current={current} />;
  };

export const useIsIdentityAdmin = (): boolean => useIsServiceAdmin(accounts);
export const useOwn = () => useOwnAccount(accounts);

/** The name of a partner by its id; only service administrators may read partners. */
export function usePartnerName(): (id: number) => string {
  const isServiceAdmin = useIsIdentityAdmin();
  const names = useQuery({
    queryKey: ["identity", "partners", "names"],
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
    queryKey: ["identity", "organizations", "names", wanted, isServiceAdmin],
    queryFn: () => readNames(wanted, isServiceAdmin),
    enabled: wanted.length > 0,
  });
  return (id) => names.data?.get(id) ?? "…";
}

export interface Named {
  id: number;
  name: string;
  status_id: "0" | "1";
}

/** What all records of the service share. */
export const identityKind = <Key extends "organizations" | "projects" | "partners">(
  key: Key,
  path: string,
) => ({
  key: ["identity", key] as const,
  path,
  Sections: sectionsOf(key),
  useMayWrite: useIsIdentityAdmin,
  state: ({ status_id }: Named) => <StatusBadge status_id={status_id} />,
  history: {
    list: adminRecordsListChanges,
    isShown: () => true,
    labels: { status_id: ["Starea", "Состояние", "State"] as const },
    textOf: statusText,
  },
});

export const name = {
  label: ["Denumirea", "Название", "Name"],
  input: "text",
  required: ["Scrieți denumirea", "Введите название", "Enter the name"],
  max: 255,
  column: ["sorted"],
} as const;

export const state = {
  label: ["Starea", "Состояние", "State"],
  column: [],
  show: ({ status_id }: Named) => <StatusBadge status_id={status_id} />,
} as const;

export const created = {
  label: ["Înregistrat", "Зарегистрирована", "Registered"],
  column: ["sorted", "wide"],
  show: ({ created_at }: { created_at: string }, { formats }: Known) => formats.date(created_at),
} as const;

export const activityOf = <Row extends Named, More>(
  kind: Kind<Row, More>,
  text: Said,
  patch: (id: number, change: { status_id: "0" | "1" }, etag: string | undefined) => Promise<unknown>,
): Act<Row, More>[] =>
  switchOf(kind, {
    isOn: ({ status_id }) => status_id === "1",
    set: (id, isOn, etag) => patch(Number(id), { status_id: isOn ? "1" : "0" }, etag),
    off: {
      name: "deactivate",
      verb: ["Dezactivează", "Отключить", "Deactivate"],
      text,
      done: outOfUse,
    },
    on: {
      name: "activate",
      verb: ["Activează", "Активировать", "Activate"],
      done: backInUse,
    },
  });

export const { list: userList, page: userPage } = accountScreens(accounts, sectionsOf("users"));
