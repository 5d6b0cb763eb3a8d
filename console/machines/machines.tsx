import {
  adminRecordsListChanges,
  machineClientsCreate,
  machineClientsList,
  machineClientsRead,
  machineClientsRemove,
  machineClientsReplace,
  machineClientsRotate,
  machineClientsSetActive,
} from "../../client/generated/documents/operations.ts";
import type { ClientMasina } from "../../client/generated/documents/types.ts";
import { besideSecret } from "../api/client-credentials.ts";
import { client } from "../api/client.ts";
import { denumire } from "../api/register/common-fields.ts";
import { findBuckets, findIssuers } from "../api/finders.ts";
import { useNames } from "../api/names.ts";
import { type Known, act, record, byName } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { recordScreen } from "../api/register/record-page.tsx";
import { switchOf } from "../api/register/switch.ts";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { Link } from "../kit/button.tsx";
import { CopyButton } from "../kit/facts.tsx";
import { StateBadge } from "../kit/states.tsx";
import { useLanguage } from "../words/language.ts";
import { inLanguage } from "../words/words.ts";

const PATH = "/app/sisteme-client";

const names = {
  "documente.read": ["citește documente", "читает документы", "reads documents"],
  "documente.write": ["depune documente", "подаёт документы", "submits documents"],
} as const;

const stateOf = ({ activ }: ClientMasina, { say }: Known) => (
  <StateBadge tone={activ ? "good" : "warning"}>
    {say(activ ? ["Pornit", "Включена", "On"] : ["Oprit", "Отключена", "Off"])}
  </StateBadge>
);

const optionOf = (id: number | undefined, name: string | undefined) =>
  id === undefined ? undefined : { id: String(id), label: name ?? String(id) };

