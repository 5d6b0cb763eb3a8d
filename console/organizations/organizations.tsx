import { useQuery } from "@tanstack/react-query";
import {
  adminRecordsListChanges,
  bucketsCreate,
  bucketsList,
  organizatiiCreate,
  organizatiiList,
  organizatiiRead,
  organizatiiReplace,
  organizatiiSetStatut,
} from "../../client/generated/documents/operations.ts";
import type { Cota, Organizatie } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { pageOf } from "../api/list-page.ts";
import { limitFields, limitsSent, limitText, QuotaFacts } from "../api/quota.tsx";
import { type ActCall, type Known, type RecordSearch, act, record, byName } from "../api/register/kind.ts";
import { useFoundKind } from "../api/register/found.ts";
import { RecordList, recordSearch } from "../api/register/record-list.tsx";
import { recordScreen } from "../api/register/record-page.tsx";
import { useTier } from "../api/rights.ts";
import { useAsksSecondPerson } from "../api/will-happen.tsx";
import { Link } from "../kit/button.tsx";
import { DialogLink } from "../kit/dialog-link.tsx";
import { Panel } from "../kit/panel.tsx";
import { EmptyState, Skeleton, StateBadge } from "../kit/states.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useWords } from "../words/words.ts";
import { buckets } from "./buckets.tsx";
import { cod, denumire, idno } from "../api/register/common-fields.ts";
import { BucketState, secondPerson, sectionsOf } from "./parts.tsx";
import { organizationWords } from "./words.ts";

const SHOWN = 10;

