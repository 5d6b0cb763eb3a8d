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
import { soonUntil } from "../../../shared/everywhere/ending.ts";
import { besideSecret } from "../../api/client-credentials.ts";
import { client } from "../../api/client.ts";
import { type Known, type Properties, type ValuesOf, act, own, record } from "../../api/register/kind.ts";
import { listScreen } from "../../api/register/record-list.tsx";
import { recordScreen } from "../../api/register/record-page.tsx";
import { Link } from "../../kit/button.tsx";
import { linesIn } from "../../kit/lines.ts";
import { StateBadge } from "../../kit/states.tsx";
import { paths } from "../common/notice-sections.tsx";
import { activeOf, byName, channelKind, cod, denumire, historyList } from "../common/records.tsx";
import { CertificateEnds, Certificates } from "./certificates.tsx";
import { removalRefusal } from "./removal-refusal.ts";
import { type Cap, Caps, CapsField, Credentials, areWhole, capsIn, capsSent } from "./system-parts.tsx";

const MOST_ROWS = 200;

/** The senders of mail; a system may have one. */
function useSenders(): readonly Expeditor[] {
  const { data = [] } = useQuery({
    queryKey: ["notifications", "senders", "all"],
    queryFn: async () => (await mailSendersList(client, { query: { size: MOST_ROWS } })).data.items,
  });
  return data;
}

const modeOf = ({ mod }: Sistem, { say }: Known) => (
  <StateBadge tone={mod === "PROBA" ? "warning" : "neutral"}>
    {say(mod === "PROBA" ? ["în probă", "пробный", "test"] : ["real", "рабочий", "live"])}
  </StateBadge>
);

const limit = (limitOf: (row: Sistem) => number | undefined) => ({
  show: (row: Sistem, { say, formats }: Known): string => {
    const most = limitOf(row);
    return most === undefined ? say(["fără limită", "без ограничений", "no limit"]) : formats.number(most);
  },
});

