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
  cerereIncorecta: badRequest([
    "Cererea nu poate fi înțeleasă.",
    "Запрос не может быть понят.",
    "The request cannot be understood.",
  ]),
  validare: badRequest([
    "Verificați câmpurile: {campuri}.",
    "Проверьте поля: {campuri}.",
    "Check these fields: {campuri}.",
  ]),
  obligatoriu: badRequest(["Câmpul este obligatoriu.", "Поле обязательно.", "This field is required."]),
  codExista: conflict([
    "Codul {cod} este deja folosit.",
    "Код {cod} уже используется.",
    "The code {cod} is already in use.",
  ]),
  nimicVizibil: badRequest([
    "Textul nu are niciun caracter vizibil.",
    "В тексте нет ни одного видимого знака.",
    "The text has no visible character.",
  ]),
  jsonIncorect: badRequest([
    "Corpul cererii nu este JSON valid.",
    "Тело запроса не является корректным JSON.",
    "The request body is not valid JSON.",
  ]),
  cheieInterzisa: badRequest([
    "Un câmp cu acest nume nu este permis.",
    "Поле с таким именем не допускается.",
    "A field with this name is not allowed.",
  ]),
  jsonPreaAdanc: badRequest([
    "Corpul JSON este imbricat mai adânc de {limita} niveluri.",
    "Вложенность JSON превышает {limita} уровней.",
    "The JSON body is nested deeper than {limita} levels.",
  ]),
  corpLipsa: badRequest([
    "Corpul cererii lipsește.",
    "Тело запроса отсутствует.",
    "The request body is missing.",
  ]),
  adresaIncorecta: badRequest([
    "Adresa conține o secvență % incorectă.",
    "Адрес содержит неверную последовательность %.",
    "The address contains an incorrect % sequence.",
  ]),
  formularIncorect: badRequest([
    "Corpul multipart este incomplet sau incorect.",
    "Тело multipart неполно или неверно.",
    "The multipart body is incomplete or incorrect.",
  ]),
  jumatateDeCaracter: badRequest([
    "Textul conține o jumătate de caracter (surogat UTF-16 fără pereche).",
    "Текст содержит половину символа (суррогат UTF-16 без пары).",
    "The text contains half a character (an unpaired UTF-16 surrogate).",
  ]),
  campNecunoscut: badRequest([
    "Nu există un câmp cu acest nume.",
    "Поля с таким именем нет.",
    "There is no field with this name.",
  ]),
  campRepetat: badRequest([
    "Câmpul este trimis de mai multe ori.",
    "Поле передано несколько раз.",
    "The field was sent more than once.",
  ]),
  idnpIncorect: badRequest([
    "IDNP-ul are 13 cifre, ultima fiind cea de control.",
    "IDNP состоит из 13 цифр, последняя — контрольная.",
    "An IDNP has 13 digits, and the last one is a check digit.",
  ]),
  idnoIncorect: badRequest([
    "IDNO-ul are 13 cifre, ultima fiind cea de control.",
    "IDNO состоит из 13 цифр, последняя — контрольная.",
    "An IDNO has 13 digits, and the last one is a check digit.",
  ]),
  secretPentruAltServer: badRequest([
    "Adresa este a altui server: secretul trebuie trimis din nou.",
    "Это адрес другого сервера: секрет нужно отправить снова.",
    "The address belongs to another server, so the secret must be sent again.",
  ]),
  necunoscut: badRequest([
    "Nu există o astfel de înregistrare.",
    "Такой записи не существует.",
    "There is no such record.",
  ]),
  preaLung: badRequest(["Valoarea este prea lungă.", "Слишком длинное значение.", "The value is too long."]),
  fisierGol: badRequest(["Fișierul este gol.", "Файл пуст.", "The file is empty."]),
  idexists: badRequest([
    "O înregistrare nouă nu poate avea deja un id.",
    "Новая запись не может уже иметь id.",
    "A new record cannot have an id already.",
  ]),
  idinvalid: badRequest([
    "Id-ul din corp diferă de cel din adresă.",
    "Id в теле отличается от id в адресе.",
    "The id in the body differs from the one in the address.",
  ]),
  neautentificat: unauthenticated([
    "Nu sunteți autentificat sau autentificarea s-a încheiat. Intrați din nou.",
    "Вы не вошли, или ваш вход завершён. Войдите снова.",
    "You are not signed in, or your session has ended. Sign in again.",
  ]),
  certificatNeacceptat: unauthenticated([
    "Certificatul de client lipsește sau nu este acceptat. Sistemele apelează cu certificat adresa {adresa}.",
    "Клиентский сертификат отсутствует или не принимается. Системы обращаются с сертификатом по адресу {adresa}.",
    "The client certificate is missing or not accepted. Systems with a certificate call the address {adresa}.",
  ]),
  certificateFaraAdresa: unauthenticated([
    "Această instalare nu are o adresă pentru sistemele cu certificat de client.",
    "У этой установки нет адреса для систем с клиентским сертификатом.",
    "This installation has no address for systems with a client certificate.",
  ]),
  nuSeRuleaza: forbidden([
    "Conținutul se descarcă; paginile nu îl pot rula.",
    "Содержимое можно скачать, но страницы не могут его выполнять.",
    "The content can be downloaded, but pages cannot run it.",
  ]),
  interzis: forbidden([
    "Nu aveți dreptul la această operațiune.",
    "У вас нет права на эту операцию.",
    "You do not have the right to do this.",
  ]),
  negasit: notFound(["Resursa nu există.", "Ресурс не существует.", "The resource does not exist."]),
  adresaNecunoscuta: notFound([
    "Nu există adresa {metoda} {adresa}.",
    "Адрес {metoda} {adresa} не существует.",
    "The address {metoda} {adresa} does not exist.",
  ]),
  metodaNepermisa: methodNotAllowed([
    "Adresa nu acceptă {metoda}; acceptă {permise}.",
    "Адрес не принимает {metoda}; принимает {permise}.",
    "The address does not accept {metoda}; it accepts {permise}.",
  ]),
  conflict: conflict([
    "Starea înregistrării nu permite operațiunea.",
    "Состояние записи не допускает эту операцию.",
    "The state of the record does not allow this.",
  ]),
  idOcupat: conflict(["Id-ul este deja folosit.", "Id уже используется.", "The id is already in use."]),
  concurenta: unavailable([
    "Înregistrarea este schimbată chiar acum de alte cereri; încercați din nou.",
    "Запись прямо сейчас изменяется другими запросами; повторите попытку.",
    "Other requests are changing the record right now; try again.",
  ]),
  versiuneDepasita: stale([
    "Înregistrarea s-a schimbat de la citirea ei; citiți-o din nou.",
    "Запись изменилась после чтения; прочитайте её снова.",
    "The record has changed since you read it; read it again.",
  ]),
  preaMareDeOdata: tooLarge([
    "Conținutul depășește {limita} octeți pe cerere. Trimiteți-l pe părți: POST {adresa}.",
    "Объём превышает {limita} байт на запрос. Отправьте его по частям: POST {adresa}.",
    "The content is larger than {limita} bytes, the most for one request. Send it in parts: POST {adresa}.",
  ]),
  preaMare: tooLarge([
    "Conținutul depășește {limita} octeți.",
    "Объём превышает {limita} байт.",
    "The content is larger than {limita} bytes.",
  ]),
  tipNeacceptat: unsupportedMedia([
    "Tipul {tip} nu este acceptat aici; trimiteți {acceptate}.",
    "Тип {tip} здесь не принимается; отправьте {acceptate}.",
    "The type {tip} is not accepted here; send {acceptate}.",
  ]),
  interval: rangeNotSatisfiable([
    "Intervalul cerut este în afara conținutului.",
    "Запрошенный диапазон вне содержимого.",
    "The requested range is outside the content.",
  ]),
  inconsecvent: unprocessable([
    "Datele se contrazic.",
    "Данные противоречат друг другу.",
    "The data contradict each other.",
  ]),
  cheieRefolosita: unprocessable([
    "Idempotency-Key a fost folosit deja pentru un alt conținut.",
    "Idempotency-Key уже использован для другого содержимого.",
    "This Idempotency-Key was already used for different content.",
  ]),
  cheieIncorecta: badRequest([
    "Idempotency-Key are între 1 și 255 de caractere vizibile.",
    "Idempotency-Key содержит от 1 до 255 видимых символов.",
    "An Idempotency-Key has 1 to 255 visible characters.",
  ]),
  cerereInCurs: conflict([
    "Aceeași cerere este încă în lucru; repetați-o peste câteva secunde.",
    "Такой же запрос ещё выполняется; повторите через несколько секунд.",
    "The same request is still being processed; repeat it in a few seconds.",
  ]),
  continutInfectat: locked([
    "Scanarea a găsit un virus în acest conținut: nu se dă nimănui până când doi administratori îl eliberează sau îl elimină.",
    "Проверка нашла в этом содержимом вирус: оно никому не выдаётся, пока два администратора не освободят или не уничтожат его.",
    "The scan found a virus in this content: nobody can get it until two administrators release or destroy it.",
  ]),
  continutNescanat: locked([
    "Conținutul nu a trecut încă de scanarea de viruși; până atunci îl citesc numai cei care îl pot modifica.",
    "Содержимое ещё не прошло проверку на вирусы; до этого его читают только те, кто может его изменять.",
    "The content has not passed the virus scan yet; until then only those who can change it may read it.",
  ]),
  preaMulteCereri: tooManyRequests([
    "Prea multe cereri; încercați peste {secunde} s.",
    "Слишком много запросов; повторите через {secunde} с.",
    "Too many requests; try again in {secunde} s.",
  ]),
  filtruNecunoscut: badRequest([
    "Nu se poate filtra după {camp}; se poate după {campuri}.",
    "Фильтр по {camp} невозможен; возможны {campuri}.",
    "You cannot filter by {camp}, only by {campuri}.",
  ]),
  operatorNecunoscut: badRequest([
    "Filtrul {camp} nu cunoaște operatorul {operator}; cunoaște {operatori}.",
    "Фильтр {camp} не знает оператора {operator}; знает {operatori}.",
    "The filter {camp} does not know the operator {operator}; it knows {operatori}.",
  ]),
  filtru: badRequest([
    "Valoarea filtrului nu se potrivește câmpului sau operatorului.",
    "Значение фильтра не подходит полю или оператору.",
    "The value of the filter does not fit the field or the operator.",
  ]),
  sortareNecunoscuta: badRequest([
    "Nu se poate sorta după {camp}; se poate după {campuri}.",
    "Сортировка по {camp} невозможна; возможна по {campuri}.",
    "You cannot sort by {camp}, only by {campuri}.",
  ]),
  paginaPreaDeparte: badRequest([
    "page × size nu poate depăși {limita}; continuați cu cursorul din antetul Link.",
    "page × size не может превышать {limita}; продолжайте с курсором из заголовка Link.",
    "page × size cannot exceed {limita}; continue with the cursor from the Link header.",
  ]),
  cursorIncorect: badRequest([
    "Cursorul nu este al acestei liste; începeți de la prima pagină.",
    "Курсор не относится к этому списку; начните с первой страницы.",
    "The cursor does not belong to this list; start from the first page.",
  ]),
  preaMulteRanduri: badRequest([
    "Lista depășește {limita} de rânduri pentru acest filtru sau sortare; restrângeți cu {filtre}.",
    "Список превышает {limita} строк для этого фильтра или сортировки; сузьте с помощью {filtre}.",
    "The list has more than {limita} rows for this filter or sort order; narrow it down with {filtre}.",
  ]),
  intern: fault([
    "Eroare internă; comunicați codul de corelare {correlationId}.",
    "Внутренняя ошибка; сообщите код корреляции {correlationId}.",
    "Internal error; report the correlation code {correlationId}.",
  ]),
  indisponibil: unavailable([
    "Serviciul nu răspunde acum; încercați din nou peste puțin timp.",
    "Сервис сейчас не отвечает; повторите попытку немного позже.",
    "The service is not responding right now; try again shortly.",
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
