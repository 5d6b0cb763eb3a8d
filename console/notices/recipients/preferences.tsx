import { useState } from "react";
import {
  preferintaNotificaresCreate,
  preferintaNotificaresList,
  preferintaNotificaresRead,
  preferintaNotificaresRemove,
  preferintaNotificaresReplace,
} from "../../../client/generated/notifications/operations.ts";
import type {
  PreferintaNotificare,
  PreferintaNotificaresCreateBody,
} from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { type Known, type Properties, type ValuesOf, act, record } from "../../api/register/kind.ts";
import { RecordPart } from "../../api/register/record-list.tsx";
import { editFormOf, type PartProps } from "../../api/register/record-page.tsx";
import { StateBadge } from "../../kit/states.tsx";
import { type Library, useLibrary } from "../common/categories.ts";
import { channelNames } from "../common/kinds.ts";
import { paths } from "../common/notice-sections.tsx";
import { systemOptions } from "../common/records.tsx";
import { type Systems, useSystems } from "../common/systems.ts";
import type { Pair } from "../../words/words.ts";

const wishes = {
  yes: ["primește", "получает", "receives"],
  no: ["nu dorește", "не желает", "does not want"],
} as const;

const everySystem = ["Toate sistemele", "Все системы", "All systems"] as const;
const everyCategory = ["Toate categoriile", "Все категории", "All categories"] as const;

interface More extends Systems {
  library: Library;
}
const useMore = (): More => ({ ...useSystems(), library: useLibrary() });

/** The system and the category that a preference is for. */
const aboutOf = ({ sistemId, categorie }: PreferintaNotificare, { say, more }: Known<More>): string => {
  const name = categorie === undefined ? "" : more.library.nameOf(categorie, sistemId);
  const category: Pair = categorie
    ? [`categoria „${name}”`, `категория «${name}»`, `category “${name}”`]
    : ["toate categoriile", "все категории", "all categories"];
  return `${sistemId === undefined ? say(everySystem) : more.nameOf(sistemId)}, ${say(category)}`;
};

/** The channels and hours by which somebody wants to be reached. */
const waysOf = (
  { activ, canale, liniste, rezumat }: PreferintaNotificare,
  { say, formats }: Known,
): string => {
  const by = formats.list(canale.map((channel) => say(channelNames[channel])));
  const facts: (Pair | false | null | undefined)[] = [
    activ && canale.length > 0 && [`prin ${by}`, `через: ${by}`, `through ${by}`],
    liniste && [
      `nu deranja ${liniste.de}–${liniste.pana}`,
      `не беспокоить ${liniste.de}–${liniste.pana}`,
      `do not disturb ${liniste.de}–${liniste.pana}`,
    ],
    rezumat && [
      `un rezumat pe zi la ${rezumat.ora}`,
      `одна сводка в день в ${rezumat.ora}`,
      `one digest a day at ${rezumat.ora}`,
    ],
  ];
  return facts.flatMap((fact) => (fact ? [say(fact)] : [])).join(" · ");
};

const fields = {
  about: { label: ["Despre", "О чём", "About"], column: ["name"], show: aboutOf },
  system: {
    label: ["Sistemul", "Система", "The system"],
    input: "options",
    options: ({ say, more: { all } }) => [{ id: "", label: say(everySystem) }, ...systemOptions(all)],
    of: ({ sistemId }) => (sistemId === undefined ? "" : String(sistemId)),
  },
  category: {
    label: ["Categoria", "Категория", "Category"],
    input: "options",
    options: ({ say, more: { library } }, { system, category }) => {
      const offered = library.activeFor(String(system ?? "")).map(({ cod }) => cod);
      // One that is out of use, of no library or of another system stays until another one is chosen.
      const codes = [...new Set([...offered, String(category ?? "")])].filter(Boolean);
      return [
        { id: "", label: say(everyCategory) },
        ...codes.map((id) => ({ id, label: library.nameOf(id, Number(system) || undefined) })),
      ];
    },
    of: ({ categorie }) => categorie ?? "",
  },
  wish: {
    label: ["Dorința persoanei", "Желание человека", "What the person wants"],
    input: "radio",
    choices: wishes,
    of: ({ activ }) => (activ ? "yes" : "no"),
    column: [],
    show: ({ activ }, { say }) => (
      <StateBadge tone={activ ? "good" : "warning"}>{say(wishes[activ ? "yes" : "no"])}</StateBadge>
    ),
  },
  channels: {
    label: ["Canalele", "Каналы", "Channels"],
    input: "several",
    choices: channelNames,
    initial: ["Email"],
    required: ["Alegeți cel puțin un canal", "Выберите хотя бы один канал", "Choose at least one channel"],
    of: ({ canale }) => canale,
    column: ["wide"],
    show: waysOf,
  },
  quietFrom: {
    label: ["Nu deranja de la", "Не беспокоить с", "Do not disturb from"],
    input: "time",
    of: ({ liniste }) => liniste?.de ?? "",
  },
  quietUntil: {
    label: ["Nu deranja până la", "Не беспокоить до", "Do not disturb until"],
    input: "time",
    of: ({ liniste }) => liniste?.pana ?? "",
  },
  digest: {
    label: ["Un singur rezumat pe zi, la ora", "Одна сводка в день, в", "One digest a day, at"],
    input: "time",
    hint: [
      "Lăsați gol pentru a primi fiecare mesaj separat. Cele urgente pleacă oricum.",
      "Если оставить пустым, каждое сообщение уходит сразу. Срочные уходят в любом случае.",
      "Leave empty to receive each message separately. Urgent ones are sent anyway.",
    ],
    of: ({ rezumat }) => rezumat?.ora ?? "",
  },
} as const satisfies Properties<PreferintaNotificare, More>;

