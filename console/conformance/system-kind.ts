import {
  adminSystemsCreate,
  adminSystemsPatch,
  adminSystemsRead,
} from "../../client/generated/platform/operations.ts";
import type { System } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { orNull, record } from "../api/register/kind.ts";
import { addressLine, addressesIn } from "./dry-addresses.ts";
import { BASE, SYSTEMS_KEY } from "./parts.tsx";
import type { limitNames } from "./system-limits.ts";

const system = {
  key: SYSTEMS_KEY,
  path: BASE,
  recordPath: `${BASE}/sisteme`,
  nameOf: ({ denumire }: System) => denumire,
  read: (id: string) => adminSystemsRead(client, { path: { id: Number(id) } }),
} as const;

/** A system under audit, as its form asks for it. Its page is that of the officials, too. */
export const systems = record({
  ...system,
  texts: {
    title: { ro: "Înregistrează un sistem", ru: "Регистрация системы" },
    one: { ro: "Înregistrează un sistem", ru: "Регистрация системы" },
    create: { ro: "Înregistrează un sistem", ru: "Регистрация системы" },
    add: { ro: "Înregistrează", ru: "Зарегистрировать" },
    created: {
      ro: (name: string) => `Sistemul „${name}” a fost înregistrat`,
      ru: (name) => `Система «${name}» зарегистрирована`,
    },
    none: { ro: "Înregistrează un sistem", ru: "Регистрация системы" },
  },
  fields: {
    denumire: {
      label: { ro: "Denumirea", ru: "Название" },
      input: "text",
      max: 255,
      required: true,
    },
    cod: {
      label: { ro: "Codul unic", ru: "Уникальный код" },
      input: "text",
      hint: {
        ro: "Litere, cifre, punct, cratimă; cel mult 64. Apare în adresa insignei.",
        ru: "Буквы, цифры, точка, дефис; не более 64. Виден в адресе значка.",
      },
      max: 64,
      required: true,
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
      choices: {
        daily: { ro: "Zilnic", ru: "Ежедневно" },
        weekly: { ro: "Săptămânal", ru: "Еженедельно" },
        monthly: { ro: "Lunar", ru: "Ежемесячно" },
      },
      initial: "weekly",
    },
    activ: {
      label: { ro: "Se auditează după program", ru: "Проверяется по расписанию" },
      input: "check",
      initial: true,
    },
    public: { label: { ro: "Verdictul este public", ru: "Вердикт публичный" }, input: "check" },
  },
  wrong: ({ baseUrl, openapiUrl }, { say }) => ({
    baseUrl:
      baseUrl === "" && openapiUrl === ""
        ? say({
            ro: "Scrieți adresa sistemului sau a contractului",
            ru: "Введите адрес системы или контракта",
          })
        : undefined,
  }),
  // An address that is left empty is taken away.
  create: (values) => adminSystemsCreate(client, { body: orNull(values, "baseUrl", "openapiUrl") }),
  change: (id, values, { etag }) =>
    adminSystemsPatch(client, {
      path: { id: Number(id) },
      body: orNull(values, "baseUrl", "openapiUrl"),
      ifMatch: etag,
    }),
});

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

const limit = (name: (typeof limitNames)[number]) =>
  ({
    label: {
      title: { ro: "Scrierile permise și limitele", ru: "Разрешённые записи и пределы" },
      saved: {
        ro: "Scrierile permise și limitele au fost salvate",
        ru: "Разрешённые записи и пределы сохранены",
      },
      lead: {
        ro: "Auditul scrie doar unde permiteți aici. Scrierea de probă este o operațiune care nu face nimic, orice i s-ar trimite. Limitele pot fi doar mai mici decât ale standardului.",
        ru: "Аудит пишет только туда, куда вы разрешите здесь. Пробная запись — операция, которая ничего не делает, что бы ей ни отправили. Пределы могут быть только ниже стандартных.",
      },
      method: { ro: "Metoda", ru: "Метод" },
      none: { ro: "Fără scriere de probă", ru: "Без пробной записи" },
      path: { ro: "Calea", ru: "Путь" },
      pathWrong: { ro: "Calea începe cu o bară oblică", ru: "Путь начинается с косой черты" },
      body: { ro: "Corpul, JSON", ru: "Тело, JSON" },
      bodyWrong: {
        ro: 'Scrieți un obiect JSON, de exemplu {"text": "salut"}',
        ru: 'Введите объект JSON, например {"text": "привет"}',
      },
      dry: { ro: "Adrese unde o scriere nu are urmări", ru: "Адреса, где запись не имеет последствий" },
      dryHint: {
        ro: "Câte una pe rând, de exemplu PUT /api/v1/admin/offices/proba. Acolo se încearcă cereri care trebuie refuzate; dacă sistemul le acceptă, nu trebuie să rămână nimic. Un identificator inexistent nu ajunge: unele sisteme creează înregistrarea.",
        ru: "По одному в строке, например PUT /api/v1/admin/offices/proba. Там пробуют запросы, которые следует отклонить; если система их примет, ничего не должно остаться. Несуществующего идентификатора недостаточно: некоторые системы создают запись.",
      },
      dryWrong: {
        ro: "Scrieți pe fiecare rând metoda și calea, de exemplu PUT /api/v1/admin/offices/proba",
        ru: "В каждой строке укажите метод и путь, например PUT /api/v1/admin/offices/proba",
      },
      requestsPerSecond: { ro: "Cereri pe secundă", ru: "Запросов в секунду" },
      requests: { ro: "Cereri în total", ru: "Запросов всего" },
      seconds: { ro: "Secunde în total", ru: "Секунд всего" },
      answerSeconds: { ro: "Secunde pentru un răspuns", ru: "Секунд на ответ" },
      atOnce: { ro: "Cereri deodată", ru: "Запросов одновременно" },
    }[name],
    input: "number",
    min: 1,
    of: ({ limits = {} }: System) => limits[name],
  }) as const;

/** Where an audit of the system may write, and how much it may ask. */
export const technical = record({
  ...system,
  texts: {
    title: { ro: "Scrierile permise și limitele", ru: "Разрешённые записи и пределы" },
    one: { ro: "Scrierile permise și limitele", ru: "Разрешённые записи и пределы" },
    none: { ro: "Scrierile permise și limitele", ru: "Разрешённые записи и пределы" },
  },
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
      required: {
        ro: 'Scrieți un obiect JSON, de exemplu {"text": "salut"}',
        ru: 'Введите объект JSON, например {"text": "привет"}',
      },
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
  change: (id, { method, path, body, dry, ...limits }, { etag, before }) => {
    const dryAddresses = addressesIn(dry) ?? [];
    const verb = methods.find((one) => one === method);
    return adminSystemsPatch(client, {
      path: { id: Number(id) },
      body: {
        probe: verb ? { method: verb, path, body: objectIn(body) ?? {} } : null,
        dryAddresses: dryAddresses.length > 0 ? dryAddresses : null,
        limits: limitsOf(limits, before.limits ?? {}),
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
