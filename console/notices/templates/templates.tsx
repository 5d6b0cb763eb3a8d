import {
  templatesList,
  templatesRead,
  templatesRemove,
} from "../../../client/generated/notifications/operations.ts";
import { ByPerson } from "../../api/by-person.tsx";
import type { Sablon, SablonInLista } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { act, record } from "../../api/register/kind.ts";
import { listScreen } from "../../api/register/record-list.tsx";
import { recordScreen } from "../../api/register/record-page.tsx";
import { StateBadge } from "../../kit/states.tsx";
import { NoticeSections, paths } from "../common/notice-sections.tsx";
import { Preview } from "../common/preview.tsx";
import { bySystem, historyList, system } from "../common/records.tsx";
import { useIsAdmin } from "../common/role.ts";
import { useSystems } from "../common/systems.ts";
import { templateWords } from "./words.ts";

type Row = SablonInLista & Partial<Omit<Sablon, "subject">>;

/** The texts of a notification, in each language. They are edited on a page with a preview. */
const templates = record({
  key: ["notifications", "templates"],
  path: paths.templates,
  icon: "document",
  Sections: () => <NoticeSections current="templates" />,
  texts: {
    title: ["Șabloane", "Шаблоны", "Templates"],
    one: ["Șablon", "Шаблон", "Template"],
    create: ["Șablon nou", "Новый шаблон", "New template"],
    none: ["Niciun șablon", "Шаблонов нет", "No templates"],
    noneText: [
      "Un șablon are textele în fiecare limbă; la trimitere se completează doar variabilele.",
      "Шаблон содержит тексты на каждом языке; при отправке заполняются только переменные.",
      "A template has the texts in each language; only the variables are filled in when sending.",
    ],
    noneToRead: {
      none: ["Niciun șablon", "Шаблонов нет", "No templates"],
      noneText: [
        "Administratorul serviciului adaugă șabloanele sistemului.",
        "Шаблоны системы добавляет администратор сервиса.",
        "The service administrator adds the templates of the system.",
      ],
    },
    remove: [
      (name: string) => `Ștergeți șablonul „${name}”?`,
      (name: string) => `Удалить шаблон «${name}»?`,
      (name: string) => `Delete the template ‘${name}’?`,
    ],
    removeText: [
      "Ce a fost trimis cu el rămâne. Sistemul care îl folosește va fi refuzat.",
      "Отправленное по нему останется. Системе, которая им пользуется, будет отказано.",
      "What was sent with it stays. A system that uses it will be refused.",
    ],
  },
  createHref: `${paths.templates}/nou`,
  nameOf: (row: Row) => row.name,
  useMayWrite: useIsAdmin,
  useMore: (_rows: readonly Row[]) => useSystems(),
  filters: [
    { name: "text", label: ["Denumirea", "Название", "Name"], query: "filter[name][contains]" },
    { ...bySystem, isShown: ({ mayWrite }) => mayWrite },
  ],
  state: ({ versiune }, { say }) => (
    <StateBadge>
      {say([
        (version: string) => `versiunea ${version}`,
        (version: string) => `версия ${version}`,
        (version: string) => `version ${version}`,
      ])(String(versiune))}
    </StateBadge>
  ),
  fields: {
    name: { label: ["Denumirea", "Название", "Name"], column: ["sorted"] },
    cod: { label: ["Codul", "Код", "Code"], column: ["sorted", "wide"], isFact: true },
    sistemId: system,
    categorie: {
      label: ["Categoria", "Категория", "Category"],
      column: ["wide"],
      isFact: true,
      show: ({ categorie }, { say }) =>
        categorie ??
        say([
          "oficial, nu poate fi refuzat",
          "официальный, отказаться нельзя",
          "official, cannot be refused",
        ]),
    },
    languages: {
      label: ["Limbi", "Языки", "Languages"],
      column: ["wide"],
      show: ({ subject }) => Object.keys(subject).join(", "),
    },
    variabile: {
      label: ["Variabile", "Переменные", "Variables"],
      isFact: true,
      show: ({ variabile = [] }, { formats }) => formats.list(variabile),
    },
    created: {
      label: ["Creat", "Создан", "Created"],
      isFact: true,
      show: ({ creatDe = "", creatLa = "" }, { formats }) => (
        <ByPerson login={creatDe} at={formats.dateTime(creatLa)} />
      ),
    },
    modificatLa: {
      label: ["Modificat", "Изменён", "Changed"],
      column: ["sorted", "wide"],
      show: ({ modificatLa }, { formats }) => formats.dateTime(modificatLa),
      fact: ({ modificatDe = "", modificatLa }, { formats }) => (
        <ByPerson login={modificatDe} at={formats.dateTime(modificatLa)} />
      ),
    },
  },
  list: (query) => templatesList(client, { query }),
  read: (id) => templatesRead(client, { path: { id: Number(id) } }),
  remove: (id, ifMatch) => templatesRemove(client, { path: { id: Number(id) }, ifMatch }),
  // The history does not keep long texts.
  history: { ...historyList, labels: { subject: templateWords.subject, bodyShort: templateWords.short } },
});

const acts = [
  act(templates, {
    name: "send",
    verb: ["Trimite cu șablonul", "Отправить по шаблону", "Send with the template"],
    look: "primary",
    icon: "share",
    href: ({ id, sistemId }) => `${paths.send}?sablon=${id}&sistem=${sistemId}`,
  }),
  act(templates, {
    name: "edit",
    verb: ["Modifică", "Изменить", "Change"],
    isShown: (_row, { mayWrite }) => mayWrite,
    href: ({ id }) => `${paths.templates}/${id}/editare`,
  }),
];

/** How a notification with this template reads. */
function Texts({ row: { subject, body, bodyShort } }: { row: Row }) {
  return body ? <Preview texts={{ subject, body, bodyShort }} values={{}} /> : null;
}

export const list = listScreen(templates);
export const page = recordScreen(templates, { acts, parts: [Texts] });