const fields = {
  denumire,
  certificatExpiraLa: {
    label: ["Certificate", "Сертификаты", "Certificates"],
    column: ["sorted"],
    show: (row: Sistem) => <CertificateEnds row={row} />,
  },
  cod: { ...cod, column: ["sorted", "wide"] },
  mod: {
    label: ["Modul", "Режим", "Mode"],
    input: "radio",
    choices: { PROBA: ["în probă", "пробный", "test"], REAL: ["real", "рабочий", "live"] },
    hints: {
      PROBA: [
        "Mesajele parcurg tot drumul și se opresc la un simulator.",
        "Сообщения проходят весь путь и останавливаются у симулятора.",
        "Messages go all the way and stop at a simulator.",
      ],
      REAL: ["Mesajele ajung la oameni.", "Сообщения доходят до людей.", "Messages reach people."],
    },
    column: [],
    show: modeOf,
  },
  state: { label: ["Starea", "Состояние", "State"], column: ["wide"], show: activeOf },
  activ: {
    label: ["Sistemul este activ", "Система действует", "The system is active"],
    input: "check",
    hint: [
      "Un sistem oprit este refuzat de la următoarea cerere; operatorii lui nu mai pot lucra.",
      "Остановленной системе отказывают со следующего запроса; её операторы не могут работать.",
      "A system that is off is refused from the next request; its operators can no longer work.",
    ],
    initial: true,
  },
  expeditorId: {
    label: ["Expeditorul mesajelor de e-mail", "Отправитель писем", "Sender of email messages"],
    input: "options",
    options: ({ say, more }) => [
      { id: "", label: say(["cel implicit", "по умолчанию", "the default"]) },
      ...more.map((sender) => ({ id: String(sender.id), label: sender.denumire })),
    ],
    of: ({ expeditorId = "" }) => String(expeditorId),
    fact: ({ expeditorId }, { more, say }) => {
      const sender = more.find(({ id }) => id === expeditorId);
      return sender ? (
        <Link href={`${paths.senders}/${sender.id}`}>{sender.denumire}</Link>
      ) : (
        say(["cel implicit", "по умолчанию", "the default"])
      );
    },
  },
  certificate: {
    label: ["Certificatele sistemului", "Сертификаты системы", "Certificates of the system"],
    input: "area",
    hint: [
      "Cel mult 5: certificatul în PEM, fără cheia privată, sau amprenta lui SHA-256. Din PEM se știe și când expiră. Cele scoase sunt refuzate îndată.",
      "Не более 5: сертификат в PEM без закрытого ключа или его отпечаток SHA-256. Из PEM известен и срок действия. Убранным сразу отказывают.",
      "At most 5: the certificate in PEM, without the private key, or its SHA-256 fingerprint. A PEM also says when it expires. Removed ones are refused immediately.",
    ],
    of: ({ certificate }) => certificate.join("\n"),
    isFact: ["Certificatele sistemului", "Сертификаты системы", "Certificates of the system"],
    show: (row: Sistem) => <Certificates row={row} />,
  },
  callbackUrl: {
    label: ["Adresa de callback", "Адрес callback", "Callback address"],
    input: "url",
    hint: [
      "Aici sistemul află schimbările de stare. Începe cu https.",
      "Сюда система получает изменения состояний. Начинается с https.",
      "The system learns about state changes here. It starts with https.",
    ],
    rule: [
      (url: string) => URL.canParse(url),
      [
        "Scrieți o adresă întreagă, ca https://sistem.exemplu.md/stari",
        "Введите адрес целиком, например https://sistem.exemplu.md/stari",
        "Enter a whole address, such as https://system.example.md/states",
      ],
    ],
    fact: ({ callbackUrl }, { say }) =>
      callbackUrl ?? say(["sistemul nu este apelat", "система не вызывается", "the system is not called"]),
  },
  callbackSecret: {
    label: ["Secretul apelurilor", "Секрет вызовов", "Callback secret"],
    input: "password",
    autoComplete: "new-password",
    hint: ({ row }) =>
      row?.areCallbackSecret
        ? [
            "Este setat. Lăsați gol pentru a-l păstra.",
            "Задан. Оставьте пустым, чтобы сохранить прежний.",
            "It is set. Leave empty to keep it.",
          ]
        : [
            "Semnează apelurile; o adresă îl cere.",
            "Подписывает вызовы; адрес его требует.",
            "Signs the callbacks; an address requires it.",
          ],
    fact: ({ areCallbackSecret }, { say }) =>
      say(areCallbackSecret ? ["setat", "задан", "set"] : ["nesetat", "не задан", "not set"]),
  },
  limitaPeMinut: {
    label: ["Cereri pe minut", "Запросов в минуту", "Requests per minute"],
    input: "number",
    min: 1,
    max: 1_000_000,
    isFact: true,
    ...limit(({ limitaPeMinut }) => limitaPeMinut),
  },
  limitaPeZi: {
    label: ["Mesaje pe zi", "Сообщений в день", "Messages per day"],
    input: "number",
    min: 1,
    max: 1_000_000_000,
    column: ["number", "wide"],
    isFact: true,
    ...limit(({ limitaPeZi }) => limitaPeZi),
  },
  plafoane: {
    label: ["Plafoane pentru un destinatar", "Пределы для получателя", "Limits for one recipient"],
    of: (row: Sistem) => capsIn(row),
    ...own<readonly Cap[], Sistem>([], CapsField, (caps) =>
      caps.map(({ category, most, minutes }) => `${category}: ${most} / ${minutes}`).join(", "),
    ),
    isFact: ["Plafoane pentru un destinatar", "Пределы для получателя", "Limits for one recipient"],
    show: (row: Sistem) => <Caps row={row} />,
  },
} as const satisfies Properties<Sistem, readonly Expeditor[]>;

