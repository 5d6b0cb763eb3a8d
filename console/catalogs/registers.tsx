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
import { catalog, catalogs, inUse, removeVerb, state } from "./parts.tsx";

/** An institution that issues documents. */
const issuers = record({
  ...catalog("issuers"),
  texts: {
    title: catalogs.issuers.title,
    one: ["Emitent", "Издатель"],
    create: ["Emitent nou", "Новый издатель"],
    created: [
      (name: string) => `Emitentul ${name} este în registru`,
      (name: string) => `Издатель ${name} внесён в реестр`,
    ],
    none: ["Niciun emitent încă", "Издателей пока нет"],
    noneText: [
      "Emitenții sunt instituțiile care emit documente.",
      "Издатели — учреждения, которые выдают документы.",
    ],
    remove: [(name: string) => `Eliminați emitentul ${name}?`, (name: string) => `Удалить издателя ${name}?`],
    removeText: [
      "Un emitent care are documente nu se elimină, ci se retrage din folosință.",
      "Издатель, у которого есть документы, не удаляется, а выводится из использования.",
    ],
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
    title: catalogs.roles.title,
    one: ["Rol de serviciu", "Служебная роль"],
    create: ["Rol nou", "Новая роль"],
    created: [
      (name: string) => `Rolul ${name} este în registru`,
      (name: string) => `Роль ${name} внесена в реестр`,
    ],
    none: ["Niciun rol încă", "Ролей пока нет"],
    noneText: [
      "Rolurile spun ce funcție are o persoană în instituție. Ele nu dau niciun drept.",
      "Роль говорит о должности человека в учреждении. Прав она не даёт.",
    ],
    remove: [(name: string) => `Eliminați rolul ${name}?`, (name: string) => `Удалить роль ${name}?`],
    removeText: [
      "Rolul dispare din listă; istoricul lui rămâne.",
      "Роль исчезнет из списка; её история останется.",
    ],
    removeVerb,
  },
  nameOf: ({ denumire }: Rol) => denumire,
  filters: [byName("denumire")],
  fields: {
    denumire,
    cod,
    descriere: { label: ["Descriere", "Описание"], input: "area", column: ["wide"], isFact: true },
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

/** The authorities that the service itself checks; they are read-only. */
const ofSystem: readonly string[] = ["ROLE_USER", "ROLE_OPERATOR", "ROLE_ADMIN", "ROLE_STAFF"];

/** A name in account tokens, for other systems. */
const authorities = record({
  ...catalog("authorities"),
  recordPath: undefined,
  icon: "search",
  texts: {
    title: catalogs.authorities.title,
    one: ["Autoritate", "Полномочие"],
    create: ["Autoritate nouă", "Новое полномочие"],
    created: [
      (name: string) => `Autoritatea ${name} se poate da conturilor`,
      (name: string) => `Полномочие ${name} можно давать учётным записям`,
    ],
    none: ["Nicio autoritate cu acest nume", "Полномочия с таким именем нет"],
    remove: [
      (name: string) => `Eliminați autoritatea ${name}?`,
      (name: string) => `Удалить полномочие ${name}?`,
    ],
    removeText: [
      "O autoritate pe care o are un cont nu se elimină. Numele nu se poate schimba după creare.",
      "Полномочие, которое есть у учётной записи, не удаляется. Имя после создания не меняется.",
    ],
    removeVerb,
    about: [
      "Autoritățile apar în tokenurile conturilor, pentru alte sisteme. Cele adăugate aici nu dau niciun drept în acest serviciu.",
      "Полномочия видны в токенах учётных записей, для других систем. Добавленные здесь не дают прав в этой службе.",
    ],
  },
  nameOf: ({ name }: { id: number; name: string }) => name,
  filters: [{ name: "text", label: ["Nume", "Имя"], query: "filter[name][contains]" }],
  fields: {
    name: {
      label: ["Nume", "Имя"],
      input: "text",
      hint: [
        "Începe cu ROLE_, apoi litere mari, cifre și linii jos: ROLE_ARHIVAR",
        "Начинается с ROLE_, дальше заглавные латинские буквы, цифры и подчёркивания: ROLE_ARHIVAR",
      ],
      initial: "ROLE_",
      required: true,
      rule: [
        /^ROLE_[A-Z0-9_]{1,45}$/,
        [
          "Scrieți ROLE_ și cel mult 45 de litere mari, cifre sau linii jos",
          "Введите ROLE_ и до 45 заглавных латинских букв, цифр или подчёркиваний",
        ],
      ],
      column: ["sorted"],
      show: ({ name }) => <code>{name}</code>,
    },
    origin: {
      label: ["Proveniență", "Происхождение"],
      column: [],
      show: ({ name }, { say }) =>
        say(ofSystem.includes(name) ? ["A sistemului", "Системное"] : ["Adăugată aici", "Добавлено здесь"]),
    },
  },
  list: (query) => authoritiesList(client, { query }),
  create: (values) => authoritiesCreate(client, { body: values }),
  remove: (id) => authoritiesRemove(client, { path: { authority: Number(id) } }),
  mayRemove: ({ name }) => !ofSystem.includes(name),
});

export const authorityList = listScreen(authorities, [removalOf(authorities)]);
