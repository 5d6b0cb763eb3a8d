import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  adminOrganizationsList,
  adminOrganizationsListUsers,
  adminOrganizationsPatch,
  adminOrganizationsRead,
} from "../../client/generated/identity/operations.ts";
import type { Organization } from "../../client/generated/identity/types.ts";
import { AccountState, rolesText } from "../api/accounts/account-parts.tsx";
import { accountHref, accountName, accountsKey } from "../api/accounts/account.ts";
import { accountWords } from "../api/accounts/words.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { pageOf } from "../api/list-page.ts";
import { useFoundKind } from "../api/register/found.ts";
import { type RecordSearch, orNull, record } from "../api/register/kind.ts";
import { RecordList, RecordRows, recordSearch } from "../api/register/record-list.tsx";
import { type PartProps, RecordPage, recordScreen } from "../api/register/record-page.tsx";
import { byStatus } from "../api/register/status.tsx";
import { Button, Link } from "../kit/button.tsx";
import { CopyButton } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { EmptyState, Skeleton } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { BASE, accounts } from "./calls.ts";
import { activityOf, created, identityKind, name, state, useOwn, usePartnerName } from "./parts.tsx";
import { projects } from "./projects.tsx";
import { identityWords } from "./words.ts";

const STEP = 20;
/** The most rows that the service puts on a page. */
const MOST = 200;

/**
 * The users of an organization, 20 at first. They have no pages, because the page in the address is that of the
 * projects.
 */
function OrganizationUsers({ row: { id } }: { row: { id: number } }) {
  const text = useWords(identityWords).organizations;
  const words = useWords(accountWords);
  const formats = useFormats();
  const [size, setSize] = useState(STEP);
  const users = useQuery({
    queryKey: [...accountsKey(accounts), "of", id, size],
    queryFn: async () =>
      pageOf(await adminOrganizationsListUsers(client, { path: { id }, query: { size, sort: "login" } })),
  });
  return (
    <Panel title={text.users}>
      <Loaded query={users}>
        {({ rows, total = 0 }) => (
          <>
            <Table
              label={text.users}
              rows={rows}
              columns={[
                { id: "name", title: words.name, cell: accountName },
                { id: "email", title: words.email, isWideOnly: true, cell: ({ email }) => email },
                {
                  id: "roles",
                  title: words.roles,
                  isWideOnly: true,
                  cell: (user) => rolesText(user, words, formats),
                },
                {
                  id: "state",
                  title: words.state,
                  cell: (user) => <AccountState activated={user.activated} />,
                },
              ]}
              idOf={({ login }) => login}
              textOf={accountName}
              hrefOf={({ login }) => accountHref(accounts, login)}
              empty={<EmptyState title={text.noUsers} text={text.noUsersText} icon="people" />}
            />
            {rows.length < total && rows.length < MOST && (
              <Button look="quiet" onPress={() => setSize(Math.min(size * 2, MOST))}>
                {text.moreUsers(formats.number(rows.length), formats.number(total))}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

const IDNO = /^\d{13}$/;

/** An organization whose projects call the services. */
export const organizations = record({
  ...identityKind("organizations", BASE),
  recordPath: `${BASE}/organizatii`,
  icon: "people",
  texts: {
    heading: ["Identitate", "Идентификация", "Identity"],
    title: ["Organizații", "Организации", "Organizations"],
    back: ["Toate organizațiile", "Все организации", "All organizations"],
    none: ["Nicio organizație încă", "Организаций пока нет", "No organizations yet"],
    noneText: [
      "Organizațiile le înregistrează partenerii, cu codul lor.",
      "Организации регистрируют партнёры своим кодом.",
      "Partners register organizations, with their own code.",
    ],
  },
  nameOf: (row: Organization) => row.name,
  useMore: (_rows: readonly Organization[]) => ({ partnerName: usePartnerName() }),
  filters: [
    {
      name: "text",
      label: ["Caută după denumire sau IDNO", "Поиск по названию или IDNO", "Search by name or IDNO"],
      query: (text) => ({ [IDNO.test(text) ? "filter[idno]" : "filter[name][contains]"]: text }),
    },
    byStatus,
  ],
  fields: {
    name,
    idno: { label: ["IDNO", "IDNO", "IDNO"], column: ["sorted", "wide"], isFact: true },
    description: { label: ["Descrierea", "Описание", "Description"], input: "area", isFact: true },
    state,
    partner_id: {
      label: ["Partenerul", "Партнёр", "Partner"],
      isShown: ({ mayWrite }) => mayWrite,
      column: ["wide"],
      show: ({ partner_id }, { more }) => more.partnerName(partner_id),
      fact: ({ partner_id }, { more }) => (
        <Link href={`${BASE}/parteneri/${partner_id}`}>{more.partnerName(partner_id)}</Link>
      ),
    },
    secret_name: {
      label: ["Numele secret", "Секретное имя", "Secret name"],
      isFact: true,
      show: ({ secret_name }, { say }) => (
        <>
          <code>{secret_name}</code>{" "}
          <CopyButton
            text={secret_name}
            label={say(["Copiază numele", "Скопировать имя", "Copy the name"])}
          />
          <p className="hint">
            {say([
              "Cu el și cu tokenul secret proiectele își cer tokenurile.",
              "С ним и секретным токеном проекты получают токены.",
              "With it and the secret token, projects request their tokens.",
            ])}
          </p>
        </>
      ),
    },
    created_at: { ...created, isFact: true },
  },
  list: (query) => adminOrganizationsList(client, { query }),
  read: (id) => adminOrganizationsRead(client, { path: { id: Number(id) } }),
  change: (id, values, { etag }) =>
    adminOrganizationsPatch(client, {
      path: { id: Number(id) },
      body: orNull(values, "description"),
      ifMatch: etag,
    }),
});

function Projects({ row, place }: PartProps<Organization>) {
  const text = useWords(identityWords).organizations;
  return (
    <Panel title={text.projects}>
      <RecordRows
        kind={projects}
        place={place}
        filters={{ "filter[organization_id]": String(row.id) }}
        without={["organization_id"]}
        empty={<EmptyState title={text.noProjects} text={text.noProjectsText} icon="folder" />}
      />
    </Panel>
  );
}

const parts = {
  acts: activityOf(
    organizations,
    [
      "Proiectele organizației nu mai primesc tokenuri până la activare.",
      "Проекты организации не получают токенов до активации.",
      "The projects of the organization get no tokens until it is activated.",
    ],
    (id, body, ifMatch) => adminOrganizationsPatch(client, { path: { id }, body, ifMatch }),
  ),
  parts: [Projects, OrganizationUsers],
};

/** All organizations for a service administrator; for the administrator of one organization, only that one. */
function Organizations({ params: _, ...place }: ScreenProps<never, RecordSearch>) {
  const own = useOwn();
  const { Sections } = organizations;
  if (!own) return <Skeleton lines={8} />;
  if (own.adminServiciu || own.organizatieId === undefined)
    return <RecordList kind={organizations} place={place} />;
  return (
    <>
      {Sections && <Sections />}
      <RecordPage kind={organizations} id={String(own.organizatieId)} place={place} {...parts} />
    </>
  );
}

export const list = screen({
  search: recordSearch,
  page: Organizations,
  useFound() {
    const { title, ...found } = useFoundKind(organizations);
    return useOwn()?.adminServiciu ? { title, ...found } : { title };
  },
});
export const page = recordScreen(organizations, parts);
