import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { badRequest, keyed } from "../../../../shared/errors.ts";

export const refusals = keyed({
  altEmitent: badRequest([
    "Documentul poate avea doar emitentul pentru care a fost eliberat tokenul.",
    "У документа может быть только тот издатель, для которого выдан токен.",
    "The document can have only the issuer for which the token was issued.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    "machine-documents": [
      "Documente pentru sistemele emitenților, după cod",
      "Документы для систем издателей, по коду",
      "Documents for the systems of issuers, by code",
    ],
    "machine-versions": [
      "Versiunile documentelor, pentru sistemele emitenților",
      "Версии документов для систем издателей",
      "The versions of documents, for the systems of issuers",
    ],
    "machine-uploads": [
      "Încărcări pe părți ale sistemelor emitenților",
      "Загрузка по частям для систем издателей",
      "Uploads in parts by the systems of issuers",
    ],
    "machine-events": [
      "Ce se întâmplă cu documentele unui emitent",
      "Что происходит с документами издателя",
      "What happens to the documents of an issuer",
    ],
  },
  operations: {
    "machine-documents.list": [
      "Documentele PUBLIC ale tuturor și cele ale emitentului din token, cele noi întâi; niciodată SECRET sau STERS, orice ar cere filtrele. Cele ARHIVAT sunt doar ale emitentului.",
      "Документы PUBLIC всех издателей и собственные документы издателя из токена, сначала новые; никогда SECRET и STERS, что бы ни просили фильтры. ARHIVAT — только собственные.",
      "The PUBLIC documents of everybody and those of the token's issuer, newest first; never SECRET or STERS, whatever filters ask for. Those that are ARHIVAT are only the issuer's.",
    ],
    "machine-documents.create": [
      "Un formular cu `file`, până la limita unei cereri; ce este mai mare se trimite pe părți (`machine-uploads.create`) și se încheie aici cu un corp JSON cu `uploadId`: `x-alternative-content`. Documentul este al emitentului din token, PERSONAL dacă nu se cere PUBLIC (SECRET este 400), și nu are proprietar. Un `cod` ocupat este 409, un program 415.",
      "Форма с `file`, до предела одного запроса; большее отправляется по частям (`machine-uploads.create`) и завершается здесь JSON с `uploadId`: `x-alternative-content`. Документ принадлежит издателю из токена, он PERSONAL, если не указано PUBLIC (SECRET — 400), и не имеет владельца. Занятый `cod` — 409, программа — 415.",
      "A form with `file`, up to the limit of one request; what is larger is sent in parts (`machine-uploads.create`) and finished here by JSON with `uploadId`: `x-alternative-content`. The document is the issuer's of the token, PERSONAL unless PUBLIC is asked for (SECRET is 400), and has no owner. A taken `cod` is 409, a program 415.",
    ],
    "machine-documents.read": [
      "Un cod necunoscut, un document SECRET și unul care nu este al emitentului sunt același 404.",
      "Неизвестный код, документ SECRET и чужой документ — один и тот же 404.",
      "An unknown code, a SECRET document and one of another issuer are the same 404.",
    ],
    "machine-documents.download": [
      "Conținutul mare este la adresa din Location (307), sau, cu `Accept: application/json`, în răspuns; cel care abia se pregătește este 202, cu Retry-After. Un document cu parolă o cere în `X-Document-Password`: fără ea sau greșită 403. Un document STERS este 409.",
      "Большое содержимое — по адресу из Location (307) или, с `Accept: application/json`, в ответе; ещё не готовое — 202 с Retry-After. Документ с паролем требует его в `X-Document-Password`: без него или неверный — 403. Документ STERS — 409.",
      "Large content is at the address in Location (307), or, with `Accept: application/json`, in the answer; what is still being prepared is 202 with Retry-After. A document with a password asks for it in `X-Document-Password`: missing or wrong is 403. A document that is STERS is 409.",
    ],
    "machine-versions.create": [
      "Un formular cu `file` și `comentariu`, sau JSON cu `uploadId`: `x-alternative-content`. Ajunge documente.write: cine nu poate citi documentul îi poate adăuga versiuni. Un document care nu este ACTIV este refuzat: 409.",
      "Форма с `file` и `comentariu` или JSON с `uploadId`: `x-alternative-content`. Достаточно documente.write: кто не может читать документ, может добавлять версии. Документ не в состоянии ACTIV отклоняется: 409.",
      "A form with `file` and `comentariu`, or JSON with `uploadId`: `x-alternative-content`. documente.write is enough: who cannot read the document can add versions to it. A document that is not ACTIV is refused: 409.",
    ],
    "machine-versions.download": [
      "Ca descărcarea conținutului curent, și cu parola documentului.",
      "Как скачивание текущего содержимого, в том числе с паролем документа.",
      "As the download of the current content, also with the document's password.",
    ],
    "machine-versions.restore": [
      "Conținutul versiunii devine din nou curent, ca versiune nouă; nimic nu se șterge. Conținutul foarte mare continuă în fundal: 202, cu starea la adresa din Location.",
      "Содержимое версии снова становится текущим как новая версия; ничего не удаляется. Очень большое содержимое обрабатывается в фоне: 202, состояние — по адресу из Location.",
      "The content of the version becomes current again, as a new version; nothing is deleted. Very large content continues in the background: 202, with its status at the address in Location.",
    ],
    "machine-uploads.create": [
      "Fiecare parte se trimite cu PUT la adresa ei; apoi `machine-documents.create` sau `machine-versions.create` primește `uploadId`. Cu `cod` se refuză de la început ce s-ar refuza versiunii. Peste 5 GiB este 413.",
      "Каждая часть отправляется PUT по её адресу; затем `machine-documents.create` или `machine-versions.create` принимает `uploadId`. С `cod` сразу отклоняется то, что было бы отклонено для версии. Больше 5 ГиБ — 413.",
      "Each part is PUT to its address; then `machine-documents.create` or `machine-versions.create` takes the `uploadId`. With `cod` whatever would refuse the version refuses the upload. Above 5 GiB is 413.",
    ],
    "machine-events.list": [
      "Evenimentele documentelor proprii ale emitentului, cel mai vechi întâi, fără descărcări și fără documentele SECRET. Se continuă cu `dupa` = `urmatorul`, până când rămâne același. Un eveniment apare după vreo 40 de secunde: atunci nimic mai vechi nu mai poate veni.",
      "События собственных документов издателя, сначала старые, без скачиваний и без документов SECRET. Продолжают с `dupa` = `urmatorul`, пока значение не перестанет меняться. Событие появляется примерно через 40 секунд: тогда ничего более раннего прийти уже не может.",
      "The events of the issuer's own documents, oldest first, without downloads and without SECRET documents. One goes on with `dupa` = `urmatorul` until it stays the same. An event appears after some 40 seconds: by then nothing older can come any more.",
    ],
  },
  properties: {
    "EvenimenteleEmitentului.items": [
      "Evenimentele, în ordinea lor",
      "События по порядку",
      "The events, in their order",
    ],
    dupa: [
      "Ultimul eveniment cunoscut: urmatorul din răspunsul precedent",
      "Последнее известное событие: urmatorul из предыдущего ответа",
      "The last event that is known: urmatorul of the former answer",
    ],
    urmatorul: [
      "Ce se trimite ca dupa la cererea următoare",
      "Что отправить как dupa в следующем запросе",
      "What the next request sends as dupa",
    ],
  },
};

/** User tokens are not accepted here; `machine-access.test.ts` covers PUBLIC documents and more kinds of machines. */
export const matrix = `
                            nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
machine-documents.list      401    401      401    401      401   401         401      401          401          200     200          403          401
machine-documents.create    401    401      401    401      401   401         401      401          401          201     201          201          401
machine-documents.read      401    401      401    401      401   401         401      401          401          200     404          403          401
machine-documents.download  401    401      401    401      401   401         401      401          401          200     404          403          401
machine-versions.list       401    401      401    401      401   401         401      401          401          200     404          403          401
machine-versions.create     401    401      401    401      401   401         401      401          401          201     404          201          401
machine-versions.download   401    401      401    401      401   401         401      401          401          200     404          403          401
machine-versions.restore    401    401      401    401      401   401         401      401          401          201     404          201          401
machine-uploads.create      401    401      401    401      401   401         401      401          401          201     201          201          401
machine-uploads.read        401    401      401    401      401   401         401      401          401          404     404          404          401
machine-events.list         401    401      401    401      401   401         401      401          401          200     200          403          401
`;
