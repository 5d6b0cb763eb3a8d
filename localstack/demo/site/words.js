/** Every text of the pages, in both languages. */
const words = {
  skip: ["Sari la conținut", "К содержанию"],
  title: ["Serviciile comune ale administrației digitale", "Общие сервисы цифровой администрации"],
  lead: [
    "Încărcați un document, adăugați versiuni, readuceți una veche, descărcați-o. Tot ce vedeți trece prin API-ul public.",
    "Загрузите документ, добавьте версии, верните старую, скачайте её. Всё, что вы видите, идёт через открытый API.",
  ],
  signIn: ["Autentificare", "Вход"],
  signOut: ["Ieșire", "Выйти"],
  signInHint: [
    "Alegeți un utilizator demonstrativ. Parola tuturor este",
    "Выберите демо-пользователя. Пароль у всех:",
  ],
  login: ["Utilizator", "Пользователь"],
  password: ["Parola", "Пароль"],
  documents: ["Documente", "Документы"],
  noDocuments: ["Nu există încă niciun document.", "Документов пока нет."],
  upload: ["Document nou", "Новый документ"],
  uploadNow: ["Încarcă", "Загрузить"],
  file: ["Fișier", "Файл"],
  name: ["Denumire (dacă lipsește, numele fișierului)", "Название (если пусто, имя файла)"],
  protection: ["Protecție", "Защита"],
  unprotected: ["fără", "нет"],
  encrypted: ["criptat", "шифрование"],
  withPassword: ["criptat, cu parolă la descărcare", "шифрование и пароль при скачивании"],
  documentPassword: ["Parola documentului", "Пароль документа"],
  versions: ["Versiuni", "Версии"],
  version: ["Versiunea", "Версия"],
  current: ["curentă", "текущая"],
  download: ["Descarcă", "Скачать"],
  restore: ["Readu", "Вернуть"],
  addVersion: ["Versiune nouă", "Новая версия"],
  comment: ["Comentariu", "Комментарий"],
  add: ["Adaugă", "Добавить"],
  close: ["Închide", "Закрыть"],
  uploaded: ["Documentul a fost încărcat.", "Документ загружен."],
  added: ["Versiunea a fost adăugată.", "Версия добавлена."],
  restored: [
    "Versiunea {numar} este din nou curentă, ca versiune nouă.",
    "Версия {numar} снова текущая, как новая версия.",
  ],
  verified: ["Descărcat: {name}. SHA-256 se potrivește.", "Скачано: {name}. SHA-256 совпадает."],
  damaged: ["SHA-256 nu se potrivește!", "SHA-256 не совпадает!"],
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
  noMail: ["Încă nu s-a trimis niciun mesaj.", "Писем пока нет."],
  cloud: ["norul local (DynamoDB, S3, SQS, KMS)", "локальное облако (DynamoDB, S3, SQS, KMS)"],
  tour: ["treaba principală, pas cu pas", "главная работа, шаг за шагом"],
  reset: ["șterge tot ce s-a stocat", "удаляет всё сохранённое"],
  passwordOf: ["Parola documentului „{denumire}”:", "Пароль документа «{denumire}»:"],
  offline: ["Serverul nu răspunde.", "Сервер не отвечает."],
  ACTIV: ["activ", "активен"],
  ARHIVAT: ["arhivat", "в архиве"],
  CRIPTAT: ["criptat", "шифрован"],
  PAROLA: ["cu parolă", "с паролем"],
  SECRET: ["secret", "секретный"],
  PUBLIC: ["public", "открытый"],
};

const languages = ["ro", "ru"];
let language = localStorage.getItem("language") ?? "ro";

export const currentLanguage = () => language;

/** A text in the chosen language, with its placeholders filled in. */
export const word = (key, values = {}) =>
  (words[key]?.[languages.indexOf(language)] ?? key).replace(/\{(\w+)\}/g, (_, name) =>
    String(values[name] ?? ""),
  );

/** Translates the page and connects the language buttons; `changed` renders the rest again. */
export function speak(changed) {
  const render = () => {
    document.documentElement.lang = language;
    for (const element of document.querySelectorAll("[data-word]"))
      element.textContent = word(element.dataset.word);
    for (const button of document.querySelectorAll("[data-language]")) {
      button.setAttribute("aria-pressed", String(button.dataset.language === language));
    }
    changed();
  };
  for (const button of document.querySelectorAll("[data-language]")) {
    button.addEventListener("click", () => {
      language = button.dataset.language;
      localStorage.setItem("language", language);
      render();
    });
  }
  render();
}
