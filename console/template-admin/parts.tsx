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
  usersRevokeFactors,
} from "../../client/generated/template-admin/operations.ts";
import type { Template } from "../../client/generated/template-admin/types.ts";
import type { Accounts } from "../api/accounts/account.ts";
import { accountScreens } from "../api/accounts/account-kind.tsx";
import { client } from "../api/client.ts";
import { CopyButton } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { Sections } from "../kit/sections.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import type { SearchOptions } from "../kit/use-found.ts";
import { usePerson } from "../shell/session.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { type Criterion, arranged, criteriaIn } from "./criteria.ts";
import { templateAdminWords } from "./words.ts";

/** What a template asks for, as a table. */
export function TemplateCriteria({ row }: { row: Template }) {
  const text = useWords(templateAdminWords);
  const kinds = new Map(Object.entries(text.kinds));
  const language = useLanguage() === "ru" ? "ru" : "ro";
  const other = language === "ru" ? "ro" : "ru";
  const titles = { ro: text.titleRo, ru: text.titleRu };
  const rows = criteriaIn(row.template).map((criterion, index) => ({ ...criterion, index }));
  return (
    <Panel title={text.criteria}>
      <Table<Criterion & { index: number }>
        label={text.criteria}
        rows={rows}
        idOf={({ index }) => String(index)}
        textOf={({ code, ro }) => `${code} ${ro}`}
        columns={[
          { id: "code", title: text.code, cell: ({ code }) => <code>{code || "–"}</code> },
          { id: "title", title: titles[language], cell: (row) => row[language] || "–" },
          { id: "other", title: titles[other], isWideOnly: true, cell: (row) => row[other] || "–" },
          {
            id: "kind",
            title: text.kind,
            isWideOnly: true,
            cell: ({ kind }) => kinds.get(kind) ?? (kind || "–"),
          },
        ]}
        empty={<EmptyState title={text.noCriteria} text={text.noCriteriaText} icon="columns" />}
      />
    </Panel>
  );
}

export function TemplateText({ row }: { row: Template }) {
  const text = useWords(templateAdminWords);
  return (
    <Panel title={text.text} acts={<CopyButton text={row.template} label={text.copy} />}>
      <pre role="group" tabIndex={0} aria-label={text.text}>
        {arranged(row.template)}
      </pre>
    </Panel>
  );
}

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

/** The names of organizations are in the service of identity, so only its administrators can read them. */
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
  revokeFactors: (login) => usersRevokeFactors(client, { path: { login } }),
};

export const { list: userList, page: userPage } = accountScreens(accounts, sectionsOf("users"));