/** A system that calls the API of documents for an issuer. */
const machines = record({
  key: ["documents", "machines"],
  path: PATH,
  icon: "gear",
  texts: {
    title: ["Sisteme client", "Системы-клиенты", "Client systems"],
    one: ["Sistem client", "Система-клиент", "Client system"],
    back: ["Înapoi la sisteme client", "Назад к системам-клиентам", "Back to client systems"],
    about: [
      "Un sistem client lucrează prin API în numele unui emitent, cu un nume public și un secret.",
      "Система-клиент работает через API от имени издателя, с публичным именем и секретом.",
      "A client system works through the API on behalf of an issuer, with a public name and a secret.",
    ],
    create: ["Sistem client nou", "Новая система-клиент", "New client system"],
    created: [
      (name: string) => `${name} este înregistrat`,
      (name: string) => `${name}: зарегистрирована`,
      (name: string) => `${name} is registered`,
    ],
    none: ["Niciun sistem client încă", "Систем-клиентов пока нет", "No client systems yet"],
    noneText: [
      "Un sistem al unei instituții depune și citește documente cu un client și un secret al lui.",
      "Система учреждения подаёт и читает документы со своим клиентом и секретом.",
      "A system of an organization submits and reads documents with its own client and secret.",
    ],
    noneToRead: {
      none: [
        "Niciun sistem nu depune în containerele organizației",
        "Ни одна система не подаёт в контейнеры организации",
        "No system submits to the organization's containers",
      ],
      noneText: [
        "Sistemele client le înregistrează administratorul serviciului.",
        "Системы-клиенты регистрирует администратор сервиса.",
        "The service administrator registers client systems.",
      ],
    },
    remove: [
      (name: string) => `Ștergeți sistemul ${name}?`,
      (name: string) => `Удалить систему ${name}?`,
      (name: string) => `Delete the system ${name}?`,
    ],
    removeText: [
      "Secretele și tokenurile lui se încheie de la următoarea cerere. Nu se poate anula. Documentele depuse rămân.",
      "Её секреты и токены прекращаются со следующего запроса. Отменить нельзя. Поданные документы остаются.",
      "Its secrets and tokens stop working from the next request. This cannot be undone. Submitted documents stay.",
    ],
    removed: [
      (name: string) => `${name} s-a șters`,
      (name: string) => `${name}: удалена`,
      (name: string) => `${name} was deleted`,
    ],
  },
  nameOf: ({ denumire }: ClientMasina) => denumire,
  useMayWrite: useIsServiceAdministrator,
  useMore: (rows: readonly ClientMasina[]) => ({
    issuer: useNames(
      "issuers",
      rows.map(({ emitentId }) => emitentId),
    ),
    bucket: useNames(
      "buckets",
      rows.map(({ bucketId }) => bucketId),
    ),
  }),
  isKnown: ({ emitentId, bucketId }, { more }) =>
    more.issuer(emitentId) !== undefined && (bucketId === undefined || more.bucket(bucketId) !== undefined),
  filters: [
    byName("denumire"),
    {
      name: "activ",
      label: ["Stare", "Состояние", "State"],
      query: "filter[activ]",
      choices: { true: ["Pornit", "Включена", "On"], false: ["Oprit", "Отключена", "Off"] },
    },
    {
      name: "container",
      label: ["Container", "Контейнер", "Container"],
      query: "filter[bucketId]",
      Chosen: ChosenContainer,
      all: ["Toate sistemele", "Все системы", "All systems"],
    },
  ],
  fields: {
    denumire: {
      ...denumire,
      required: [
        "Scrieți denumirea sistemului",
        "Введите название системы",
        "Enter the name of the system",
      ] as const,
    },
    emitentId: {
      label: ["Emitent", "Издатель", "Issuer"],
      input: "record",
      search: findIssuers,
      hint: [
        "Sistemul citește toate documentele acestui emitent, în afară de cele secrete.",
        "Система читает все документы этого издателя, кроме секретных.",
        "The system reads all documents of this issuer, except secret ones.",
      ],
      required: [
        "Alegeți emitentul din listă",
        "Выберите издателя из списка",
        "Choose the issuer from the list",
      ],
      of: ({ emitentId }, { more }) => optionOf(emitentId, more.issuer(emitentId)),
      column: ["wide"],
      show: ({ emitentId }, { more }) => more.issuer(emitentId),
      fact: ({ emitentId }, { more }) => (
        <Link href={`/app/nomenclatoare/emitenti/${emitentId}`}>{more.issuer(emitentId) ?? "…"}</Link>
      ),
    },
    bucketId: {
      label: ["Container", "Контейнер", "Container"],
      input: "record",
      search: findBuckets,
      hint: [
        "Unde ajung documentele depuse. Fără unul ales, în containerul platformei.",
        "Куда попадают поданные документы. Если не выбран — в контейнер платформы.",
        "Where submitted documents go. If none is chosen, to the platform container.",
      ],
      of: ({ bucketId }, { more }) => optionOf(bucketId, more.bucket(bucketId)),
      fact: ({ bucketId }, { more, say }) =>
        bucketId === undefined ? (
          say(["Containerul platformei", "Контейнер платформы", "Platform container"])
        ) : (
          <Link href={`/app/organizatii/containere/${bucketId}`}>{more.bucket(bucketId) ?? "…"}</Link>
        ),
    },
    scopes: {
      label: ["Drepturi", "Права", "Rights"],
      input: "several",
      choices: {
        "documente.read": ["Citește documente", "Читает документы", "Read documents"],
        "documente.write": ["Depune documente", "Подаёт документы", "Submit documents"],
      },
      initial: ["documente.read"],
      required: ["Alegeți cel puțin un drept", "Выберите хотя бы одно право", "Choose at least one right"],
      column: ["wide"],
      isFact: true,
      show: ({ scopes }, { say, formats }) => formats.list(scopes.map((scope) => say(names[scope]))),
    },
    limitaPeMinut: {
      label: ["Cereri pe minut", "Запросов в минуту", "Requests per minute"],
      input: "number",
      min: 1,
      max: 1_000_000,
      hint: [
        "Gol: limita din setările sistemului.",
        "Пусто: предел из настроек системы.",
        "Leave empty for the limit in the system settings.",
      ],
      isFact: true,
      show: ({ limitaPeMinut }, { say, formats }) =>
        limitaPeMinut === undefined
          ? say(["ca în setările sistemului", "как в настройках системы", "as in the system settings"])
          : formats.number(limitaPeMinut),
    },
    clientId: {
      label: ["Numele public (client_id)", "Публичное имя (client_id)", "Public name (client_id)"],
      isFact: ["Folosire", "Использование", "Use"],
      show: ({ clientId }, { say }) => (
        <>
          <code>{clientId}</code>{" "}
          <CopyButton
            text={clientId}
            label={say(["Copiază numele public", "Скопировать публичное имя", "Copy the public name"])}
          />
        </>
      ),
    },
    creatLa: {
      label: ["Înregistrat", "Зарегистрирована", "Registered"],
      isFact: ["Folosire", "Использование", "Use"],
      show: ({ creatLa }, { formats }) => formats.dateTime(creatLa),
    },
    ultimaFolosire: {
      label: ["Ultima autentificare", "Последний вход", "Last sign-in"],
      column: ["wide"],
      isFact: ["Folosire", "Использование", "Use"],
      show: ({ ultimaFolosire }, { say, formats }) =>
        ultimaFolosire ? formats.dateTime(ultimaFolosire) : say(["încă niciodată", "ещё не было", "not yet"]),
      fact: ({ ultimaFolosire }, { say, formats }) =>
        ultimaFolosire
          ? say([
              (when: string) => `${when}, la o oră aproape`,
              (when: string) => `${when}, с точностью до часа`,
              (when: string) => `${when}, to the nearest hour`,
            ])(formats.dateTime(ultimaFolosire))
          : say(["încă niciodată", "ещё не было", "not yet"]),
    },
    activ: {
      label: ["Stare", "Состояние", "State"],
      history: { label: ["Pornit", "Включена", "On"] },
      column: [],
      isFact: true,
      show: stateOf,
    },
  },
  links: ({ clientId }) => [
    {
      href: `/app/audit?person=${encodeURIComponent(`machine:${clientId}`)}`,
      title: ["Ce a făcut cu documentele", "Действия с документами", "What it did with documents"],
    },
  ],
  list: (query) => machineClientsList(client, { query }),
  read: (id) => machineClientsRead(client, { path: { id: Number(id) } }),
  create: async (values, { say }) => {
    const { data } = await machineClientsCreate(client, { body: bodyOf(values) });
    return {
      data,
      once: {
        secret: data.clientSecret,
        beside: besideSecret("documents", data),
        copy: ["Copiază secretul", "Скопировать секрет", "Copy the secret"],
        text: say([
          (name: string) =>
            `Secretul sistemului ${name}. Dați-l celui care îl configurează, pe o cale sigură.`,
          (name: string) => `Секрет системы ${name}. Передайте его тому, кто её настраивает, надёжным путём.`,
          (name: string) =>
            `The secret of the system ${name}. Give it to the person who sets it up, in a secure way.`,
        ])(data.denumire),
      },
    };
  },
  change: (id, values, { etag }) =>
    machineClientsReplace(client, {
      path: { id: Number(id) },
      body: bodyOf(values),
      ifMatch: etag,
    }),
  remove: (id, ifMatch) => machineClientsRemove(client, { path: { id: Number(id) }, ifMatch }),
  isRemovalApproved: true,
  history: { list: adminRecordsListChanges, kind: "machine-clients" },
});

