import type { CitizenDocument } from "../../client/generated/documents/types.ts";
import { listDocuments } from "./citizen-documents-api.ts";
import { documentEntry } from "./document-entry.ts";
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
} satisfies Words;

const lineOf = (one: CitizenDocument): HTMLElement => documentEntry(one, `/ale-mele/acte/${one.id}`);

await openOwnList({ words, list: listDocuments, lineOf });
