import { useQuery } from "@tanstack/react-query";
import {
  mailSendersList,
  sistemsCreate,
  sistemsList,
  sistemsRead,
  sistemsRemove,
  sistemsRemoveCredentials,
  sistemsReplace,
  sistemsRotateSecret,
} from "../../../client/generated/notifications/operations.ts";
import type { Expeditor, Sistem } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { type Known, type Properties, type ValuesOf, act, own, record } from "../../api/register/kind.ts";
import { listScreen } from "../../api/register/record-list.tsx";
import { recordScreen } from "../../api/register/record-page.tsx";
import { Link } from "../../kit/button.tsx";
import { StateBadge } from "../../kit/states.tsx";
import { channelNames } from "../common/kinds.ts";
import { paths } from "../common/notice-sections.tsx";
import { activeOf, byName, channelKind, cod, denumire, historyList } from "../common/records.tsx";
import { type Cap, CapsField, Credentials, areWhole, capsIn, capsSent } from "./system-parts.tsx";

const MOST_ROWS = 200;

/** The senders of mail, of which a system may have one. */
function useSenders(): readonly Expeditor[] {
  const { data = [] } = useQuery({
    queryKey: ["notifications", "senders", "all"],
    queryFn: async () => (await mailSendersList(client, { query: { size: MOST_ROWS } })).data.items,
  });
  return data;
}

const modeOf = ({ mod }: Sistem, { say }: Known) => (
  <StateBadge tone={mod === "PROBA" ? "warning" : "neutral"}>
    {say(mod === "PROBA" ? { ro: "în probă", ru: "пробный" } : { ro: "real", ru: "рабочий" })}
  </StateBadge>
);

const limit = (limitOf: (row: Sistem) => number | undefined) => ({
  show: (row: Sistem, { say, formats }: Known): string => {
    const most = limitOf(row);
    return most === undefined ? say({ ro: "fără limită", ru: "без предела" }) : formats.number(most);
  },
});

