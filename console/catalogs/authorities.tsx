import {
  authoritiesCreate,
  authoritiesList,
  authoritiesRemove,
} from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { removalOf } from "../api/register/acts.tsx";
import { record } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { catalog, removeVerb } from "./parts.tsx";

/** Those that the service itself asks for; they are read-only. */
const ofSystem: readonly string[] = ["ROLE_USER", "ROLE_OPERATOR", "ROLE_ADMIN", "ROLE_STAFF"];

/** A name in the tokens of accounts, for other systems. */
const authorities = record({
  ...catalog("authorities"),
  recordPath: undefined,
  icon: "search",
  texts: {
    title: { ro: "Autorități", ru: "Полномочия" },
    one: { ro: "Autoritate", ru: "Полномочие" },
    create: { ro: "Autoritate nouă", ru: "Новое полномочие" },
    created: {
      ro: (name: string) => `Autoritatea ${name} se poate da conturilor`,
      ru: (name) => `Полномочие ${name} можно давать учётным записям`,
    },
    none: { ro: "Nicio autoritate cu acest nume", ru: "Полномочия с таким именем нет" },
    remove: {
      ro: (name: string) => `Eliminați autoritatea ${name}?`,
      ru: (name) => `Удалить полномочие ${name}?`,
    },
    removeText: {
      ro: "O autoritate pe care o are un cont nu se elimină. Numele nu se poate schimba după creare.",
      ru: "Полномочие, которое есть у учётной записи, не удаляется. Имя после создания не меняется.",
    },
    removeVerb,
    about: {
      ro: "Autoritățile apar în tokenurile conturilor, pentru alte sisteme. Cele adăugate aici nu dau niciun drept în acest serviciu.",
      ru: "Полномочия видны в токенах учётных записей, для других систем. Добавленные здесь не дают прав в этой службе.",
    },
  },
  nameOf: ({ name }: { id: number; name: string }) => name,
  filters: [{ name: "text", label: { ro: "Nume", ru: "Имя" }, query: "filter[name][contains]" }],
  fields: {
    name: {
      label: { ro: "Nume", ru: "Имя" },
      input: "text",
      hint: {
        ro: "Începe cu ROLE_, apoi litere mari, cifre și linii jos: ROLE_ARHIVAR",
        ru: "Начинается с ROLE_, дальше заглавные латинские буквы, цифры и подчёркивания: ROLE_ARHIVAR",
      },
      initial: "ROLE_",
      required: true,
      rule: [
        /^ROLE_[A-Z0-9_]{1,45}$/,
        {
          ro: "Scrieți ROLE_ și cel mult 45 de litere mari, cifre sau linii jos",
          ru: "Введите ROLE_ и до 45 заглавных латинских букв, цифр или подчёркиваний",
        },
      ],
      column: ["sorted"],
      show: ({ name }) => <code>{name}</code>,
    },
    origin: {
      label: { ro: "Proveniență", ru: "Происхождение" },
      column: [],
      show: ({ name }, { say }) =>
        say(
          ofSystem.includes(name)
            ? { ro: "A sistemului", ru: "Системное" }
            : { ro: "Adăugată aici", ru: "Добавлено здесь" },
        ),
    },
  },
  list: (query) => authoritiesList(client, { query }),
  create: (values) => authoritiesCreate(client, { body: values }),
  remove: (id) => authoritiesRemove(client, { path: { authority: Number(id) } }),
  mayRemove: ({ name }) => !ofSystem.includes(name),
});

export const list = listScreen(authorities, [removalOf(authorities)]);
