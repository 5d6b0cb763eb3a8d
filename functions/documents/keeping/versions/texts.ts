import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  tags: {
    versions: [
      "Versiunile imuabile ale unui document",
      "Неизменяемые версии документа",
      "The immutable versions of a document",
    ],
  },
  operations: {
    "versions.list": [
      "Un tablou; numărul lor și paginile sunt în X-Total-Count și Link. Versiunile nu se schimbă și nu dispar.",
      "Массив; их число и страницы — в X-Total-Count и Link. Версии не меняются и не исчезают.",
      "An array; their number and the pages are in X-Total-Count and Link. Versions neither change nor disappear.",
    ],
    "versions.create": [
      "Un formular cu `file`; o încărcare pe părți devine versiune printr-un corp JSON cu `uploadId`: `x-alternative-content`. Conținutul foarte mare continuă în fundal: 202. Protecția documentului rămâne; una diferită este refuzată. Un document care nu este ACTIV, sau un container oprit: 409.",
      "Форма с `file`; загрузка по частям становится версией через JSON с `uploadId`: `x-alternative-content`. Очень большое содержимое обрабатывается в фоне: 202. Защита документа сохраняется; другая отклоняется. Документ не в состоянии ACTIV или остановленный контейнер: 409.",
      "A form with `file`; an upload in parts becomes a version by JSON with `uploadId`: `x-alternative-content`. Very large content continues in the background: 202. The document's protection stays; another one is refused. A document that is not ACTIV, or a stopped bucket: 409.",
    ],
    "versions.download": [
      "Ca `documents.download`, cu numele `denumire.ext (v<n>)`; o versiune necunoscută este 404.",
      "Как `documents.download`, с именем `denumire.ext (v<n>)`; неизвестная версия — 404.",
      "As `documents.download`, named `denumire.ext (v<n>)`; an unknown version is 404.",
    ],
    "versions.downloadWithPassword": [
      "Ca descărcarea versiunii prin GET, cu parola în corp; conținutul mare este la adresa din Location (303).",
      "Как скачивание версии через GET, с паролем в теле; большое содержимое — по адресу из Location (303).",
      "As the download of the version by GET, with the password in the body; large content is at the address in Location (303).",
    ],
    "versions.restore": [
      "Adaugă o versiune nouă cu acel conținut; nimic nu se pierde. Conținutul mare se copiază în fundal: 202, cu starea la adresa din Location. Un document care nu este ACTIV: 409.",
      "Добавляет новую версию с этим содержимым; ничего не теряется. Большое содержимое копируется в фоне: 202, состояние — по адресу из Location. Документ не в состоянии ACTIV: 409.",
      "Adds a new version with that content; nothing is lost. Large content is copied in the background: 202, with its status at the address in Location. A document that is not ACTIV: 409.",
    ],
  },
  properties: {
    file: ["Fișierul", "Файл", "The file"],
    comentariu: ["Comentariul versiunii", "Комментарий к версии", "Comment of the version"],
    curenta: ["Este versiunea curentă", "Текущая ли версия", "Whether it is the current version"],
  },
};

export const matrix = `
                               nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
versions.list                  401    404      200    200      200   200         200      404          200          401     401          401          401
versions.create                401    404      403    201      201   201         201      404          201          401     401          401          401
versions.download              401    404      200    200      200   200         200      404          200          401     401          401          401
versions.downloadWithPassword  401    404      200    200      200   200         200      404          200          401     401          401          401
versions.restore               401    404      403    201      201   201         201      404          201          401     401          401          401
`;