const fields = {
  denumire,
  cod: { ...cod, column: ["sorted", "wide"] },
  mod: {
    label: { ro: "Modul", ru: "Режим" },
    input: "radio",
    choices: { PROBA: { ro: "în probă", ru: "пробный" }, REAL: { ro: "real", ru: "рабочий" } },
    hints: {
      PROBA: {
        ro: "Mesajele parcurg tot drumul și se opresc la un simulator.",
        ru: "Сообщения проходят весь путь и останавливаются у симулятора.",
      },
      REAL: { ro: "Mesajele ajung la oameni.", ru: "Сообщения доходят до людей." },
    },
    column: [],
    show: modeOf,
  },
  state: { label: { ro: "Starea", ru: "Состояние" }, column: ["wide"], show: activeOf },
  activ: {
    label: { ro: "Sistemul este activ", ru: "Система действует" },
    input: "check",
    hint: {
      ro: "Un sistem oprit este refuzat de la următoarea cerere; operatorii lui nu mai pot lucra.",
      ru: "Остановленной системе отказывают со следующего запроса; её операторы не могут работать.",
    },
    initial: true,
  },
  expeditorId: {
    label: { ro: "Expeditorul mesajelor de e-mail", ru: "Отправитель писем" },
    input: "options",
    options: ({ say, more }) => [
      { id: "", label: say({ ro: "cel implicit", ru: "по умолчанию" }) },
      ...more.map((sender) => ({ id: String(sender.id), label: sender.denumire })),
    ],
    of: ({ expeditorId = "" }) => String(expeditorId),
    fact: ({ expeditorId }, { more, say }) => {
      const sender = more.find(({ id }) => id === expeditorId);
      return sender ? (
        <Link href={`${paths.senders}/${sender.id}`}>{sender.denumire}</Link>
      ) : (
        say({ ro: "cel implicit", ru: "по умолчанию" })
      );
    },
  },
  certificate: {
    label: { ro: "Certificatele sistemului", ru: "Сертификаты системы" },
    input: "area",
    hint: {
      ro: "Cel mult 5: certificatul în PEM, fără cheia privată, sau amprenta lui SHA-256. Cele scoase sunt refuzate îndată.",
      ru: "Не более 5: сертификат в PEM без закрытого ключа или его отпечаток SHA-256. Убранным сразу отказывают.",
    },
    of: ({ certificate }) => certificate.join("\n"),
    isFact: { ro: "Certificatele sistemului", ru: "Сертификаты системы" },
    show: ({ certificate }, { say }) => (
      <>
        <p className="hint">
          {say(
            certificate.length === 0
              ? {
                  ro: "Sistemul nu se prezintă cu certificat.",
                  ru: "Система не представляется сертификатом.",
                }
              : {
                  ro: "Sistemul se prezintă cu certificatul care are una dintre aceste amprente SHA-256.",
                  ru: "Система представляется сертификатом с одним из этих отпечатков SHA-256.",
                },
          )}
        </p>
        {certificate.map((one) => (
          <code key={one} className="notice-text">
            {one}
          </code>
        ))}
      </>
    ),
  },
  callbackUrl: {
    label: { ro: "Adresa apelurilor", ru: "Адрес вызовов" },
    input: "url",
    hint: {
      ro: "Aici sistemul află schimbările de stare. Începe cu https.",
      ru: "Сюда система получает изменения состояний. Начинается с https.",
    },
    rule: [
      (url: string) => URL.canParse(url),
      {
        ro: "Scrieți o adresă întreagă, ca https://sistem.exemplu.md/stari",
        ru: "Введите адрес целиком, например https://sistem.exemplu.md/stari",
      },
    ],
    fact: ({ callbackUrl }, { say }) =>
      callbackUrl ?? say({ ro: "sistemul nu este apelat", ru: "система не вызывается" }),
  },
  callbackSecret: {
    label: { ro: "Secretul apelurilor", ru: "Секрет вызовов" },
    input: "password",
    autoComplete: "new-password",
    hint: ({ row }) =>
      row?.areCallbackSecret
        ? { ro: "Este pus. Gol: rămâne cel de acum.", ru: "Задан. Пусто — останется прежний." }
        : { ro: "Semnează apelurile; o adresă îl cere.", ru: "Подписывает вызовы; адрес его требует." },
    fact: ({ areCallbackSecret }, { say }) =>
      say(areCallbackSecret ? { ro: "pus", ru: "задан" } : { ro: "nu este pus", ru: "не задан" }),
  },
  limitaPeMinut: {
    label: { ro: "Cereri pe minut", ru: "Запросов в минуту" },
    input: "number",
    min: 1,
    max: 1_000_000,
    isFact: true,
    ...limit(({ limitaPeMinut }) => limitaPeMinut),
  },
  limitaPeZi: {
    label: { ro: "Mesaje pe zi", ru: "Сообщений в день" },
    input: "number",
    min: 1,
    max: 1_000_000_000,
    column: ["number", "wide"],
    isFact: true,
    ...limit(({ limitaPeZi }) => limitaPeZi),
  },
  plafoane: {
    label: { ro: "Plafoane pentru un destinatar", ru: "Пределы для получателя" },
    of: (row: Sistem) => capsIn(row),
    ...own<readonly Cap[]>([], CapsField, (caps) =>
      caps.map(({ category, most, minutes }) => `${category}: ${most} / ${minutes}`).join(", "),
    ),
    isFact: { ro: "Plafoane pentru un destinatar", ru: "Пределы для получателя" },
    show: (row: Sistem, known: Known) => capsText(row, known),
  },
} as const satisfies Properties<Sistem, readonly Expeditor[]>;

/** In whose name notifications are sent. */
const systems = record({
  ...channelKind("systems"),
  recordPath: `${paths.systems}/sisteme`,
  icon: "gear",
  texts: {
    title: { ro: "Sisteme", ru: "Системы" },
    one: { ro: "Sistem", ru: "Система" },
    create: { ro: "Sistem nou", ru: "Новая система" },
    add: { ro: "Adaugă sistemul", ru: "Добавить систему" },
    created: {
      ro: (name: string) => `Sistemul „${name}” a fost adăugat`,
      ru: (name) => `Система «${name}» добавлена`,
    },
    none: { ro: "Niciun sistem", ru: "Систем нет" },
    noneText: {
      ro: "Notificările pleacă în numele unui sistem. Adăugați-l pe primul.",
      ru: "Уведомления уходят от имени системы. Добавьте первую.",
    },
    remove: {
      ro: (name: string) => `Ștergeți sistemul „${name}”?`,
      ru: (name) => `Удалить систему «${name}»?`,
    },
    removeText: {
      ro: "Un sistem care are șabloane, grupuri sau notificări nu se șterge: opriți-l.",
      ru: "Система с шаблонами, группами или уведомлениями не удаляется: остановите её.",
    },
  },
  nameOf: (row: Sistem) => row.denumire,
  useMore: (_rows: readonly Sistem[]) => useSenders(),
  filters: [byName],
  state: (row, known) => (
    <>
      {modeOf(row, known)}
      {activeOf(row, known)}
    </>
  ),
  fields,
  wrong: ({ plafoane }, { say }) => ({
    plafoane: areWhole(plafoane)
      ? undefined
      : say({
          ro: "Fiecare plafon are categoria, numărul de mesaje și minutele",
          ru: "У каждого предела есть категория, число сообщений и минуты",
        }),
  }),
  list: (query) => sistemsList(client, { query }),
  read: (id) => sistemsRead(client, { path: { id: Number(id) } }),
  create: (values) => sistemsCreate(client, { body: bodyOf(values) }),
  change: (id, values, { etag }) =>
    sistemsReplace(client, { path: { id: Number(id) }, body: bodyOf(values), ifMatch: etag }),
  remove: (id, ifMatch) => sistemsRemove(client, { path: { id: Number(id) }, ifMatch }),
  history: historyList,
});

