import {
  adminRecordsListChanges,
  adminServicesCreate,
  adminServicesList,
  adminServicesPatch,
  adminServicesRead,
  adminServicesRemove,
} from "../../client/generated/invoicing/operations.ts";
import type { Service } from "../../client/generated/invoicing/types.ts";
import { client } from "../api/client.ts";
import { record, byName } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { recordScreen } from "../api/register/record-page.tsx";
import { switchOf, usage } from "../api/register/switch.ts";
import { StateBadge } from "../kit/states.tsx";
import { amountIn, moneyIn } from "./money.ts";
import { BASE, SERVICES_KEY, name, sectionsOf } from "./parts.tsx";
import { invoicingWords } from "./words.ts";
const active = {
  true: ["În folosință", "Используется", "In use"],
  false: ["Scos din uz", "Не используется", "Out of use"],
} as const;

/** What projects make invoices for. */
const services = record({
  key: SERVICES_KEY,
  path: BASE,
  recordPath: `${BASE}/servicii`,
  icon: "document",
  Sections: sectionsOf("services"),
  texts: {
    heading: ["Facturare", "Счета", "Invoicing"],
    title: ["Servicii", "Услуги", "Services"],
    back: ["Toate serviciile", "Все услуги", "All services"],
    create: ["Adaugă un serviciu", "Добавить услугу", "Add a service"],
    created: [
      (name: string) => `Serviciul „${name}” a fost adăugat`,
      (name: string) => `Услуга «${name}» добавлена`,
      (name: string) => `The service ‘${name}’ was added`,
    ],
    none: ["Niciun serviciu încă", "Услуг пока нет", "No services yet"],
    noneText: [
      "Proiectele cer facturi pentru serviciile de aici.",
      "Проекты запрашивают счета за эти услуги.",
      "Projects request invoices for the services here.",
    ],
    removeText: [
      "Nu se mai pot face facturi pentru el. Facturile deja făcute rămân. Ca să îl opriți doar o vreme, scoateți-l din uz.",
      "Счета за неё больше не выставляются. Уже выставленные остаются. Чтобы остановить на время, выведите её из использования.",
      "No more invoices can be issued for it. Invoices already issued stay. To stop it only for a while, take it out of use.",
    ],
  },
  nameOf: (row: Service) => row.name,
  filters: [
    byName("name"),
    { name: "activ", label: ["Starea", "Состояние", "State"], query: "filter[active]", choices: active },
  ],
  state: ({ active: isActive }, { say }) => (
    <StateBadge tone={isActive ? "good" : "neutral"}>{say(isActive ? active.true : active.false)}</StateBadge>
  ),
  fields: {
    name,
    code: {
      label: ["Codul", "Код", "Code"],
      input: "text",
      hint: [
        "Litere, cifre, punct, cratimă. Proiectele cer facturi cu el.",
        "Буквы, цифры, точка, дефис. С ним проекты запрашивают счета.",
        "Letters, digits, full stop, hyphen. Projects request invoices with it.",
      ],
      max: 64,
      required: true,
      column: ["sorted", "wide"],
      isFact: true,
      show: ({ code }) => <code>{code}</code>,
    },
    amount: {
      label: invoicingWords.amount,
      input: "text",
      hint: [
        "Facturile deja făcute își păstrează suma.",
        "Уже выставленные счета сохраняют свою сумму.",
        "Invoices already issued keep their amount.",
      ],
      required: true,
      rule: [(amount: string) => amountIn(amount) !== undefined, invoicingWords.amountWrong],
      column: ["sorted", "number"],
      isFact: true,
      show: ({ amount }, { language }) => moneyIn(language, amount),
    },
    state: {
      label: ["Starea", "Состояние", "State"],
      column: ["wide"],
      show: ({ active: isActive }, { say }) => (
        <StateBadge tone={isActive ? "good" : "neutral"}>
          {say(isActive ? active.true : active.false)}
        </StateBadge>
      ),
    },
    active: {
      label: ["Se pot face facturi noi", "Можно выставлять новые счета", "New invoices can be issued"],
      input: "check",
      initial: true,
    },
  },
  list: (query) => adminServicesList(client, { query }),
  read: (id) => adminServicesRead(client, { path: { id: Number(id) } }),
  create: (values) => adminServicesCreate(client, { body: sent(values) }),
  change: (id, values, { etag }) =>
    adminServicesPatch(client, { path: { id: Number(id) }, body: sent(values), ifMatch: etag }),
  remove: (id, ifMatch) => adminServicesRemove(client, { path: { id: Number(id) }, ifMatch }),
  history: {
    list: adminRecordsListChanges,
    // Amounts are stored in bani.
    recordOf: ({ amount }) => ({ amount: Math.round(Number(amount) * 100) }),
    textOf: (name, value, { language }) =>
      name === "amount" ? moneyIn(language, String(Number(value) / 100)) : undefined,
  },
});

const sent = <V extends { amount: string }>(values: V): V => ({
  ...values,
  amount: amountIn(values.amount) ?? values.amount,
});

const activity = switchOf(services, {
  isOn: (row) => row.active,
  set: (id, isActive, ifMatch) =>
    adminServicesPatch(client, { path: { id: Number(id) }, body: { active: isActive }, ifMatch }),
  ...usage,
});

export const list = listScreen(services);
export const page = recordScreen(services, { acts: activity });
