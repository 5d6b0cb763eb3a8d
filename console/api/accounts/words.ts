import { languageNames } from "../../words/languages.ts";
import { words } from "../../words/words.ts";

/** Texts about the accounts that each service keeps itself. */
export const accountWords = words({
  name: ["Numele", "Имя", "Name"],
  state: ["Starea", "Состояние", "State"],
  email: ["E-mail", "E-mail", "Email"],
  roles: ["Roluri", "Роли", "Roles"],
  active: ["Activ", "Активен", "Active"],
  inactive: ["Dezactivat", "Отключён", "Deactivated"],
  organization: ["Organizația", "Организация", "Organization"],
  language: ["Limba mesajelor", "Язык сообщений", "Message language"],
  languages: languageNames,
  role: {
    ROLE_USER: ["Utilizator", "Пользователь", "User"],
    ROLE_OPERATOR: ["Operator", "Оператор", "Operator"],
    ROLE_STAFF: ["Funcționar", "Служащий", "Staff member"],
    ROLE_ADMIN: ["Administrator", "Администратор", "Administrator"],
  },
  noRole: ["fără rol anume", "без особой роли", "no particular role"],
  serviceAdmin: ["Administrator al serviciului", "Администратор сервиса", "Service administrator"],
  subject: [
    "Persoana din autentificarea guvernamentală",
    "Лицо в государственной системе входа",
    "Person in the government sign-in",
  ],
  password: ["Parola", "Пароль", "Password"],
  picture: ["Imaginea", "Изображение", "Photo"],
  sessions: ["Sesiunile, încheiate toate", "Сеансы, завершены все", "Sessions, all ended"],
  firstName: ["Prenumele", "Имя", "First name"],
  lastName: ["Numele de familie", "Фамилия", "Last name"],
  removeTitle: [
    (name: string) => `Ștergeți contul ${name}?`,
    (name: string) => `Удалить учётную запись ${name}?`,
    (name: string) => `Delete the account ${name}?`,
  ],
  activated: ["Contul este activ", "Учётная запись активна", "The account is active"],
});
