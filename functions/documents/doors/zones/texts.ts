import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  operations: {
    "public.documents.download": [
      "Cât documentul este PUBLIC și ACTIV; orice alt document este același 404. Conținutul mare este la adresa din Location (307), sau, cu `Accept: application/json`, în răspuns. Un document cu parolă o cere în `X-Document-Password`.",
      "Пока документ PUBLIC и ACTIV; любой другой документ — тот же 404. Большое содержимое — по адресу из Location (307) или, с `Accept: application/json`, в ответе. Документ с паролем требует его в `X-Document-Password`.",
      "While the document is PUBLIC and ACTIV; any other document is the same 404. Large content is at the address in Location (307), or, with `Accept: application/json`, in the answer. A document with a password asks for it in `X-Document-Password`.",
    ],
    "citizen.documents.list": [
      "Documentele clientului care este cetățeanul și cele partajate cu el; alte documente PUBLIC se citesc după id. Cine nu este în registrul clienților vede o listă goală.",
      "Документы клиента, которым является гражданин, и предоставленные ему; другие документы PUBLIC читаются по id. Кого нет в реестре клиентов, тот видит пустой список.",
      "The documents of the client that the citizen is, and those that were granted to it; other PUBLIC documents are read by id. Who is not in the register of clients sees an empty list.",
    ],
    "citizen.documents.download": [
      "Versiunea curentă, sau cea numită de `numarVersiune`; una necunoscută este 404. Conținutul mare este la adresa din Location (307), sau, cu `Accept: application/json`, în răspuns; cel care abia se pregătește este 202, cu Retry-After. Un document cu parolă o cere în `X-Document-Password`; fără ea sau greșită 403. Un document legat de alt serviciu este 409: se citește cu un cont.",
      "Текущая версия или названная в `numarVersiune`; неизвестная — 404. Большое содержимое — по адресу из Location (307) или, с `Accept: application/json`, в ответе; ещё не готовое — 202 с Retry-After. Документ с паролем требует его в `X-Document-Password`; без него или неверный — 403. Документ, связанный с другим сервисом, — 409: он читается с учётной записью.",
      "The current version, or the one that `numarVersiune` names; an unknown one is 404. Large content is at the address in Location (307), or, with `Accept: application/json`, in the answer; what is still being prepared is 202 with Retry-After. A document with a password asks for it in `X-Document-Password`; missing or wrong is 403. A document that is linked from another service is 409: it is read with an account.",
    ],
    "citizen.access-requests.list": [
      "Cererile proprii, fără `documentId` până la aprobare.",
      "Собственные запросы, без `documentId` до одобрения.",
      "One's own requests, without `documentId` before the approval.",
    ],
    "citizen.access-requests.create": [
      "Cetățeanul care cunoaște codul unui document cere CITIRE sau SCRIERE pentru clientul care este; un funcționar decide, iar aprobarea îi dă clientului partajarea. O cerere în așteptare pentru același document se întoarce ca atare: 200. Un drept avut deja: 409. Un cod necunoscut: 404; după 20 în zece minute orice cerere este 429. Cel mult 50 de cereri așteaptă deodată: 409. Cine nu este în registrul clienților: 403.",
      "Гражданин, знающий код документа, просит CITIRE или SCRIERE для клиента, которым он является; решает служащий, и одобрение предоставляет доступ клиенту. Ожидающий запрос на тот же документ возвращается как есть: 200. Уже имеющееся право: 409. Неизвестный код: 404; после 20 за десять минут любой запрос — 429. Одновременно ожидают не более 50 запросов: 409. Кого нет в реестре клиентов: 403.",
      "A citizen who knows a document by its code asks for CITIRE or SCRIERE for the client that they are; an official decides, and the approval gives the grant to the client. A pending request for the same document is answered as it is: 200. A right that one has: 409. An unknown code: 404; after 20 within ten minutes every request is 429. At most 50 requests wait at a time: 409. Who is not in the register of clients: 403.",
    ],
  },
};

export const matrix = `
                                nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
public.documents.list           200    200      200    200      200   200         200      200          200          200     200          200          200
public.documents.read           200    200      200    200      200   200         200      200          200          200     200          200          200
public.documents.download       200    200      200    200      200   200         200      200          200          200     200          200          200
citizen.documents.list          401    403      403    403      403   403         403      403          403          403     403          403          401
citizen.documents.read          401    403      403    403      403   403         403      403          403          403     403          403          401
citizen.documents.download      401    403      403    403      403   403         403      403          403          403     403          403          401
citizen.documents.listVersions  401    403      403    403      403   403         403      403          403          403     403          403          401
citizen.access-requests.list    401    403      403    403      403   403         403      403          403          403     403          403          401
citizen.access-requests.read    401    403      403    403      403   403         403      403          403          403     403          403          401
citizen.access-requests.create  401    403      403    403      403   403         403      403          403          403     403          403          401
`;
