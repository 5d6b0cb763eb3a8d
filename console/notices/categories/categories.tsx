import {
  adminCategoriesCreate,
  adminCategoriesPatch,
  adminCategoriesRemove,
  staffCategoriesList,
  staffCategoriesRead,
} from "../../../client/generated/notifications/operations.ts";
import type { Categorie } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { record } from "../../api/register/kind.ts";
import { listScreen } from "../../api/register/record-list.tsx";
import { recordScreen } from "../../api/register/record-page.tsx";
import { switchOf, usage } from "../../api/register/switch.ts";
import { StateBadge } from "../../kit/states.tsx";
import { type Language, currentLanguage } from "../../words/language.ts";
import { nameIn } from "../common/categories.ts";
import { CATEGORY } from "../common/kinds.ts";
import { NoticeSections, paths } from "../common/notice-sections.tsx";
import { activeOf, bySystem, historyList, sistemId, system } from "../common/records.tsx";
import { useIsAdmin } from "../common/role.ts";
import { useSystems } from "../common/systems.ts";

const MOST_NAME = 120;
const MOST_DESCRIPTION = 500;

const standings = {
  yes: ["Destinatarii o pot refuza", "Получатели могут отказаться", "Recipients can refuse it"],
  no: ["Oficială: nu poate fi refuzată", "Официальная: отказаться нельзя", "Official: cannot be refused"],
} as const;

/** The texts by language; one that is empty is left out. */
const localized = (ro: string, ru: string, en: string) => ({
  ro,
  ...(ru === "" ? {} : { ru }),
  ...(en === "" ? {} : { en }),
});

/** A text of a category in one language, which may be another one than that of the page. */
const inOneLanguage = (
  textOf: (row: Categorie) => Partial<Record<Language, string>> | undefined,
  lang: Language,
) => ({
  of: (row: Categorie) => textOf(row)?.[lang] ?? "",
  show(row: Categorie) {
    const text = textOf(row)?.[lang];
    return text && <span lang={lang}>{text}</span>;
  },
});

const nameOf = (language: Language) => inOneLanguage(({ denumire }) => denumire, language);
const descriptionOf = (language: Language) => inOneLanguage(({ descriere }) => descriere, language);

