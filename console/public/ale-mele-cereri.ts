import type { CitizenAccessRequest } from "../../client/generated/documents/types.ts";
import { listRequests } from "./citizen-documents-api.ts";
import { entryOf } from "./entries.ts";
import { day } from "./facts.ts";
import { say } from "./language.ts";
import { openOwnList } from "./own-list.ts";
import { requestStates, rights } from "./request-words.ts";
import type { Words } from "./words.ts";

/* The requests for access that the citizen made. */

const words = {
  title: ["Cererile mele de acces", "Мои запросы доступа", "My access requests"],
  about: [
    "Cine păstrează documentul decide. Un document aprobat apare la documentele dumneavoastră.",
    "Решает тот, кто хранит документ. Одобренный документ появляется среди ваших документов.",
    "Whoever keeps the document decides. An approved document appears among your documents.",
  ],
  ask: ["Cereți acces la un document", "Запросить доступ к документу", "Request access to a document"],
  none: [
    "Nu ați cerut încă acces la niciun document.",
    "Вы ещё не запрашивали доступ к документам.",
    "You have not requested access to any document yet.",
  ],
  asked: ["cerută pe {day}", "запрошен {day}", "requested on {day}"],
} satisfies Words;

const lineOf = ({ id, cod, drept, status, creatLa, motiv, mesaj }: CitizenAccessRequest): HTMLElement =>
  entryOf(cod, `/ale-mele/cereri/${id}`, [
    [say(requestStates[status]), say(rights[drept]), say(words.asked, { day: day(creatLa) })].join(" · "),
    motiv ?? mesaj,
  ]);

await openOwnList({ words, list: listRequests, lineOf });
