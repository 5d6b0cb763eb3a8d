import {
  adminBankTokensCreate,
  adminBankTokensList,
  adminBankTokensRevoke,
} from "../../client/generated/invoicing/operations.ts";
import type { BankToken } from "../../client/generated/invoicing/types.ts";
import { client } from "../api/client.ts";
import { act, record } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { StateBadge } from "../kit/states.tsx";
import { BANKS_KEY, BASE, sectionsOf } from "./parts.tsx";

/** A token by which a bank sends the payments that it has received. */
const tokens = record({
  key: BANKS_KEY,
  path: `${BASE}/banci`,
  recordPath: undefined,
  icon: "lock",
  Sections: sectionsOf("banks"),
  texts: {
    title: { ro: "Tokenurile băncilor", ru: "Токены банков" },
    one: { ro: "Tokenurile băncilor", ru: "Токены банков" },
    about: {
      ro: "Cu un token, o bancă trimite plățile pe care le-a primit.",
      ru: "С токеном банк передаёт полученные платежи.",
    },
    create: { ro: "Emite un token", ru: "Выдать токен" },
    none: { ro: "Niciun token încă", ru: "Токенов пока нет" },
    noneText: {
      ro: "Emiteți câte unul pentru fiecare bancă ce trimite plăți.",
      ru: "Выдайте по одному каждому банку, передающему платежи.",
    },
  },
  nameOf: ({ name }: BankToken) => name,
  fields: {
    name: {
      label: { ro: "Denumirea", ru: "Название" },
      input: "text",
      max: 255,
      required: true,
      column: ["sorted"],
    },
    bank: {
      label: { ro: "Codul băncii", ru: "Код банка" },
      input: "text",
      hint: {
        ro: "Litere, cifre, punct, cratimă. O bancă poate avea mai multe tokenuri.",
        ru: "Буквы, цифры, точка, дефис. У банка может быть несколько токенов.",
      },
      max: 64,
      required: true,
      column: ["sorted", "wide"],
      show: ({ bank }) => <code>{bank}</code>,
    },
    state: {
      label: { ro: "Starea", ru: "Состояние" },
      column: [],
      show: ({ active, revokedAt }, { say, formats }) =>
        active ? (
          <StateBadge tone="good">{say({ ro: "Activ", ru: "Действует" })}</StateBadge>
        ) : (
          <StateBadge>
            {say({ ro: (moment: string) => `Revocat ${moment}`, ru: (moment) => `Отозван ${moment}` })(
              revokedAt ? formats.dateTime(revokedAt) : "",
            )}
          </StateBadge>
        ),
    },
    createdAt: {
      label: { ro: "Emis", ru: "Выдан" },
      column: ["sorted", "wide"],
      show: ({ createdAt }, { formats }) => formats.dateTime(createdAt),
    },
  },
  list: (query) => adminBankTokensList(client, { query }),
  create: async (values, { say }) => {
    const { data } = await adminBankTokensCreate(client, { body: values });
    return {
      data,
      once: {
        secret: data.token,
        copy: { ro: "Copiază tokenul", ru: "Скопировать токен" },
        text: say({
          ro: (name: string) => `Dați tokenul băncii „${name}”. Funcționează de acum.`,
          ru: (name) => `Передайте токен банку «${name}». Он уже действует.`,
        })(data.name),
      },
    };
  },
});

const revoke = act(tokens, {
  name: "revoke",
  verb: { ro: "Revocă", ru: "Отозвать" },
  look: "danger",
  title: { ro: "Revocă tokenul", ru: "Отозвать токен" },
  text: {
    ro: "Banca nu mai poate trimite plăți cu acest token de la următoarea cerere. Nu se poate reveni; se emite altul.",
    ru: "Со следующего запроса банк не сможет передавать платежи с этим токеном. Вернуть нельзя; выдаётся другой.",
  },
  isShown: ({ active }) => active,
  run: async ({ id, known: { say } }) => {
    await adminBankTokensRevoke(client, { path: { id: Number(id) } });
    return { said: say({ ro: "Tokenul a fost revocat", ru: "Токен отозван" }) };
  },
});

export const list = listScreen(tokens, [revoke]);
