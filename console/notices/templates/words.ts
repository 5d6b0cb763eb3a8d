import { words } from "../../words/words.ts";

export const templateWords = words({
  one: ["Șablon", "Шаблон", "Template"],
  create: ["Șablon nou", "Новый шаблон", "New template"],
  subject: ["Subiectul", "Тема", "Subject"],
  body: ["Textul", "Текст", "Text"],
  short: ["Textul scurt, pentru SMS și push", "Краткий текст для SMS и push", "Short text, for SMS and push"],
  categoryHint: [
    "Cu o categorie, destinatarul poate refuza astfel de mesaje.",
    "От сообщений с категорией получатель может отказаться.",
    "With a category, the recipient can refuse such messages.",
  ],
  language: [
    "{{nume}} se completează la trimitere; {{#lista}}…{{/lista}} se repetă pentru fiecare element; Date, Time și RecipientName se completează singure.",
    "{{nume}} заполняется при отправке; {{#lista}}…{{/lista}} повторяется для каждого элемента; Date, Time и RecipientName заполняются сами.",
    "{{nume}} is filled in when sending; {{#lista}}…{{/lista}} is repeated for each item; Date, Time and RecipientName are filled in automatically.",
  ],
  tryValues: ["Valori de probă", "Пробные значения", "Test values"],
  tryValuesHint: [
    "Câte una pe rând, ca suma=120. Rămân numai pe pagina aceasta.",
    "По одному в строке, как suma=120. Остаются только на этой странице.",
    "One per line, such as suma=120. They stay only on this page.",
  ],
  chooseSystem: ["Alegeți sistemul", "Выберите систему", "Choose the system"],
  add: ["Adaugă șablonul", "Добавить шаблон", "Add the template"],
  save: ["Salvează", "Сохранить", "Save"],
  saved: [
    "Șablonul a fost salvat; ce s-a trimis înainte păstrează textele vechi",
    "Шаблон сохранён; отправленное раньше сохраняет прежние тексты",
    "The template was saved; what was sent before keeps the old texts",
  ],
  added: [
    (name: string) => `Șablonul „${name}” a fost adăugat`,
    (name: string) => `Шаблон «${name}» добавлен`,
    (name: string) => `The template ‘${name}’ was added`,
  ],
  errors: {
    system: ["Alegeți sistemul", "Выберите систему", "Choose the system"],
    category: [
      "Categoria are litere mici, cifre și liniuțe, cel mult 64",
      "Категория: строчные буквы, цифры и дефисы, не более 64",
      "The category must have lower-case letters, digits and hyphens, at most 64",
    ],
    subject: ["Scrieți subiectul în română", "Введите тему на румынском", "Enter the subject in Romanian"],
    body: ["Scrieți textul în română", "Введите текст на румынском", "Enter the text in Romanian"],
    both: [
      "O limbă are și subiect, și text",
      "У языка есть и тема, и текст",
      "Enter both a subject and a text for a language",
    ],
    short: [
      "Scrieți textul scurt și în română",
      "Введите краткий текст и на румынском",
      "Enter the short text in Romanian too",
    ],
  },
});
