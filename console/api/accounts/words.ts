import { words } from "../../words/words.ts";

/** Texts about the accounts that each service keeps itself. */
export const accountWords = words({
  name: ["Numele", "Имя"],
  state: ["Starea", "Состояние"],
  email: ["E-mail", "E-mail", "Email"],
  roles: ["Roluri", "Роли"],
  active: ["Activ", "Активен"],
  inactive: ["Dezactivat", "Отключён"],
  organization: ["Organizația", "Организация"],
  language: ["Limba mesajelor", "Язык сообщений"],
  languages: {
    ro: ["Română", "Румынский"],
    ru: ["Rusă", "Русский"],
    en: ["Engleză", "Английский", "English"],
  },
  role: {
    ROLE_USER: ["Utilizator", "Пользователь"],
    ROLE_OPERATOR: ["Operator", "Оператор"],
    ROLE_STAFF: ["Funcționar", "Служащий"],
    ROLE_ADMIN: ["Administrator", "Администратор"],
  },
  noRole: ["fără rol anume", "без особой роли"],
  serviceAdmin: ["Administrator al serviciului", "Администратор сервиса"],
  subject: ["Persoana din autentificarea guvernamentală", "Лицо в государственной системе входа"],
  password: ["Parola", "Пароль"],
  picture: ["Imaginea", "Изображение"],
  sessions: ["Sesiunile, încheiate toate", "Сеансы, завершены все"],
  firstName: ["Prenumele", "Имя"],
  lastName: ["Numele de familie", "Фамилия"],
  activated: ["Contul este activ", "Учётная запись активна"],
});
