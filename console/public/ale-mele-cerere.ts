import { readRequest } from "./citizen-documents-api.ts";
import { openOwn, read } from "./citizen.ts";
import { fact, moment } from "./facts.ts";
import { showMissing } from "./form.ts";
import { say } from "./language.ts";
import { byId } from "./page.ts";
import { requestStates, rights } from "./request-words.ts";
import type { Words } from "./words.ts";

/* A request for access, `/ale-mele/cereri/7`, with its decision. */

const words = {
  title: ["Cerere de acces", "Запрос доступа", "Access request"],
  back: ["Cererile mele de acces", "Мои запросы доступа", "My access requests"],
  code: ["Codul documentului", "Код документа", "Document code"],
  right: ["Pentru", "Для чего", "Access"],
  reason: ["De ce", "Зачем", "Why"],
  state: ["Stare", "Состояние", "State"],
  asked: ["Cerută", "Запрошен", "Requested"],
  decided: ["Decisă", "Решение принято", "Decided"],
  why: ["Motivul respingerii", "Причина отказа", "Why it was rejected"],
  message: ["Mesaj", "Сообщение", "Message"],
  openIt: ["Deschideți documentul", "Открыть документ", "Open the document"],
} satisfies Words;

const id = decodeURIComponent(location.pathname.split("/")[3] ?? "");
const found = await read(() => readRequest(id));

openOwn({
  words,
  title: () => say(words.title),
  render: () => {
    if (typeof found === "function") return showMissing(found());
    byId("facts").replaceChildren(
      ...fact(words.code, found.cod),
      ...fact(words.state, say(requestStates[found.status])),
      ...fact(words.right, say(rights[found.drept])),
      ...fact(words.reason, found.motivare),
      ...fact(words.asked, moment(found.creatLa)),
      ...fact(words.decided, found.decisLa && moment(found.decisLa)),
      ...fact(words.why, found.motiv),
      ...fact(words.message, found.mesaj),
    );
    byId("read").hidden = found.documentId === undefined;
    byId<HTMLAnchorElement>("open").href = `/ale-mele/acte/${found.documentId ?? ""}`;
  },
});