/** The kinds of messages of a system, in words for those who send and those who receive. */
const categories = record({
  key: ["notifications", "categories"],
  path: paths.categories,
  icon: "bell",
  Sections: () => <NoticeSections current="categories" />,
  texts: {
    title: ["Categorii", "Категории", "Categories"],
    one: ["Categorie", "Категория", "Category"],
    create: ["Categorie nouă", "Новая категория", "New category"],
    add: ["Adaugă categoria", "Добавить категорию", "Add the category"],
    created: [
      (name: string) => `Categoria „${name}” a fost adăugată`,
      (name: string) => `Категория «${name}» добавлена`,
      (name: string) => `The category ‘${name}’ was added`,
    ],
    none: ["Nicio categorie", "Категорий нет", "No categories"],
    noneText: [
      "O categorie spune despre ce sunt mesajele. Cine trimite o alege, iar cine primește o poate refuza.",
      "Категория говорит, о чём сообщения. Отправитель её выбирает, а получатель может отказаться.",
      "A category says what messages are about. The sender chooses it, and the recipient can refuse it.",
    ],
    noneToRead: {
      none: ["Nicio categorie", "Категорий нет", "No categories"],
      noneText: [
        "Administratorul serviciului adaugă categoriile sistemului.",
        "Категории системы добавляет администратор сервиса.",
        "The service administrator adds the categories of the system.",
      ],
    },
    remove: [
      (name: string) => `Ștergeți categoria „${name}”?`,
      (name: string) => `Удалить категорию «${name}»?`,
      (name: string) => `Delete the category ‘${name}’?`,
    ],
    removeText: [
      "Notificările, șabloanele și preferințele îi păstrează codul, fără nume. Dacă nu mai trebuie aleasă, scoateți-o din uz.",
      "Уведомления, шаблоны и настройки сохранят её код, без названия. Если её больше не нужно выбирать, выведите её из использования.",
      "Notifications, templates and preferences keep its code, without a name. If it must no longer be chosen, take it out of use.",
    ],
  },
  nameOf: (row: Categorie, known) => nameIn(row, known?.language ?? currentLanguage()),
  useMayWrite: useIsAdmin,
  useMore: (_rows: readonly Categorie[]) => useSystems(),
  filters: [{ ...bySystem, isShown: ({ mayWrite }) => mayWrite }],
  isShort: true,
  state: activeOf,
  fields: {
    sistemId,
    nameRo: {
      label: ["Denumirea", "Название", "Name"],
      input: "text",
      max: MOST_NAME,
      ...nameOf("ro"),
      required: ["Scrieți denumirea", "Введите название", "Enter the name"],
      column: ["name"],
      show: (row: Categorie, { language }) => nameIn(row, language),
    },
    nameRu: {
      label: ["Denumirea în rusă", "Название на русском", "Name in Russian"],
      input: "text",
      max: MOST_NAME,
      ...nameOf("ru"),
      isFact: true,
    },
    nameEn: {
      label: ["Denumirea în engleză", "Название на английском", "Name in English"],
      input: "text",
      max: MOST_NAME,
      ...nameOf("en"),
      isFact: true,
    },
    cod: {
      label: ["Codul", "Код", "Code"],
      input: "text",
      in: "new",
      max: 64,
      hint: [
        "Cum o numesc sistemele: litere mici, cifre și liniuțe. Nu se mai schimbă.",
        "Как её называют системы: строчные буквы, цифры и дефисы. Потом не меняется.",
        "What systems call it: lower-case letters, digits and hyphens. This cannot be changed later.",
      ],
      required: true,
      rule: [
        CATEGORY,
        [
          "Codul are litere mici, cifre și liniuțe, cel mult 64",
          "Код: строчные буквы, цифры и дефисы, не более 64",
          "The code must have lower-case letters, digits and hyphens, at most 64",
        ],
      ],
      column: ["sorted", "wide"],
      isFact: true,
    },
    system,
    refuzabila: {
      label: ["Poate fi refuzată", "Можно ли отказаться", "Can be refused"],
      input: "radio",
      choices: standings,
      initial: "yes",
      of: ({ refuzabila }: Categorie) => (refuzabila ? "yes" : "no"),
      column: [],
      isFact: true,
      show: ({ refuzabila }: Categorie, { say }) => (
        <StateBadge tone={refuzabila ? "neutral" : "accent"}>
          {say(standings[refuzabila ? "yes" : "no"])}
        </StateBadge>
      ),
    },
    descriptionRo: {
      label: ["Descrierea", "Описание", "Description"],
      input: "area",
      rows: 2,
      isFact: true,
      ...descriptionOf("ro"),
      hint: [
        "Ce mesaje sunt, pentru cine le primește.",
        "Что это за сообщения, для тех, кто их получает.",
        "What the messages are, for the people who receive them.",
      ],
      rule: [
        (text: string) => text.length <= MOST_DESCRIPTION,
        [
          "Descrierea are cel mult 500 de caractere",
          "В описании не более 500 знаков",
          "The description can have at most 500 characters",
        ],
      ],
    },
    descriptionRu: {
      label: ["Descrierea în rusă", "Описание на русском", "Description in Russian"],
      input: "area",
      rows: 2,
      isFact: true,
      ...descriptionOf("ru"),
    },
    descriptionEn: {
      label: ["Descrierea în engleză", "Описание на английском", "Description in English"],
      input: "area",
      rows: 2,
      isFact: true,
      ...descriptionOf("en"),
    },
    activ: {
      label: ["Starea", "Состояние", "State"],
      column: ["wide"],
      show: activeOf,
    },
  },
  list: (query) => staffCategoriesList(client, { query }),
  read: (id) => staffCategoriesRead(client, { path: { id: Number(id) } }),
  create: (values) =>
    adminCategoriesCreate(client, {
      body: { sistemId: Number(values.sistemId), cod: values.cod, ...textsIn(values) },
    }),
  change: (id, values, { etag }) =>
    adminCategoriesPatch(client, {
      path: { id: Number(id) },
      body: textsIn(values),
      ifMatch: etag,
    }),
  remove: (id, ifMatch) => adminCategoriesRemove(client, { path: { id: Number(id) }, ifMatch }),
  history: {
    ...historyList,
    labels: {
      denumire: ["Denumirea", "Название", "Name"],
      descriere: ["Descrierea", "Описание", "Description"],
    },
  },
});

interface Texts {
  nameRo: string;
  nameRu: string;
  nameEn: string;
  descriptionRo: string;
  descriptionRu: string;
  descriptionEn: string;
  refuzabila: "yes" | "no";
}

/** The fields of a body that the form's texts make. A description without a Romanian text is none. */
function textsIn({ nameRo, nameRu, nameEn, descriptionRo, refuzabila, ...values }: Texts) {
  const { descriptionRu, descriptionEn } = values;
  return {
    denumire: localized(nameRo, nameRu, nameEn),
    descriere: descriptionRo === "" ? null : localized(descriptionRo, descriptionRu, descriptionEn),
    refuzabila: refuzabila === "yes",
  };
}

const activity = switchOf(categories, {
  isOn: ({ activ }) => activ,
  set: (id, activ, ifMatch) =>
    adminCategoriesPatch(client, { path: { id: Number(id) }, body: { activ }, ifMatch }),
  ...usage,
});

export const list = listScreen(categories);
export const page = recordScreen(categories, { acts: activity });
