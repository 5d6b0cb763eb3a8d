import {
  authoritiesCreate,
  authoritiesList,
  authoritiesRemove,
  emitentsCreate,
  emitentsList,
  emitentsPatch,
  emitentsRead,
  emitentsRemove,
  rolsCreate,
  rolsList,
  rolsPatch,
  rolsRead,
  rolsRemove,
} from "../../client/generated/documents/operations.ts";
import type { Emitent, Rol } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { removalOf } from "../api/register/acts.tsx";
import { byName, orNull, record } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { recordScreen } from "../api/register/record-page.tsx";
import { cod, denumire, idno } from "../api/register/common-fields.ts";
import { catalog, inUse, removeVerb, state } from "./parts.tsx";

/** An institution that issues documents. */
const issuers = record({
  ...catalog("issuers"),
  texts: {
    title: { ro: "Emitenți", ru: "Издатели" },
    one: { ro: "Emitent", ru: "Издатель" },
    create: { ro: "Emitent nou", ru: "Новый издатель" },
    created: {
      ro: (name: string) => `Emitentul ${name} este în registru`,
      ru: (name) => `Издатель ${name} внесён в реестр`,
    },
    none: { ro: "Niciun emitent încă", ru: "Издателей пока нет" },
    noneText: {
      ro: "Emitenții sunt instituțiile care emit documente.",
      ru: "Издатели — учреждения, которые выдают документы.",
    },
    remove: {
      ro: (name: string) => `Eliminați emitentul ${name}?`,
      ru: (name) => `Удалить издателя ${name}?`,
    },
    removeText: {
      ro: "Un emitent care are documente nu se elimină, ci se retrage din folosință.",
      ru: "Издатель, у которого есть документы, не удаляется, а выводится из использования.",
    },
    removeVerb,
  },
  nameOf: ({ denumire }: Emitent) => denumire,
  filters: [byName("denumire")],
  fields: {
    denumire,
    cod: { ...cod, column: ["sorted", "wide"] },
    idno,
    state,
    activ: inUse,
  },
  list: (query) => emitentsList(client, { query }),
  read: (id) => emitentsRead(client, { path: { id: Number(id) } }),
  create: (values) => emitentsCreate(client, { body: orNull(values, "idno") }),
  change: (id, values, { etag }) =>
    emitentsPatch(client, {
      path: { id: Number(id) },
      body: orNull(values, "idno"),
      ifMatch: etag,
    }),
  remove: (id, ifMatch) => emitentsRemove(client, { path: { id: Number(id) }, ifMatch }),
});

export const issuerList = listScreen(issuers);
export const issuerPage = recordScreen(issuers);

/** A function that people have in their institution. */
const roles = record({
  ...catalog("roles"),
  texts: {
    title: { ro: "Roluri de serviciu", ru: "Служебные роли" },
    one: { ro: "Rol de serviciu", ru: "Служебная роль" },
    create: { ro: "Rol nou", ru: "Новая роль" },
    created: {
      ro: (name: string) => `Rolul ${name} este în registru`,
      ru: (name) => `Роль ${name} внесена в реестр`,
    },
    none: { ro: "Niciun rol încă", ru: "Ролей пока нет" },
    noneText: {
      ro: "Rolurile spun ce funcție are o persoană în instituție. Ele nu dau niciun drept.",
      ru: "Роль говорит о должности человека в учреждении. Прав она не даёт.",
    },
    remove: { ro: (name: string) => `Eliminați rolul ${name}?`, ru: (name) => `Удалить роль ${name}?` },
    removeText: {
      ro: "Rolul dispare din listă; istoricul lui rămâne.",
      ru: "Роль исчезнет из списка; её история останется.",
    },
    removeVerb,
  },
  nameOf: ({ denumire }: Rol) => denumire,
  filters: [byName("denumire")],
  fields: {
    denumire,
    cod,
    descriere: { label: { ro: "Descriere", ru: "Описание" }, input: "area", column: ["wide"], isFact: true },
  },
  list: (query) => rolsList(client, { query }),
  read: (id) => rolsRead(client, { path: { id: Number(id) } }),
  create: (values) => rolsCreate(client, { body: orNull(values, "descriere") }),
  change: (id, values, { etag }) =>
    rolsPatch(client, {
      path: { id: Number(id) },
      body: orNull(values, "descriere"),
      ifMatch: etag,
    }),
  remove: (id, ifMatch) => rolsRemove(client, { path: { id: Number(id) }, ifMatch }),
});

export const roleList = listScreen(roles);
export const rolePage = recordScreen(roles);

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

export const authorityList = listScreen(authorities, [removalOf(authorities)]);
