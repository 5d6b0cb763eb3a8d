import {
  staffGroupsCreate,
  staffGroupsList,
  staffGroupsRead,
  staffGroupsRemove,
  staffGroupsReplace,
} from "../../../client/generated/notifications/operations.ts";
import type { Grup, GrupInLista } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { act, record } from "../../api/register/kind.ts";
import { listScreen } from "../../api/register/record-list.tsx";
import { recordScreen } from "../../api/register/record-page.tsx";
import { plural } from "../../words/plural.ts";
import { NoticeSections, paths } from "../common/notice-sections.tsx";
import { byName, bySystem, cod, denumire, sistemId, system } from "../common/records.tsx";
import { useIsAdmin } from "../common/role.ts";
import { useSystems } from "../common/systems.ts";
import { commonWords } from "../common/words.ts";
import { AddMembers, Members } from "./members.tsx";

type Row = GrupInLista & Partial<Grup>;

/** People and firms of the registry that get a notification together. */
const groups = record({
  key: ["notifications", "groups"],
  path: paths.groups,
  icon: "people",
  Sections: () => <NoticeSections current="groups" />,
  texts: {
    title: ["Grupuri", "Группы", "Groups"],
    one: ["Grup", "Группа", "Group"],
    create: ["Grup nou", "Новая группа", "New group"],
    add: ["Adaugă grupul", "Добавить группу", "Add the group"],
    created: [
      (name: string) => `Grupul „${name}” a fost adăugat`,
      (name: string) => `Группа «${name}» добавлена`,
      (name: string) => `The group ‘${name}’ was added`,
    ],
    none: ["Niciun grup", "Групп нет", "No groups"],
    noneText: [
      "Un grup adună persoane și firme din registru, cărora li se trimite deodată.",
      "Группа собирает людей и организации из реестра, которым отправляют сразу.",
      "A group gathers people and organizations from the register, so you can send to them all at once.",
    ],
    remove: [
      (name: string) => `Ștergeți grupul „${name}”?`,
      (name: string) => `Удалить группу «${name}»?`,
      (name: string) => `Delete the group ‘${name}’?`,
    ],
    removeText: [
      "Persoanele rămân în registru. Ce s-a trimis grupului rămâne.",
      "Люди остаются в реестре. Отправленное группе остаётся.",
      "The people stay in the register. What was sent to the group stays.",
    ],
  },
  nameOf: (row: Row) => row.denumire,
  useMore: (_rows: readonly Row[]) => ({ ...useSystems(), isAdmin: useIsAdmin() }),
  filters: [byName, { ...bySystem, isShown: ({ more }) => more.isAdmin }],
  fields: {
    sistemId: { ...sistemId, isShown: ({ more }) => more.isAdmin },
    denumire,
    cod: {
      ...cod,
      newHint: commonWords.codeHint,
      hint: undefined,
      column: ["sorted", "wide"],
    },
    system,
    numarMembri: {
      label: ["Membri", "Участники", "Members"],
      isFact: true,
      show: ({ numarMembri = 0 }, { say }) =>
        say([
          plural.ro({ one: "un membru", few: "{} membri", other: "{} de membri" }),
          plural.ru({ one: "{} участник", few: "{} участника", many: "{} участников" }),
          plural.en({ one: "{} member", other: "{} members" }),
        ])(numarMembri),
    },
    creatLa: {
      label: ["Creat", "Создана", "Created"],
      column: ["sorted", "wide"],
      isFact: true,
      show: ({ creatLa }, { formats }) => formats.dateTime(creatLa),
    },
  },
  list: (query) => staffGroupsList(client, { query }),
  read: (id) => staffGroupsRead(client, { path: { id: Number(id) } }),
  create: ({ sistemId: chosen, ...values }, { more }) =>
    staffGroupsCreate(client, {
      body: { ...values, ...(more.isAdmin && { sistemId: Number(chosen) }) },
    }),
  change: (id, { denumire: name, cod: code }, { etag, before, known: { more } }) =>
    staffGroupsReplace(client, {
      path: { id: Number(id) },
      body: { denumire: name, cod: code, ...(more.isAdmin && { sistemId: before.sistemId }) },
      ifMatch: etag,
    }),
  remove: (id, ifMatch) => staffGroupsRemove(client, { path: { id: Number(id) }, ifMatch }),
});

const send = act(groups, {
  name: "send",
  verb: ["Trimite grupului", "Отправить группе", "Send to the group"],
  look: "primary",
  icon: "share",
  href: (row) => `${paths.send}?grup=${row.id}&sistem=${row.sistemId}`,
});

const add = act(groups, {
  name: "add",
  verb: ["Adaugă membri", "Добавить участников", "Add members"],
  title: ["Adaugă membri", "Добавить участников", "Add members"],
  icon: "plus",
  Form: AddMembers,
});

export const list = listScreen(groups);
export const page = recordScreen(groups, { acts: [send, add], parts: [Members] });
