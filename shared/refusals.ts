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
  locked,
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
  cerereIncorecta: badRequest(["Cererea nu poate fi înțeleasă.", "Запрос не может быть понят."]),
  validare: badRequest(["Verificați câmpurile: {campuri}.", "Проверьте поля: {campuri}."]),
  obligatoriu: badRequest(["Câmpul este obligatoriu.", "Поле обязательно."]),
  codExista: conflict(["Codul {cod} este deja folosit.", "Код {cod} уже используется."]),
  nimicVizibil: badRequest([
    "Textul nu are niciun caracter vizibil.",
    "В тексте нет ни одного видимого знака.",
  ]),
  jsonIncorect: badRequest([
    "Corpul cererii nu este JSON valid.",
    "Тело запроса не является корректным JSON.",
  ]),
  cheieInterzisa: badRequest([
    "Un câmp cu acest nume nu este permis.",
    "Поле с таким именем не допускается.",
  ]),
  jsonPreaAdanc: badRequest([
    "Corpul JSON este imbricat mai adânc de {limita} niveluri.",
    "Вложенность JSON превышает {limita} уровней.",
  ]),
  corpLipsa: badRequest(["Corpul cererii lipsește.", "Тело запроса отсутствует."]),
  adresaIncorecta: badRequest([
    "Adresa conține o secvență % incorectă.",
    "Адрес содержит неверную последовательность %.",
  ]),
  formularIncorect: badRequest([
    "Corpul multipart este incomplet sau incorect.",
    "Тело multipart неполно или неверно.",
  ]),
  jumatateDeCaracter: badRequest([
    "Textul conține o jumătate de caracter (surogat UTF-16 fără pereche).",
    "Текст содержит половину символа (суррогат UTF-16 без пары).",
  ]),
  campNecunoscut: badRequest(["Nu există un câmp cu acest nume.", "Поля с таким именем нет."]),
  campRepetat: badRequest(["Câmpul este trimis de mai multe ori.", "Поле передано несколько раз."]),
  idnpIncorect: badRequest([
    "IDNP-ul are 13 cifre, ultima fiind cea de control.",
    "IDNP состоит из 13 цифр, последняя — контрольная.",
  ]),
  idnoIncorect: badRequest([
    "IDNO-ul are 13 cifre, ultima fiind cea de control.",
    "IDNO состоит из 13 цифр, последняя — контрольная.",
  ]),
  secretPentruAltServer: badRequest([
    "Adresa este a altui server: secretul trebuie trimis din nou.",
    "Это адрес другого сервера: секрет нужно отправить снова.",
  ]),
  necunoscut: badRequest(["Nu există o astfel de înregistrare.", "Такой записи не существует."]),
  preaLung: badRequest(["Valoarea este prea lungă.", "Слишком длинное значение."]),
  fisierGol: badRequest(["Fișierul este gol.", "Файл пуст."]),
  idexists: badRequest([
    "O înregistrare nouă nu poate avea deja un id.",
    "Новая запись не может уже иметь id.",
  ]),
  idinvalid: badRequest(["Id-ul din corp diferă de cel din adresă.", "Id в теле отличается от id в адресе."]),
  neautentificat: unauthenticated([
    "Nu sunteți autentificat sau autentificarea s-a încheiat. Intrați din nou.",
    "Вы не вошли, или ваш вход завершён. Войдите снова.",
  ]),
  certificatNeacceptat: unauthenticated([
    "Certificatul de client lipsește sau nu este acceptat. Sistemele apelează cu certificat adresa {adresa}.",
    "Клиентский сертификат отсутствует или не принимается. Системы обращаются с сертификатом по адресу {adresa}.",
  ]),
  certificateFaraAdresa: unauthenticated([
    "Această instalare nu are o adresă pentru sistemele cu certificat de client.",
    "У этой установки нет адреса для систем с клиентским сертификатом.",
  ]),
  nuSeRuleaza: forbidden([
    "Conținutul se descarcă; paginile nu îl pot rula.",
    "Содержимое можно скачать, но страницы не могут его выполнять.",
  ]),
  interzis: forbidden(["Nu aveți dreptul la această operațiune.", "У вас нет права на эту операцию."]),
  negasit: notFound(["Resursa nu există.", "Ресурс не существует."]),
  adresaNecunoscuta: notFound([
    "Nu există adresa {metoda} {adresa}.",
    "Адрес {metoda} {adresa} не существует.",
  ]),
  metodaNepermisa: methodNotAllowed([
    "Adresa nu acceptă {metoda}; acceptă {permise}.",
    "Адрес не принимает {metoda}; принимает {permise}.",
  ]),
  conflict: conflict([
    "Starea înregistrării nu permite operațiunea.",
    "Состояние записи не допускает эту операцию.",
  ]),
  idOcupat: conflict(["Id-ul este deja folosit.", "Id уже используется."]),
  concurenta: unavailable([
    "Înregistrarea este schimbată chiar acum de alte cereri; încercați din nou.",
    "Запись прямо сейчас изменяется другими запросами; повторите попытку.",
  ]),
  versiuneDepasita: stale([
    "Înregistrarea s-a schimbat de la citirea ei; citiți-o din nou.",
    "Запись изменилась после чтения; прочитайте её снова.",
  ]),
  preaMareDeOdata: tooLarge([
    "Conținutul depășește {limita} octeți pe cerere. Trimiteți-l pe părți: POST {adresa}.",
    "Объём превышает {limita} байт на запрос. Отправьте его по частям: POST {adresa}.",
  ]),
  preaMare: tooLarge(["Conținutul depășește {limita} octeți.", "Объём превышает {limita} байт."]),
  tipNeacceptat: unsupportedMedia([
    "Tipul {tip} nu este acceptat aici; trimiteți {acceptate}.",
    "Тип {tip} здесь не принимается; отправьте {acceptate}.",
  ]),
  interval: rangeNotSatisfiable([
    "Intervalul cerut este în afara conținutului.",
    "Запрошенный диапазон вне содержимого.",
  ]),
  inconsecvent: unprocessable(["Datele se contrazic.", "Данные противоречат друг другу."]),
  cheieRefolosita: unprocessable([
    "Idempotency-Key a fost folosit deja pentru un alt conținut.",
    "Idempotency-Key уже использован для другого содержимого.",
  ]),
  cheieIncorecta: badRequest([
    "Idempotency-Key are între 1 și 255 de caractere vizibile.",
    "Idempotency-Key содержит от 1 до 255 видимых символов.",
  ]),
  cerereInCurs: conflict([
    "Aceeași cerere este încă în lucru; repetați-o peste câteva secunde.",
    "Такой же запрос ещё выполняется; повторите через несколько секунд.",
  ]),
  continutInfectat: locked([
    "Scanarea a găsit un virus în acest conținut: nu se dă nimănui până când doi administratori îl eliberează sau îl elimină.",
    "Проверка нашла в этом содержимом вирус: оно никому не выдаётся, пока два администратора не освободят или не уничтожат его.",
  ]),
  continutNescanat: locked([
    "Conținutul nu a trecut încă de scanarea de viruși; până atunci îl citesc numai cei care îl pot modifica.",
    "Содержимое ещё не прошло проверку на вирусы; до этого его читают только те, кто может его изменять.",
  ]),
  preaMulteCereri: tooManyRequests([
    "Prea multe cereri; încercați peste {secunde} s.",
    "Слишком много запросов; повторите через {secunde} с.",
  ]),
  filtruNecunoscut: badRequest([
    "Nu se poate filtra după {camp}; se poate după {campuri}.",
    "Фильтр по {camp} невозможен; возможны {campuri}.",
  ]),
  operatorNecunoscut: badRequest([
    "Filtrul {camp} nu cunoaște operatorul {operator}; cunoaște {operatori}.",
    "Фильтр {camp} не знает оператора {operator}; знает {operatori}.",
  ]),
  filtru: badRequest([
    "Valoarea filtrului nu se potrivește câmpului sau operatorului.",
    "Значение фильтра не подходит полю или оператору.",
  ]),
  sortareNecunoscuta: badRequest([
    "Nu se poate sorta după {camp}; se poate după {campuri}.",
    "Сортировка по {camp} невозможна; возможна по {campuri}.",
  ]),
  paginaPreaDeparte: badRequest([
    "page × size nu poate depăși {limita}; continuați cu cursorul din antetul Link.",
    "page × size не может превышать {limita}; продолжайте с курсором из заголовка Link.",
  ]),
  cursorIncorect: badRequest([
    "Cursorul nu este al acestei liste; începeți de la prima pagină.",
    "Курсор не относится к этому списку; начните с первой страницы.",
  ]),
  preaMulteRanduri: badRequest([
    "Lista depășește {limita} de rânduri pentru acest filtru sau sortare; restrângeți cu {filtre}.",
    "Список превышает {limita} строк для этого фильтра или сортировки; сузьте с помощью {filtre}.",
  ]),
  intern: fault([
    "Eroare internă; comunicați codul de corelare {correlationId}.",
    "Внутренняя ошибка; сообщите код корреляции {correlationId}.",
  ]),
  indisponibil: unavailable([
    "Serviciul nu răspunde acum; încercați din nou peste puțin timp.",
    "Сервис сейчас не отвечает; повторите попытку немного позже.",
  ]),
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
  message: refusal.text,
});

/** A refusal of one or more named fields. */
export const invalidFields = (fields: FieldError[]): AppError =>
  kernel.validare({ campuri: fields.map((f) => f.field || "body").join(", ") }, { fields });

export const invalidField = (field: string, refusal: Refusal): AppError =>
  invalidFields([wrongField(field, refusal)]);

/** A field names a record that does not exist, or none that the caller may name. */
export const unknownReference = (field: string): AppError => invalidField(field, kernel.necunoscut);