/** A system that notifications are sent for. */
const systems = record({
  ...channelKind("systems"),
  recordPath: `${paths.systems}/sisteme`,
  icon: "gear",
  texts: {
    title: ["Sisteme", "Системы", "Systems"],
    one: ["Sistem", "Система", "System"],
    create: ["Sistem nou", "Новая система", "New system"],
    add: ["Adaugă sistemul", "Добавить систему", "Add the system"],
    created: [
      (name: string) => `Sistemul „${name}” a fost adăugat`,
      (name: string) => `Система «${name}» добавлена`,
      (name: string) => `The system ‘${name}’ was added`,
    ],
    none: ["Niciun sistem", "Систем нет", "No systems"],
    noneText: [
      "Notificările pleacă în numele unui sistem. Adăugați-l pe primul.",
      "Уведомления уходят от имени системы. Добавьте первую.",
      "Notifications go out on behalf of a system. Add the first one.",
    ],
    remove: [
      (name: string) => `Ștergeți sistemul „${name}”?`,
      (name: string) => `Удалить систему «${name}»?`,
      (name: string) => `Delete the system ‘${name}’?`,
    ],
    removeText: [
      "Se șterge îndată, cu datele lui de acces. Nu se poate anula.",
      "Удаляется сразу, вместе с данными доступа. Отменить нельзя.",
      "It is deleted immediately, with its credentials. This cannot be undone.",
    ],
  },
  nameOf: (row: Sistem) => row.denumire,
  useMore: (_rows: readonly Sistem[]) => useSenders(),
  filters: [
    byName,
    {
      name: "certificate",
      label: ["Certificate", "Сертификаты", "Certificates"],
      all: ["Oricare", "Любые", "Any"],
      choices: {
        expira: [
          "expirate sau care expiră curând",
          "истёкшие и скоро истекающие",
          "expired or expiring soon",
        ],
      },
      query: () => ({ "filter[certificatExpiraLa][lessThanOrEqual]": soonUntil(Date.now()) }),
    },
  ],
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
      : say([
          "Fiecare plafon are categoria, numărul de mesaje și minutele",
          "У каждого предела есть категория, число сообщений и минуты",
          "Give each limit a category, a number of messages and the minutes",
        ]),
  }),
  list: (query) => sistemsList(client, { query }),
  read: (id) => sistemsRead(client, { path: { id: Number(id) } }),
  create: (values) => sistemsCreate(client, { body: bodyOf(values) }),
  change: (id, values, { etag }) =>
    sistemsReplace(client, { path: { id: Number(id) }, body: bodyOf(values), ifMatch: etag }),
  removalRefusal,
  remove: (id, ifMatch) => sistemsRemove(client, { path: { id: Number(id) }, ifMatch }),
  history: historyList,
});

const PEM = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;

/** The certificates in a text: PEM blocks, and the rest line by line. */
const certificatesIn = (text: string): string[] => [
  ...(text.match(PEM) ?? []),
  ...linesIn(text.replace(PEM, "")),
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

/** Makes a new secret, which is shown once. */
const rotate = act(systems, {
  name: "rotate",
  verb: ["Fă secretul", "Создать секрет", "Create the secret"],
  title: ["Secret nou", "Новый секрет", "New secret"],
  text: [
    "Secretul nou se arată o singură dată. Cel de acum mai este valabil o vreme.",
    "Новый секрет показывается один раз. Нынешний действует ещё некоторое время.",
    "The new secret is shown only once. The current one stays valid for a while.",
  ],
  isElsewhere: true,
  fields: {
    hours: {
      label: [
        "Cât mai este valabil secretul de acum, în ore",
        "Сколько ещё действует нынешний секрет, в часах",
        "How long the current secret stays valid, in hours",
      ],
      input: "number",
      min: 0,
      max: 168,
      initial: DEFAULT_HOURS,
      required: [
        "Scrieți numărul de ore, 0 pentru îndată",
        "Введите число часов, 0 — сразу",
        "Enter the number of hours, 0 to end it immediately",
      ],
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
        beside: besideSecret("notifications", data),
        copy: ["Copiază secretul", "Скопировать секрет", "Copy the secret"],
        text: say([
          (name: string) => `Secretul nou al clientului ${name}.`,
          (name: string) => `Новый секрет клиента ${name}.`,
          (name: string) => `The new secret of the client ${name}.`,
        ])(data.clientId),
      },
    };
  },
});

const removeCredentials = act(systems, {
  name: "removeCredentials",
  verb: ["Șterge datele de acces", "Удалить данные доступа", "Delete the credentials"],
  look: "danger",
  title: [
    (name: string) => `Ștergeți datele de acces ale sistemului „${name}”?`,
    (name: string) => `Удалить данные доступа системы «${name}»?`,
    (name: string) => `Delete the credentials of the system ‘${name}’?`,
  ],
  text: [
    "Secretele și tokenurile se încheie cu următoarea cerere. Certificatele rămân.",
    "Секреты и токены прекращаются со следующего запроса. Сертификаты остаются.",
    "The secrets and tokens stop working from the next request. The certificates stay.",
  ],
  isElsewhere: true,
  run: ({ id, etag }) => sistemsRemoveCredentials(client, { path: { id: Number(id) }, ifMatch: etag }),
  said: ["Datele de acces au fost șterse", "Данные доступа удалены", "The credentials were deleted"],
});

export const list = listScreen(systems);
export const page = recordScreen(systems, { acts: [rotate, removeCredentials], parts: [Credentials] });
