import {
  adminSystemsCreate,
  adminSystemsPatch,
  adminSystemsRead,
  publicSystemsList,
} from "../../client/generated/platform/operations.ts";
import type { DryAddress, PublicSystem, StaffSystem, System } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { type Properties, type Filter, type Known, byName, orNull, record } from "../api/register/kind.ts";
import type { Language } from "../words/language.ts";
import { BASE, ConformanceSections, CountsText, SYSTEMS_KEY, VerdictBadge } from "./parts.tsx";
import { byZone, useIsAdmin } from "./reading.ts";
import { conformanceWords } from "./words.ts";

const SYSTEM = {
  key: SYSTEMS_KEY,
  path: BASE,
  recordPath: `${BASE}/sisteme`,
} as const;

const register = { ro: "Înregistrează un sistem", ru: "Зарегистрировать систему" };

export const intervals = {
  daily: { ro: "Zilnic", ru: "Ежедневно" },
  weekly: { ro: "Săptămânal", ru: "Еженедельно" },
  monthly: { ro: "Lunar", ru: "Ежемесячно" },
} as const;

export const intervalText = (interval: string, language: Language): string | undefined =>
  Object.entries(intervals).find(([id]) => id === interval)?.[1][language];

const texts = {
  title: { ro: "Sisteme", ru: "Системы" },
  heading: { ro: "Conformitate", ru: "Соответствие" },
  one: { ro: "Sistem", ru: "Система" },
  none: { ro: "Niciun sistem nu este înregistrat încă", ru: "Систем пока нет" },
};

/** What the list of each reader shows. */
const listed = {
  verdict: {
    label: { ro: "Verdictul", ru: "Вердикт" },
    column: [],
    show: ({ verdict }: PublicSystem) => <VerdictBadge verdict={verdict} />,
  },
  auditedAt: {
    label: { ro: "Ultimul audit", ru: "Последний аудит" },
    column: ["sorted", "wide"],
    show: ({ auditedAt }: PublicSystem, { formats }: Known) =>
      auditedAt ? formats.dateTime(auditedAt) : "–",
  },
} as const;

const filters: readonly Filter[] = [
  byName("denumire"),
  {
    name: "verdict",
    label: { ro: "Verdictul", ru: "Вердикт" },
    query: "filter[verdict]",
    choices: {
      FAIL: { ro: conformanceWords.ro.verdict.FAIL, ru: conformanceWords.ru.verdict.FAIL },
      WARN: { ro: conformanceWords.ro.verdict.WARN, ru: conformanceWords.ru.verdict.WARN },
      PASS: { ro: conformanceWords.ro.verdict.PASS, ru: conformanceWords.ru.verdict.PASS },
    },
  },
];

/** The systems that publish their verdict. */
export const published = record({
  key: ["platform", "published systems"],
  path: BASE,
  recordPath: undefined,
  icon: "check",
  Sections: () => <ConformanceSections current="systems" />,
  useMayWrite: () => false,
  texts: {
    ...texts,
    none: { ro: "Niciun sistem nu își publică verdictul", ru: "Ни одна система не публикует вердикт" },
    noneText: {
      ro: "Funcționarii platformei văd toate sistemele.",
      ru: "Служащие платформы видят все системы.",
    },
  },
  nameOf: ({ denumire }: PublicSystem) => denumire,
  idOf: ({ cod }) => cod,
  filters,
  fields: {
    denumire: { label: { ro: "Denumirea", ru: "Название" }, column: ["sorted", "name"] },
    verdict: listed.verdict,
    cod: { label: { ro: "Codul unic", ru: "Уникальный код" }, column: ["sorted", "wide"] },
    auditedAt: listed.auditedAt,
  },
  list: (query) => publicSystemsList(client, { query: { sort: "denumire", ...query } }),
});

