import { conformanceWords } from "./conformance-words.js";
import { connectorWords } from "./connectors-words.js";
import { noticeWords } from "./notices-words.js";
import { readingWords } from "./reading-words.js";
import { registryWords } from "./registry-words.js";
import { searchWords } from "./search-words.js";
import { sharingWords } from "./sharing-words.js";
import { signingWords } from "./signing-words.js";
import { templateWords } from "./template-words.js";
import { zoneWords } from "./zones-words.js";

/** Every text of the pages, in Romanian and in Russian. */
export const words = {
  ...conformanceWords,
  ...connectorWords,
  ...noticeWords,
  ...readingWords,
  ...registryWords,
  ...searchWords,
  ...sharingWords,
  ...signingWords,
  ...templateWords,
  ...zoneWords,
  skip: ["Sari la conținut", "К содержанию"],
  title: ["Serviciile comune ale administrației digitale", "Общие сервисы цифровой администрации"],
  lead: [
    "Încărcați un document, adăugați versiuni, readuceți una veche, descărcați-o. Tot ce vedeți trece prin API-ul public.",
    "Загрузите документ, добавьте версии, верните старую, скачайте её. Всё, что вы видите, идёт через открытый API.",
  ],
  signIn: ["Autentificare", "Вход"],
  signInNow: ["Intră", "Войти"],
  signOut: ["Ieșire", "Выйти"],
  signInHint: [
    "Alegeți un utilizator demonstrativ. Parola tuturor este",
    "Выберите демо-пользователя. Пароль у всех:",
  ],
  login: ["Utilizator", "Пользователь"],
  password: ["Parola", "Пароль"],

  documents: ["Documente", "Документы"],
  noDocuments: ["Nu există încă niciun document.", "Документов пока нет."],
  beyondEnd: ["Lista nu are atâtea pagini.", "В списке нет столько страниц."],
  range: ["{first}–{last} din {total}", "{first}–{last} из {total}"],
  rangeAtLeast: ["{first}–{last} din cel puțin {total}", "{first}–{last} из не менее чем {total}"],
  pages: ["Paginile listei", "Страницы списка"],
  pageOf: ["Pagina {page} din {pages}", "Страница {page} из {pages}"],
  firstPage: ["Prima", "Первая"],
  previousPage: ["Înapoi", "Назад"],
  nextPage: ["Înainte", "Вперёд"],
  show: ["Arată", "Показать"],
  "list.all": ["active și arhivate", "активные и архивные"],
  "list.ACTIV": ["doar active", "только активные"],
  "list.ARHIVAT": ["doar arhivate", "только архивные"],
  "list.STERS": ["doar șterse", "только удалённые"],

  upload: ["Document nou", "Новый документ"],
  uploadNow: ["Încarcă", "Загрузить"],
  dropFile: ["Alegeți un fișier sau trageți-l aici", "Выберите файл или перетащите его сюда"],
  fileHint: ["Orice fișier de până la {most}", "Любой файл до {most}"],
  inParts: ["se trimite pe părți", "отправляется по частям"],
  oneFile: ["Trageți câte un fișier.", "Перетаскивайте по одному файлу."],
  file: ["Fișier", "Файл"],
  name: ["Denumire (dacă lipsește, numele fișierului)", "Название (если пусто, имя файла)"],
  "title.of": ["Denumire", "Название"],
  description: ["Descriere", "Описание"],
  protection: ["Protecție", "Защита"],
  unprotected: ["fără", "нет"],
  encrypted: ["criptat", "шифрование"],
  withPassword: ["criptat, cu parolă la descărcare", "шифрование и пароль при скачивании"],
  documentPassword: ["Parola documentului", "Пароль документа"],
  sending: ["{name}: se trimite…", "{name}: отправка…"],
  sent: ["{name}: {sent} din {total}", "{name}: {sent} из {total}"],
  checking: ["{name}: a sosit, se verifică…", "{name}: получено, проверяется…"],
  cancel: ["Renunță", "Отмена"],

  closeDocument: ["Închide documentul", "Закрыть документ"],
  code: ["Cod", "Код"],
  createdBy: ["Creat de", "Создал"],
  changed: ["Modificat", "Изменён"],
  rename: ["Redenumește", "Переименовать"],
  archive: ["Arhivează", "В архив"],
  reactivate: ["Reactivează", "Восстановить"],
  remove: ["Șterge", "Удалить"],
  save: ["Păstrează", "Сохранить"],
  undo: ["Anulează", "Отменить"],
  close: ["Închide", "Закрыть"],
  versions: ["Versiuni", "Версии"],
  noFile: ["fără fișier", "без файла"],
  noContent: ["Documentul nu are încă un fișier.", "У документа пока нет файла."],
  version: ["Versiunea", "Версия"],
  current: ["curentă", "текущая"],
  download: ["Descarcă", "Скачать"],
  preview: ["Vezi", "Просмотр"],
  restore: ["Readu", "Вернуть"],
  addVersion: ["Versiune nouă", "Новая версия"],
  comment: ["Comentariu", "Комментарий"],
  add: ["Adaugă", "Добавить"],

  open: ["Deschide", "Открыть"],
  uploaded: ["„{denumire}” a fost încărcat.", "«{denumire}» загружен."],
  added: ["„{denumire}” are o versiune nouă.", "У «{denumire}» новая версия."],
  restored: [
    "Versiunea {numar} este din nou curentă, ca versiune nouă.",
    "Версия {numar} снова текущая, как новая версия.",
  ],
  conflictTitle: ["S-a schimbat între timp", "Изменено за это время"],
  conflictHint: [
    "Altcineva a schimbat textul după ce l-ați deschis. Alegeți care rămâne.",
    "Кто-то изменил текст после того, как вы его открыли. Выберите, какой останется.",
  ],
  conflictSeenHint: [
    "Altcineva a schimbat ce vedeați. Verificați înainte de a continua.",
    "Кто-то изменил то, что вы видели. Проверьте, прежде чем продолжить.",
  ],
  conflictMine: ["Textul dumneavoastră", "Ваш текст"],
  conflictSeen: ["Ce vedeați", "Что вы видели"],
  conflictStored: ["Ce este păstrat", "Что сохранено"],
  keepMine: ["Păstrează textul meu", "Оставить мой текст"],
  keepStored: ["Lasă ce este păstrat", "Оставить сохранённое"],
  actAnyway: ["{act} totuși", "{act}: всё равно"],
  status: ["Stare", "Состояние"],
  ACTIV: ["activ", "активный"],
  "refused.versiuneDepasita": [
    "S-a schimbat între timp. Reîncărcați pagina și încercați din nou.",
    "Изменено за это время. Обновите страницу и повторите.",
  ],
  renamed: ["Documentul a fost schimbat.", "Документ изменён."],
  archived: ["„{denumire}” este în arhivă.", "«{denumire}» в архиве."],
  removed: ["„{denumire}” a fost șters.", "«{denumire}» удалён."],
  reactivated: ["„{denumire}” este din nou activ.", "«{denumire}» снова активен."],
  verified: ["Descărcat: {name}. SHA-256 se potrivește.", "Скачано: {name}. SHA-256 совпадает."],
  downloading: ["Descărcarea a început.", "Скачивание началось."],

  refused: ["Cererea a fost refuzată.", "Запрос отклонён."],
  "refused.offline": ["Serverul nu răspunde.", "Сервер не отвечает."],
  "refused.unavailable": [
    "Serverul nu poate răspunde acum; încercați din nou.",
    "Сервер сейчас не может ответить; повторите попытку.",
  ],
  "refused.damaged": [
    "Fișierul primit diferă de cel păstrat: SHA-256 nu se potrivește. Descărcați-l din nou.",
    "Полученный файл отличается от сохранённого: SHA-256 не совпадает. Скачайте его ещё раз.",
  ],
  "refused.neautentificat": [
    "Sesiunea s-a încheiat. Autentificați-vă din nou.",
    "Сеанс завершён. Войдите снова.",
  ],
  "refused.validare": ["Verificați ce ați scris.", "Проверьте введённое."],
  "refused.cerereIncorecta": ["Verificați ce ați scris.", "Проверьте введённое."],
  "refused.fisierGol": ["Fișierul este gol.", "Файл пуст."],
  "refused.preaMare": ["Fișierul este prea mare.", "Файл слишком большой."],
  "refused.tipNeacceptat": ["Acest fel de fișier nu se primește.", "Файлы этого вида не принимаются."],
  "refused.parolaLinkuluiNecesara": [
    "Linkul are parolă: scrieți-o și încercați din nou.",
    "У ссылки есть пароль: введите его и повторите.",
  ],
  "refused.parolaNecesara": [
    "Documentul este protejat: scrieți parola lui și încercați din nou.",
    "Документ защищён: введите его пароль и повторите.",
  ],
  "refused.continutNesigilat": [
    "Conținutul nu este criptat, deci documentul nu poate deveni secret.",
    "Содержимое не зашифровано, поэтому документ не может стать секретным.",
  ],
  "refused.cheieRefolosita": [
    "Cererea a fost deja trimisă, cu alt conținut.",
    "Запрос уже был отправлен с другим содержимым.",
  ],
  "refused.cheieIncorecta": ["Cererea nu poate fi trimisă așa.", "Запрос нельзя отправить в таком виде."],
  "refused.paginaPreaDeparte": [
    "Lista se răsfoiește până la 10 000 de documente; alegeți o parte a ei.",
    "Список просматривается до 10 000 документов; выберите его часть.",
  ],
  "refused.cursorIncorect": ["Începeți de la prima pagină.", "Начните с первой страницы."],
  "refused.preaMulteRanduri": [
    "Lista este prea lungă; alegeți o parte a ei.",
    "Список слишком длинный; выберите его часть.",
  ],
  "refused.preaMulteContainere": [
    "Lista este prea lungă; alegeți o parte a ei.",
    "Список слишком длинный; выберите его часть.",
  ],
  "refused.adresaNecunoscuta": ["Aici nu este nimic.", "Здесь ничего нет."],
  "refused.documentSters": [
    "Documentul este șters; reactivați-l înainte de descărcare.",
    "Документ удалён; восстановите его перед скачиванием.",
  ],

  services: ["Servicii", "Сервисы"],
  apiPage: ["referința API", "справка API"],
  health: ["stare", "состояние"],
  up: ["funcționează", "работает"],
  down: ["nu funcționează", "не работает"],
  more: ["Încă", "Ещё"],
  mail: ["Mesajele trimise de sistem", "Письма системы"],
  mailLead: [
    "Sistemul nu trimite nimic în afară: orice mesaj ajunge aici.",
    "Система ничего не отправляет наружу: все письма приходят сюда.",
  ],
  sms: ["SMS-urile trimise de sistem", "SMS системы"],
  smsLead: [
    "Gateway-ul local primește orice SMS și trimite o recipisă.",
    "Локальный шлюз принимает любое SMS и присылает уведомление о доставке.",
  ],
  smsReply: ["Răspuns de pe un telefon", "Ответ с телефона"],
  smsReplyLead: [
    "STOP refuză categoria ultimului SMS către acel număr, START o reia; orice alt text ajunge la sistemul care l-a trimis.",
    "STOP отклоняет категорию последнего SMS на этот номер, START возвращает её; любой другой текст получает отправившая система.",
  ],
  smsReplyFrom: ["Numărul care răspunde", "Номер, который отвечает"],
  smsReplyText: ["Textul", "Текст"],
  smsReplySend: ["Trimite răspunsul", "Отправить ответ"],
  smsReplyAs: ["Răspunde", "Ответить"],
  smsReplied: ["Răspunsul a fost primit.", "Ответ принят."],
  smsNotReplied: ["Răspunsul nu a fost primit.", "Ответ не принят."],
  push: ["Mesajele push din browserul demonstrativ", "Push-сообщения демонстрационного браузера"],
  pushLead: [
    "Serviciul local verifică semnătura, iar browserul demonstrativ decriptează fiecare mesaj.",
    "Локальный сервис проверяет подпись, а демонстрационный браузер расшифровывает каждое сообщение.",
  ],
  mailHtml: ["Partea HTML a mesajului", "HTML-часть письма"],
  mailHeaders: ["Antete", "Заголовки"],
  attachments: ["Anexe", "Вложения"],
  noMail: ["Încă nu s-a trimis niciun mesaj.", "Писем пока нет."],
  cloud: ["norul local (DynamoDB, S3, SQS, KMS)", "локальное облако (DynamoDB, S3, SQS, KMS)"],
  tour: ["treaba principală, pas cu pas", "главная работа, шаг за шагом"],
  reset: ["șterge tot ce s-a stocat", "удаляет всё сохранённое"],
  passwordOf: ["Parola documentului „{denumire}”:", "Пароль документа «{denumire}»:"],

  ARHIVAT: ["arhivat", "в архиве"],
  STERS: ["șters", "удалён"],
  PURJAT: ["eliminat", "уничтожен"],
  CRIPTAT: ["criptat", "шифрован"],
  PAROLA: ["cu parolă", "с паролем"],
  SECRET: ["secret", "секретный"],
  PUBLIC: ["public", "открытый"],
};

export const languages = ["ro", "ru"];
const kept = localStorage.getItem("language");
let language = languages.includes(kept) ? kept : "ro";

export const currentLanguage = () => language;

export const isWord = (key) => Object.hasOwn(words, key);

/** A text in the chosen language, with its placeholders filled in. */
export const word = (key, values = {}) =>
  words[key][languages.indexOf(language)].replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));

/** Translates the page and connects the language buttons; `changed` renders the rest again. */
export function speak(changed) {
  const buttons = [...document.querySelectorAll("[data-language]")];
  const render = () => {
    document.documentElement.lang = language;
    for (const element of document.querySelectorAll("[data-word]"))
      element.textContent = word(element.dataset.word);
    for (const button of buttons)
      button.setAttribute("aria-pressed", String(button.dataset.language === language));
    changed();
  };
  for (const button of buttons) {
    button.addEventListener("click", () => {
      language = button.dataset.language;
      localStorage.setItem("language", language);
      render();
    });
  }
  render();
}
