import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  tags: {
    grants: ["Partajări", "Предоставленные доступы", "Grants"],
    "access-requests": ["Cereri de acces", "Запросы доступа", "Access requests"],
  },
  operations: {
    "staff.documents.create": [
      "Metadate în JSON, sau un formular cu `file`. Fără `bucketId` documentul merge în containerul implicit; `cod` este unic (409).",
      "Метаданные в JSON или форма с `file`. Без `bucketId` документ попадает в контейнер по умолчанию; `cod` уникален (409).",
      "Metadata as JSON, or a form with `file`. Without `bucketId` the document goes to the default bucket; `cod` is unique (409).",
    ],
    "staff.documents.download": [
      "Fără `numarVersiune` conținutul curent; cel al unui document legat se citește la furnizor. Conținutul mare este la adresa din Location (303).",
      "Без `numarVersiune` — текущее содержимое; у связанного документа оно читается у поставщика. Большое содержимое — по адресу из Location (303).",
      "Without `numarVersiune` the current content; that of a linked document is read at its provider. Large content is at the address in Location (303).",
    ],
    "staff.documents.archive": [
      "Doar din starea ACTIV, altfel 409.",
      "Только из состояния ACTIV, иначе 409.",
      "Only from ACTIV, else 409.",
    ],
    "staff.documents.restore": [
      "Din ARHIVAT sau STERS, altfel 409.",
      "Из ARHIVAT или STERS, иначе 409.",
      "From ARHIVAT or STERS, else 409.",
    ],
    "staff.documents.restoreVersion": [
      "Adaugă o versiune nouă cu acel conținut; nimic nu se pierde. Conținutul mare se copiază în fundal: 202.",
      "Добавляет новую версию с этим содержимым; ничего не теряется. Большое содержимое копируется в фоне: 202.",
      "Adds a new version with that content; nothing is lost. Large content is copied in the background: 202.",
    ],
    "staff.documents.createVersion": [
      "Un formular cu `file`, până la limita unei cereri. Protecția documentului rămâne. Un document care nu este ACTIV: 409.",
      "Форма с `file`, до предела одного запроса. Защита документа сохраняется. Документ не в состоянии ACTIV: 409.",
      "A form with `file`, up to the limit of one request. The document's protection stays. A document that is not ACTIV: 409.",
    ],
    "staff.documents.share": [
      "Un beneficiar care are deja o partajare primește noii termeni: 200. Nimeni nu dă mai mult decât are.",
      "Получатель, у которого уже есть доступ, получает новые условия: 200. Никто не даёт больше, чем имеет.",
      "A beneficiary who already has a grant gets the new terms: 200. Nobody gives more than they hold.",
    ],
    "staff.access-requests.approve": [
      "Pentru cine poate partaja documentul, niciodată pentru cine a cerut; `drept` și `dataExpirare` înlocuiesc ce s-a cerut. A doua decizie: 409.",
      "Для тех, кто может дать доступ к документу, но не для просившего; `drept` и `dataExpirare` заменяют запрошенное. Второе решение: 409.",
      "For whoever may share the document, never for who asked; `drept` and `dataExpirare` replace what was asked for. A second decision: 409.",
    ],
    "app.documents.create": [
      "Un formular cu `file`; o încărcare pe părți devine document printr-un corp JSON cu `uploadId`: `x-alternative-content`. Documentul aparține emitentului.",
      "Форма с `file`; загрузка по частям становится документом через JSON с `uploadId`: `x-alternative-content`. Документ принадлежит издателю.",
      "A form with `file`; an upload in parts becomes a document by JSON with `uploadId`: `x-alternative-content`. The document belongs to the issuer.",
    ],
    "app.documents.download": [
      "Fără `numarVersiune` conținutul curent. Conținutul mare este la adresa din Location (303).",
      "Без `numarVersiune` — текущее содержимое. Большое содержимое — по адресу из Location (303).",
      "Without `numarVersiune` the current content. Large content is at the address in Location (303).",
    ],
    "app.documents.restoreVersion": [
      "Adaugă o versiune nouă cu acel conținut; nimic nu se șterge. Conținutul foarte mare continuă în fundal: 202.",
      "Добавляет новую версию с этим содержимым; ничего не удаляется. Очень большое содержимое обрабатывается в фоне: 202.",
      "Adds a new version with that content; nothing is deleted. Very large content continues in the background: 202.",
    ],
    "app.documents.createVersion": [
      "Un formular cu `file`; o încărcare pe părți devine versiune printr-un corp JSON cu `uploadId`: `x-alternative-content`. Conținutul foarte mare continuă în fundal: 202.",
      "Форма с `file`; загрузка по частям становится версией через JSON с `uploadId`: `x-alternative-content`. Очень большое содержимое обрабатывается в фоне: 202.",
      "A form with `file`; an upload in parts becomes a version by JSON with `uploadId`: `x-alternative-content`. Very large content continues in the background: 202.",
    ],
  },
};

/** The people of the columns before `orgAdmin` have no role of an official. */
export const matrix = `
                               nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
staff.documents.list           401    403      403    403      403   403         200      200          200          403     403          403          401
staff.documents.count          401    403      403    403      403   403         200      200          200          403     403          403          401
staff.documents.read           401    403      403    403      403   403         200      404          200          403     403          403          401
staff.documents.create         401    403      403    403      403   403         201      201          201          403     403          403          401
staff.documents.patch          401    403      403    403      403   403         200      404          200          403     403          403          401
staff.documents.remove         401    403      403    403      403   403         204      404          204          403     403          403          401
staff.documents.download       401    403      403    403      403   403         200      404          200          403     403          403          401
staff.documents.archive        401    403      403    403      403   403         200      404          200          403     403          403          401
staff.documents.restore        401    403      403    403      403   403         200      404          200          403     403          403          401
staff.documents.restoreVersion 401    403      403    403      403   403         201      404          201          403     403          403          401
staff.documents.listVersions   401    403      403    403      403   403         200      404          200          403     403          403          401
staff.documents.createVersion  401    403      403    403      403   403         201      404          201          403     403          403          401
staff.documents.listEvents     401    403      403    403      403   403         200      404          200          403     403          403          401
staff.documents.listGrants     401    403      403    403      403   403         200      404          200          403     403          403          401
staff.documents.share          401    403      403    403      403   403         201      404          201          403     403          403          401
staff.grants.remove            401    403      403    403      403   403         204      404          204          403     403          403          401
staff.access-requests.list     401    403      403    403      403   403         200      200          200          403     403          403          401
staff.access-requests.read     401    403      403    403      403   403         200      404          200          403     403          403          401
staff.access-requests.approve  401    403      403    403      403   403         200      404          200          403     403          403          401
staff.access-requests.reject   401    403      403    403      403   403         200      404          200          403     403          403          401
app.documents.list             401    403      403    403      403   403         403      403          403          200     200          403          401
app.documents.read             401    403      403    403      403   403         403      403          403          200     404          403          401
app.documents.download         401    403      403    403      403   403         403      403          403          200     404          403          401
app.documents.create           401    403      403    403      403   403         403      403          403          201     201          201          401
app.documents.restoreVersion   401    403      403    403      403   403         403      403          403          201     404          201          401
app.documents.listVersions     401    403      403    403      403   403         403      403          403          200     404          403          401
app.documents.createVersion    401    403      403    403      403   403         403      403          403          201     404          201          401
`;
