import { words } from "../words/words.ts";

/** Texts of the forms. The first list does not load them. */
export const formWords = words({
  labelForm: {
    add: ["Etichete de adăugat", "Добавить метки"],
    remove: ["Etichete de scos", "Снять метки"],
    verb: ["Salvează etichetele", "Сохранить метки"],
    nothing: ["Scrieți o etichetă sau alegeți una de scos", "Введите метку или выберите ту, которую снять"],
    long: ["O etichetă are cel mult 64 de caractere", "В метке не больше 64 знаков"],
  },
  moveForm: {
    container: ["Containerul", "Контейнер"],
    choose: ["Alegeți containerul", "Выберите контейнер"],
    missing: ["Alegeți containerul în care se mută", "Выберите контейнер, куда переместить"],
    verb: ["Mută", "Переместить"],
  },
  shareForm: {
    person: ["Persoana", "Человек"],
    personHint: [
      "O parte din nume sau e-mail; pentru un cetățean, IDNP-ul întreg",
      "Часть имени или эл. почты; для гражданина — IDNP целиком",
    ],
    personMissing: ["Alegeți persoana din sugestii", "Выберите человека из подсказок"],
    right: ["Ce poate face", "Что можно делать"],
    CITIRE: ["Citește", "Читать"],
    SCRIERE: ["Citește și schimbă", "Читать и менять"],
    until: ["Până la", "До"],
    untilHint: [
      "Ultima zi de acces; fără ea accesul nu se încheie",
      "Последний день доступа; без него доступ бессрочный",
    ],
    past: ["Alegeți o zi de acum înainte", "Выберите день в будущем"],
    verb: ["Partajează", "Дать доступ"],
  },
  newForm: {
    name: ["Denumirea", "Название"],
    nameHint: ["Dacă rămâne goală, se ia numele fișierului", "Если пусто, берётся имя файла"],
    nameMissing: ["Scrieți denumirea sau alegeți un fișier", "Введите название или выберите файл"],
    code: ["Codul", "Код"],
    codeHint: [
      "Unic; fără el se dă unul. Nu se mai schimbă.",
      "Уникальный; без него даётся свой. Не меняется.",
    ],
    codeWrong: [
      "Codul are litere latine, cifre, puncte, linii și liniuțe, cel mult 64",
      "В коде латинские буквы, цифры, точки, подчёркивания и дефисы, не больше 64",
    ],
    description: ["Descrierea", "Описание"],
    container: ["Containerul", "Контейнер"],
    default: ["Containerul implicit", "Контейнер по умолчанию"],
    visibility: ["Cine îl vede", "Кто видит"],
    PERSONAL: ["Cei din container și cei cu care e partajat", "Люди контейнера и те, кому дан доступ"],
    PUBLIC: ["Oricine", "Все"],
    SECRET: ["Doar cei cu acces la documente secrete", "Только допущенные к секретным документам"],
    labels: ["Etichete", "Метки"],
    protection: ["Protecția conținutului", "Защита содержимого"],
    none: ["Fără", "Без защиты"],
    secretProtection: [
      "Un document secret are conținutul criptat sau cu parolă",
      "Содержимое секретного документа зашифровано или под паролем",
    ],
    password: ["Parola documentului", "Пароль документа"],
    passwordHint: [
      "Fără ea conținutul nu se poate citi; nu poate fi aflată din nou",
      "Без него содержимое не прочитать; узнать его снова нельзя",
    ],
    passwordMissing: ["Scrieți parola", "Введите пароль"],
    file: ["Fișierul", "Файл"],
    fileHint: ["Se poate adăuga și mai târziu, ca primă versiune", "Можно добавить и позже, первой версией"],
    sending: ["Se trimite fișierul", "Файл отправляется"],
    verb: ["Creează", "Создать"],
  },
});