interface MachineValues {
  denumire: string;
  emitentId: { id: string } | undefined;
  bucketId: { id: string } | undefined;
  scopes: readonly ClientMasina["scopes"][number][];
  limitaPeMinut: number | undefined;
}

const bodyOf = ({ denumire, emitentId, bucketId, scopes, limitaPeMinut }: MachineValues) => ({
  denumire,
  emitentId: Number(emitentId?.id),
  ...(bucketId && { bucketId: Number(bucketId.id) }),
  scopes: [...scopes],
  ...(limitaPeMinut !== undefined && { limitaPeMinut }),
});

const onlyContainer = [
  (name: string) => `Doar sistemele care depun în ${name}`,
  (name: string) => `Только системы, которые подают в ${name}`,
  (name: string) => `Only systems that submit to ${name}`,
] as const;
const thisContainer = ["containerul ales", "выбранный контейнер", "the chosen container"] as const;

function ChosenContainer({ id }: { id: number }) {
  const language = useLanguage();
  const name = useNames("buckets", [id])(id) ?? inLanguage(thisContainer, language);
  return <>{inLanguage(onlyContainer, language)(name)}.</>;
}

const MOST_HOURS = 168;
const HOUR_MS = 3_600_000;

/** A new secret beside the former one, which ends after the hours that were chosen. */
const rotate = act(machines, {
  name: "rotate",
  verb: ["Schimbă secretul", "Сменить секрет", "Change the secret"],
  icon: "lock",
  title: [
    (name: string) => `Secret nou pentru ${name}`,
    (name: string) => `Новый секрет: ${name}`,
    (name: string) => `New secret for ${name}`,
  ],
  text: [
    "Secretul de acum rămâne valabil cât alegeți, ca sistemul să treacă la cel nou fără întrerupere. Un secret mai vechi decât el se încheie.",
    "Нынешний секрет действует, сколько вы выберете, чтобы система перешла на новый без перерыва. Более старый прекращается.",
    "The current secret stays valid for as long as you choose, so that the system can move to the new one without a break. Any older secret stops working.",
  ],
  isShown: (_row, { mayWrite }) => mayWrite,
  fields: {
    hours: {
      label: [
        "Ore cât mai este valabil secretul vechi",
        "Сколько часов ещё действует прежний секрет",
        "Hours the old secret stays valid",
      ],
      input: "number",
      hint: [
        "De la 0, adică se încheie acum, la 168, adică o săptămână.",
        "От 0 — прекращается сейчас — до 168, то есть недели.",
        "From 0, which ends it now, to 168, which is a week.",
      ],
      initial: 24,
      min: 0,
      max: MOST_HOURS,
      required: true,
      rule: [
        (hours: number | undefined) => Number.isInteger(hours) && Number(hours) <= MOST_HOURS,
        [
          "Scrieți un număr întreg de ore, de la 0 la 168",
          "Введите целое число часов, от 0 до 168",
          "Enter a whole number of hours, from 0 to 168",
        ],
      ],
    },
  },
  isApproved: true,
  run: async ({ id, row, etag, values: { hours = 0 }, known: { say, formats } }) => {
    const answer = await machineClientsRotate(client, {
      path: { id: Number(id) },
      body: { suprapunereOre: hours },
      ifMatch: etag,
    });
    if (answer.status === 202) return { asked: answer.data };
    const ends = formats.dateTime(Date.now() + hours * HOUR_MS);
    const text =
      hours === 0
        ? say([
            (name: string) => `Secretul nou al sistemului ${name}, fără termen. Cel vechi s-a încheiat acum.`,
            (name: string) => `Новый секрет системы ${name}, без срока. Прежний прекращён сейчас.`,
            (name: string) =>
              `The new secret of the system ${name}, with no expiry date. The old one no longer works.`,
          ])(row.denumire)
        : say([
            (name: string, until: string) =>
              `Secretul nou al sistemului ${name}, fără termen. Cel vechi mai este valabil până la ${until}.`,
            (name: string, until: string) =>
              `Новый секрет системы ${name}, без срока. Прежний действует до ${until}.`,
            (name: string, until: string) =>
              `The new secret of the system ${name}, with no expiry date. The old one is valid until ${until}.`,
          ])(row.denumire, ends);
    return {
      once: {
        secret: answer.data.clientSecret,
        beside: besideSecret("documents", answer.data),
        copy: ["Copiază secretul", "Скопировать секрет", "Copy the secret"],
        text,
      },
    };
  },
});

