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

/** The kinds that hand over messages of a channel. */
const kindsOf: Record<Channel, readonly Kind[]> = {
  Email: ["SMTP", "SIMULATOR"],
  SMS: ["HTTP", "SIMULATOR"],
  Push: ["WEBPUSH", "SIMULATOR"],
};

const kinds: Record<Kind, Said> = {
  SMTP: { ro: "server de e-mail", ru: "почтовый сервер" },
  HTTP: { ro: "poartă SMS", ru: "шлюз SMS" },
  WEBPUSH: { ro: "push al browserelor", ru: "push браузеров" },
  SIMULATOR: { ro: "simulator", ru: "симулятор" },
};
const isChannel = (value: unknown): value is Channel => Object.keys(kindsOf).some((one) => one === value);

const stateOf = (row: Furnizor, known: Known) =>
  row.indisponibil ? (
    <StateBadge tone="bad">{known.say({ ro: "nu preia mesaje", ru: "не принимает сообщения" })}</StateBadge>
  ) : (
    activeOf(row, known)
  );

const ofSmtp = ["host", "port", "secure", "requireTls", "user", "password"] as const;
const ofHttp = ["url", "faraDiacritice", "token", "secret"] as const;

/** The fields that a kind has not. */
function unusedOf(tip: string) {
  if (tip === "SMTP") return ofHttp;
  return tip === "HTTP" ? ofSmtp : [...ofSmtp, ...ofHttp, "from" as const];
}

/** A setting of the connection, which stands inside of the record. */
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
const secret = (name: Furnizor["secrete"][number]) => ({
  label: {
    password: { ro: "Parola", ru: "Пароль" },
    token: { ro: "Tokenul", ru: "Токен" },
    secret: { ro: "Secretul confirmărilor", ru: "Секрет подтверждений" },
  }[name],
  input: "password" as const,
  hint: {
    ro: "Nu se arată niciodată. Gol: rămâne cel de acum; alt server îl cere din nou.",
    ru: "Никогда не показывается. Пусто — останется прежний; другой сервер требует его снова.",
  },
  newHint: { ro: "Nu se mai arată după ce este salvat.", ru: "После сохранения больше не показывается." },
  autoComplete: "new-password",
  fact: ({ secrete, tip }: Furnizor, { say }: Known) =>
    unusedOf(tip).some((one) => one === name)
      ? undefined
      : say(secrete.includes(name) ? { ro: "pus", ru: "задан" } : { ro: "nu este pus", ru: "не задан" }),
});

const fields = {
  cod: { ...cod, column: ["sorted"], isFact: undefined },
  outage: {
    label: { ro: "Nu preia mesaje", ru: "Не принимает сообщения" },
    isFact: true,
    show: ({ indisponibil }, { say, formats }) =>
      indisponibil &&
      say({
        ro: (time: string, code: string) => `din ${time}${code === "" ? "" : `; ultimul răspuns: ${code}`}`,
        ru: (time, code) => `с ${time}${code === "" ? "" : `; последний ответ: ${code}`}`,
      })(formats.dateTime(indisponibil.din), indisponibil.motiv ?? ""),
  },
  canal: {
    label: { ro: "Canalul", ru: "Канал" },
    input: "radio",
    in: "new",
    choices: channelNames,
    column: ["sorted"],
    isFact: true,
  },
  tip: {
    label: { ro: "Felul", ru: "Вид" },
    input: "options",
    in: "new",
    required: { ro: "Felul", ru: "Вид" },
    options: ({ say }, { canal }) =>
      (isChannel(canal) ? kindsOf[canal] : []).map((id) => ({ id, label: say(kinds[id]) })),
    column: ["wide"],
    isFact: true,
    show: ({ tip }, { say }) => say(kinds[tip]),
  },
  host: {
    label: { ro: "Serverul", ru: "Сервер" },
    input: "text",
    required: { ro: "Scrieți serverul", ru: "Введите сервер" },
    ...text("host"),
  },
  port: {
    label: { ro: "Portul", ru: "Порт" },
    input: "number",
    min: 1,
    max: 65_535,
    isPlain: true,
    initial: 465,
    required: { ro: "Scrieți portul", ru: "Введите порт" },
    of: ({ configuratie }) => configuratie.port,
    ...setting("port"),
  },
  secure: {
    label: { ro: "TLS de la primul octet", ru: "TLS с первого байта" },
    initial: true,
    ...flag("secure"),
  },
  requireTls: {
    label: { ro: "Refuză un server fără STARTTLS", ru: "Отказывать серверу без STARTTLS" },
    initial: true,
    ...flag("requireTls"),
  },
  user: {
    label: { ro: "Utilizatorul", ru: "Пользователь" },
    input: "text",
    autoComplete: "off",
    ...text("user"),
  },
  url: {
    label: { ro: "Adresa porții", ru: "Адрес шлюза" },
    input: "url",
    required: {
      ro: "Scrieți adresa întreagă, ca https://sms.exemplu.md/trimite",
      ru: "Введите адрес целиком, например https://sms.exemplu.md/trimite",
    },
    rule: [
      (url: string) => URL.canParse(url),
      {
        ro: "Scrieți adresa întreagă, ca https://sms.exemplu.md/trimite",
        ru: "Введите адрес целиком, например https://sms.exemplu.md/trimite",
      },
    ],
    ...text("url"),
  },
  faraDiacritice: {
    label: { ro: "Trimite fără diacritice", ru: "Отправлять без диакритики" },
    ...flag("faraDiacritice"),
  },
  from: {
    label: { ro: "Expeditorul", ru: "Отправитель" },
    input: "text",
    max: 320,
    hint: ({ values: { tip } }) =>
      tip === "SMTP"
        ? { ro: "Al mesajelor fără expeditor propriu.", ru: "Для писем без своего отправителя." }
        : {
            ro: "Numele sau numărul pe care îl arată telefonul.",
            ru: "Имя или номер, который показывает телефон.",
          },
    ...text("from"),
  },
  password: secret("password"),
  token: secret("token"),
  secret: secret("secret"),
  prioritate: {
    label: { ro: "Rândul", ru: "Очередь" },
    input: "number",
    hint: {
      ro: "Cel cu 1 este întrebat primul; la nevoie urmează celelalte.",
      ru: "Первым спрашивают того, у кого 1; при нужде следуют остальные.",
    },
    min: 1,
    max: 100,
    initial: 1,
    required: { ro: "Scrieți rândul, de la 1 la 100", ru: "Введите очередь от 1 до 100" },
    column: ["number", "sorted", "wide"],
    isFact: true,
  },
  peSecunda: {
    label: { ro: "Mesaje pe secundă", ru: "Сообщений в секунду" },
    input: "number",
    min: 1,
    max: 10_000,
    column: ["number", "wide"],
    isFact: true,
    show: ({ peSecunda }, { say, formats }) =>
      peSecunda === undefined ? say({ ro: "fără limită", ru: "без предела" }) : formats.number(peSecunda),
  },
  recipise: {
    label: { ro: "Confirmă sosirea mesajelor", ru: "Подтверждает доставку" },
    input: "check",
    hint: {
      ro: "Fără confirmări, un mesaj rămâne „Trimisă”.",
      ru: "Без подтверждений сообщение остаётся «Отправлено».",
    },
    isFact: true,
  },
  state: { label: { ro: "Starea", ru: "Состояние" }, column: [], show: stateOf },
  activ: {
    label: { ro: "Furnizorul este activ", ru: "Провайдер действует" },
    input: "check",
    initial: true,
  },
} as const satisfies Properties<Furnizor, unknown>;

