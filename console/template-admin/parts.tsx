import { useQuery } from "@tanstack/react-query";
import {
  adminOrganizationsList,
  adminRecordsListChanges,
} from "../../client/generated/identity/operations.ts";
import {
  usersCreate,
  usersList,
  usersRead,
  usersRemove,
  usersReplace,
} from "../../client/generated/template-admin/operations.ts";
import type { Template } from "../../client/generated/template-admin/types.ts";
import type { Accounts } from "../api/accounts/account.ts";
import { client } from "../api/client.ts";
import { Sections } from "../kit/sections.tsx";
import { StateBadge } from "../kit/states.tsx";
import type { SearchOptions } from "../kit/use-found.ts";
import { usePerson } from "../shell/session.ts";
import { useWords } from "../words/words.ts";
import { templateAdminWords } from "./words.ts";

export const BASE = "/app/sabloane-duae";

export const sectionsOf = (current: "templates" | "users") =>
  function TemplateSections() {
    const text = useWords(templateAdminWords).sections;
    const sections = [
      { id: "templates", title: text.templates, href: BASE },
      { id: "users", title: text.users, href: `${BASE}/utilizatori` },
    ];
    return <Sections label={text.label} sections={sections} current={current} />;
  };

export function TemplateState({ status_id }: Pick<Template, "status_id">) {
  const text = useWords(templateAdminWords);
  const isActive = status_id === "1";
  return (
    <StateBadge tone={isActive ? "good" : "neutral"}>{isActive ? text.active : text.inactive}</StateBadge>
  );
}

/** The names of organizations are at the service of identity: for people who are administrators there too. */
export const useKnowsOrganizations = (): boolean => usePerson().roles.includes("identity:ROLE_ADMIN");

const MOST = 10;

export const findOrganizations: SearchOptions = async (text, signal) => {
  const query = { "filter[name][contains]": text, size: MOST };
  const { data } = await adminOrganizationsList(client, { query, signal });
  return data.items.map(({ id, name, idno }) => ({ id: String(id), label: name, detail: idno }));
};

/** The names of organizations by their ids; undefined for a person who may not read them. */
export function useOrganizationNames(): ReadonlyMap<string, string> | undefined {
  const names = useQuery({
    queryKey: ["identity", "organizations", "names of templates"],
    queryFn: async () => {
      const { data } = await adminOrganizationsList(client, { query: { size: 200 } });
      return new Map(data.items.map(({ id, name }) => [String(id), name]));
    },
    enabled: useKnowsOrganizations(),
  });
  return names.data;
}

export const accounts: Accounts = {
  service: "template-admin",
  path: `${BASE}/utilizatori`,
  roles: ["ROLE_USER", "ROLE_ADMIN"],
  changes: adminRecordsListChanges,
  list: (query) => usersList(client, { query }),
  read: (login) => usersRead(client, { path: { login } }),
  create: (body) => usersCreate(client, { body }),
  replace: (login, body, ifMatch) => usersReplace(client, { path: { login }, body, ifMatch }),
  remove: (login, ifMatch) => usersRemove(client, { path: { login }, ifMatch }),
};
