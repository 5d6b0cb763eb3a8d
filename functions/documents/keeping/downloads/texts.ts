import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  operations: {
    "documents.download": [
      "Conținutul mare este la adresa din Location (307), sau, cu `Accept: application/json`, în răspuns; cel care abia se pregătește este 202, cu Retry-After. Un document cu parolă o cere în `X-Document-Password`: fără ea sau greșită 403, după cinci greșite 429. Un document STERS este 409. Citirea se notează: ca descărcare, sau, pentru un text de cel mult 2 MB pe care o pagină îl arată, cum spune `mod`.",
      "Большое содержимое — по адресу из Location (307) или, с `Accept: application/json`, в ответе; ещё не готовое — 202 с Retry-After. Документ с паролем требует его в `X-Document-Password`: без него или неверный — 403, после пяти неверных — 429. Документ STERS — 409. Чтение записывается: как скачивание или, для текста не больше 2 МБ, который показывает страница, так, как говорит `mod`.",
      "Large content is at the address in Location (307), or, with `Accept: application/json`, in the answer; what is still being prepared is 202 with Retry-After. A document with a password asks for it in `X-Document-Password`: missing or wrong is 403, after five wrong ones 429. A document that is STERS is 409. Reading is noted: as a download, or, for a text of at most 2 MB that a page shows, as `mod` says.",
    ],
    "documents.downloadWithPassword": [
      "Ca descărcarea prin GET, cu parola în corp în loc de antet; conținutul mare este la adresa din Location (303), valabilă scurt timp.",
      "Как скачивание через GET, но пароль в теле вместо заголовка; большое содержимое — по адресу из Location (303), действующему недолго.",
      "As the download by GET, with the password in the body instead of the header; large content is at the address in Location (303), valid for a short time.",
    ],
  },
};

export const matrix = `
                                nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
documents.download              401    404      200    200      200   200         200      404          200          401     401          401          401
documents.downloadWithPassword  401    404      200    200      200   200         200      404          200          401     401          401          401
`;
