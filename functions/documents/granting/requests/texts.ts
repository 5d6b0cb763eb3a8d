import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { conflict, forbidden, keyed, notFound } from "../../../../shared/errors.ts";

export const refusals = keyed({
  codNecunoscut: notFound([
    "Niciun document nu are acest cod.",
    "Документа с таким кодом нет.",
    "No document has this code.",
  ]),
  areDreptul: conflict([
    "Aveți deja acest drept pe document.",
    "У вас уже есть это право на документ.",
    "You already have this right to the document.",
  ]),
  cerereDecisa: conflict([
    "Cererea este {status}; o cerere decisă nu se mai schimbă.",
    "Запрос в состоянии {status}; после решения он не меняется.",
    "The request is in the state {status}; a decided request cannot be changed.",
  ]),
  cerereProprie: forbidden([
    "Nu puteți decide propria cerere; o decide altcineva care poate da acces la document.",
    "Собственный запрос решить нельзя; его решает другой, кто может дать доступ к документу.",
    "You cannot decide your own request; someone else who can give access to the document decides it.",
  ]),
  cetateanNeinregistrat: forbidden([
    "Nu sunteți în registrul clienților; adresați-vă instituției care păstrează documentul.",
    "Вас нет в реестре клиентов; обратитесь в учреждение, которое хранит документ.",
    "You are not in the register of clients; contact the organization that keeps the document.",
  ]),
  solicitantInexistent: conflict([
    "Contul sau clientul care a cerut nu mai există; respingeți cererea.",
    "Учётной записи или клиента, от чьего имени поступил запрос, больше нет; отклоните запрос.",
    "The account or client that made the request no longer exists; reject the request.",
  ]),
  partajareDiferita: conflict([
    "Persoana are deja {drept} cu alt termen; aprobați ceva care cuprinde ce are, sau schimbați partajarea.",
    "У человека уже есть {drept} на другой срок; одобрите то, что включает это право, или измените доступ.",
    "The person already has {drept} with another end date; approve something that includes what they have, or change the sharing.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    "cerere-acces": [
      "Cererile de acces la documente și deciziile",
      "Запросы доступа к документам и решения",
      "Requests for access to documents, and decisions",
    ],
  },
  operations: {
    "documents.requestAccess": [
      "Cine cunoaște codul unui document cere CITIRE sau SCRIERE; decide cine îl poate partaja. O cerere în așteptare pentru același document se întoarce ca atare: 200. Un drept avut deja: 409 `error.areDreptul`. Un cod necunoscut: 404; după 20 în zece minute orice cerere este 429, cu Retry-After. Cel mult 50 de cereri așteaptă deodată: 409.",
      "Кто знает код документа, просит CITIRE или SCRIERE; решает тот, кто может дать к нему доступ. Ожидающий запрос на тот же документ возвращается как есть: 200. Уже имеющееся право: 409 `error.areDreptul`. Неизвестный код: 404; после 20 за десять минут любой запрос — 429 с Retry-After. Одновременно ожидают не более 50 запросов: 409.",
      "Who knows a document by its code asks for CITIRE or SCRIERE; who may share it decides. A pending request for the same document is answered as it is: 200. A right that one has: 409 `error.areDreptul`. An unknown code: 404; after 20 within ten minutes every request is 429 with Retry-After. At most 50 requests wait at a time: 409.",
    ],
    "cerere-acces.list": [
      "Cererile proprii, fără `documentId` până la aprobare, și cele pentru documentele pe care le puteți partaja. `filter[deDecis]=true` arată ce așteaptă decizia dumneavoastră, la orice mărime a listei; `filter[status]=IN_ASTEPTARE` și cererile proprii care așteaptă.",
      "Собственные запросы, без `documentId` до одобрения, и запросы на документы, доступ к которым вы можете дать. `filter[deDecis]=true` показывает ожидающие вашего решения при любом размере списка; `filter[status]=IN_ASTEPTARE` — и собственные ожидающие.",
      "One's own requests, without `documentId` before the approval, and those for the documents that one may share. `filter[deDecis]=true` shows what waits for one's decision, however long the list is; `filter[status]=IN_ASTEPTARE` also one's own that wait.",
    ],
    "cerere-acces.create": [
      "Ca `documents.requestAccess`, cu cererea întreagă în răspuns.",
      "Как `documents.requestAccess`, с полным запросом в ответе.",
      "As `documents.requestAccess`, answered with the whole request.",
    ],
    "cerere-acces.replace": [
      "Cât așteaptă, cine administrează documentul schimbă `drept` și `motivare`; după decizie 409.",
      "Пока запрос ожидает, управляющий документом меняет `drept` и `motivare`; после решения 409.",
      "While it waits, who administers the document changes `drept` and `motivare`; after the decision 409.",
    ],
    "cerere-acces.patch": [
      "Schimbă `drept` sau `motivare` cât cererea așteaptă; restul se ignoră.",
      "Меняет `drept` или `motivare`, пока запрос ожидает; остальное игнорируется.",
      "Changes `drept` or `motivare` while the request waits; the rest is ignored.",
    ],
    "cerere-acces.remove": [
      "Retrage o cerere în așteptare: cine a făcut-o, sau cine administrează documentul. Repetată, răspunde tot 204; o cerere decisă este 409.",
      "Отзывает ожидающий запрос: тот, кто его сделал, или управляющий документом. При повторе снова 204; решённый запрос — 409.",
      "Withdraws a pending request: who made it, or who administers the document. Repeated, it is 204 again; a decided one is 409.",
    ],
    "cerere-acces.approve": [
      "Pentru cine poate partaja documentul, niciodată pentru cine a cerut. Persoana primește partajarea, sau cea pe care o are se lărgește; `drept` și `dataExpirare` înlocuiesc ce s-a cerut. Ce are deja pe alt termen nu se pierde și nu se prelungește: 409 `error.partajareDiferita`. A doua decizie și un document șters: 409.",
      "Для тех, кто может дать доступ к документу, но не для просившего. Человек получает доступ, или имеющийся расширяется; `drept` и `dataExpirare` заменяют запрошенное. Имеющееся на другой срок не теряется и не продлевается: 409 `error.partajareDiferita`. Второе решение и удалённый документ: 409.",
      "For whoever may share the document, never for who asked. The person gets the grant, or the one that they have is widened; `drept` and `dataExpirare` replace what was asked for. What they have for another time is neither lost nor prolonged: 409 `error.partajareDiferita`. A second decision, and a deleted document: 409.",
    ],
    "cerere-acces.reject|staff.access-requests.reject": [
      "Pentru cine poate partaja documentul, niciodată pentru cine a cerut; `motiv` îl citește cine a cerut. A doua decizie: 409.",
      "Для тех, кто может дать доступ к документу, но не для просившего; `motiv` читает тот, кто просил. Второе решение: 409.",
      "For whoever may share the document, never for who asked; `motiv` is read by who asked. A second decision: 409.",
    ],
  },
  properties: {
    solicitantId: [
      "Contul care a cerut; 0 la cererea unui cetățean, pe care îl numește `solicitantClientId`",
      "Учётная запись того, кто просит; 0 в запросе гражданина, которого называет `solicitantClientId`",
      "The account that asks; 0 in the request of a citizen, whom `solicitantClientId` names",
    ],
    solicitantClientId: [
      "Clientul pentru care un cetățean a cerut",
      "Клиент, для которого просит гражданин",
      "The client that a citizen asks for",
    ],
    solicitantNume: [
      "Numele persoanei sau al clientului care a cerut",
      "Имя человека или клиента, который просит",
      "The name of the person or client that asks",
    ],
    solicitantLogin: [
      "Loginul contului care a cerut",
      "Логин учётной записи того, кто просит",
      "The login of the account that asks",
    ],
    motivare: ["De ce se cere", "Почему запрашивается", "Why it is asked for"],
    decisDe: ["Cine a decis", "Кто решил", "Who decided"],
    decisDeNume: ["Numele celui care a decis", "Имя того, кто решил", "The name of who decided"],
    decisLa: ["Când s-a decis", "Когда решено", "When it was decided"],
  },
};

export const matrix = `
                         nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
documents.requestAccess  401    201      201    409      409   409         409      201          409          401     401          401          401
cerere-acces.list        401    200      200    200      200   200         200      200          200          401     401          401          401
cerere-acces.count       401    200      200    200      200   200         200      200          200          401     401          401          401
cerere-acces.create      401    201      201    409      409   409         409      201          409          401     401          401          401
cerere-acces.read        401    404      404    200      200   200         200      404          200          401     401          401          401
cerere-acces.replace     401    404      404    403      403   403         200      404          200          401     401          401          401
cerere-acces.patch       401    404      404    403      403   403         200      404          200          401     401          401          401
cerere-acces.remove      401    404      404    403      403   403         204      404          204          401     401          401          401
cerere-acces.approve     401    404      403    200      200   200         200      404          200          401     401          401          401
cerere-acces.reject      401    404      403    200      200   200         200      404          200          401     401          401          401
`;
