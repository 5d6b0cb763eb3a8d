import { words } from "../../words/words.ts";

/** Texts of templates. */
export const templateWords = words({
  ro: {
    one: "Șablon",
    create: "Șablon nou",
    subject: "Subiectul",
    body: "Textul",
    short: "Textul scurt, pentru SMS și push",
    codeHint: "Unic în sistem: litere latine, cifre, punct, linie.",
    categoryHint: "Cu o categorie, destinatarul poate refuza astfel de mesaje.",
    language:
      "{{nume}} se completează la trimitere; {{#lista}}…{{/lista}} se repetă pentru fiecare element; Date, Time și RecipientName se completează singure.",
    tryValues: "Valori de probă",
    tryValuesHint: "Câte una pe rând, ca suma=120. Rămân numai pe pagina aceasta.",
    chooseSystem: "Alegeți sistemul",
    add: "Adaugă șablonul",
    save: "Salvează",
    saved: "Șablonul a fost salvat; ce s-a trimis înainte păstrează textele vechi",
    added: (name: string) => `Șablonul „${name}” a fost adăugat`,
    errors: {
      system: "Alegeți sistemul",
      category: "Categoria are litere mici, cifre și liniuțe, cel mult 64",
      subject: "Scrieți subiectul în română",
      body: "Scrieți textul în română",
      both: "O limbă are și subiect, și text",
      short: "Scrieți textul scurt și în română",
    },
  },
  ru: {
    one: "Шаблон",
    create: "Новый шаблон",
    subject: "Тема",
    body: "Текст",
    short: "Краткий текст для SMS и push",
    codeHint: "Уникален в системе: латинские буквы, цифры, точка, чёрточка.",
    categoryHint: "От сообщений с категорией получатель может отказаться.",
    language:
      "{{nume}} заполняется при отправке; {{#lista}}…{{/lista}} повторяется для каждого элемента; Date, Time и RecipientName заполняются сами.",
    tryValues: "Пробные значения",
    tryValuesHint: "По одному в строке, как suma=120. Остаются только на этой странице.",
    chooseSystem: "Выберите систему",
    add: "Добавить шаблон",
    save: "Сохранить",
    saved: "Шаблон сохранён; отправленное раньше сохраняет прежние тексты",
    added: (name) => `Шаблон «${name}» добавлен`,
    errors: {
      system: "Выберите систему",
      category: "Категория: строчные буквы, цифры и дефисы, не более 64",
      subject: "Введите тему на румынском",
      body: "Введите текст на румынском",
      both: "У языка есть и тема, и текст",
      short: "Введите краткий текст и на румынском",
    },
  },
});
