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

const PATH = "/app/sisteme-client";

const names = {
  "documente.read": { ro: "citește documente", ru: "читает документы" },
  "documente.write": { ro: "depune documente", ru: "подаёт документы" },
};

const stateOf = ({ activ }: ClientMasina, { say }: Known) => (
  <StateBadge tone={activ ? "good" : "warning"}>
    {say(activ ? { ro: "Pornit", ru: "Включена" } : { ro: "Oprit", ru: "Отключена" })}
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
    title: { ro: "Sisteme client", ru: "Системы-клиенты" },
    one: { ro: "Sistem client", ru: "Система-клиент" },
    back: { ro: "Înapoi la sisteme client", ru: "Назад к системам-клиентам" },
    about: {
      ro: "Un sistem client lucrează prin API în numele unui emitent, cu un nume public și un secret.",
      ru: "Система-клиент работает через API от имени издателя, с публичным именем и секретом.",
    },
    create: { ro: "Sistem client nou", ru: "Новая система-клиент" },
    created: { ro: (name: string) => `${name} este înregistrat`, ru: (name) => `${name}: зарегистрирована` },
    none: { ro: "Niciun sistem client încă", ru: "Систем-клиентов пока нет" },
    noneText: {
      ro: "Un sistem al unei instituții depune și citește documente cu un client și un secret al lui.",
      ru: "Система учреждения подаёт и читает документы со своим клиентом и секретом.",
    },
    noneToRead: {
      none: {
        ro: "Niciun sistem nu depune în containerele organizației",
        ru: "Ни одна система не подаёт в контейнеры организации",
      },
      noneText: {
        ro: "Sistemele client le înregistrează administratorul serviciului.",
        ru: "Системы-клиенты регистрирует администратор службы.",
      },
    },
    remove: { ro: (name: string) => `Ștergeți sistemul ${name}?`, ru: (name) => `Удалить систему ${name}?` },
    removeText: {
      ro: "Secretele și tokenurile lui se încheie de la următoarea cerere. Nu se poate anula. Documentele depuse rămân.",
      ru: "Её секреты и токены прекращаются со следующего запроса. Отменить нельзя. Поданные документы остаются.",
    },
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
      label: { ro: "Stare", ru: "Состояние" },
      query: "filter[activ]",
      choices: { true: { ro: "Pornit", ru: "Включена" }, false: { ro: "Oprit", ru: "Отключена" } },
    },
    {
      name: "container",
      label: { ro: "Container", ru: "Контейнер" },
      query: "filter[bucketId]",
      Chosen: ChosenContainer,
      all: { ro: "Toate sistemele", ru: "Все системы" },
    },
  ],
  fields: {
    denumire: {
      ...denumire,
      required: { ro: "Scrieți denumirea sistemului", ru: "Введите название системы" },
    },
    emitentId: {
      label: { ro: "Emitent", ru: "Издатель" },
      input: "record",
      search: findIssuers,
      hint: {
        ro: "Sistemul citește toate documentele acestui emitent, în afară de cele secrete.",
        ru: "Система читает все документы этого издателя, кроме секретных.",
      },
      required: { ro: "Alegeți emitentul din listă", ru: "Выберите издателя из списка" },
      of: ({ emitentId }, { more }) => optionOf(emitentId, more.issuer(emitentId)),
      column: ["wide"],
      show: ({ emitentId }, { more }) => more.issuer(emitentId),
      fact: ({ emitentId }, { more }) => (
        <Link href={`/app/nomenclatoare/emitenti/${emitentId}`}>{more.issuer(emitentId) ?? "…"}</Link>
      ),
    },
    bucketId: {
      label: { ro: "Container", ru: "Контейнер" },
      input: "record",
      search: findBuckets,
      hint: {
        ro: "Unde ajung documentele depuse. Fără unul ales, în containerul platformei.",
        ru: "Куда попадают поданные документы. Если не выбран — в контейнер платформы.",
      },
      of: ({ bucketId }, { more }) => optionOf(bucketId, more.bucket(bucketId)),
      fact: ({ bucketId }, { more, say }) =>
        bucketId === undefined ? (
          say({ ro: "Containerul platformei", ru: "Контейнер платформы" })
        ) : (
          <Link href={`/app/organizatii/containere/${bucketId}`}>{more.bucket(bucketId) ?? "…"}</Link>
        ),
    },
    scopes: {
      label: { ro: "Drepturi", ru: "Права" },
      input: "several",
      choices: {
        "documente.read": { ro: "Citește documente", ru: "Читает документы" },
        "documente.write": { ro: "Depune documente", ru: "Подаёт документы" },
      },
      initial: ["documente.read"],
      required: { ro: "Alegeți cel puțin un drept", ru: "Выберите хотя бы одно право" },
      column: ["wide"],
      isFact: true,
      show: ({ scopes }, { say, formats }) => formats.list(scopes.map((scope) => say(names[scope]))),
    },
    clientId: {
      label: { ro: "Numele public (client_id)", ru: "Публичное имя (client_id)" },
      isFact: { ro: "Folosire", ru: "Использование" },
      show: ({ clientId }, { say }) => (
        <>
          <code>{clientId}</code>{" "}
          <CopyButton
            text={clientId}
            label={say({ ro: "Copiază numele public", ru: "Скопировать публичное имя" })}
          />
        </>
      ),
    },
    creatLa: {
      label: { ro: "Înregistrat", ru: "Зарегистрирована" },
      isFact: { ro: "Folosire", ru: "Использование" },
      show: ({ creatLa }, { formats }) => formats.dateTime(creatLa),
    },
    ultimaFolosire: {
      label: { ro: "Ultima autentificare", ru: "Последний вход" },
      column: ["wide"],
      isFact: { ro: "Folosire", ru: "Использование" },
      show: ({ ultimaFolosire }, { say, formats }) =>
        ultimaFolosire ? formats.dateTime(ultimaFolosire) : say({ ro: "încă niciodată", ru: "ещё не было" }),
      fact: ({ ultimaFolosire }, { say, formats }) =>
        ultimaFolosire
          ? say({
              ro: (when: string) => `${when}, la o oră aproape`,
              ru: (when) => `${when}, с точностью до часа`,
            })(formats.dateTime(ultimaFolosire))
          : say({ ro: "încă niciodată", ru: "ещё не было" }),
    },
    activ: {
      label: { ro: "Stare", ru: "Состояние" },
      history: { label: { ro: "Pornit", ru: "Включена" } },
      column: [],
      isFact: true,
      show: stateOf,
    },
  },
  links: ({ clientId }) => [
    {
      href: `/app/audit?person=${encodeURIComponent(`machine:${clientId}`)}`,
      title: { ro: "Ce a făcut cu documentele", ru: "Действия с документами" },
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
        copy: { ro: "Copiază secretul", ru: "Скопировать секрет" },
        text: say({
          ro: (name: string) =>
            `Secretul sistemului ${name}. Dați-l celui care îl configurează, pe o cale sigură.`,
          ru: (name) => `Секрет системы ${name}. Передайте его тому, кто её настраивает, надёжным путём.`,
        })(data.denumire),
      },
    };
  },
  change: (id, values, { etag }) =>
    machineClientsReplace(client, { path: { id: Number(id) }, body: bodyOf(values), ifMatch: etag }),
  history: { list: adminRecordsListChanges, kind: "machine-clients" },
});