/** The first containers of an organization, with a link to all. */
function BucketsPanel({ row: { id: organizatieId } }: { row: { id: number } }) {
  const text = useWords(organizationWords).buckets;
  const buckets = useQuery({
    queryKey: ["documents", "buckets", "of", organizatieId],
    queryFn: async () =>
      pageOf(
        await bucketsList(client, {
          query: { "filter[organizatieId]": String(organizatieId), sort: "denumire", size: SHOWN },
        }),
      ),
  });
  return (
    <Panel title={text.title} acts={<DialogLink verb={text.create} name="bucket" id={organizatieId} />}>
      <Loaded query={buckets}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <EmptyState title={text.none} text={text.noneText} />
          ) : (
            <>
              <ul className="rows">
                {rows.map(({ id, denumire, activ }) => (
                  <li key={id}>
                    <Link href={`/app/organizatii/containere/${id}`}>{denumire}</Link>
                    <BucketState activ={activ} />
                  </li>
                ))}
              </ul>
              {(total ?? 0) > rows.length && (
                <p>
                  <Link href={`/app/organizatii/containere?organizatie=${organizatieId}`}>{text.all}</Link>
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

/** What the organization holds. */
function QuotaPanel({ row: { cota } }: { row: Organizatie & { cota?: Cota } }) {
  const text = useWords(organizationWords).quota;
  return (
    <Panel title={text.title}>
      {cota && <QuotaFacts cota={cota} />}
      <p className="hint">{text.about}</p>
    </Panel>
  );
}

const statuses = {
  ACTIV: ["Activă", "Активна", "Active"],
  SUSPENDAT: ["Suspendată", "Приостановлена", "Suspended"],
} as const;

/** Whether acts that cannot be undone wait for a second person here; undefined while unknown. */
interface More {
  asksSecondPerson: boolean | undefined;
}

const stateOf = ({ statut }: Organizatie, { say }: Known) => (
  <StateBadge tone={statut === "ACTIV" ? "good" : "bad"}>{say(statuses[statut])}</StateBadge>
);

const organizations = record({
  key: ["documents", "organizations"],
  path: "/app/organizatii",
  icon: "home",
  Sections: sectionsOf("organizations"),
  texts: {
    title: ["Organizații", "Организации", "Organizations"],
    one: ["Organizație", "Организация", "Organization"],
    create: ["Organizație nouă", "Новая организация", "New organization"],
    created: [
      (name: string) => `Organizația ${name} este înregistrată`,
      (name: string) => `Организация ${name} зарегистрирована`,
      (name: string) => `The organization ${name} is registered`,
    ],
    back: ["Înapoi la organizații", "Назад к организациям", "Back to organizations"],
    none: ["Nicio organizație încă", "Организаций пока нет", "No organizations yet"],
    noneText: [
      "Fiecare organizație are persoanele, containerele și documentele ei.",
      "У каждой организации свои люди, контейнеры и документы.",
      "Every organization has its own people, containers and documents.",
    ],
  },
  nameOf: (row: Organizatie) => row.denumire,
  useMore: (_rows: readonly Organizatie[]): More => ({ asksSecondPerson: useAsksSecondPerson() }),
  filters: [
    byName("denumire"),
    { name: "statut", label: ["Stare", "Состояние", "State"], query: "filter[statut]", choices: statuses },
  ],
  fields: {
    denumire,
    cod: {
      ...cod,
      column: ["sorted", "wide"],
      in: "new" as const,
      hint: [
        "Litere latine, cifre, puncte și liniuțe. Codul organizației nu se mai schimbă.",
        "Латинские буквы, цифры, точки и дефисы. Код организации после создания не меняется.",
        "Latin letters, digits, full stops and hyphens. The code of an organization cannot be changed later.",
      ],
    },
    idno: { ...idno, required: true },
    limitaOcteti: { ...limitFields.limitaOcteti, in: "edit" as const },
    limitaDocumente: { ...limitFields.limitaDocumente, in: "edit" as const },
    statut: {
      label: ["Stare", "Состояние", "State"],
      column: [],
      isFact: true,
      show: stateOf,
    },
    approval: {
      label: secondPerson.label,
      isShown: ({ more }: Known<More>) => more.asksSecondPerson !== undefined,
      isFact: true,
      show: (_row: Organizatie, { say, more }: Known<More>) =>
        say(more.asksSecondPerson ? secondPerson.asked : secondPerson.needless),
    },
  },
  links: ({ id }) => [
    {
      href: `/app/persoane?organizatie=${id}`,
      title: ["Persoanele organizației", "Люди организации", "People in the organization"],
    },
  ],
  list: (query) => organizatiiList(client, { query }),
  read: (id) => organizatiiRead(client, { path: { id: Number(id) } }),
  create: ({ denumire: named, cod: code, idno: number }) =>
    organizatiiCreate(client, { body: { denumire: named, cod: code, idno: number } }),
  change: (id, values, { etag }) =>
    organizatiiReplace(client, {
      path: { id: Number(id) },
      body: { denumire: values.denumire, idno: values.idno, ...limitsSent(values) },
      ifMatch: etag,
    }),
  history: {
    list: adminRecordsListChanges,
    textOf: (name, value, known) =>
      name === "statut" && (value === "ACTIV" || value === "SUSPENDAT")
        ? known.say(statuses[value])
        : limitText(name, value, known),
  },
});

/** Suspends an organization, which may need a second person, or activates it again. */
const setStatus = (statut: Organizatie["statut"]) => ({
  isShown: (row: Organizatie) => row.statut !== statut,
  run: ({ id, etag }: ActCall<Organizatie, More, object>) =>
    organizatiiSetStatut(client, { path: { id: Number(id) }, body: { statut }, ifMatch: etag }),
});

const acts = [
  act(organizations, {
    ...setStatus("SUSPENDAT"),
    name: "suspend",
    verb: ["Suspendă", "Приостановить", "Suspend"],
    look: "danger",
    title: [
      (name: string) => `Suspendați ${name}?`,
      (name: string) => `Приостановить: ${name}?`,
      (name: string) => `Suspend ${name}?`,
    ],
    text: [
      "Oamenii organizației citesc mai departe, dar nu mai pot încărca, schimba sau partaja nimic.",
      "Люди организации смогут читать, но не загружать, изменять или делиться.",
      "People in the organization can still read, but can no longer upload, change or share anything.",
    ],
    isApproved: true,
    said: [
      (name: string) => `${name} este suspendată`,
      (name: string) => `Приостановлена: ${name}`,
      (name: string) => `${name} is suspended`,
    ],
  }),
  act(organizations, {
    ...setStatus("ACTIV"),
    name: "activate",
    verb: ["Reactivează", "Возобновить", "Reactivate"],
    look: "primary",
    title: [
      (name: string) => `Reactivați ${name}?`,
      (name: string) => `Возобновить: ${name}?`,
      (name: string) => `Reactivate ${name}?`,
    ],
    text: [
      "Oamenii organizației pot lucra din nou.",
      "Люди организации снова смогут работать.",
      "People in the organization can work again.",
    ],
    said: [
      (name: string) => `${name} este activă`,
      (name: string) => `Активна: ${name}`,
      (name: string) => `${name} is active`,
    ],
  }),
  act(organizations, {
    name: "bucket",
    verb: organizationWords.buckets.create,
    isElsewhere: true,
    fields: { denumire: { ...denumire, of: () => "" }, cod: { ...cod, of: () => "" } },
    run: async ({ row, values, known: { say } }) => {
      const { data } = await bucketsCreate(client, { body: { ...values, organizatieId: row.id } });
      return {
        said: say(organizationWords.buckets.created)(data.denumire),
        goes: `${buckets.path}/${data.id}`,
      };
    },
  }),
];

/** An organization's administrator has only one organization, so the list is that of its containers. */
function Home({ params: _, ...place }: ScreenProps<never, RecordSearch>) {
  const tier = useTier();
  if (tier === undefined) return <Skeleton lines={8} />;
  return tier === "SERVICE" ? (
    <RecordList kind={organizations} place={place} />
  ) : (
    <RecordList kind={buckets} place={place} />
  );
}

export const list = screen({
  search: recordSearch,
  page: Home,
  useFound() {
    const [ofService, ofOrganization] = [useFoundKind(organizations), useFoundKind(buckets)];
    return useTier() === "SERVICE" ? ofService : ofOrganization;
  },
});
export const page = recordScreen(organizations, { acts, parts: [QuotaPanel, BucketsPanel] });
