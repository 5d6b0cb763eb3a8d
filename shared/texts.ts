import type { Language } from "./context.ts";
import type { ErrorValues } from "./errors.ts";

/** A text for people, in the languages of the administration. */
export type Text = Record<Language, string>;

/** Texts of refusals by their key; `{name}` stands for a value. */
export type Texts = Record<string, Text>;

/** The refusals that the kernel itself makes. A service adds its own. */
export const kernelTexts: Texts = {
  cerereIncorecta: { ro: "Cererea nu poate fi înțeleasă.", ru: "Запрос не может быть понят." },
  validare: { ro: "Verificați câmpurile: {campuri}.", ru: "Проверьте поля: {campuri}." },
  obligatoriu: { ro: "Câmpul este obligatoriu.", ru: "Поле обязательно." },
  codExista: { ro: "Codul {cod} este deja folosit.", ru: "Код {cod} уже используется." },
  nimicVizibil: {
    ro: "Textul nu are niciun caracter vizibil.",
    ru: "В тексте нет ни одного видимого знака.",
  },
  jsonIncorect: { ro: "Corpul cererii nu este JSON valid.", ru: "Тело запроса не является корректным JSON." },
  cheieInterzisa: { ro: "Un câmp cu acest nume nu este permis.", ru: "Поле с таким именем не допускается." },
  jsonPreaAdanc: {
    ro: "Corpul JSON este imbricat mai adânc de {limita} niveluri.",
    ru: "Вложенность JSON превышает {limita} уровней.",
  },
  corpLipsa: { ro: "Corpul cererii lipsește.", ru: "Тело запроса отсутствует." },
  adresaIncorecta: {
    ro: "Adresa conține o secvență % incorectă.",
    ru: "Адрес содержит неверную последовательность %.",
  },
  formularIncorect: {
    ro: "Corpul multipart este incomplet sau incorect.",
    ru: "Тело multipart неполно или неверно.",
  },
  jumatateDeCaracter: {
    ro: "Textul conține o jumătate de caracter (surogat UTF-16 fără pereche).",
    ru: "Текст содержит половину символа (суррогат UTF-16 без пары).",
  },
  campNecunoscut: { ro: "Nu există un câmp cu acest nume.", ru: "Поля с таким именем нет." },
  campRepetat: { ro: "Câmpul este trimis de mai multe ori.", ru: "Поле передано несколько раз." },
  idnpIncorect: {
    ro: "IDNP-ul are 13 cifre, ultima fiind cea de control.",
    ru: "IDNP состоит из 13 цифр, последняя — контрольная.",
  },
  idnoIncorect: {
    ro: "IDNO-ul are 13 cifre, ultima fiind cea de control.",
    ru: "IDNO состоит из 13 цифр, последняя — контрольная.",
  },
  secretPentruAltServer: {
    ro: "Adresa este a altui server: secretul trebuie trimis din nou.",
    ru: "Это адрес другого сервера: секрет нужно отправить снова.",
  },
  necunoscut: { ro: "Nu există o astfel de înregistrare.", ru: "Такой записи не существует." },
  preaLung: { ro: "Valoarea este prea lungă.", ru: "Слишком длинное значение." },
  fisierGol: { ro: "Fișierul este gol.", ru: "Файл пуст." },
  idexists: {
    ro: "O înregistrare nouă nu poate avea deja un id.",
    ru: "Новая запись не может уже иметь id.",
  },
  idinvalid: { ro: "Id-ul din corp diferă de cel din adresă.", ru: "Id в теле отличается от id в адресе." },
  neautentificat: {
    ro: "Autentificați-vă și trimiteți tokenul în antetul Authorization.",
    ru: "Войдите в систему и передайте токен в заголовке Authorization.",
  },
  certificatNeacceptat: {
    ro: "Certificatul de client lipsește sau nu este acceptat. Sistemele apelează cu certificat adresa {adresa}.",
    ru: "Клиентский сертификат отсутствует или не принимается. Системы обращаются с сертификатом по адресу {adresa}.",
  },
  certificateFaraAdresa: {
    ro: "Această instalare nu are o adresă pentru sistemele cu certificat de client.",
    ru: "У этой установки нет адреса для систем с клиентским сертификатом.",
  },
  nuSeRuleaza: {
    ro: "Conținutul se descarcă; paginile nu îl pot rula.",
    ru: "Содержимое можно скачать, но страницы не могут его выполнять.",
  },
  interzis: { ro: "Nu aveți dreptul la această operațiune.", ru: "У вас нет права на эту операцию." },
  negasit: { ro: "Resursa nu există.", ru: "Ресурс не существует." },
  adresaNecunoscuta: {
    ro: "Nu există adresa {metoda} {adresa}.",
    ru: "Адрес {metoda} {adresa} не существует.",
  },
  metodaNepermisa: {
    ro: "Adresa nu acceptă {metoda}; acceptă {permise}.",
    ru: "Адрес не принимает {metoda}; принимает {permise}.",
  },
  conflict: {
    ro: "Starea înregistrării nu permite operațiunea.",
    ru: "Состояние записи не допускает эту операцию.",
  },
  idOcupat: { ro: "Id-ul este deja folosit.", ru: "Id уже используется." },
  concurenta: {
    ro: "Înregistrarea este schimbată chiar acum de alte cereri; încercați din nou.",
    ru: "Запись прямо сейчас изменяется другими запросами; повторите попытку.",
  },
  versiuneDepasita: {
    ro: "Înregistrarea s-a schimbat de la citirea ei; citiți-o din nou.",
    ru: "Запись изменилась после чтения; прочитайте её снова.",
  },
  preaMareDeOdata: {
    ro: "Conținutul depășește {limita} octeți pe cerere. Trimiteți-l pe părți: POST {adresa}.",
    ru: "Объём превышает {limita} байт на запрос. Отправьте его по частям: POST {adresa}.",
  },
  preaMare: { ro: "Conținutul depășește {limita} octeți.", ru: "Объём превышает {limita} байт." },
  tipNeacceptat: {
    ro: "Tipul {tip} nu este acceptat aici; trimiteți {acceptate}.",
    ru: "Тип {tip} здесь не принимается; отправьте {acceptate}.",
  },
  interval: {
    ro: "Intervalul cerut este în afara conținutului.",
    ru: "Запрошенный диапазон вне содержимого.",
  },
  inconsecvent: { ro: "Datele se contrazic.", ru: "Данные противоречат друг другу." },
  cheieRefolosita: {
    ro: "Idempotency-Key a fost folosit deja pentru un alt conținut.",
    ru: "Idempotency-Key уже использован для другого содержимого.",
  },
  cheieIncorecta: {
    ro: "Idempotency-Key are între 1 și 255 de caractere vizibile.",
    ru: "Idempotency-Key содержит от 1 до 255 видимых символов.",
  },
  cerereInCurs: {
    ro: "Aceeași cerere este încă în lucru; repetați-o peste câteva secunde.",
    ru: "Такой же запрос ещё выполняется; повторите через несколько секунд.",
  },
  preaMulteCereri: {
    ro: "Prea multe cereri; încercați peste {secunde} s.",
    ru: "Слишком много запросов; повторите через {secunde} с.",
  },
  filtruNecunoscut: {
    ro: "Nu se poate filtra după {camp}; se poate după {campuri}.",
    ru: "Фильтр по {camp} невозможен; возможны {campuri}.",
  },
  operatorNecunoscut: {
    ro: "Filtrul {camp} nu cunoaște operatorul {operator}; cunoaște {operatori}.",
    ru: "Фильтр {camp} не знает оператора {operator}; знает {operatori}.",
  },
  filtru: {
    ro: "Valoarea filtrului nu se potrivește câmpului sau operatorului.",
    ru: "Значение фильтра не подходит полю или оператору.",
  },
  sortareNecunoscuta: {
    ro: "Nu se poate sorta după {camp}; se poate după {campuri}.",
    ru: "Сортировка по {camp} невозможна; возможна по {campuri}.",
  },
  paginaPreaDeparte: {
    ro: "page × size nu poate depăși {limita}; continuați cu cursorul din antetul Link.",
    ru: "page × size не может превышать {limita}; продолжайте с курсором из заголовка Link.",
  },
  cursorIncorect: {
    ro: "Cursorul nu este al acestei liste; începeți de la prima pagină.",
    ru: "Курсор не относится к этому списку; начните с первой страницы.",
  },
  preaMulteRanduri: {
    ro: "Lista depășește {limita} de rânduri pentru acest filtru sau sortare; restrângeți cu {filtre}.",
    ru: "Список превышает {limita} строк для этого фильтра или сортировки; сузьте с помощью {filtre}.",
  },
  intern: {
    ro: "Eroare internă; comunicați codul de corelare {correlationId}.",
    ru: "Внутренняя ошибка; сообщите код корреляции {correlationId}.",
  },
  indisponibil: {
    ro: "Serviciul nu răspunde acum; încercați din nou peste puțin timp.",
    ru: "Сервис сейчас не отвечает; повторите попытку немного позже.",
  },
  indexulSeReface: {
    ro: "Indexul de căutare se reface; căutările și listele ordonate răspund după ce este complet.",
    ru: "Поисковый индекс восстанавливается; поиск и упорядоченные списки ответят, когда он будет готов.",
  },
};

/** The text of `key` with its placeholders filled; the key itself if no catalogue has it. */
export function textOf(texts: Texts, key: string, language: Language, values: ErrorValues = {}): string {
  const text = texts[key] ?? kernelTexts[key];
  if (!text) return key;
  return text[language].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
