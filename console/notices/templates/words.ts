import { words } from "../../words/words.ts";

export const templateWords = words({
  one: ["Șablon", "Шаблон"],
  create: ["Șablon nou", "Новый шаблон"],
  subject: ["Subiectul", "Тема"],
  body: ["Textul", "Текст"],
  short: ["Textul scurt, pentru SMS și push", "Краткий текст для SMS и push"],
  codeHint: [
    "Unic în sistem: litere latine, cifre, punct, linie.",
    "Уникален в системе: латинские буквы, цифры, точка, дефис.",
  ],
  categoryHint: [
    "Cu o categorie, destinatarul poate refuza astfel de mesaje.",
    "От сообщений с категорией получатель может отказаться.",
  ],
  language: [
    "{{nume}} se completează la trimitere; {{#lista}}…{{/lista}} se repetă pentru fiecare element; Date, Time și RecipientName se completează singure.",
    "{{nume}} заполняется при отправке; {{#lista}}…{{/lista}} повторяется для каждого элемента; Date, Time и RecipientName заполняются сами.",
  ],
  tryValues: ["Valori de probă", "Пробные значения"],
  tryValuesHint: [
    "Câte una pe rând, ca suma=120. Rămân numai pe pagina aceasta.",
    "По одному в строке, как suma=120. Остаются только на этой странице.",
  ],
  chooseSystem: ["Alegeți sistemul", "Выберите систему"],
  add: ["Adaugă șablonul", "Добавить шаблон"],
  save: ["Salvează", "Сохранить"],
  saved: [
    "Șablonul a fost salvat; ce s-a trimis înainte păstrează textele vechi",
    "Шаблон сохранён; отправленное раньше сохраняет прежние тексты",
  ],
  added: [
    (name: string) => `Șablonul „${name}” a fost adăugat`,
    (name: string) => `Шаблон «${name}» добавлен`,
  ],
  errors: {
    system: ["Alegeți sistemul", "Выберите систему"],
    category: [
      "Categoria are litere mici, cifre și liniuțe, cel mult 64",
      "Категория: строчные буквы, цифры и дефисы, не более 64",
    ],
    subject: ["Scrieți subiectul în română", "Введите тему на румынском"],
    body: ["Scrieți textul în română", "Введите текст на румынском"],
    both: ["O limbă are și subiect, și text", "У языка есть и тема, и текст"],
    short: ["Scrieți textul scurt și în română", "Введите краткий текст и на румынском"],
  },
});
