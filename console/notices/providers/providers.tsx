import {
  providersCreate,
  providersList,
  providersPatch,
  providersRead,
  providersRemove,
  providersReplace,
} from "../../../client/generated/notifications/operations.ts";
import type { Furnizor, ProvidersCreateBody } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { type Known, type Properties, type Said, type ValuesOf, record } from "../../api/register/kind.ts";
import { listScreen } from "../../api/register/record-list.tsx";
import { recordScreen } from "../../api/register/record-page.tsx";
import { switchOf } from "../../api/register/switch.ts";
import { StateBadge } from "../../kit/states.tsx";
import { type Channel, channelNames } from "../common/kinds.ts";
import { activeOf, channelKind, cod, historyList, yesOrNo } from "../common/records.tsx";

type Kind = Furnizor["tip"];

/** The kinds of providers for each channel. */
const kindsOf: Record<Channel, readonly Kind[]> = {
  Email: ["SMTP", "SIMULATOR"],
  SMS: ["HTTP", "SIMULATOR"],
  Push: ["WEBPUSH", "SIMULATOR"],
};

const kinds: Record<Kind, Said> = {
  SMTP: ["server de e-mail", "почтовый сервер"],
  HTTP: ["gateway SMS", "шлюз SMS"],
  WEBPUSH: ["push al browserelor", "push браузеров"],
  SIMULATOR: ["simulator", "симулятор"],
};
const isChannel = (value: unknown): value is Channel => Object.keys(kindsOf).some((one) => one === value);

const stateOf = (row: Furnizor, known: Known) =>
  row.indisponibil ? (
    <StateBadge tone="bad">{known.say(["nu preia mesaje", "не принимает сообщения"])}</StateBadge>
  ) : (
    activeOf(row, known)
  );

const ofSmtp = ["host", "port", "secure", "requireTls", "user", "password"] as const;
const ofHttp = ["url", "faraDiacritice", "token", "secret"] as const;

/** The fields that a kind of provider does not have. */
function unusedOf(tip: string) {
  if (tip === "SMTP") return ofHttp;
  return tip === "HTTP" ? ofSmtp : [...ofSmtp, ...ofHttp, "from" as const];
}

/** A setting of the connection, nested in the record. */
const setting = <Name extends keyof Furnizor["configuratie"]>(name: Name) => ({
  history: { path: `configuratie.${name}` },
  fact: ({ configuratie }: Furnizor, known: Known) => {
    const value = configuratie[name];
    return typeof value === "boolean" ? yesOrNo(value, known) : value;
  },
});
const text = (name: "host" | "user" | "from" | "url") => ({
  ...setting(name),
  of: ({ configuratie }: Furnizor) => configuratie[name] ?? "",
});
const flag = (name: "secure" | "requireTls" | "faraDiacritice") => ({
  ...setting(name),
  input: "check" as const,
  of: ({ configuratie }: Furnizor) => configuratie[name] ?? false,
});
const secretNames = {
  password: ["Parola", "Пароль"],
  token: ["Tokenul", "Токен"],
  secret: ["Secretul confirmărilor", "Секрет подтверждений"],
} as const satisfies Record<Furnizor["secrete"][number], Said>;
const SECRET_HINT: Said = [
  "Nu se arată niciodată. Lăsați gol pentru a-l păstra; alt server îl cere din nou.",
  "Никогда не показывается. Если оставить пустым, останется прежний; другой сервер требует его снова.",
];
const NEW_SECRET_HINT: Said = [
  "Nu se mai arată după ce este salvat.",
  "После сохранения больше не показывается.",
];

const secret = (name: Furnizor["secrete"][number]) => ({
  label: secretNames[name],
  input: "password" as const,
  hint: SECRET_HINT,
  newHint: NEW_SECRET_HINT,
  autoComplete: "new-password",
  fact: ({ secrete, tip }: Furnizor, { say }: Known) =>
    unusedOf(tip).some((one) => one === name)
      ? undefined
      : say(secrete.includes(name) ? ["setat", "задан"] : ["nesetat", "не задан"]),
});

