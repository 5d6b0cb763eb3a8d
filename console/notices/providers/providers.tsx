import {
  mailSendersList,
  providersCreate,
  providersList,
  providersPatch,
  providersRead,
  providersRemove,
  providersReplace,
} from "../../../client/generated/notifications/operations.ts";
import type { Furnizor, ProvidersCreateBody } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { pageOf } from "../../api/list-page.ts";
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
  SMTP: ["server de e-mail", "почтовый сервер", "email server"],
  HTTP: ["gateway SMS", "шлюз SMS", "SMS gateway"],
  WEBPUSH: ["push al browserelor", "push браузеров", "browser push"],
  SIMULATOR: ["simulator", "симулятор", "simulator"],
};
const isChannel = (value: unknown): value is Channel => Object.keys(kindsOf).some((one) => one === value);

const stateOf = (row: Furnizor, known: Known) =>
  row.indisponibil ? (
    <StateBadge tone="bad">
      {known.say(["nu preia mesaje", "не принимает сообщения", "does not take messages"])}
    </StateBadge>
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
  password: ["Parola", "Пароль", "Password"],
  token: ["Tokenul", "Токен", "Token"],
  secret: ["Secretul confirmărilor", "Секрет подтверждений", "Confirmation secret"],
} as const satisfies Record<Furnizor["secrete"][number], Said>;
const SECRET_HINT: Said = [
  "Nu se arată niciodată. Lăsați gol pentru a-l păstra; alt server îl cere din nou.",
  "Никогда не показывается. Если оставить пустым, останется прежний; другой сервер требует его снова.",
  "Never shown. Leave empty to keep it; another server requires it again.",
];
const NEW_SECRET_HINT: Said = [
  "Nu se mai arată după ce este salvat.",
  "После сохранения больше не показывается.",
  "Not shown again once it is saved.",
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
      : say(secrete.includes(name) ? ["setat", "задан", "set"] : ["nesetat", "не задан", "not set"]),
});

const fields = {
  cod: { ...cod, column: ["sorted"], isFact: undefined },
  outage: {
    label: ["Nu preia mesaje", "Не принимает сообщения", "Does not take messages"],
    isFact: true,
    show: ({ indisponibil }, { say, formats }) =>
      indisponibil &&
      say([
        (time: string, code: string) => `din ${time}${code === "" ? "" : `; ultimul răspuns: ${code}`}`,
        (time: string, code: string) => `с ${time}${code === "" ? "" : `; последний ответ: ${code}`}`,
        (time: string, code: string) => `since ${time}${code === "" ? "" : `; last response: ${code}`}`,
      ])(formats.dateTime(indisponibil.din), indisponibil.motiv ?? ""),
  },
  canal: {
    label: ["Canalul", "Канал", "Channel"],
    input: "radio",
    in: "new",
    choices: channelNames,
    column: ["sorted"],
    isFact: true,
  },
  tip: {
    label: ["Felul", "Вид", "Kind"],
    input: "options",
    in: "new",
    required: ["Felul", "Вид", "Kind"],
    options: ({ say }, { canal }) =>
      (isChannel(canal) ? kindsOf[canal] : []).map((id) => ({ id, label: say(kinds[id]) })),
    column: ["wide"],
    isFact: true,
    show: ({ tip }, { say }) => say(kinds[tip]),
  },
  host: {
    label: ["Serverul", "Сервер", "Server"],
    input: "text",
    required: ["Scrieți serverul", "Введите сервер", "Enter the server"],
    ...text("host"),
  },
  port: {
    label: ["Portul", "Порт", "Port"],
    input: "number",
    min: 1,
    max: 65_535,
    isPlain: true,
    initial: 465,
    required: ["Scrieți portul", "Введите порт", "Enter the port"],
    of: ({ configuratie }) => configuratie.port,
    ...setting("port"),
  },
  secure: {
    label: ["TLS de la primul octet", "TLS с первого байта", "TLS from the first byte"],
    initial: true,
    ...flag("secure"),
  },
  requireTls: {
    label: [
      "Refuză un server fără STARTTLS",
      "Отказывать серверу без STARTTLS",
      "Refuse a server without STARTTLS",
    ],
    initial: true,
    ...flag("requireTls"),
  },
  user: {
    label: ["Utilizatorul", "Пользователь", "Username"],
    input: "text",
    autoComplete: "off",
    ...text("user"),
  },
  url: {
    label: ["Adresa gateway-ului", "Адрес шлюза", "Gateway address"],
    input: "url",
    required: true,
    rule: [
      (url: string) => URL.canParse(url),
      [
        "Scrieți adresa întreagă, ca https://sms.exemplu.md/trimite",
        "Введите адрес целиком, например https://sms.exemplu.md/trimite",
        "Enter the whole address, such as https://sms.example.md/send",
      ],
    ],
    ...text("url"),
  },
  faraDiacritice: {
    label: ["Trimite fără diacritice", "Отправлять без диакритики", "Send without diacritics"],
    ...flag("faraDiacritice"),
  },
  from: {
    label: ["Expeditorul", "Отправитель", "Sender"],
    input: "text",
    max: 320,
    hint: ({ values: { tip } }) =>
      tip === "SMTP"
        ? [
            "Al mesajelor fără expeditor propriu.",
            "Для писем без своего отправителя.",
            "For messages without a sender of their own.",
          ]
        : [
            "Numele sau numărul pe care îl arată telefonul.",
            "Имя или номер, который показывает телефон.",
            "The name or number that the phone shows.",
          ],
    ...text("from"),
  },
  password: secret("password"),
  token: secret("token"),
  secret: secret("secret"),
  prioritate: {
    label: ["Ordinea", "Порядок", "Order"],
    input: "number",
    hint: [
      "Cel cu 1 este întrebat primul; la nevoie urmează celelalte.",
      "Первым спрашивают того, у кого 1; при нужде следуют остальные.",
      "The one with 1 is asked first; the others follow if needed.",
    ],
    min: 1,
    max: 100,
    initial: 1,
    required: [
      "Scrieți rândul, de la 1 la 100",
      "Введите очередь от 1 до 100",
      "Enter the order, from 1 to 100",
    ],
    column: ["number", "sorted", "wide"],
    isFact: true,
  },
  peSecunda: {
    label: ["Mesaje pe secundă", "Сообщений в секунду", "Messages per second"],
    input: "number",
    min: 1,
    max: 10_000,
    column: ["number", "wide"],
    isFact: true,
    show: ({ peSecunda }, { say, formats }) =>
      peSecunda === undefined
        ? say(["fără limită", "без ограничений", "no limit"])
        : formats.number(peSecunda),
  },
  recipise: {
    label: ["Confirmă sosirea mesajelor", "Подтверждает доставку", "Confirms that messages arrive"],
    input: "check",
    hint: [
      "Fără confirmări, un mesaj rămâne „Trimisă”.",
      "Без подтверждений сообщение остаётся «Отправлено».",
      "Without confirmations, a message stays ‘Sent’.",
    ],
    isFact: true,
  },
  state: { label: ["Starea", "Состояние", "State"], column: [], show: stateOf },
  activ: {
    label: ["Furnizorul este activ", "Провайдер действует", "The provider is active"],
    input: "check",
    initial: true,
  },
} as const satisfies Properties<Furnizor, unknown>;

