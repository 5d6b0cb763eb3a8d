import { words } from "../words/words.ts";

export const accessWords = words({
  lead: [
    "Cu ele auditul intră ca fiecare fel de apelant. Se păstrează sigilat și nu se mai arată, deci se scriu de fiecare dată toate.",
    "С ними аудит входит как каждый вид вызывающего. Хранятся запечатанными и больше не показываются, поэтому каждый раз вводятся все.",
    "The audit signs in with these as each kind of caller. They are kept sealed and not shown again, so enter all of them each time.",
  ],
  there: [
    "Sistemul are date de acces; ce salvați le înlocuiește.",
    "У системы есть данные доступа; сохранённое их заменит.",
    "The system has credentials; what you save replaces them.",
  ],
  scope: ["Pentru cine", "Для кого", "Who they are for"],
  scopes: {
    all: ["Aceleași pentru toate zonele", "Одни для всех зон", "The same for all zones"],
    zones: ["Altele pentru fiecare zonă", "Свои для каждой зоны", "Different for each zone"],
    none: [
      "Fără: se verifică doar ce este public",
      "Без них: проверяется только публичное",
      "None: only what is public is checked",
    ],
  },
  zones: {
    citizen: ["Cetățean", "Гражданин", "Citizen"],
    secondCitizen: ["Al doilea cetățean", "Второй гражданин", "Second citizen"],
    staff: ["Funcționar", "Служащий", "Staff member"],
    admin: ["Administrator", "Администратор", "Administrator"],
    app: ["Aplicație", "Приложение", "Application"],
  },
  type: ["Felul", "Вид", "Kind"],
  types: {
    none: ["Fără", "Нет", "None"],
    bearer: ["Token", "Токен", "Token"],
    basic: ["Utilizator și parolă (Basic)", "Пользователь и пароль (Basic)", "Username and password (Basic)"],
    header: ["Antet propriu", "Свой заголовок", "Custom header"],
    login: ["Autentificare la o adresă", "Вход по адресу", "Sign-in at an address"],
    clientCredentials: ["Client și secret (OAuth)", "Клиент и секрет (OAuth)", "Client and secret (OAuth)"],
  },
  token: ["Tokenul", "Токен", "Token"],
  username: ["Utilizatorul", "Пользователь", "Username"],
  password: ["Parola", "Пароль", "Password"],
  name: ["Numele antetului", "Имя заголовка", "Header name"],
  value: ["Valoarea", "Значение", "Value"],
  url: ["Adresa autentificării", "Адрес входа", "Sign-in address"],
  tokenUrl: ["Adresa tokenurilor", "Адрес токенов", "Token address"],
  clientId: ["Clientul", "Клиент", "Client"],
  clientSecret: ["Secretul clientului", "Секрет клиента", "Client secret"],
  permissions: ["Drepturile cerute", "Запрашиваемые права", "Requested rights"],
  missing: [
    (field: string) => `Completați câmpul „${field}”`,
    (field: string) => `Заполните поле «${field}»`,
    (field: string) => `Fill in the field ‘${field}’`,
  ],
  saved: ["Datele de acces au fost salvate", "Данные доступа сохранены", "The credentials were saved"],
  removed: ["Datele de acces au fost scoase", "Данные доступа удалены", "The credentials were deleted"],
});