/** An organization's administrator may disable a client that files into its containers, and no more. */
const activity = switchOf(machines, {
  isOn: ({ activ }) => activ,
  mayTurnOff: () => true,
  set: (id, activ, ifMatch) =>
    machineClientsSetActive(client, { path: { id: Number(id) }, body: { activ }, ifMatch }),
  off: {
    name: "stop",
    verb: ["Oprește", "Отключить", "Turn off"],
    title: [
      (name: string) => `Opriți sistemul ${name}?`,
      (name: string) => `Отключить систему ${name}?`,
      (name: string) => `Turn off the system ${name}?`,
    ],
    text: (_row, { say, mayWrite }) =>
      [
        say([
          "Cererile lui sunt refuzate de acum. Secretele rămân pentru când îl porniți din nou.",
          "Её запросы отклоняются с этого момента. Секреты остаются до включения.",
          "Its requests are refused from now on. The secrets stay for when you turn it on again.",
        ]),
        mayWrite
          ? ""
          : say([
              "Înapoi îl pornește doar administratorul serviciului.",
              "Включить обратно может только администратор сервиса.",
              "Only the service administrator can turn it back on.",
            ]),
      ]
        .join(" ")
        .trim(),
    done: [
      (name: string) => `${name} este oprit`,
      (name: string) => `${name}: отключена`,
      (name: string) => `${name} is off`,
    ],
  },
  on: {
    name: "start",
    verb: ["Pornește", "Включить", "Turn on"],
    title: [
      (name: string) => `Porniți sistemul ${name}?`,
      (name: string) => `Включить систему ${name}?`,
      (name: string) => `Turn on the system ${name}?`,
    ],
    text: [
      "Poate lucra din nou, cu secretele pe care le are.",
      "Сможет работать снова, с теми секретами, что есть.",
      "It can work again, with the secrets it has.",
    ],
    done: [
      (name: string) => `${name} este pornit`,
      (name: string) => `${name}: включена`,
      (name: string) => `${name} is on`,
    ],
  },
});

export const list = listScreen(machines);
export const page = recordScreen(machines, { acts: [rotate, ...activity] });