const fields = {
  denumire: {
    label: { ro: "Denumirea", ru: "Название" },
    input: "text",
    max: 255,
    required: true,
    column: ["sorted", "name"],
  },
  verdict: listed.verdict,
  cod: {
    label: { ro: "Codul unic", ru: "Уникальный код" },
    input: "text",
    hint: {
      ro: "Litere, cifre, punct, cratimă; cel mult 64. Apare în adresa insignei.",
      ru: "Буквы, цифры, точка, дефис; не более 64. Виден в адресе значка.",
    },
    max: 64,
    required: true,
    column: ["sorted", "wide"],
  },
  auditedAt: listed.auditedAt,
  rules: {
    label: { ro: "Reguli", ru: "Правила" },
    column: ["wide"],
    show: ({ counts }) => <CountsText counts={counts} />,
  },
  state: {
    label: { ro: "Starea", ru: "Состояние" },
    column: ["wide"],
    show: ({ activ, runningAuditId }, { say }) => {
      if (runningAuditId !== undefined) return say({ ro: "Se auditează acum", ru: "Идёт проверка" });
      return say(activ ? { ro: "Activ", ru: "Активна" } : { ro: "Retras", ru: "Выведена" });
    },
  },
  baseUrl: {
    label: { ro: "Adresa sistemului", ru: "Адрес системы" },
    input: "url",
    hint: { ro: "Fără ea se judecă doar contractul.", ru: "Без него оценивается только контракт." },
  },
  openapiUrl: {
    label: { ro: "Adresa contractului", ru: "Адрес контракта" },
    input: "url",
    hint: {
      ro: "Fără ea contractul se caută la /api/v1/openapi.json.",
      ru: "Без него контракт ищется по /api/v1/openapi.json.",
    },
  },
  contact: {
    label: { ro: "Adresa de e-mail a celor responsabili", ru: "Адрес e-mail ответственных" },
    input: "email",
    required: true,
  },
  interval: {
    label: { ro: "Cât de des se auditează", ru: "Как часто проверяется" },
    input: "choice",
    choices: intervals,
    initial: "weekly",
  },
  activ: {
    label: { ro: "Se auditează după program", ru: "Проверяется по расписанию" },
    input: "check",
    initial: true,
  },
  public: { label: { ro: "Verdictul este public", ru: "Вердикт публичный" }, input: "check" },
} as const satisfies Properties<StaffSystem, unknown>;

/** A system under audit, as its form asks for it. Its page has parts of its own. */
export const systems = byZone((reading) =>
  record({
    ...SYSTEM,
    icon: "check",
    Sections: () => <ConformanceSections current="systems" />,
    useMayWrite: useIsAdmin,
    createHref: `${BASE}/sisteme/nou`,
    nameOf: ({ denumire }: StaffSystem) => denumire,
    texts: {
      ...texts,
      create: register,
      add: { ro: "Înregistrează", ru: "Зарегистрировать" },
      created: {
        ro: (name: string) => `Sistemul „${name}” a fost înregistrat`,
        ru: (name) => `Система «${name}» зарегистрирована`,
      },
      noneText: {
        ro: "Un administrator al platformei înregistrează sistemele prin adresa sau contractul lor.",
        ru: "Администратор платформы регистрирует системы по их адресу или контракту.",
      },
    },
    filters,
    fields,
    wrong: ({ baseUrl, openapiUrl }, { say }) => ({
      baseUrl:
        baseUrl === "" && openapiUrl === ""
          ? say({
              ro: "Scrieți adresa sistemului sau a contractului",
              ru: "Введите адрес системы или контракта",
            })
          : undefined,
    }),
    list: (query) => reading.systems({ sort: "denumire", ...query }),
    read: (id) => reading.system(Number(id)),
    // An address that is left empty is taken away.
    create: (values) => adminSystemsCreate(client, { body: orNull(values, "baseUrl", "openapiUrl") }),
    change: (id, values, { etag }) =>
      adminSystemsPatch(client, {
        path: { id: Number(id) },
        body: orNull(values, "baseUrl", "openapiUrl"),
        ifMatch: etag,
      }),
  }),
);

const methods = ["POST", "PUT", "PATCH"] as const;

