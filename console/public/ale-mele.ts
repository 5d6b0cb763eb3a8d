import type { CitizenDocument } from "../../client/generated/documents/types.ts";
import { formatWords } from "./catalog-words.ts";
import { listDocuments } from "./citizen-documents-api.ts";
import { entryOf } from "./entries.ts";
import { day, sizeOf } from "./facts.ts";
import { say } from "./language.ts";
import { openOwnList } from "./own-list.ts";
import type { Words } from "./words.ts";

/* The documents of the citizen, and those that were shared with them. */

const words = {
  title: ["Documentele mele", "Мои документы", "My documents"],
  about: [
    "Documentele păstrate pe numele dumneavoastră și cele la care ați primit acces.",
    "Документы, которые хранятся на ваше имя, и те, к которым вам дали доступ.",
    "Documents kept in your name and those you have been given access to.",
  ],
  none: [
    "Nu aveți încă niciun document. Dacă știți codul unuia, cereți acces la el.",
    "У вас пока нет документов. Если вы знаете код документа, запросите доступ к нему.",
    "You do not have any documents yet. If you know the code of one, request access to it.",
  ],
  changed: ["modificat pe {day}", "изменён {day}", "changed on {day}"],
} satisfies Words;

const lineOf = ({ id, denumire, cod, format, dimensiune, modificatLa }: CitizenDocument): HTMLElement =>
  entryOf(denumire, `/ale-mele/acte/${id}`, [
    [
      cod,
      format && say(formatWords[format]),
      dimensiune === undefined ? undefined : sizeOf(dimensiune),
      say(words.changed, { day: day(modificatLa) }),
    ]
      .filter(Boolean)
      .join(" · "),
  ]);

await openOwnList({ words, list: listDocuments, lineOf });
