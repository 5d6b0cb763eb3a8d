import {
  adminBankTokensCreate,
  adminBankTokensList,
  adminBankTokensRevoke,
} from "../../client/generated/invoicing/operations.ts";
import type { BankToken } from "../../client/generated/invoicing/types.ts";
import { besideBank } from "../api/client-credentials.ts";
import { client } from "../api/client.ts";
import { act, byName, record } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { StateBadge } from "../kit/states.tsx";
import { BANKS_KEY, BASE, name, sectionsOf } from "./parts.tsx";

/** The token that a bank sends its received payments with. */
const tokens = record({
  key: BANKS_KEY,
  path: `${BASE}/banci`,
  recordPath: undefined,
  icon: "lock",
  Sections: sectionsOf("banks"),
  texts: {
    title: ["Tokenurile băncilor", "Токены банков", "Bank tokens"],
    about: [
      "Cu un token, o bancă trimite plățile pe care le-a primit.",
      "С токеном банк передаёт полученные платежи.",
      "With a token, a bank sends the payments it has received.",
    ],
    create: ["Emite un token", "Выдать токен", "Issue a token"],
    none: ["Niciun token încă", "Токенов пока нет", "No tokens yet"],
    noneText: [
      "Emiteți câte unul pentru fiecare bancă ce trimite plăți.",
      "Выдайте по одному каждому банку, передающему платежи.",
      "Issue one for each bank that sends payments.",
    ],
  },
  nameOf: ({ name }: BankToken) => name,
  filters: [byName("name")],
  fields: {
    name,
    bank: {
      label: ["Codul băncii", "Код банка", "Bank code"],
      input: "text",
      hint: [
        "Litere, cifre, punct, cratimă. O bancă poate avea mai multe tokenuri.",
        "Буквы, цифры, точка, дефис. У банка может быть несколько токенов.",
        "Letters, digits, full stop, hyphen. A bank can have more than one token.",
      ],
      max: 64,
      required: true,
      column: ["sorted", "wide"],
      show: ({ bank }) => <code>{bank}</code>,
    },
    state: {
      label: ["Starea", "Состояние", "State"],
      column: [],
      show: ({ active, revokedAt }, { say, formats }) =>
        active ? (
          <StateBadge tone="good">{say(["Activ", "Действует", "Active"])}</StateBadge>
        ) : (
          <StateBadge>
            {say([
              (moment: string) => `Revocat ${moment}`,
              (moment: string) => `Отозван ${moment}`,
              (moment: string) => `Revoked ${moment}`,
            ])(revokedAt ? formats.dateTime(revokedAt) : "")}
          </StateBadge>
        ),
    },
    createdAt: {
      label: ["Emis", "Выдан", "Issued"],
      column: ["sorted", "wide"],
      show: ({ createdAt }, { formats }) => formats.dateTime(createdAt),
    },
  },
  list: (query) => adminBankTokensList(client, { query }),
  isCreationApproved: true,
  create: async (values, { say }) => {
    const answer = await adminBankTokensCreate(client, { body: values });
    if (answer.status === 202) return { asked: answer.data };
    const { data } = answer;
    return {
      data,
      once: {
        secret: data.token,
        beside: besideBank(data.bank, data.token),
        copy: ["Copiază tokenul", "Скопировать токен", "Copy the token"],
        text: say([
          (name: string) => `Dați tokenul băncii „${name}”. Funcționează de acum.`,
          (name: string) => `Передайте токен банку «${name}». Он уже действует.`,
          (name: string) => `Give the token to the bank ‘${name}’. It works from now.`,
        ])(data.name),
      },
    };
  },
});

const revoke = act(tokens, {
  name: "revoke",
  verb: ["Revocă", "Отозвать", "Revoke"],
  look: "danger",
  title: ["Revocă tokenul", "Отозвать токен", "Revoke the token"],
  text: [
    "Banca nu mai poate trimite plăți cu acest token de la următoarea cerere. Nu se poate reveni; se emite altul.",
    "Со следующего запроса банк не сможет передавать платежи с этим токеном. Вернуть нельзя; выдаётся другой.",
    "The bank cannot send payments with this token from the next request. This cannot be undone; issue another token instead.",
  ],
  isShown: ({ active }) => active,
  run: ({ id }) => adminBankTokensRevoke(client, { path: { id: Number(id) } }),
  said: ["Tokenul a fost revocat", "Токен отозван", "The token was revoked"],
});

export const list = listScreen(tokens, [revoke]);