/** The object that a text is in JSON; undefined if it is none. */
function objectIn(text: string): { [key: string]: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

export const addressLine = ({ method, path }: DryAddress): string => `${method} ${String(path)}`;

const dryMethods = ["POST", "PUT", "PATCH", "DELETE"] as const;

/** The addresses that lines of text name; undefined if a line names none. */
function addressesIn(text: string): DryAddress[] | undefined {
  const lines = text.split("\n").map((line) => line.trim());
  const found = lines.filter(Boolean).map((line): DryAddress | undefined => {
    const [, name, path = ""] = /^(\S+)\s+(\/[^{}?#]*)$/.exec(line) ?? [];
    const method = dryMethods.find((one) => one === name?.toUpperCase());
    return method && { method, path };
  });
  return found.every((one) => one !== undefined) ? found : undefined;
}

/** The limits of an audit that the console names and changes; others stay as they are. */
export const limitNames = {
  requestsPerSecond: { ro: "Cereri pe secundă", ru: "Запросов в секунду" },
  atOnce: { ro: "Cereri deodată", ru: "Запросов одновременно" },
  requests: { ro: "Cereri în total", ru: "Запросов всего" },
  seconds: { ro: "Secunde în total", ru: "Секунд всего" },
  answerSeconds: { ro: "Secunde pentru un răspuns", ru: "Секунд на ответ" },
} as const;

const limit = (name: keyof typeof limitNames) =>
  ({
    label: limitNames[name],
    input: "number",
    min: 1,
    of: ({ limits = {} }: System) => limits[name],
  }) as const;

export const technicalTitle = {
  ro: "Scrierile permise și limitele",
  ru: "Разрешённые записи и пределы",
};

/** Where an audit of the system may write, and how much it may ask. */
export const technical = record({
  ...SYSTEM,
  nameOf: ({ denumire }: System) => denumire,
  read: (id) => adminSystemsRead(client, { path: { id: Number(id) } }),
  texts: { title: technicalTitle, one: technicalTitle, none: technicalTitle },
  formText: {
    ro: "Auditul scrie doar unde permiteți aici. Scrierea de probă este o operațiune care nu face nimic, orice i s-ar trimite. Limitele pot fi doar mai mici decât ale standardului.",
    ru: "Аудит пишет только туда, куда вы разрешите здесь. Пробная запись — операция, которая ничего не делает, что бы ей ни отправили. Пределы могут быть только ниже стандартных.",
  },
  fields: {
    method: {
      label: { ro: "Metoda", ru: "Метод" },
      input: "options",
      options: ({ say }) => [
        { id: "", label: say({ ro: "Fără scriere de probă", ru: "Без пробной записи" }) },
        ...methods.map((id) => ({ id, label: id })),
      ],
      of: ({ probe }) => probe?.method ?? "",
    },
    path: {
      label: { ro: "Calea", ru: "Путь" },
      input: "text",
      required: true,
      rule: [/^\//, { ro: "Calea începe cu o bară oblică", ru: "Путь начинается с косой черты" }],
      of: ({ probe }) => (probe ? String(probe.path) : ""),
    },
    body: {
      label: { ro: "Corpul, JSON", ru: "Тело, JSON" },
      input: "area",
      rows: 3,
      required: true,
      rule: [
        (text: string) => objectIn(text) !== undefined,
        {
          ro: 'Scrieți un obiect JSON, de exemplu {"text": "salut"}',
          ru: 'Введите объект JSON, например {"text": "привет"}',
        },
      ],
      of: ({ probe }) => (probe ? JSON.stringify(probe.body) : ""),
    },
    dry: {
      label: { ro: "Adrese unde o scriere nu are urmări", ru: "Адреса, где запись не имеет последствий" },
      input: "area",
      rows: 3,
      hint: {
        ro: "Câte una pe rând, de exemplu PUT /api/v1/admin/offices/proba. Acolo se încearcă cereri care trebuie refuzate; dacă sistemul le acceptă, nu trebuie să rămână nimic. Un identificator inexistent nu ajunge: unele sisteme creează înregistrarea.",
        ru: "По одному в строке, например PUT /api/v1/admin/offices/proba. Там пробуют запросы, которые следует отклонить; если система их примет, ничего не должно остаться. Несуществующего идентификатора недостаточно: некоторые системы создают запись.",
      },
      rule: [
        (text: string) => addressesIn(text) !== undefined,
        {
          ro: "Scrieți pe fiecare rând metoda și calea, de exemplu PUT /api/v1/admin/offices/proba",
          ru: "В каждой строке укажите метод и путь, например PUT /api/v1/admin/offices/proba",
        },
      ],
      of: ({ dryAddresses = [] }) => dryAddresses.map(addressLine).join("\n"),
    },
    requestsPerSecond: limit("requestsPerSecond"),
    atOnce: limit("atOnce"),
    requests: limit("requests"),
    seconds: limit("seconds"),
    answerSeconds: limit("answerSeconds"),
  },
  unasked: ({ method }) => (method === "" ? ["path", "body"] : []),
  change: (id, { method, path, body, dry, ...asked }, { etag, before }) => {
    const dryAddresses = addressesIn(dry) ?? [];
    const verb = methods.find((one) => one === method);
    return adminSystemsPatch(client, {
      path: { id: Number(id) },
      body: {
        probe: verb ? { method: verb, path, body: objectIn(body) ?? {} } : null,
        dryAddresses: dryAddresses.length > 0 ? dryAddresses : null,
        limits: limitsOf(asked, before.limits ?? {}),
      },
      ifMatch: etag,
    });
  },
});

type Limits = NonNullable<System["limits"]>;

/** Limits that the form does not show stay as they are. */
function limitsOf(values: Readonly<Record<string, number | undefined>>, kept: Limits): Limits | null {
  const limits: Limits = Object.fromEntries(
    Object.entries({ ...kept, ...values }).filter(([, value]) => value !== undefined),
  );
  return Object.keys(limits).length === 0 ? null : limits;
}
