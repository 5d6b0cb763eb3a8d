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
import { CATEGORY, channelNames } from "../common/kinds.ts";
import { paths } from "../common/notice-sections.tsx";
import { type Systems, useSystems } from "../common/systems.ts";

const wishes = {
  yes: { ro: "primește", ru: "получает" },
  no: { ro: "nu dorește", ru: "не желает" },
} as const;

const everySystem = { ro: "Toate sistemele", ru: "Все системы" };

/** The systems and the category that a preference is for. */
const aboutOf = ({ sistemId, categorie }: PreferintaNotificare, { say, more }: Known<Systems>): string => {
  const category = categorie
    ? { ro: `categoria ${categorie}`, ru: `категория ${categorie}` }
    : { ro: "toate categoriile", ru: "все категории" };
  return `${sistemId === undefined ? say(everySystem) : more.nameOf(sistemId)}, ${say(category)}`;
};

/** The channels and the hours of who wants to be reached. */
const waysOf = (
  { activ, canale, liniste, rezumat }: PreferintaNotificare,
  { say, formats }: Known,
): string => {
  const by = formats.list(canale.map((channel) => say(channelNames[channel])));
  const facts = [
    activ && canale.length > 0 && { ro: `prin ${by}`, ru: `через: ${by}` },
    liniste && {
      ro: `liniște ${liniste.de}–${liniste.pana}`,
      ru: `тишина ${liniste.de}–${liniste.pana}`,
    },
    rezumat && { ro: `un rezumat pe zi la ${rezumat.ora}`, ru: `одна сводка в день в ${rezumat.ora}` },
  ];
  return facts.flatMap((fact) => (fact ? [say(fact)] : [])).join(" · ");
};

const fields = {
  about: { label: { ro: "Despre", ru: "О чём" }, column: ["name"], show: aboutOf },
  system: {
    label: { ro: "Sistemul", ru: "Система" },
    input: "options",
    required: true,
    options: ({ say, more: { all } }) => [
      { id: "", label: say(everySystem) },
      ...all.map(({ id, denumire }) => ({ id: String(id), label: denumire })),
    ],
    of: ({ sistemId }) => (sistemId === undefined ? "" : String(sistemId)),
  },
  category: {
    label: { ro: "Categoria", ru: "Категория" },
    input: "text",
    hint: { ro: "Gol: toate categoriile.", ru: "Пусто — все категории." },
    max: 64,
    rule: [
      CATEGORY,
      {
        ro: "Categoria are litere mici, cifre și liniuțe, cel mult 64",
        ru: "Категория: строчные буквы, цифры и дефисы, не более 64",
      },
    ],
    of: ({ categorie }) => categorie ?? "",
  },
  wish: {
    label: { ro: "Dorința persoanei", ru: "Желание человека" },
    input: "radio",
    choices: wishes,
    of: ({ activ }) => (activ ? "yes" : "no"),
    column: [],
    show: ({ activ }, { say }) => (
      <StateBadge tone={activ ? "good" : "warning"}>{say(wishes[activ ? "yes" : "no"])}</StateBadge>
    ),
  },
  channels: {
    label: { ro: "Canalele", ru: "Каналы" },
    input: "several",
    choices: channelNames,
    initial: ["Email"],
    required: { ro: "Alegeți cel puțin un canal", ru: "Выберите хотя бы один канал" },
    of: ({ canale }) => canale,
    column: ["wide"],
    show: waysOf,
  },
  quietFrom: {
    label: { ro: "Liniște de la", ru: "Тишина с" },
    input: "time",
    of: ({ liniste }) => liniste?.de ?? "",
  },
  quietUntil: {
    label: { ro: "Liniște până la", ru: "Тишина до" },
    input: "time",
    of: ({ liniste }) => liniste?.pana ?? "",
  },
  digest: {
    label: { ro: "Un singur rezumat pe zi, la ora", ru: "Одна сводка в день, в" },
    input: "time",
    hint: {
      ro: "Gol: fiecare mesaj pleacă pe rând. Cele urgente pleacă oricum.",
      ru: "Пусто — каждое сообщение уходит сразу. Срочные уходят в любом случае.",
    },
    of: ({ rezumat }) => rezumat?.ora ?? "",
  },
} as const satisfies Properties<PreferintaNotificare, Systems>;

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
    nameOf: (row: PreferintaNotificare, known?: Known<Systems>) =>
      known ? aboutOf(row, known) : (row.categorie ?? ""),
    useMore: useSystems,
    isKnown: (_row, { more }) => !more.isLoading,
    texts: {
      title: { ro: "Preferințe", ru: "Предпочтения" },
      one: { ro: "Preferință", ru: "Предпочтение" },
      create: { ro: "Adaugă o preferință", ru: "Добавить предпочтение" },
      created: { ro: () => "Preferința a fost adăugată", ru: () => "Предпочтение добавлено" },
      none: { ro: "Nicio preferință", ru: "Предпочтений нет" },
      noneText: {
        ro: "Persoana primește mesajele pe toate canalele pe care are un contact confirmat.",
        ru: "Человек получает сообщения по всем каналам, где есть подтверждённый контакт.",
      },
    },
    fields,
    unasked: ({ wish }) => (wish === "no" ? ["channels", "quietFrom", "quietUntil", "digest"] : []),
    wrong: ({ quietFrom, quietUntil }, { say }) =>
      (quietFrom === "") === (quietUntil === "")
        ? {}
        : {
            quietUntil: say({
              ro: "Liniștea are și început, și sfârșit",
              ru: "У тишины есть и начало, и конец",
            }),
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
    verb: { ro: "Modifică", ru: "Изменить" },
    title: { ro: "Modificarea preferinței", ru: "Изменение предпочтения" },
    Form: editFormOf(preferences),
  }),
  act(preferences, {
    name: "removePreference",
    verb: { ro: "Șterge", ru: "Удалить" },
    look: "danger",
    title: { ro: "Ștergeți preferința?", ru: "Удалить предпочтение?" },
    text: {
      ro: "Mesajele merg din nou ca fără această preferință.",
      ru: "Сообщения снова пойдут так, как без этого предпочтения.",
    },
    run: async ({ row: { id, creatLa: _, ...body }, etag, known: { say } }) => {
      await preferintaNotificaresRemove(client, { path: { id }, ifMatch: etag });
      return {
        said: say({ ro: "Preferința a fost ștearsă", ru: "Предпочтение удалено" }),
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