const bodyOf = (values: ValuesOf<typeof fields>, destinatarId: number): PreferintaNotificaresCreateBody => {
  const { system, category, wish, channels: canale, quietFrom, quietUntil, digest } = values;
  return {
    destinatarId,
    activ: wish === "yes",
    canale: [...canale],
    ...(system && { sistemId: Number(system) }),
    ...(category && { categorie: category }),
    ...(quietFrom && { liniste: { de: quietFrom, pana: quietUntil } }),
    ...(digest && { rezumat: { ora: digest } }),
  };
};

/** How a recipient wants to be reached. */
const preferencesOf = (destinatarId: number) =>
  record({
    key: ["notifications", "preferences"],
    path: paths.recipients,
    recordPath: undefined,
    nameOf: (row: PreferintaNotificare, known?: Known<More>) =>
      known ? aboutOf(row, known) : (row.categorie ?? ""),
    useMore,
    isKnown: (_row, { more }) => !more.isLoading,
    texts: {
      title: ["Preferințe", "Настройки уведомлений", "Preferences"],
      create: ["Adaugă o preferință", "Добавить настройку", "Add a preference"],
      created: [
        () => "Preferința a fost adăugată",
        () => "Настройка добавлена",
        () => "The preference was added",
      ],
      none: ["Nicio preferință", "Настроек нет", "No preferences"],
      noneText: [
        "Persoana primește mesajele pe toate canalele pe care are un contact confirmat.",
        "Человек получает сообщения по всем каналам, где есть подтверждённый контакт.",
        "The person receives messages on every channel where they have a confirmed contact.",
      ],
    },
    fields,
    unasked: ({ wish }) => (wish === "no" ? ["channels", "quietFrom", "quietUntil", "digest"] : []),
    wrong: ({ quietFrom, quietUntil }, { say }) =>
      (quietFrom === "") === (quietUntil === "")
        ? {}
        : {
            quietUntil: say(["Completați ambele ore", "Укажите оба времени", "Fill in both times"]),
          },
    list: (query) => preferintaNotificaresList(client, { query }),
    read: (id) => preferintaNotificaresRead(client, { path: { id: Number(id) } }),
    create: (values) => preferintaNotificaresCreate(client, { body: bodyOf(values, destinatarId) }),
    change: (id, values, { etag }) =>
      preferintaNotificaresReplace(client, {
        path: { id: Number(id) },
        body: bodyOf(values, destinatarId),
        ifMatch: etag,
      }),
  });

const actsOf = (preferences: ReturnType<typeof preferencesOf>) => [
  act(preferences, {
    name: "editPreference",
    verb: ["Modifică", "Изменить", "Change"],
    title: ["Modificarea preferinței", "Изменение настройки", "Change the preference"],
    Form: editFormOf(preferences),
  }),
  act(preferences, {
    name: "removePreference",
    verb: ["Șterge", "Удалить", "Delete"],
    look: "danger",
    title: ["Ștergeți preferința?", "Удалить настройку?", "Delete the preference?"],
    text: [
      "Mesajele merg din nou ca fără această preferință.",
      "Сообщения снова пойдут так, как без этой настройки.",
      "Messages are sent again as they were without this preference.",
    ],
    run: async ({ row: { id, creatLa: _, ...body }, etag, known: { say } }) => {
      await preferintaNotificaresRemove(client, { path: { id }, ifMatch: etag });
      return {
        said: say(["Preferința a fost ștearsă", "Настройка удалена", "The preference was deleted"]),
        undo: () => preferintaNotificaresCreate(client, { body }),
      };
    },
  }),
];

export function Preferences({ row: { id }, place }: PartProps<{ id: number }>) {
  const [preferences] = useState(() => preferencesOf(id));
  const [acts] = useState(() => actsOf(preferences));
  return (
    <RecordPart
      kind={preferences}
      place={place}
      filters={{ "filter[destinatarId]": String(id) }}
      acts={acts}
    />
  );
}