function capsText({ plafoane = [] }: Sistem, { say, formats: { number } }: Known) {
  if (plafoane.length === 0)
    return <p className="hint">{say({ ro: "Sistemul nu are plafoane.", ru: "У системы нет пределов." })}</p>;
  return plafoane.map(({ categorie, canal, celMult, minute }) => (
    <p key={`${categorie} ${canal ?? ""}`}>
      {say({
        ro: (category: string, channel: string, most: string, minutes: string) =>
          `${category}, ${channel}: cel mult ${most} în ${minutes} de minute`,
        ru: (category, channel, most, minutes) =>
          `${category}, ${channel}: не более ${most} за ${minutes} мин`,
      })(
        categorie,
        say(canal ? channelNames[canal] : { ro: "toate canalele", ru: "все каналы" }),
        number(celMult),
        number(minute),
      )}
    </p>
  ));
}

const PEM = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;

/** The certificates in a text: blocks of PEM, and the rest by lines. */
const certificatesIn = (text: string): string[] => [
  ...(text.match(PEM) ?? []),
  ...text
    .replace(PEM, "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean),
];

function bodyOf(values: ValuesOf<typeof fields>) {
  const {
    expeditorId,
    certificate,
    callbackUrl,
    callbackSecret,
    limitaPeMinut,
    limitaPeZi,
    plafoane,
    ...rest
  } = values;
  return {
    ...rest,
    certificate: certificatesIn(certificate),
    ...(expeditorId && { expeditorId: Number(expeditorId) }),
    ...(callbackUrl && { callbackUrl }),
    ...(callbackSecret && { callbackSecret }),
    ...(limitaPeMinut !== undefined && { limitaPeMinut }),
    ...(limitaPeZi !== undefined && { limitaPeZi }),
    ...(plafoane.length > 0 && { plafoane: capsSent(plafoane) }),
  };
}

const DEFAULT_HOURS = 24;

/** A new secret, which is shown once. */
const rotate = act(systems, {
  name: "rotate",
  verb: { ro: "Fă secretul", ru: "Создать секрет" },
  title: { ro: "Secret nou", ru: "Новый секрет" },
  text: {
    ro: "Secretul nou se arată o singură dată. Cel de acum mai este valabil o vreme.",
    ru: "Новый секрет показывается один раз. Нынешний действует ещё некоторое время.",
  },
  isElsewhere: true,
  fields: {
    hours: {
      label: {
        ro: "Cât mai este valabil secretul de acum, în ore",
        ru: "Сколько ещё действует нынешний секрет, в часах",
      },
      input: "number",
      min: 0,
      max: 168,
      initial: DEFAULT_HOURS,
      required: { ro: "Scrieți numărul de ore, 0 pentru îndată", ru: "Введите число часов, 0 — сразу" },
    },
  },
  run: async ({ id, etag, values: { hours = DEFAULT_HOURS }, known: { say } }) => {
    const { data } = await sistemsRotateSecret(client, {
      path: { id: Number(id) },
      body: { suprapunereOre: hours },
      ifMatch: etag,
    });
    return {
      once: {
        secret: data.clientSecret,
        copy: { ro: "Copiază secretul", ru: "Скопировать секрет" },
        text: say({
          ro: (name: string) => `Secretul nou al clientului ${name}.`,
          ru: (name) => `Новый секрет клиента ${name}.`,
        })(data.clientId),
      },
    };
  },
});

const removeCredentials = act(systems, {
  name: "removeCredentials",
  verb: { ro: "Șterge acreditările", ru: "Удалить учётные данные" },
  look: "danger",
  title: {
    ro: (name: string) => `Ștergeți acreditările sistemului „${name}”?`,
    ru: (name) => `Удалить учётные данные системы «${name}»?`,
  },
  text: {
    ro: "Secretele și tokenurile se încheie cu următoarea cerere. Certificatele rămân.",
    ru: "Секреты и токены прекращаются со следующего запроса. Сертификаты остаются.",
  },
  isElsewhere: true,
  run: async ({ id, etag, known: { say } }) => {
    await sistemsRemoveCredentials(client, { path: { id: Number(id) }, ifMatch: etag });
    return { said: say({ ro: "Acreditările au fost șterse", ru: "Учётные данные удалены" }) };
  },
});

export const list = listScreen(systems);
export const page = recordScreen(systems, { acts: [rotate, removeCredentials], parts: [Credentials] });