/** By which messages of a channel leave. */
const providers = record({
  ...channelKind("providers"),
  icon: "gear",
  texts: {
    title: { ro: "Furnizori", ru: "Провайдеры" },
    one: { ro: "Furnizor", ru: "Провайдер" },
    create: { ro: "Furnizor nou", ru: "Новый провайдер" },
    add: { ro: "Adaugă furnizorul", ru: "Добавить провайдера" },
    created: {
      ro: (code: string) => `Furnizorul ${code} a fost adăugat`,
      ru: (code) => `Провайдер ${code} добавлен`,
    },
    none: { ro: "Niciun furnizor", ru: "Провайдеров нет" },
    noneText: {
      ro: "Fără un furnizor activ al unui canal, mesajele acelui canal eșuează.",
      ru: "Без действующего провайдера канала сообщения этого канала не уходят.",
    },
    remove: {
      ro: (code: string) => `Ștergeți furnizorul ${code}?`,
      ru: (code) => `Удалить провайдера ${code}?`,
    },
    removeText: {
      ro: "Un furnizor pe care îl numește un expeditor nu se șterge: retrageți-l.",
      ru: "Провайдер, которого называет отправитель, не удаляется: выведите его.",
    },
  },
  nameOf: (row: Furnizor) => row.cod,
  filters: [
    {
      name: "canal",
      label: { ro: "Canalul", ru: "Канал" },
      all: { ro: "Toate canalele", ru: "Все каналы" },
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
    verb: { ro: "Retrage", ru: "Вывести" },
    title: {
      ro: (code: string) => `Retrageți furnizorul ${code}?`,
      ru: (code) => `Вывести провайдера ${code} из работы?`,
    },
    text: {
      ro: "Mesajele trec la următorul furnizor al canalului; dacă nu există altul, eșuează.",
      ru: "Сообщения перейдут к следующему провайдеру канала; если его нет, они не уйдут.",
    },
    done: {
      ro: (code: string) => `Furnizorul ${code} a fost retras`,
      ru: (code) => `Провайдер ${code} выведен`,
    },
  },
  on: {
    name: "activate",
    verb: { ro: "Activează", ru: "Включить" },
    title: {
      ro: (code: string) => `Activați furnizorul ${code}?`,
      ru: (code) => `Включить провайдера ${code}?`,
    },
    text: {
      ro: "Mesajele canalului pot pleca din nou prin el.",
      ru: "Сообщения канала снова смогут уходить через него.",
    },
    done: {
      ro: (code: string) => `Furnizorul ${code} trimite din nou`,
      ru: (code) => `Провайдер ${code} снова отправляет`,
    },
  },
});

export const list = listScreen(providers);
export const page = recordScreen(providers, { acts: activity });
