import {
  adminOrganizationsRead,
  adminProjectsList,
  adminProjectsPatch,
  adminProjectsRead,
  adminProjectsRotateSecret,
} from "../../client/generated/identity/operations.ts";
import type { Project } from "../../client/generated/identity/types.ts";
import { besideProject } from "../api/client-credentials.ts";
import { client } from "../api/client.ts";
import { act, orNull, record, byName } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { recordScreen } from "../api/register/record-page.tsx";
import { byStatus } from "../api/register/status.tsx";
import { Link } from "../kit/button.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { BASE } from "./calls.ts";
import {
  activityOf,
  created,
  identityKind,
  name,
  state,
  useIsIdentityAdmin,
  useOrganizationName,
  usePartnerName,
} from "./parts.tsx";
import { identityWords } from "./words.ts";

/** A system of an organization, with the secrets that it signs in with. */
export const projects = record({
  ...identityKind("projects", `${BASE}/proiecte`),
  texts: {
    title: ["Proiecte", "Проекты", "Projects"],
    back: ["Toate proiectele", "Все проекты", "All projects"],
    none: ["Niciun proiect încă", "Проектов пока нет", "No projects yet"],
    noneText: [
      "Proiectele le creează partenerii pentru organizațiile lor.",
      "Проекты создают партнёры для своих организаций.",
      "Partners create projects for their organizations.",
    ],
  },
  nameOf: (row: Project) => row.name,
  useMore: (rows: readonly Project[]) => ({
    partnerName: usePartnerName(),
    organizationName: useOrganizationName(rows.map(({ organization_id }) => organization_id)),
  }),
  filters: [byName("name"), byStatus],
  fields: {
    name,
    organization_id: {
      label: ["Organizația", "Организация", "Organization"],
      column: [],
      show: ({ organization_id }, { more }) => more.organizationName(organization_id),
      fact: ({ organization_id }, { more }) => (
        <Link href={`${BASE}/organizatii/${organization_id}`}>{more.organizationName(organization_id)}</Link>
      ),
    },
    description: { label: ["Descrierea", "Описание", "Description"], input: "area", isFact: true },
    state,
    providers: {
      label: ["Furnizori activi", "Активные поставщики", "Active providers"],
      column: ["wide"],
      show: ({ providers }, { more, formats }) => formats.list(providers.map(more.partnerName)),
      history: { isNameOnly: true },
      fact: ({ providers }) => <Providers ids={providers} />,
    },
    secrets: {
      label: ["Tokenurile secrete", "Секретные токены", "Secret tokens"],
      isFact: true,
      show: ({ secrets }) => <Secrets secrets={secrets} />,
      history: { path: "secret" },
    },
    created_at: { ...created, isFact: true },
  },
  list: (query) => adminProjectsList(client, { query }),
  read: (id) => adminProjectsRead(client, { path: { id: Number(id) } }),
  change: (id, values, { etag }) =>
    adminProjectsPatch(client, {
      path: { id: Number(id) },
      body: orNull(values, "description"),
      ifMatch: etag,
    }),
});

function Providers({ ids }: { ids: readonly number[] }) {
  const text = useWords(identityWords).projects;
  const isServiceAdmin = useIsIdentityAdmin();
  const partnerName = usePartnerName();
  if (ids.length === 0) return <>{text.noProviders}</>;
  if (!isServiceAdmin) return <>{ids.length}</>;
  return (
    <ul className="plain-list">
      {ids.map((id) => (
        <li key={id}>
          <Link href={`${BASE}/parteneri/${id}`}>{partnerName(id)}</Link>
        </li>
      ))}
    </ul>
  );
}