const fields = {
  cod: { ...cod, column: ["sorted"], isFact: undefined },
  outage: {
    label: ["Nu preia mesaje", "Не принимает сообщения"],
    isFact: true,
    show: ({ indisponibil }, { say, formats }) =>
      indisponibil &&
      say([
        (time: string, code: string) => `din ${time}${code === "" ? "" : `; ultimul răspuns: ${code}`}`,
        (time: string, code: string) => `с ${time}${code === "" ? "" : `; последний ответ: ${code}`}`,
      ])(formats.dateTime(indisponibil.din), indisponibil.motiv ?? ""),
  },
  canal: {
    label: ["Canalul", "Канал"],
    input: "radio",
    in: "new",
    choices: channelNames,
    column: ["sorted"],
    isFact: true,
  },
  tip: {
    label: ["Felul", "Вид"],
    input: "options",
    in: "new",
    required: ["Felul", "Вид"],
    options: ({ say }, { canal }) =>
      (isChannel(canal) ? kindsOf[canal] : []).map((id) => ({ id, label: say(kinds[id]) })),
    column: ["wide"],
    isFact: true,
    show: ({ tip }, { say }) => say(kinds[tip]),
  },
  host: {
    label: ["Serverul", "Сервер"],
    input: "text",
    required: ["Scrieți serverul", "Введите сервер"],
    ...text("host"),
  },
  port: {
    label: ["Portul", "Порт"],
    input: "number",
    min: 1,
    max: 65_535,
    isPlain: true,
    initial: 465,
    required: ["Scrieți portul", "Введите порт"],
    of: ({ configuratie }) => configuratie.port,
    ...setting("port"),
  },
  secure: {
    label: ["TLS de la primul octet", "TLS с первого байта"],
    initial: true,
    ...flag("secure"),
  },
  requireTls: {
    label: ["Refuză un server fără STARTTLS", "Отказывать серверу без STARTTLS"],
    initial: true,
    ...flag("requireTls"),
  },
  user: {
    label: ["Utilizatorul", "Пользователь"],
    input: "text",
    autoComplete: "off",
    ...text("user"),
  },
  url: {
    label: ["Adresa porții", "Адрес шлюза"],
    input: "url",
    required: [
      "Scrieți adresa întreagă, ca https://sms.exemplu.md/trimite",
      "Введите адрес целиком, например https://sms.exemplu.md/trimite",
    ],
    rule: [
      (url: string) => URL.canParse(url),
      [
        "Scrieți adresa întreagă, ca https://sms.exemplu.md/trimite",
        "Введите адрес целиком, например https://sms.exemplu.md/trimite",
      ],
    ],
    ...text("url"),
  },
  faraDiacritice: {
    label: ["Trimite fără diacritice", "Отправлять без диакритики"],
    ...flag("faraDiacritice"),
  },
  from: {
    label: ["Expeditorul", "Отправитель"],
    input: "text",
    max: 320,
    hint: ({ values: { tip } }) =>
      tip === "SMTP"
        ? ["Al mesajelor fără expeditor propriu.", "Для писем без своего отправителя."]
        : ["Numele sau numărul pe care îl arată telefonul.", "Имя или номер, который показывает телефон."],
    ...text("from"),
  },
  password: secret("password"),
  token: secret("token"),
  secret: secret("secret"),
  prioritate: {
    label: ["Ordinea", "Порядок"],
    input: "number",
    hint: [
      "Cel cu 1 este întrebat primul; la nevoie urmează celelalte.",
      "Первым спрашивают того, у кого 1; при нужде следуют остальные.",
    ],
    min: 1,
    max: 100,
    initial: 1,
    required: ["Scrieți rândul, de la 1 la 100", "Введите очередь от 1 до 100"],
    column: ["number", "sorted", "wide"],
    isFact: true,
  },
  peSecunda: {
    label: ["Mesaje pe secundă", "Сообщений в секунду"],
    input: "number",
    min: 1,
    max: 10_000,
    column: ["number", "wide"],
    isFact: true,
    show: ({ peSecunda }, { say, formats }) =>
      peSecunda === undefined ? say(["fără limită", "без ограничений"]) : formats.number(peSecunda),
  },
  recipise: {
    label: ["Confirmă sosirea mesajelor", "Подтверждает доставку"],
    input: "check",
    hint: [
      "Fără confirmări, un mesaj rămâne „Trimisă”.",
      "Без подтверждений сообщение остаётся «Отправлено».",
    ],
    isFact: true,
  },
  state: { label: ["Starea", "Состояние"], column: [], show: stateOf },
  activ: {
    label: ["Furnizorul este activ", "Провайдер действует"],
    input: "check",
    initial: true,
  },
} as const satisfies Properties<Furnizor, unknown>;

