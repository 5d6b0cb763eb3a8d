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

/** Documents that are not held yet, by a part of the name or the whole code. */
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
  ACTIV: { ro: "Activ", ru: "Активен" },
  ARHIVAT: { ro: "Arhivat", ru: "В архиве" },
  STERS: { ro: "Șters", ru: "Удалён" },
};
const statusLabel = { ro: "Starea documentului", ru: "Состояние документа" };
const choose = { ro: "Alegeți documentul din listă", ru: "Выберите документ из списка" };

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
    title: { ro: "Reținere legală", ru: "Юридическое удержание" },
    one: { ro: "Document", ru: "Документ" },
    about: {
      ro: "Un document sub reținere legală nu poate fi eliminat definitiv, nici la cerere, nici de întreținere, până când reținerea se ridică.",
      ru: "Документ под юридическим удержанием нельзя удалить окончательно — ни по запросу, ни обслуживанием, — пока удержание не снято.",
    },
    create: { ro: "Pune un document sub reținere", ru: "Поставить документ на удержание" },
    add: { ro: "Pune sub reținere", ru: "Поставить на удержание" },
    created: {
      ro: (name: string) => `„${name}” este sub reținere legală`,
      ru: (name) => `«${name}»: юридическое удержание`,
    },
    none: {
      ro: "Niciun document nu este sub reținere legală",
      ru: "Под юридическим удержанием нет документов",
    },
    noneText: {
      ro: "Puneți aici documentele de care depinde un proces sau un control.",
      ru: "Поместите сюда документы, от которых зависит процесс или проверка.",
    },
  },
  nameOf: ({ denumire }: Document) => denumire,
  filters: [
    byName("denumire"),
    { name: "stare", label: statusLabel, query: "filter[status]", choices: states },
  ],
  fields: {
    denumire: { label: { ro: "Document", ru: "Документ" }, column: ["sorted"] },
    document: {
      label: { ro: "Documentul", ru: "Документ" },
      input: "record",
      hint: {
        ro: "Scrieți o parte din denumire sau codul întreg.",
        ru: "Введите часть названия или полный код.",
      },
      search: findDocuments,
      required: choose,
    },
    motiv: {
      label: { ro: "Motivul", ru: "Причина" },
      input: "area",
      hint: {
        ro: "Se notează în istoricul documentului: dosarul, cine a cerut.",
        ru: "Записывается в историю документа: дело, кто потребовал.",
      },
    },
    cod: { label: { ro: "Cod", ru: "Код" }, column: ["wide"] },
    modificatLa: {
      label: { ro: "Modificat", ru: "Изменён" },
      column: ["sorted", "wide"],
      show: ({ modificatLa }, { formats }) => formats.dateTime(modificatLa),
    },
    status: {
      label: statusLabel,
      column: ["wide"],
      show: ({ status }, { say }) => (
        <StateBadge tone={tones[status]}>
          {say(status === "PURJAT" ? { ro: "Eliminat", ru: "Уничтожен" } : states[status])}
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

const alreadyHeld = {
  ro: "Documentul este deja sub reținere legală.",
  ru: "Документ уже под юридическим удержанием.",
};
const refused = {
  ro: "Nu aveți dreptul să rețineți acest document.",
  ru: "У вас нет права удерживать этот документ.",
};

/** A hold is lifted by those who may set it. */
const lift = act(holds, {
  name: "lift",
  verb: { ro: "Ridică reținerea", ru: "Снять удержание" },
  look: "danger",
  title: {
    ro: (name) => `Ridicați reținerea pentru „${name}”?`,
    ru: (name) => `Снять удержание с «${name}»?`,
  },
  text: {
    ro: `Documentul poate fi din nou eliminat. Dacă este șters de mai mult de ${days.purge} de zile, îl elimină chiar următoarea întreținere.`,
    ru: `Документ снова можно будет уничтожить. Если он удалён более ${days.purge} дней назад, его уничтожит ближайшее обслуживание.`,
  },
  isShown: ({ poate }) => poate.includes("RETINE"),
  run: async ({ row, known: { say } }) => {
    await setHold(row.id, false);
    const said = say({
      ro: (name: string) => `Reținerea pentru „${name}” este ridicată`,
      ru: (name) => `Удержание с «${name}» снято`,
    });
    return { said: said(row.denumire), undo: () => setHold(row.id, true) };
  },
});

export const list = listScreen(holds, [lift]);
