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
import { systemWords } from "./system-words.ts";
import { conformanceWords } from "./words.ts";
import { inLanguage } from "../words/words.ts";
import { linesIn } from "../kit/lines.ts";

const SYSTEM = {
  key: SYSTEMS_KEY,
  path: BASE,
  recordPath: `${BASE}/sisteme`,
} as const;

const register = ["Înregistrează un sistem", "Зарегистрировать систему", "Register a system"] as const;

export const intervals = {
  daily: ["Zilnic", "Ежедневно", "Daily"],
  weekly: ["Săptămânal", "Еженедельно", "Weekly"],
  monthly: ["Lunar", "Ежемесячно", "Monthly"],
} as const;

export const intervalText = (interval: string, language: Language): string | undefined => {
  const pair = Object.entries(intervals).find(([id]) => id === interval)?.[1];
  return pair && inLanguage(pair, language);
};

const texts = {
  title: ["Sisteme", "Системы", "Systems"],
  heading: ["Conformitate", "Соответствие", "Conformance"],
  none: ["Niciun sistem nu este înregistrat încă", "Систем пока нет", "No systems registered yet"],
} as const;

/** What the list of each reader shows. */
const listed = {
  verdict: {
    label: ["Verdictul", "Вердикт", "Verdict"],
    column: [],
    show: ({ verdict }: PublicSystem) => <VerdictBadge verdict={verdict} />,
  },
  auditedAt: {
    label: ["Ultimul audit", "Последний аудит", "Last audit"],
    column: ["sorted", "wide"],
    show: ({ auditedAt }: PublicSystem, { formats }: Known) =>
      auditedAt ? formats.dateTime(auditedAt) : "–",
  },
} as const;

const filters: readonly Filter[] = [
  byName("denumire"),
  {
    name: "verdict",
    label: ["Verdictul", "Вердикт", "Verdict"],
    query: "filter[verdict]",
    choices: {
      FAIL: conformanceWords.verdict.FAIL,
      WARN: conformanceWords.verdict.WARN,
      PASS: conformanceWords.verdict.PASS,
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
    none: [
      "Niciun sistem nu își publică verdictul",
      "Ни одна система не публикует вердикт",
      "No system publishes its verdict",
    ],
    noneText: [
      "Funcționarii platformei văd toate sistemele.",
      "Служащие платформы видят все системы.",
      "Platform staff see all systems.",
    ],
  },
  nameOf: ({ denumire }: PublicSystem) => denumire,
  idOf: ({ cod }) => cod,
  filters,
  fields: {
    denumire: { label: ["Denumirea", "Название", "Name"], column: ["sorted", "name"] },
    verdict: listed.verdict,
    cod: { label: ["Codul unic", "Уникальный код", "Unique code"], column: ["sorted", "wide"] },
    auditedAt: listed.auditedAt,
  },
  list: (query) => publicSystemsList(client, { query: { sort: "denumire", ...query } }),
});

const fields = {
  denumire: {
    label: ["Denumirea", "Название", "Name"],
    input: "text",
    max: 255,
    required: true,
    column: ["sorted", "name"],
  },
  verdict: listed.verdict,
  cod: {
    label: ["Codul unic", "Уникальный код", "Unique code"],
    input: "text",
    hint: [
      "Litere, cifre, punct, cratimă; cel mult 64. Apare în adresa insignei.",
      "Буквы, цифры, точка, дефис; не более 64. Виден в адресе значка.",
      "Letters, digits, full stop, hyphen; up to 64. Appears in the badge address.",
    ],
    max: 64,
    required: true,
    column: ["sorted", "wide"],
  },
  auditedAt: listed.auditedAt,
  rules: {
    label: ["Reguli", "Правила", "Rules"],
    column: ["wide"],
    show: ({ counts }) => <CountsText counts={counts} />,
  },
  state: {
    label: ["Starea", "Состояние", "State"],
    column: ["wide"],
    show: ({ activ, runningAuditId }, { say }) => {
      if (runningAuditId !== undefined)
        return say(["Se auditează acum", "Идёт проверка", "Being audited now"]);
      return say(activ ? ["Activ", "Активна", "Active"] : ["Retras", "Выведена", "Retired"]);
    },
  },
  baseUrl: {
    label: ["Adresa sistemului", "Адрес системы", "System address"],
    input: "url",
    hint: [
      "Fără ea se judecă doar contractul.",
      "Без него оценивается только контракт.",
      "Without it, only the contract is assessed.",
    ],
  },
  openapiUrl: {
    label: ["Adresa contractului", "Адрес контракта", "Contract address"],
    input: "url",
    hint: [
      "Fără ea contractul se caută la /api/v1/openapi.json.",
      "Без него контракт ищется по /api/v1/openapi.json.",
      "Without it, the contract is looked for at /api/v1/openapi.json.",
    ],
  },
  contact: {
    label: [
      "Adresa de e-mail a celor responsabili",
      "Адрес e-mail ответственных",
      "Email address of the people responsible",
    ],
    input: "email",
    required: true,
  },
  interval: {
    label: ["Cât de des se auditează", "Как часто проверяется", "How often it is audited"],
    input: "choice",
    choices: intervals,
    initial: "weekly",
  },
  activ: {
    label: ["Se auditează după program", "Проверяется по расписанию", "Audited on schedule"],
    input: "check",
    initial: true,
  },
  public: { label: ["Verdictul este public", "Вердикт публичный", "The verdict is public"], input: "check" },
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
      add: ["Înregistrează", "Зарегистрировать", "Register"],
      created: [
        (name: string) => `Sistemul „${name}” a fost înregistrat`,
        (name: string) => `Система «${name}» зарегистрирована`,
        (name: string) => `The system ‘${name}’ was registered`,
      ],
      noneText: [
        "Un administrator al platformei înregistrează sistemele prin adresa sau contractul lor.",
        "Администратор платформы регистрирует системы по их адресу или контракту.",
        "A platform administrator registers systems by their address or contract.",
      ],
    },
    filters,
    fields,
    wrong: ({ baseUrl, openapiUrl }, { say }) => ({
      baseUrl:
        baseUrl === "" && openapiUrl === ""
          ? say([
              "Scrieți adresa sistemului sau a contractului",
              "Введите адрес системы или контракта",
              "Enter the address of the system or of the contract",
            ])
          : undefined,
    }),
    list: (query) => reading.systems({ sort: "denumire", ...query }),
    read: (id) => reading.system(Number(id)),
    // An address that is left empty is removed.
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

