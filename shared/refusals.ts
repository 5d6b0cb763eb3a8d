import {
  type AppError,
  badRequest,
  conflict,
  fault,
  type FieldError,
  forbidden,
  keyed,
  methodNotAllowed,
  notFound,
  rangeNotSatisfiable,
  type Refusal,
  stale,
  tooLarge,
  tooManyRequests,
  unauthenticated,
  unavailable,
  unprocessable,
  unsupportedMedia,
} from "./errors.ts";

/** The refusals that the kernel itself makes. Rooms have theirs in their `texts.ts`. */
export const kernel = keyed({
  cerereIncorecta: badRequest({ ro: "Cererea nu poate fi înțeleasă.", ru: "Запрос не может быть понят." }),
  validare: badRequest({ ro: "Verificați câmpurile: {campuri}.", ru: "Проверьте поля: {campuri}." }),
  obligatoriu: badRequest({ ro: "Câmpul este obligatoriu.", ru: "Поле обязательно." }),
  codExista: conflict({ ro: "Codul {cod} este deja folosit.", ru: "Код {cod} уже используется." }),
  nimicVizibil: badRequest({
    ro: "Textul nu are niciun caracter vizibil.",
    ru: "В тексте нет ни одного видимого знака.",
  }),
  jsonIncorect: badRequest({
    ro: "Corpul cererii nu este JSON valid.",
    ru: "Тело запроса не является корректным JSON.",
  }),
  cheieInterzisa: badRequest({
    ro: "Un câmp cu acest nume nu este permis.",
    ru: "Поле с таким именем не допускается.",
  }),
  jsonPreaAdanc: badRequest({
    ro: "Corpul JSON este imbricat mai adânc de {limita} niveluri.",
    ru: "Вложенность JSON превышает {limita} уровней.",
  }),
  corpLipsa: badRequest({ ro: "Corpul cererii lipsește.", ru: "Тело запроса отсутствует." }),
  adresaIncorecta: badRequest({
    ro: "Adresa conține o secvență % incorectă.",
    ru: "Адрес содержит неверную последовательность %.",
  }),
  formularIncorect: badRequest({
    ro: "Corpul multipart este incomplet sau incorect.",
    ru: "Тело multipart неполно или неверно.",
  }),
  jumatateDeCaracter: badRequest({
    ro: "Textul conține o jumătate de caracter (surogat UTF-16 fără pereche).",
    ru: "Текст содержит половину символа (суррогат UTF-16 без пары).",
  }),
  campNecunoscut: badRequest({ ro: "Nu există un câmp cu acest nume.", ru: "Поля с таким именем нет." }),
  campRepetat: badRequest({ ro: "Câmpul este trimis de mai multe ori.", ru: "Поле передано несколько раз." }),
  idnpIncorect: badRequest({
    ro: "IDNP-ul are 13 cifre, ultima fiind cea de control.",
    ru: "IDNP состоит из 13 цифр, последняя — контрольная.",
  }),
  idnoIncorect: badRequest({
    ro: "IDNO-ul are 13 cifre, ultima fiind cea de control.",
    ru: "IDNO состоит из 13 цифр, последняя — контрольная.",
  }),
  secretPentruAltServer: badRequest({
    ro: "Adresa este a altui server: secretul trebuie trimis din nou.",
    ru: "Это адрес другого сервера: секрет нужно отправить снова.",
  }),
  necunoscut: badRequest({ ro: "Nu există o astfel de înregistrare.", ru: "Такой записи не существует." }),
  preaLung: badRequest({ ro: "Valoarea este prea lungă.", ru: "Слишком длинное значение." }),
  fisierGol: badRequest({ ro: "Fișierul este gol.", ru: "Файл пуст." }),
  idexists: badRequest({
    ro: "O înregistrare nouă nu poate avea deja un id.",
    ru: "Новая запись не может уже иметь id.",
  }),
  idinvalid: badRequest({
    ro: "Id-ul din corp diferă de cel din adresă.",
    ru: "Id в теле отличается от id в адресе.",
  }),
  neautentificat: unauthenticated({
    ro: "Autentificați-vă și trimiteți tokenul în antetul Authorization.",
    ru: "Войдите в систему и передайте токен в заголовке Authorization.",
  }),
  certificatNeacceptat: unauthenticated({
    ro: "Certificatul de client lipsește sau nu este acceptat. Sistemele apelează cu certificat adresa {adresa}.",
    ru: "Клиентский сертификат отсутствует или не принимается. Системы обращаются с сертификатом по адресу {adresa}.",
  }),
  certificateFaraAdresa: unauthenticated({
    ro: "Această instalare nu are o adresă pentru sistemele cu certificat de client.",
    ru: "У этой установки нет адреса для систем с клиентским сертификатом.",
  }),
  nuSeRuleaza: forbidden({
    ro: "Conținutul se descarcă; paginile nu îl pot rula.",
    ru: "Содержимое можно скачать, но страницы не могут его выполнять.",
  }),
  interzis: forbidden({
    ro: "Nu aveți dreptul la această operațiune.",
    ru: "У вас нет права на эту операцию.",
  }),
  negasit: notFound({ ro: "Resursa nu există.", ru: "Ресурс не существует." }),
  adresaNecunoscuta: notFound({
    ro: "Nu există adresa {metoda} {adresa}.",
    ru: "Адрес {metoda} {adresa} не существует.",
  }),
  metodaNepermisa: methodNotAllowed({
    ro: "Adresa nu acceptă {metoda}; acceptă {permise}.",
    ru: "Адрес не принимает {metoda}; принимает {permise}.",
  }),
  conflict: conflict({
    ro: "Starea înregistrării nu permite operațiunea.",
    ru: "Состояние записи не допускает эту операцию.",
  }),
  idOcupat: conflict({ ro: "Id-ul este deja folosit.", ru: "Id уже используется." }),
  concurenta: unavailable({
    ro: "Înregistrarea este schimbată chiar acum de alte cereri; încercați din nou.",
    ru: "Запись прямо сейчас изменяется другими запросами; повторите попытку.",
  }),
  versiuneDepasita: stale({
    ro: "Înregistrarea s-a schimbat de la citirea ei; citiți-o din nou.",
    ru: "Запись изменилась после чтения; прочитайте её снова.",
  }),
  preaMareDeOdata: tooLarge({
    ro: "Conținutul depășește {limita} octeți pe cerere. Trimiteți-l pe părți: POST {adresa}.",
    ru: "Объём превышает {limita} байт на запрос. Отправьте его по частям: POST {adresa}.",
  }),
  preaMare: tooLarge({ ro: "Conținutul depășește {limita} octeți.", ru: "Объём превышает {limita} байт." }),
  tipNeacceptat: unsupportedMedia({
    ro: "Tipul {tip} nu este acceptat aici; trimiteți {acceptate}.",
    ru: "Тип {tip} здесь не принимается; отправьте {acceptate}.",
  }),
  interval: rangeNotSatisfiable({
    ro: "Intervalul cerut este în afara conținutului.",
    ru: "Запрошенный диапазон вне содержимого.",
  }),
  inconsecvent: unprocessable({ ro: "Datele se contrazic.", ru: "Данные противоречат друг другу." }),
  cheieRefolosita: unprocessable({
    ro: "Idempotency-Key a fost folosit deja pentru un alt conținut.",
    ru: "Idempotency-Key уже использован для другого содержимого.",
  }),
  cheieIncorecta: badRequest({
    ro: "Idempotency-Key are între 1 și 255 de caractere vizibile.",
    ru: "Idempotency-Key содержит от 1 до 255 видимых символов.",
  }),
  cerereInCurs: conflict({
    ro: "Aceeași cerere este încă în lucru; repetați-o peste câteva secunde.",
    ru: "Такой же запрос ещё выполняется; повторите через несколько секунд.",
  }),
  preaMulteCereri: tooManyRequests({
    ro: "Prea multe cereri; încercați peste {secunde} s.",
    ru: "Слишком много запросов; повторите через {secunde} с.",
  }),
  filtruNecunoscut: badRequest({
    ro: "Nu se poate filtra după {camp}; se poate după {campuri}.",
    ru: "Фильтр по {camp} невозможен; возможны {campuri}.",
  }),
  operatorNecunoscut: badRequest({
    ro: "Filtrul {camp} nu cunoaște operatorul {operator}; cunoaște {operatori}.",
    ru: "Фильтр {camp} не знает оператора {operator}; знает {operatori}.",
  }),
  filtru: badRequest({
    ro: "Valoarea filtrului nu se potrivește câmpului sau operatorului.",
    ru: "Значение фильтра не подходит полю или оператору.",
  }),
  sortareNecunoscuta: badRequest({
    ro: "Nu se poate sorta după {camp}; se poate după {campuri}.",
    ru: "Сортировка по {camp} невозможна; возможна по {campuri}.",
  }),
  paginaPreaDeparte: badRequest({
    ro: "page × size nu poate depăși {limita}; continuați cu cursorul din antetul Link.",
    ru: "page × size не может превышать {limita}; продолжайте с курсором из заголовка Link.",
  }),
  cursorIncorect: badRequest({
    ro: "Cursorul nu este al acestei liste; începeți de la prima pagină.",
    ru: "Курсор не относится к этому списку; начните с первой страницы.",
  }),
  preaMulteRanduri: badRequest({
    ro: "Lista depășește {limita} de rânduri pentru acest filtru sau sortare; restrângeți cu {filtre}.",
    ru: "Список превышает {limita} строк для этого фильтра или сортировки; сузьте с помощью {filtre}.",
  }),
  intern: fault({
    ro: "Eroare internă; comunicați codul de corelare {correlationId}.",
    ru: "Внутренняя ошибка; сообщите код корреляции {correlationId}.",
  }),
  indisponibil: unavailable({
    ro: "Serviciul nu răspunde acum; încercați din nou peste puțin timp.",
    ru: "Сервис сейчас не отвечает; повторите попытку немного позже.",
  }),
});

/** A limit of `limit` is used up for `seconds`; said in the headers that clients of limits read (`RateLimit-*`), too. */
export const limitReached = (limit: number, seconds: number): AppError =>
  kernel.preaMulteCereri(
    { secunde: seconds },
    {
      headers: {
        "retry-after": String(seconds),
        "ratelimit-limit": String(limit),
        "ratelimit-remaining": "0",
        "ratelimit-reset": String(seconds),
      },
    },
  );

/** Says what is wrong about a field by a refusal. */
export const wrongField = (field: string, refusal: Refusal): FieldError => ({
  field,
  code: refusal.key,
  message: refusal,
});

/** A refusal of one or more named fields. */
export const invalidFields = (fields: FieldError[]): AppError =>
  kernel.validare({ campuri: fields.map((f) => f.field || "body").join(", ") }, { fields });

export const invalidField = (field: string, refusal: Refusal): AppError =>
  invalidFields([wrongField(field, refusal)]);

/** A field names a record that does not exist, or none that the caller may name. */
export const unknownReference = (field: string): AppError => invalidField(field, kernel.necunoscut);
