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
import { byName, cod, denumire } from "../common/records.tsx";
import { useIsAdmin } from "../common/role.ts";
import { useSystems } from "../common/systems.ts";
import { AddMembers, Members } from "./members.tsx";

type Row = GrupInLista & Partial<Grup>;

/** People and firms of the registry that get a notification together. */
const groups = record({
  key: ["notifications", "groups"],
  path: paths.groups,
  icon: "people",
  Sections: () => <NoticeSections current="groups" />,
  texts: {
    title: ["Grupuri", "Группы"],
    one: ["Grup", "Группа"],
    create: ["Grup nou", "Новая группа"],
    add: ["Adaugă grupul", "Добавить группу"],
    created: [
      (name: string) => `Grupul „${name}” a fost adăugat`,
      (name: string) => `Группа «${name}» добавлена`,
    ],
    none: ["Niciun grup", "Групп нет"],
    noneText: [
      "Un grup adună persoane și firme din registru, cărora li se trimite deodată.",
      "Группа собирает людей и организации из реестра, которым отправляют сразу.",
    ],
    remove: [(name: string) => `Ștergeți grupul „${name}”?`, (name: string) => `Удалить группу «${name}»?`],
    removeText: [
      "Persoanele rămân în registru. Ce s-a trimis grupului rămâne.",
      "Люди остаются в реестре. Отправленное группе остаётся.",
    ],
  },
  nameOf: (row: Row) => row.denumire,
  useMore: (_rows: readonly Row[]) => ({ ...useSystems(), isAdmin: useIsAdmin() }),
  filters: [
    byName,
    {
      name: "sistem",
      label: ["Sistemul", "Система"],
      all: ["Toate sistemele", "Все системы"],
      query: "filter[sistemId]",
      isShown: ({ more }) => more.isAdmin,
      options: ({ more }) => more.all.map((system) => ({ id: String(system.id), label: system.denumire })),
    },
  ],
  fields: {
    sistemId: {
      label: ["Sistemul", "Система"],
      input: "options",
      in: "new",
      required: ["Alegeți sistemul", "Выберите систему"],
      isShown: ({ more }) => more.isAdmin,
      options: ({ say, more }) => [
        { id: "", label: say(["Alegeți sistemul", "Выберите систему"]) },
        ...more.active.map((system) => ({ id: String(system.id), label: system.denumire })),
      ],
      of: ({ sistemId }) => String(sistemId),
    },
    denumire,
    cod: {
      ...cod,
      newHint: [
        "Unic în sistem: litere latine, cifre, punct, linie.",
        "Уникален в системе: латинские буквы, цифры, точка, дефис.",
      ] as const,
      hint: undefined,
      column: ["sorted", "wide"],
    },
    system: {
      label: ["Sistemul", "Система"],
      column: ["wide"],
      isFact: true,
      show: ({ sistemId }, { more }) => more.nameOf(sistemId),
    },
    numarMembri: {
      label: ["Membri", "Участники"],
      isFact: true,
      show: ({ numarMembri = 0 }, { say }) =>
        say([
          plural.ro({ one: "un membru", few: "{} membri", other: "{} de membri" }),
          plural.ru({ one: "{} участник", few: "{} участника", many: "{} участников" }),
        ])(numarMembri),
    },
    creatLa: {
      label: ["Creat", "Создана"],
      column: ["sorted", "wide"],
      isFact: true,
      show: ({ creatLa }, { formats }) => formats.dateTime(creatLa),
    },
  },
  list: (query) => staffGroupsList(client, { query }),
  read: (id) => staffGroupsRead(client, { path: { id: Number(id) } }),
  create: ({ sistemId, ...values }, { more }) =>
    staffGroupsCreate(client, { body: { ...values, ...(more.isAdmin && { sistemId: Number(sistemId) }) } }),
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
  verb: ["Trimite grupului", "Отправить группе"],
  look: "primary",
  icon: "share",
  href: ({ id, sistemId }) => `${paths.send}?grup=${id}&sistem=${sistemId}`,
});

const add = act(groups, {
  name: "add",
  verb: ["Adaugă membri", "Добавить участников"],
  title: ["Adaugă membri", "Добавить участников"],
  icon: "plus",
  Form: AddMembers,
});

export const list = listScreen(groups);
export const page = recordScreen(groups, { acts: [send, add], parts: [Members] });