/** What sends the messages of a channel. */
const providers = record({
  ...channelKind("providers"),
  icon: "gear",
  texts: {
    title: ["Furnizori", "Провайдеры"],
    one: ["Furnizor", "Провайдер"],
    create: ["Furnizor nou", "Новый провайдер"],
    add: ["Adaugă furnizorul", "Добавить провайдера"],
    created: [
      (code: string) => `Furnizorul ${code} a fost adăugat`,
      (code: string) => `Провайдер ${code} добавлен`,
    ],
    none: ["Niciun furnizor", "Провайдеров нет"],
    noneText: [
      "Fără un furnizor activ al unui canal, mesajele acelui canal eșuează.",
      "Без действующего провайдера канала сообщения этого канала не уходят.",
    ],
    remove: [
      (code: string) => `Ștergeți furnizorul ${code}?`,
      (code: string) => `Удалить провайдера ${code}?`,
    ],
    removeText: [
      "Un furnizor pe care îl numește un expeditor nu se șterge: retrageți-l.",
      "Провайдер, которого называет отправитель, не удаляется: выведите его.",
    ],
  },
  nameOf: (row: Furnizor) => row.cod,
  filters: [
    {
      name: "canal",
      label: ["Canalul", "Канал"],
      all: ["Toate canalele", "Все каналы"],
      query: "filter[canal]",
      choices: channelNames,
    },
  ],
  state: stateOf,
  fields,
  isSparse: true,
  unasked: ({ tip }) => unusedOf(tip),
  list: (query) => providersList(client, { query }),
  read: (id) => providersRead(client, { path: { id: Number(id) } }),
  create: (values) => providersCreate(client, { body: bodyOf(values) }),
  change: (id, values, { etag }) =>
    providersReplace(client, { path: { id: Number(id) }, body: bodyOf(values), ifMatch: etag }),
  remove: (id, ifMatch) => providersRemove(client, { path: { id: Number(id) }, ifMatch }),
  history: historyList,
});

type ProviderValues = ValuesOf<typeof fields>;

const ifWritten = <Name extends string>(name: Name, value: string) => (value === "" ? {} : { [name]: value });

function settingsOf(values: ProviderValues): ProvidersCreateBody["configuratie"] {
  const { tip, host, port, secure, requireTls, user, from, url, faraDiacritice } = values;
  if (tip === "SMTP")
    return {
      host,
      secure,
      requireTls,
      ...(port === undefined ? {} : { port }),
      ...ifWritten("user", user),
      ...ifWritten("from", from),
      ...ifWritten("password", values.password),
    };
  if (tip === "HTTP")
    return {
      url,
      faraDiacritice,
      ...ifWritten("from", from),
      ...ifWritten("token", values.token),
      ...ifWritten("secret", values.secret),
    };
  return {};
}

function bodyOf(values: ProviderValues): ProvidersCreateBody {
  const { cod: code, canal, prioritate = 1, peSecunda, recipise, activ } = values;
  const tip = kindsOf[canal].find((one) => one === values.tip) ?? "SIMULATOR";
  const limit = peSecunda === undefined ? {} : { peSecunda };
  return { cod: code, canal, tip, prioritate, recipise, activ, ...limit, configuratie: settingsOf(values) };
}

const activity = switchOf(providers, {
  isOn: ({ activ }) => activ,
  set: (id, activ, ifMatch) => providersPatch(client, { path: { id: Number(id) }, body: { activ }, ifMatch }),
  off: {
    name: "retire",
    verb: ["Retrage", "Вывести"],
    title: [
      (code: string) => `Retrageți furnizorul ${code}?`,
      (code: string) => `Вывести провайдера ${code} из работы?`,
    ],
    text: [
      "Mesajele trec la următorul furnizor al canalului; dacă nu există altul, eșuează.",
      "Сообщения перейдут к следующему провайдеру канала; если его нет, они не уйдут.",
    ],
    done: [
      (code: string) => `Furnizorul ${code} a fost retras`,
      (code: string) => `Провайдер ${code} выведен`,
    ],
  },
  on: {
    name: "activate",
    verb: ["Activează", "Включить"],
    title: [
      (code: string) => `Activați furnizorul ${code}?`,
      (code: string) => `Включить провайдера ${code}?`,
    ],
    text: [
      "Mesajele canalului pot pleca din nou prin el.",
      "Сообщения канала снова смогут уходить через него.",
    ],
    done: [
      (code: string) => `Furnizorul ${code} trimite din nou`,
      (code: string) => `Провайдер ${code} снова отправляет`,
    ],
  },
});

export const list = listScreen(providers);
export const page = recordScreen(providers, { acts: activity });
