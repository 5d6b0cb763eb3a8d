import {
  adminPartnersCreate,
  adminPartnersList,
  adminPartnersPatch,
  adminPartnersRead,
} from "../../client/generated/identity/operations.ts";
import type { Partner } from "../../client/generated/identity/types.ts";
import { client } from "../api/client.ts";
import { orNull, record, byName } from "../api/register/kind.ts";
import { RecordRows, listScreen } from "../api/register/record-list.tsx";
import { type PartProps, recordScreen } from "../api/register/record-page.tsx";
import { byStatus } from "../api/register/status.tsx";
import { CopyButton } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { EmptyState } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import { BASE } from "./calls.ts";
import { organizations } from "./organizations.tsx";
import { activityOf, identityKind, name, state } from "./parts.tsx";
import { identityWords } from "./words.ts";

/** A system that registers organizations and their projects. */
const partners = record({
  ...identityKind("partners", `${BASE}/parteneri`),
  icon: "people",
  texts: {
    title: ["Parteneri", "Партнёры", "Partners"],
    back: ["Toți partenerii", "Все партнёры", "All partners"],
    create: ["Adaugă un partener", "Добавить партнёра", "Add a partner"],
    created: [
      (name: string) => `Partenerul „${name}” a fost adăugat`,
      (name: string) => `Партнёр «${name}» добавлен`,
      (name: string) => `The partner ‘${name}’ was added`,
    ],
    none: ["Niciun partener încă", "Партнёров пока нет", "No partners yet"],
    noneText: [
      "Un partener înregistrează organizații, iar proiectele folosesc serviciile lui.",
      "Партнёр регистрирует организации, а проекты пользуются его сервисами.",
      "A partner registers organizations, and projects use its services.",
    ],
  },
  nameOf: (row: Partner) => row.name,
  filters: [byName("name"), byStatus],
  fields: {
    name,
    partnerid: {
      label: ["Codul partenerului", "Код партнёра", "Partner code"],
      input: "text",
      hint: [
        "Antetul partnerid al cererilor lui. Lăsat gol, se generează unul care nu se poate ghici; nu se mai schimbă.",
        "Заголовок partnerid его запросов. Пустой — выбирается неугадываемый; потом не меняется.",
        "The partnerid header of its requests. If left empty, one that cannot be guessed is generated; it cannot be changed.",
      ],
      in: "new",
      max: 64,
      column: ["sorted", "wide"],
      show: ({ partnerid }) => <code>{partnerid}</code>,
      fact: ({ partnerid }, { say }) => (
        <>
          <code>{partnerid}</code>{" "}
          <CopyButton text={partnerid} label={say(["Copiază codul", "Скопировать код", "Copy the code"])} />
        </>
      ),
    },
    state,
  },
  list: (query) => adminPartnersList(client, { query }),
  read: (id) => adminPartnersRead(client, { path: { id: Number(id) } }),
  create: (values) => adminPartnersCreate(client, { body: orNull(values, "partnerid") }),
  change: (id, { name: changed }, { etag }) =>
    adminPartnersPatch(client, { path: { id: Number(id) }, body: { name: changed }, ifMatch: etag }),
});

/** The organizations that a partner has registered. */
function Registered({ row, place }: PartProps<Partner>) {
  const text = useWords(identityWords).partners;
  return (
    <Panel title={text.organizations}>
      <RecordRows
        kind={organizations}
        place={place}
        filters={{ "filter[partner_id]": String(row.id) }}
        empty={<EmptyState title={text.noOrganizations} text={text.noOrganizationsText} icon="people" />}
      />
    </Panel>
  );
}

export const list = listScreen(partners);
export const page = recordScreen(partners, {
  acts: activityOf(
    partners,
    [
      "Partenerul nu mai înregistrează organizații și proiecte, iar serviciul lui nu se mai activează pentru proiecte noi.",
      "Партнёр больше не регистрирует организации и проекты, его сервис не активируется для новых проектов.",
      "The partner can no longer register organizations and projects, and its service is no longer activated for new projects.",
    ],
    (id, body, ifMatch) => adminPartnersPatch(client, { path: { id }, body, ifMatch }),
  ),
  parts: [Registered],
});