/** The object in a text of JSON; undefined if there is none. */
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

/** The addresses in a text, one on each line; undefined if a line has none. */
function addressesIn(text: string): DryAddress[] | undefined {
  const found = linesIn(text).map((line): DryAddress | undefined => {
    const [, name, path = ""] = /^(\S+)\s+(\/[^{}?#]*)$/.exec(line) ?? [];
    const method = dryMethods.find((one) => one === name?.toUpperCase());
    return method && { method, path };
  });
  return found.every((one) => one !== undefined) ? found : undefined;
}

/** The limits of an audit that the console shows and changes; others stay as they are. */
export const limitNames = {
  requestsPerSecond: ["Cereri pe secundă", "Запросов в секунду", "Requests per second"],
  atOnce: ["Cereri deodată", "Запросов одновременно", "Simultaneous requests"],
  requests: ["Cereri în total", "Запросов всего", "Requests in total"],
  seconds: ["Secunde în total", "Секунд всего", "Seconds in total"],
  answerSeconds: ["Secunde pentru un răspuns", "Секунд на ответ", "Seconds for a response"],
} as const;

const limit = (name: keyof typeof limitNames) =>
  ({
    label: limitNames[name],
    input: "number",
    min: 1,
    of: ({ limits = {} }: System) => limits[name],
  }) as const;

export const technicalTitle = [
  "Scrierile permise și limitele",
  "Разрешённые записи и пределы",
  "Allowed writes and limits",
] as const;

/** Where an audit of the system may write, and how much it may ask. */
export const technical = record({
  ...SYSTEM,
  nameOf: ({ denumire }: System) => denumire,
  read: (id) => adminSystemsRead(client, { path: { id: Number(id) } }),
  texts: { title: technicalTitle, none: technicalTitle },
  formText: [
    "Auditul scrie doar unde permiteți aici. Scrierea de probă este o operațiune care nu face nimic, orice i s-ar trimite. Limitele pot fi doar mai mici decât ale standardului.",
    "Аудит пишет только туда, куда вы разрешите здесь. Пробная запись — операция, которая ничего не делает, что бы ей ни отправили. Пределы могут быть только ниже стандартных.",
    "The audit writes only where you allow it here. The test write is an operation that does nothing, whatever is sent to it. Limits can only be lower than those of the standard.",
  ],
  fields: {
    method: {
      label: ["Metoda", "Метод", "Method"],
      input: "options",
      options: ({ say }) => [
        { id: "", label: say(["Fără scriere de probă", "Без пробной записи", "No test write"]) },
        ...methods.map((id) => ({ id, label: id })),
      ],
      of: ({ probe }) => probe?.method ?? "",
    },
    path: {
      label: ["Calea", "Путь", "Path"],
      input: "text",
      required: true,
      rule: [
        /^\//,
        [
          "Calea începe cu o bară oblică",
          "Путь начинается с косой черты",
          "Start the path with a forward slash",
        ],
      ],
      of: ({ probe }) => (probe ? String(probe.path) : ""),
    },
    body: {
      label: ["Corpul, JSON", "Тело, JSON", "Body, JSON"],
      input: "area",
      rows: 3,
      required: true,
      rule: [
        (text: string) => objectIn(text) !== undefined,
        [
          'Scrieți un obiect JSON, de exemplu {"text": "salut"}',
          'Введите объект JSON, например {"text": "привет"}',
          'Enter a JSON object, for example {"text": "hello"}',
        ],
      ],
      of: ({ probe }) => (probe ? JSON.stringify(probe.body) : ""),
    },
    dry: {
      label: systemWords.facts.dryAddresses,
      input: "area",
      rows: 3,
      hint: [
        "Câte una pe rând, de exemplu PUT /api/v1/admin/offices/proba. Acolo se încearcă cereri care trebuie refuzate; dacă sistemul le acceptă, nu trebuie să rămână nimic. Un identificator inexistent nu ajunge: unele sisteme creează înregistrarea.",
        "По одному в строке, например PUT /api/v1/admin/offices/proba. Там пробуют запросы, которые следует отклонить; если система их примет, ничего не должно остаться. Несуществующего идентификатора недостаточно: некоторые системы создают запись.",
        "One per line, for example PUT /api/v1/admin/offices/proba. Requests that must be refused are tried there; if the system accepts them, nothing must be left behind. An identifier that does not exist is not enough: some systems create the record.",
      ],
      rule: [
        (text: string) => addressesIn(text) !== undefined,
        [
          "Scrieți pe fiecare rând metoda și calea, de exemplu PUT /api/v1/admin/offices/proba",
          "В каждой строке укажите метод и путь, например PUT /api/v1/admin/offices/proba",
          "Enter the method and the path on each line, for example PUT /api/v1/admin/offices/proba",
        ],
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