/** Senders that a refusal names. */
const MOST_NAMED = 3;

/** What sends the messages of a channel. */
const providers = record({
  ...channelKind("providers"),
  icon: "gear",
  texts: {
    title: ["Furnizori", "Провайдеры", "Providers"],
    one: ["Furnizor", "Провайдер", "Provider"],
    create: ["Furnizor nou", "Новый провайдер", "New provider"],
    add: ["Adaugă furnizorul", "Добавить провайдера", "Add the provider"],
    created: [
      (code: string) => `Furnizorul ${code} a fost adăugat`,
      (code: string) => `Провайдер ${code} добавлен`,
      (code: string) => `The provider ${code} was added`,
    ],
    none: ["Niciun furnizor", "Провайдеров нет", "No providers"],
    noneText: [
      "Fără un furnizor activ al unui canal, mesajele acelui canal eșuează.",
      "Без действующего провайдера канала сообщения этого канала не уходят.",
      "Without an active provider for a channel, messages on that channel fail.",
    ],
    remove: [
      (code: string) => `Ștergeți furnizorul ${code}?`,
      (code: string) => `Удалить провайдера ${code}?`,
      (code: string) => `Delete the provider ${code}?`,
    ],
    removeText: [
      "Furnizorul se șterge cu setările lui. Nu se poate anula.",
      "Провайдер удаляется вместе с настройками. Отменить нельзя.",
      "The provider is deleted with its settings. This cannot be undone.",
    ],
  },
  nameOf: (row: Furnizor) => row.cod,
  filters: [
    { name: "text", label: ["Codul", "Код", "Code"], query: "filter[cod][contains]" },
    {
      name: "canal",
      label: ["Canalul", "Канал", "Channel"],
      all: ["Toate canalele", "Все каналы", "All channels"],
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
  async removalRefusal({ id }, { say, formats }) {
    const query = { size: MOST_NAMED, "filter[providerId]": String(id) };
    const { rows } = pageOf(await mailSendersList(client, { query }));
    if (rows.length === 0) return null;
    return say([
      (senders: string) => `Nu se poate șterge: este folosit de ${senders}. Retrageți-l în schimb.`,
      (senders: string) =>
        `Удалить нельзя: его используют отправители (${senders}). Вместо этого выведите его.`,
      (senders: string) => `Cannot be deleted: it is used by ${senders}. Turn it off instead.`,
    ])(formats.list(rows.map(({ denumire }) => denumire)));
  },
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
    verb: ["Retrage", "Вывести", "Turn off"],
    title: [
      (code: string) => `Retrageți furnizorul ${code}?`,
      (code: string) => `Вывести провайдера ${code} из работы?`,
      (code: string) => `Turn off the provider ${code}?`,
    ],
    text: [
      "Mesajele trec la următorul furnizor al canalului; dacă nu există altul, eșuează.",
      "Сообщения перейдут к следующему провайдеру канала; если его нет, они не уйдут.",
      "Messages move to the next provider of the channel; if there is no other, they fail.",
    ],
    done: [
      (code: string) => `Furnizorul ${code} a fost retras`,
      (code: string) => `Провайдер ${code} выведен`,
      (code: string) => `The provider ${code} was turned off`,
    ],
  },
  on: {
    name: "activate",
    verb: ["Activează", "Включить", "Turn on"],
    title: [
      (code: string) => `Activați furnizorul ${code}?`,
      (code: string) => `Включить провайдера ${code}?`,
      (code: string) => `Turn on the provider ${code}?`,
    ],
    text: [
      "Mesajele canalului pot pleca din nou prin el.",
      "Сообщения канала снова смогут уходить через него.",
      "Messages on the channel can go through it again.",
    ],
    done: [
      (code: string) => `Furnizorul ${code} trimite din nou`,
      (code: string) => `Провайдер ${code} снова отправляет`,
      (code: string) => `The provider ${code} is sending again`,
    ],
  },
});

export const list = listScreen(providers);
export const page = recordScreen(providers, { acts: activity });
