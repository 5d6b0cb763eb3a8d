import {
  adminUsersList,
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
import { pageOf } from "../api/list-page.ts";
import { removalOf } from "../api/register/acts.tsx";
import { byName, orNull, record } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { recordScreen } from "../api/register/record-page.tsx";
import { cod, denumire, idno } from "../api/register/common-fields.ts";
import { catalog, catalogs, inUse, refusalByDocuments, removeVerb, state } from "./parts.tsx";

/** An institution that issues documents. */
const issuers = record({
  ...catalog("issuers"),
  texts: {
    title: catalogs.issuers.title,
    one: ["Emitent", "Издатель", "Issuer"],
    create: ["Emitent nou", "Новый издатель", "New issuer"],
    created: [
      (name: string) => `Emitentul ${name} este în registru`,
      (name: string) => `Издатель ${name} внесён в реестр`,
      (name: string) => `The issuer ${name} is in the register`,
    ],
    none: ["Niciun emitent încă", "Издателей пока нет", "No issuers yet"],
    noneText: [
      "Emitenții sunt instituțiile care emit documente.",
      "Издатели — учреждения, которые выдают документы.",
      "Issuers are the organizations that issue documents.",
    ],
    remove: [
      (name: string) => `Eliminați emitentul ${name}?`,
      (name: string) => `Удалить издателя ${name}?`,
      (name: string) => `Delete the issuer ${name}?`,
    ],
    removeText: [
      "Emitentul dispare din registru; istoricul lui rămâne.",
      "Издатель исчезнет из реестра; его история останется.",
      "The issuer disappears from the register; its history stays.",
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
  removalRefusal: refusalByDocuments("emitentId"),
});

export const issuerList = listScreen(issuers);
export const issuerPage = recordScreen(issuers);

/** A function that people have in their institution. */
const roles = record({
  ...catalog("roles"),
  texts: {
    title: catalogs.roles.title,
    one: ["Rol de serviciu", "Служебная роль", "Service role"],
    create: ["Rol nou", "Новая роль", "New role"],
    created: [
      (name: string) => `Rolul ${name} este în registru`,
      (name: string) => `Роль ${name} внесена в реестр`,
      (name: string) => `The role ${name} is in the register`,
    ],
    none: ["Niciun rol încă", "Ролей пока нет", "No roles yet"],
    noneText: [
      "Rolurile spun ce funcție are o persoană în instituție. Ele nu dau niciun drept.",
      "Роль говорит о должности человека в учреждении. Прав она не даёт.",
      "Roles say what position a person has in the organization. They give no rights.",
    ],
    remove: [
      (name: string) => `Eliminați rolul ${name}?`,
      (name: string) => `Удалить роль ${name}?`,
      (name: string) => `Delete the role ${name}?`,
    ],
    removeText: [
      "Rolul dispare din listă; istoricul lui rămâne.",
      "Роль исчезнет из списка; её история останется.",
      "The role disappears from the list; its history stays.",
    ],
    removeVerb,
  },
  nameOf: ({ denumire }: Rol) => denumire,
  filters: [byName("denumire")],
  fields: {
    denumire,
    cod,
    descriere: {
      label: ["Descriere", "Описание", "Description"],
      input: "area",
      column: ["wide"],
      isFact: true,
    },
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

/** Accounts that a refusal names. */
const MOST_NAMED = 3;

/** A name in account tokens, for other systems. */
const authorities = record({
  ...catalog("authorities"),
  recordPath: undefined,
  icon: "search",
  texts: {
    title: catalogs.authorities.title,
    create: ["Autoritate nouă", "Новое полномочие", "New authority"],
    created: [
      (name: string) => `Autoritatea ${name} se poate da conturilor`,
      (name: string) => `Полномочие ${name} можно давать учётным записям`,
      (name: string) => `The authority ${name} can be given to accounts`,
    ],
    none: ["Nicio autoritate cu acest nume", "Полномочия с таким именем нет", "No authority has this name"],
    remove: [
      (name: string) => `Eliminați autoritatea ${name}?`,
      (name: string) => `Удалить полномочие ${name}?`,
      (name: string) => `Delete the authority ${name}?`,
    ],
    removeText: [
      "Autoritatea dispare din listă și nu se mai poate da conturilor.",
      "Полномочие исчезнет из списка, и давать его учётным записям будет нельзя.",
      "The authority disappears from the list and can no longer be given to accounts.",
    ],
    removeVerb,
    about: [
      "Autoritățile apar în tokenurile conturilor, pentru alte sisteme. Cele adăugate aici nu dau niciun drept în acest serviciu.",
      "Полномочия видны в токенах учётных записей, для других систем. Добавленные здесь не дают прав в этом сервисе.",
      "Authorities appear in the tokens of accounts, for other systems. Those added here give no rights in this service.",
    ],
  },
  nameOf: ({ name }: { id: number; name: string }) => name,
  filters: [{ name: "text", label: ["Nume", "Имя", "Name"], query: "filter[name][contains]" }],
  fields: {
    name: {
      label: ["Nume", "Имя", "Name"],
      input: "text",
      hint: [
        "Începe cu ROLE_, apoi litere mari, cifre și linii jos: ROLE_ARHIVAR",
        "Начинается с ROLE_, дальше заглавные латинские буквы, цифры и подчёркивания: ROLE_ARHIVAR",
        "Begins with ROLE_, then capital letters, digits and underscores: ROLE_ARHIVAR",
      ],
      initial: "ROLE_",
      required: true,
      rule: [
        /^ROLE_[A-Z0-9_]{1,45}$/,
        [
          "Scrieți ROLE_ și cel mult 45 de litere mari, cifre sau linii jos",
          "Введите ROLE_ и до 45 заглавных латинских букв, цифр или подчёркиваний",
          "Enter ROLE_ and at most 45 capital letters, digits or underscores",
        ],
      ],
      column: ["sorted"],
      show: ({ name }) => <code>{name}</code>,
    },
    origin: {
      label: ["Proveniență", "Происхождение", "Origin"],
      column: [],
      show: ({ name }, { say }) =>
        say(
          ofSystem.includes(name)
            ? ["A sistemului", "Системное", "Built in"]
            : ["Adăugată aici", "Добавлено здесь", "Added here"],
        ),
    },
  },
  list: (query) => authoritiesList(client, { query }),
  create: (values) => authoritiesCreate(client, { body: values }),
  remove: (id) => authoritiesRemove(client, { path: { authority: Number(id) } }),
  async removalRefusal({ name }, { say, formats }) {
    const query = { size: MOST_NAMED, "filter[authorities]": name };
    const { rows } = pageOf(await adminUsersList(client, { query }));
    if (rows.length === 0) return null;
    return say([
      (logins: string) => `Nu se poate elimina: o au conturi (${logins}). Luați-o mai întâi de la ele.`,
      (logins: string) => `Удалить нельзя: есть у учётных записей (${logins}). Сначала снимите его с них.`,
      (logins: string) => `Cannot be deleted: accounts have it (${logins}). Take it from them first.`,
    ])(formats.list(rows.map(({ login }) => login)));
  },
  mayRemove: ({ name }) => !ofSystem.includes(name),
});

export const authorityList = listScreen(authorities, [removalOf(authorities)]);