interface MachineValues {
  denumire: string;
  emitentId: { id: string } | undefined;
  bucketId: { id: string } | undefined;
  scopes: readonly ClientMasina["scopes"][number][];
}

const bodyOf = ({ denumire, emitentId, bucketId, scopes }: MachineValues) => ({
  denumire,
  emitentId: Number(emitentId?.id),
  ...(bucketId && { bucketId: Number(bucketId.id) }),
  scopes: [...scopes],
});

const onlyContainer = {
  ro: (name: string) => `Doar sistemele care depun în ${name}`,
  ru: (name: string) => `Только системы, которые подают в ${name}`,
};
const thisContainer = { ro: "containerul ales", ru: "выбранный контейнер" };

function ChosenContainer({ id }: { id: number }) {
  const language = useLanguage();
  const name = useNames("buckets", [id])(id) ?? thisContainer[language];
  return <>{onlyContainer[language](name)}.</>;
}

const MOST_HOURS = 168;
const HOUR_MS = 3_600_000;

/** A new secret beside the former one, which ends after the hours that were chosen. */
const rotate = act(machines, {
  name: "rotate",
  verb: { ro: "Schimbă secretul", ru: "Сменить секрет" },
  icon: "lock",
  title: { ro: (name: string) => `Secret nou pentru ${name}`, ru: (name) => `Новый секрет: ${name}` },
  text: {
    ro: "Secretul de acum rămâne valabil cât alegeți, ca sistemul să treacă la cel nou fără întrerupere. Un secret mai vechi decât el se încheie.",
    ru: "Нынешний секрет действует, сколько вы выберете, чтобы система перешла на новый без перерыва. Более старый прекращается.",
  },
  isShown: (_row, { mayWrite }) => mayWrite,
  fields: {
    hours: {
      label: {
        ro: "Ore cât mai este valabil secretul vechi",
        ru: "Сколько часов ещё действует прежний секрет",
      },
      input: "number",
      hint: {
        ro: "De la 0, adică se încheie acum, la 168, adică o săptămână.",
        ru: "От 0 — прекращается сейчас — до 168, то есть недели.",
      },
      initial: 24,
      min: 0,
      max: MOST_HOURS,
      required: {
        ro: "Scrieți un număr întreg de ore, de la 0 la 168",
        ru: "Введите целое число часов, от 0 до 168",
      },
      rule: [
        (hours: number | undefined) => Number.isInteger(hours) && Number(hours) <= MOST_HOURS,
        {
          ro: "Scrieți un număr întreg de ore, de la 0 la 168",
          ru: "Введите целое число часов, от 0 до 168",
        },
      ],
    },
  },
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
        ? say({
            ro: (name: string) =>
              `Secretul nou al sistemului ${name}, fără termen. Cel vechi s-a încheiat acum.`,
            ru: (name) => `Новый секрет системы ${name}, без срока. Прежний прекращён сейчас.`,
          })(row.denumire)
        : say({
            ro: (name: string, until: string) =>
              `Secretul nou al sistemului ${name}, fără termen. Cel vechi mai este valabil până la ${until}.`,
            ru: (name, until) => `Новый секрет системы ${name}, без срока. Прежний действует до ${until}.`,
          })(row.denumire, ends);
    return {
      once: {
        secret: answer.data.clientSecret,
        copy: { ro: "Copiază secretul", ru: "Скопировать секрет" },
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
    verb: { ro: "Oprește", ru: "Отключить" },
    title: { ro: (name: string) => `Opriți sistemul ${name}?`, ru: (name) => `Отключить систему ${name}?` },
    text: (_row, { say, mayWrite }) =>
      [
        say({
          ro: "Cererile lui sunt refuzate de acum. Secretele rămân pentru când îl porniți din nou.",
          ru: "Её запросы отклоняются с этого момента. Секреты остаются до включения.",
        }),
        mayWrite
          ? ""
          : say({
              ro: "Înapoi îl pornește doar administratorul serviciului.",
              ru: "Включить обратно может только администратор службы.",
            }),
      ]
        .join(" ")
        .trim(),
    done: { ro: (name: string) => `${name} este oprit`, ru: (name) => `${name}: отключена` },
  },
  on: {
    name: "start",
    verb: { ro: "Pornește", ru: "Включить" },
    title: { ro: (name: string) => `Porniți sistemul ${name}?`, ru: (name) => `Включить систему ${name}?` },
    text: {
      ro: "Poate lucra din nou, cu secretele pe care le are.",
      ru: "Сможет работать снова, с теми секретами, что есть.",
    },
    done: { ro: (name: string) => `${name} este pornit`, ru: (name) => `${name}: включена` },
  },
});

const remove = act(machines, {
  name: "remove",
  verb: { ro: "Șterge", ru: "Удалить" },
  look: "danger",
  icon: "trash",
  title: { ro: (name: string) => `Ștergeți sistemul ${name}?`, ru: (name) => `Удалить систему ${name}?` },
  text: {
    ro: "Secretele și tokenurile lui se încheie de la următoarea cerere. Nu se poate anula. Documentele depuse rămân.",
    ru: "Её секреты и токены прекращаются со следующего запроса. Отменить нельзя. Поданные документы остаются.",
  },
  isShown: (_row, { mayWrite }) => mayWrite,
  run: async ({ id, row, etag, known: { say } }) => {
    const answer = await machineClientsRemove(client, { path: { id: Number(id) }, ifMatch: etag });
    if (answer.status === 202) return { asked: answer.data };
    return {
      said: say({ ro: (name: string) => `${name} s-a șters`, ru: (name) => `${name}: удалена` })(
        row.denumire,
      ),
      isGone: true,
    };
  },
});

export const list = listScreen(machines);
export const page = recordScreen(machines, { acts: [rotate, ...activity, remove] });
