import {
  documentsList,
  documentsPatch,
  documentsRead,
  evenimentDocumentsCreate,
} from "../../client/generated/documents/operations.ts";
import type { Document } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { act, byName, record } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { type Tone, StateBadge } from "../kit/states.tsx";
import type { FoundOption, SearchOptions } from "../kit/use-found.ts";
import { RetentionSections } from "./retention-sections.tsx";
import { days } from "./days.ts";

/** Sets or lifts the hold of a document as it is now. */
async function setHold(id: number, retinereLegala: boolean): Promise<void> {
  const path = { id };
  const { etag } = await documentsRead(client, { path });
  await documentsPatch(client, { path, body: { retinereLegala }, ifMatch: etag });
}

const MOST = 10;

/** Finds documents without a hold, by a part of the name or the whole code. */
const findDocuments: SearchOptions = async (text, signal) => {
  const free = { "filter[retinereLegala]": "false", size: MOST };
  const [named, coded] = await Promise.all([
    documentsList(client, { query: { ...free, "filter[denumire][contains]": text }, signal }),
    documentsList(client, { query: { ...free, "filter[cod]": text }, signal }),
  ]);
  const found = new Map([...coded.data.items, ...named.data.items].map((one) => [one.id, one]));
  return [...found.values()]
    .slice(0, MOST)
    .map(({ id, denumire, cod }): FoundOption => ({ id: String(id), label: denumire, detail: cod }));
};

const tones: Record<Document["status"], Tone> = {
  ACTIV: "good",
  ARHIVAT: "neutral",
  STERS: "warning",
  PURJAT: "bad",
};

const states = {
  ACTIV: ["Activ", "Активен"],
  ARHIVAT: ["Arhivat", "В архиве"],
  STERS: ["În coș", "В корзине"],
} as const;
const statusLabel = ["Starea documentului", "Состояние документа"] as const;
const choose = ["Alegeți documentul din listă", "Выберите документ из списка"] as const;

/** A document under legal hold. */
const holds = record({
  key: ["documents", "holds"],
  touches: [["documents"]],
  path: "/app/pastrare",
  recordPath: undefined,
  rowHref: ({ id }) => `/app/acte/${id}`,
  icon: "lock",
  Sections: () => <RetentionSections current="holds" />,
  texts: {
    title: ["Reținere legală", "Запрет уничтожения"],
    one: ["Document", "Документ"],
    about: [
      "Un document sub reținere legală nu poate fi eliminat definitiv, nici la cerere, nici de întreținere, până când reținerea se ridică.",
      "Документ под запретом уничтожения нельзя удалить окончательно — ни по запросу, ни обслуживанием, — пока запрет не снято.",
    ],
    create: ["Pune un document sub reținere", "Запретить уничтожение документа"],
    add: ["Pune sub reținere", "Запретить уничтожение"],
    created: [
      (name: string) => `„${name}” este sub reținere legală`,
      (name: string) => `«${name}»: запрет уничтожения`,
    ],
    none: ["Niciun document nu este sub reținere legală", "Под запретом уничтожения нет документов"],
    noneText: [
      "Puneți aici documentele de care depinde un proces sau un control.",
      "Поместите сюда документы, от которых зависит процесс или проверка.",
    ],
  },
  nameOf: ({ denumire }: Document) => denumire,
  filters: [
    byName("denumire"),
    { name: "stare", label: statusLabel, query: "filter[status]", choices: states },
  ],
  fields: {
    denumire: { label: ["Document", "Документ"], column: ["sorted"] },
    document: {
      label: ["Documentul", "Документ"],
      input: "record",
      hint: ["Scrieți o parte din denumire sau codul întreg.", "Введите часть названия или полный код."],
      search: findDocuments,
      required: choose,
    },
    motiv: {
      label: ["Motivul", "Причина"],
      input: "area",
      hint: [
        "Se notează în istoricul documentului: dosarul, cine a cerut.",
        "Записывается в историю документа: дело, кто потребовал.",
      ],
    },
    cod: { label: ["Cod", "Код"], column: ["wide"] },
    modificatLa: {
      label: ["Modificat", "Изменён"],
      column: ["sorted", "wide"],
      show: ({ modificatLa }, { formats }) => formats.dateTime(modificatLa),
    },
    status: {
      label: statusLabel,
      column: ["wide"],
      show: ({ status }, { say }) => (
        <StateBadge tone={tones[status]}>
          {say(status === "PURJAT" ? ["Eliminat", "Уничтожен"] : states[status])}
        </StateBadge>
      ),
    },
  },
  list: (query) => documentsList(client, { query: { ...query, "filter[retinereLegala]": "true" } }),
  create: async ({ document, motiv }, { say }) => {
    if (!document) return { wrong: { document: say(choose) } };
    const id = Number(document.id);
    const { data } = await documentsRead(client, { path: { id } });
    if (data.retinereLegala) return { wrong: { document: say(alreadyHeld) } };
    if (!data.poate.includes("RETINE")) return { wrong: { document: say(refused) } };
    await setHold(id, true);
    if (motiv !== "")
      await evenimentDocumentsCreate(client, { body: { documentId: id, detalii: { motiv } } });
    return { data, undo: () => setHold(id, false) };
  },
});

const alreadyHeld = [
  "Documentul este deja sub reținere legală.",
  "Документ уже под запретом уничтожения.",
] as const;
const refused = [
  "Nu aveți dreptul să rețineți acest document.",
  "У вас нет права удерживать этот документ.",
] as const;

/** Those who may set a hold may also lift it. */
const lift = act(holds, {
  name: "lift",
  verb: ["Ridică reținerea", "Снять запрет уничтожения"],
  look: "danger",
  title: [
    (name) => `Ridicați reținerea pentru „${name}”?`,
    (name) => `Снять запрет уничтожения с «${name}»?`,
  ],
  text: [
    `Documentul poate fi din nou eliminat. Dacă este șters de mai mult de ${days.purge} de zile, îl elimină chiar următoarea întreținere.`,
    `Документ снова можно будет уничтожить. Если он удалён более ${days.purge} дней назад, его уничтожит ближайшее обслуживание.`,
  ],
  isShown: ({ poate }) => poate.includes("RETINE"),
  run: async ({ row, known: { say } }) => {
    await setHold(row.id, false);
    const said = say([
      (name: string) => `Reținerea pentru „${name}” este ridicată`,
      (name: string) => `Удержание с «${name}» снято`,
    ]);
    return { said: said(row.denumire), undo: () => setHold(row.id, true) };
  },
});

export const list = listScreen(holds, [lift]);