/** When the secrets were made and until when they are valid; their values are shown nowhere. */
function Secrets({ secrets }: Pick<Project, "secrets">) {
  const text = useWords(identityWords).projects;
  const { dateTime } = useFormats();
  const stateOf = (until: string | undefined): string => {
    if (until === undefined) return text.secretCurrent;
    return Date.parse(until) > Date.now() ? text.secretUntil(dateTime(until)) : text.secretEnded;
  };
  return (
    <ul className="plain-list">
      {secrets.map(({ created_at, valid_until }) => (
        <li key={created_at}>
          {stateOf(valid_until)}, {text.secretSince(dateTime(created_at))}
        </li>
      ))}
    </ul>
  );
}

const SECONDS = { none: 0, hour: 3_600, day: 86_400, week: 604_800 } as const;

/** Undefined for those who may not read the organization. */
const secretNameOf = ({ organization_id: id }: Project): Promise<string | undefined> =>
  adminOrganizationsRead(client, { path: { id } }).then(
    ({ data }) => data.secret_name,
    () => undefined,
  );

/** Asks how long the present secret is still accepted, then shows the new one once. */
const rotate = act(projects, {
  name: "rotate",
  verb: ["Emite un token secret nou", "Выдать новый секретный токен", "Issue a new secret token"],
  title: ["Emite un token secret nou", "Выдать новый секретный токен", "Issue a new secret token"],
  icon: "retry",
  text: [
    "Tokenul nou funcționează îndată și se arată o singură dată. Cel de acum mai este acceptat cât spuneți mai jos; unul și mai vechi se oprește pe loc.",
    "Новый токен действует сразу и показывается один раз. Нынешний принимается ещё столько, сколько указано ниже; более старый отключается сразу.",
    "The new token works immediately and is shown only once. The current one is still accepted for as long as you say below; an even older one stops immediately.",
  ],
  fields: {
    overlap: {
      label: [
        "Cât mai este acceptat tokenul de acum",
        "Сколько ещё принимать нынешний токен",
        "How long the current token is still accepted",
      ],
      input: "choice",
      choices: {
        none: ["Deloc: se oprește pe loc", "Нисколько: отключить сразу", "Not at all: it stops immediately"],
        hour: ["O oră", "Час", "One hour"],
        day: ["O zi", "День", "One day"],
        week: ["O săptămână", "Неделю", "One week"],
      },
      initial: "day",
    },
  },
  run: async ({ id, row, values: { overlap }, known: { say, formats } }) => {
    // Before the secret is changed: nothing may keep it from being shown.
    const name = await secretNameOf(row);
    const { data } = await adminProjectsRotateSecret(client, {
      path: { id: Number(id) },
      body: { overlap_seconds: SECONDS[overlap] },
    });
    return {
      once: {
        secret: data.secret_token,
        ...(name !== undefined && { beside: besideProject(name, data.secret_token) }),
        copy: ["Copiază tokenul", "Скопировать токен", "Copy the token"],
        text:
          overlap === "none"
            ? say([
                "Dați tokenul celor care întrețin proiectul. Cel de până acum nu mai este acceptat.",
                "Передайте токен тем, кто ведёт проект. Прежний больше не принимается.",
                "Give the token to those who maintain the project. The previous one is no longer accepted.",
              ])
            : say([
                (moment: string) =>
                  `Dați tokenul celor care întrețin proiectul. Cel de până acum mai este acceptat până la ${moment}.`,
                (moment: string) =>
                  `Передайте токен тем, кто ведёт проект. Прежний принимается до ${moment}.`,
                (moment: string) =>
                  `Give the token to those who maintain the project. The previous one is still accepted until ${moment}.`,
              ])(formats.dateTime(data.previous_valid_until)),
      },
    };
  },
});

export const list = listScreen(projects);
export const page = recordScreen(projects, {
  acts: [
    rotate,
    ...activityOf(
      projects,
      [
        "Proiectul nu mai primește tokenuri până la activare.",
        "Проект не получает токенов до активации.",
        "The project gets no tokens until it is activated.",
      ],
      (id, body, ifMatch) => adminProjectsPatch(client, { path: { id }, body, ifMatch }),
    ),
  ],
});
