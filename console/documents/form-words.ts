import { words } from "../words/words.ts";

/** Texts of the forms. The first list does not load them. */
export const formWords = words({
  labelForm: {
    add: ["Etichete de adăugat", "Добавить метки", "Labels to add"],
    remove: ["Etichete de scos", "Снять метки", "Labels to remove"],
    verb: ["Salvează etichetele", "Сохранить метки", "Save the labels"],
    nothing: [
      "Scrieți o etichetă sau alegeți una de scos",
      "Введите метку или выберите ту, которую снять",
      "Enter a label or choose one to remove",
    ],
  },
  moveForm: {
    container: ["Containerul", "Контейнер", "Container"],
    choose: ["Alegeți containerul", "Выберите контейнер", "Choose the container"],
    missing: [
      "Alegeți containerul în care se mută",
      "Выберите контейнер, куда переместить",
      "Choose the container to move it to",
    ],
    verb: ["Mută", "Переместить", "Move"],
  },
  newForm: {
    name: ["Denumirea", "Название", "Name"],
    nameHint: [
      "Dacă rămâne goală, se ia numele fișierului",
      "Если пусто, берётся имя файла",
      "If left empty, the file name is used",
    ],
    nameMissing: [
      "Scrieți denumirea sau alegeți un fișier",
      "Введите название или выберите файл",
      "Enter a name or choose a file",
    ],
    code: ["Codul", "Код", "Code"],
    codeHint: [
      "Unic; fără el se dă unul. Nu se mai schimbă.",
      "Уникальный; без него даётся свой. Не меняется.",
      "Unique; without it one is given. It cannot be changed.",
    ],
    codeWrong: [
      "Codul are litere latine, cifre, puncte, linii și liniuțe, cel mult 64",
      "В коде латинские буквы, цифры, точки, подчёркивания и дефисы, не больше 64",
      "The code must have Latin letters, digits, full stops, underscores and hyphens, at most 64",
    ],
    description: ["Descrierea", "Описание", "Description"],
    visibility: ["Cine îl vede", "Кто видит", "Who sees it"],
    PERSONAL: [
      "Cei din container și cei cu care e partajat",
      "Люди контейнера и те, кому дан доступ",
      "People in the container and those it is shared with",
    ],
    PUBLIC: ["Oricine", "Все", "Anyone"],
    SECRET: [
      "Doar cei cu acces la documente secrete",
      "Только допущенные к секретным документам",
      "Only those with access to secret documents",
    ],
    labels: ["Etichete", "Метки", "Labels"],
    protection: ["Protecția conținutului", "Защита содержимого", "Content protection"],
    none: ["Fără", "Без защиты", "None"],
    secretProtection: [
      "Un document secret are conținutul criptat sau cu parolă",
      "Содержимое секретного документа зашифровано или под паролем",
      "The content of a secret document is encrypted or has a password",
    ],
    password: ["Parola documentului", "Пароль документа", "Document password"],
    passwordHint: [
      "Fără ea conținutul nu se poate citi; nu poate fi aflată din nou",
      "Без него содержимое не прочитать; узнать его снова нельзя",
      "Without it the content cannot be read; it cannot be found out again",
    ],
    passwordMissing: ["Scrieți parola", "Введите пароль", "Enter the password"],
    file: ["Fișierul", "Файл", "File"],
    fileHint: [
      "Se poate adăuga și mai târziu, ca primă versiune",
      "Можно добавить и позже, первой версией",
      "You can also add it later, as the first version",
    ],
    sending: ["Se trimite fișierul", "Файл отправляется", "The file is being sent"],
    verb: ["Creează", "Создать", "Create"],
  },
});
