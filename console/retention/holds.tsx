import {
  documentsList,
  documentsPatch,
  documentsRead,
  evenimentDocumentsCreate,
} from "../../client/generated/documents/operations.ts";
import type { Document } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { documentsWithin } from "../api/find-documents.ts";
import { act, byName, record } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { type Tone, StateBadge } from "../kit/states.tsx";
import { RetentionSections } from "./retention-sections.tsx";
import { days } from "./days.ts";

/** Sets or lifts the hold of a document as it is now. */
async function setHold(id: number, retinereLegala: boolean): Promise<void> {
  const path = { id };
  const { etag } = await documentsRead(client, { path });
  await documentsPatch(client, { path, body: { retinereLegala }, ifMatch: etag });
}

const tones: Record<Document["status"], Tone> = {
  ACTIV: "good",
  ARHIVAT: "neutral",
  STERS: "warning",
  PURJAT: "bad",
};

const states = {
  ACTIV: ["Activ", "Активен", "Active"],
  ARHIVAT: ["Arhivat", "В архиве", "Archived"],
  STERS: ["În coș", "В корзине", "In the bin"],
} as const;
const statusLabel = ["Starea documentului", "Состояние документа", "Document state"] as const;
const choose = [
  "Alegeți documentul din listă",
  "Выберите документ из списка",
  "Choose the document from the list",
] as const;

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
    title: ["Reținere legală", "Запрет уничтожения", "Legal hold"],
    about: [
      "Un document sub reținere legală nu poate fi eliminat definitiv, nici la cerere, nici de întreținere, până când reținerea se ridică.",
      "Документ под запретом уничтожения нельзя удалить окончательно — ни по запросу, ни обслуживанием, — пока запрет не снято.",
      "A document under legal hold cannot be destroyed, on request or by maintenance, until the hold is lifted.",
    ],
    create: [
      "Pune un document sub reținere",
      "Запретить уничтожение документа",
      "Place a document under legal hold",
    ],
    add: ["Pune sub reținere", "Запретить уничтожение", "Place under legal hold"],
    created: [
      (name: string) => `„${name}” este sub reținere legală`,
      (name: string) => `«${name}»: запрет уничтожения`,
      (name: string) => `‘${name}’ is under legal hold`,
    ],
    none: [
      "Niciun document nu este sub reținere legală",
      "Под запретом уничтожения нет документов",
      "No documents are under legal hold",
    ],
    noneText: [
      "Puneți aici documentele de care depinde un proces sau un control.",
      "Поместите сюда документы, от которых зависит процесс или проверка.",
      "Put documents here that a court case or an inspection depends on.",
    ],
  },
  nameOf: ({ denumire }: Document) => denumire,
  filters: [
    byName("denumire"),
    { name: "stare", label: statusLabel, query: "filter[status]", choices: states },
  ],
  fields: {
    denumire: { label: ["Document", "Документ", "Document"], column: ["sorted"] },
    document: {
      label: ["Documentul", "Документ", "Document"],
      input: "record",
      hint: [
        "Scrieți o parte din denumire sau din cod.",
        "Введите часть названия или кода.",
        "Enter part of the name or of the code.",
      ],
      search: documentsWithin({ "filter[retinereLegala]": "false" }),
      required: choose,
    },
    motiv: {
      label: ["Motivul", "Причина", "Reason"],
      input: "area",
      hint: [
        "Se notează în istoricul documentului: dosarul, cine a cerut.",
        "Записывается в историю документа: дело, кто потребовал.",
        "This is recorded in the history of the document: the case, who asked for it.",
      ],
    },
    cod: { label: ["Cod", "Код", "Code"], column: ["wide"] },
    modificatLa: {
      label: ["Modificat", "Изменён", "Changed"],
      column: ["sorted", "wide"],
      show: ({ modificatLa }, { formats }) => formats.dateTime(modificatLa),
    },
    status: {
      label: statusLabel,
      column: ["wide"],
      show: ({ status }, { say }) => (
        <StateBadge tone={tones[status]}>
          {say(status === "PURJAT" ? ["Eliminat", "Уничтожен", "Destroyed"] : states[status])}
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
  "The document is already under legal hold.",
] as const;
const refused = [
  "Nu aveți dreptul să rețineți acest document.",
  "У вас нет права запретить уничтожение этого документа.",
  "You do not have the right to place this document under legal hold.",
] as const;

/** Those who may set a hold may also lift it. */
const lift = act(holds, {
  name: "lift",
  verb: ["Ridică reținerea", "Снять запрет уничтожения", "Lift the legal hold"],
  look: "danger",
  title: [
    (name) => `Ridicați reținerea pentru „${name}”?`,
    (name) => `Снять запрет уничтожения с «${name}»?`,
    (name) => `Lift the legal hold on ‘${name}’?`,
  ],
  text: [
    `Documentul poate fi din nou eliminat. Dacă este șters de mai mult de ${days.purge} de zile, îl elimină chiar următoarea întreținere.`,
    `Документ снова можно будет уничтожить. Если он удалён более ${days.purge} дней назад, его уничтожит ближайшее обслуживание.`,
    `The document can be destroyed again. If it was moved to the bin more than ${days.purge} days ago, the very next maintenance destroys it.`,
  ],
  isShown: ({ poate }) => poate.includes("RETINE"),
  run: async ({ row, known: { say } }) => {
    await setHold(row.id, false);
    const said = say([
      (name: string) => `Reținerea pentru „${name}” este ridicată`,
      (name: string) => `Запрет уничтожения с «${name}» снят`,
      (name: string) => `The legal hold on ‘${name}’ was lifted`,
    ]);
    return { said: said(row.denumire), undo: () => setHold(row.id, true) };
  },
});

export const list = listScreen(holds, [lift]);
