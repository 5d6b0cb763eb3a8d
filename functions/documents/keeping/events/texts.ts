import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  tags: {
    "eveniment-documents": [
      "Istoricul documentelor: un lanț de evenimente",
      "История документов: цепочка событий",
      "The history of documents: a chain of events",
    ],
    integritate: [
      "Verificarea lanțului de evenimente",
      "Проверка цепочки событий",
      "Verification of the chain of events",
    ],
  },
  operations: {
    "eveniment-documents.list": [
      "Evenimentele documentelor pe care le puteți citi. DESCARCAT se arată celor care pot schimba documentul; `detalii.mod` spune cum s-a citit conținutul: `vizualizare`, `descarcare`, `comparare`; lipsește la cele vechi. `filter[mod]` le alege.",
      "События документов, которые вы можете читать. DESCARCAT видят те, кто может менять документ; `detalii.mod` говорит, как читали содержимое: `vizualizare` (просмотр), `descarcare` (скачивание), `comparare` (сравнение); у старых его нет. `filter[mod]` выбирает по нему.",
      "The events of the documents that you may read. DESCARCAT is shown to those who may change the document; `detalii.mod` says how the content was read: `vizualizare` (looked at), `descarcare` (downloaded), `comparare` (compared); old ones do not have it. `filter[mod]` chooses by it.",
    ],
    "eveniment-documents.create": [
      "Pentru administratorii documentului; nota intră în lanț și nu se mai schimbă. Celelalte evenimente le scrie serviciul.",
      "Для администраторов документа; заметка входит в цепочку и не меняется. Остальные события пишет сервис.",
      "For administrators of the document; the note becomes part of the chain and does not change. All other events are written by the service.",
    ],
    "integritate.verify": [
      "Recalculează amprenta fiecărui eveniment și legătura cu cel dinainte; `ruptLa` este cel mai vechi care nu se potrivește. Descărcările sunt în afara lanțului.",
      "Пересчитывает отпечаток каждого события и связь с предыдущим; `ruptLa` — самое раннее, которое не сходится. Скачивания вне цепочки.",
      "Computes again the hash of every event and its link to the one before; `ruptLa` is the oldest that does not fit. Downloads are outside the chain.",
    ],
  },
  properties: {
    "EvenimentDocument.tip": ["Felul evenimentului", "Вид события", "Kind of event"],
    "EvenimentDocument.actor": ["Cine a făcut", "Кто выполнил", "Who did it"],
    detalii: ["Detaliile", "Подробности", "Details"],
    hashAnterior: [
      "Amprenta evenimentului anterior",
      "Отпечаток предыдущего события",
      "Hash of the event before",
    ],
    hash: ["Amprenta evenimentului", "Отпечаток события", "Hash of the event"],
    valid: ["Lanțul este întreg", "Цепочка цела", "Whether the chain is whole"],
    evenimente: ["Câte evenimente", "Сколько событий", "How many events"],
    ultimulHash: ["Ultima amprentă", "Последний отпечаток", "The last hash"],
    ruptLa: [
      "Evenimentul la care lanțul se rupe",
      "Событие, на котором цепочка рвётся",
      "The event at which the chain breaks",
    ],
  },
};

export const matrix = `
                            nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
eveniment-documents.list    401    200      200    200      200   200         200      200          200          401     401          401          401
eveniment-documents.count   401    200      200    200      200   200         200      200          200          401     401          401          401
eveniment-documents.read    401    404      200    200      200   200         200      404          200          401     401          401          401
eveniment-documents.create  401    403      403    403      403   403         201      404          201          401     401          401          401
integritate.verify          401    404      200    200      200   200         200      404          200          401     401          401          401
`;
