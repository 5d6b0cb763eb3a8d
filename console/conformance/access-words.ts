import { words } from "../words/words.ts";

export const accessWords = words({
  lead: [
    "Cu ele auditul intră ca fiecare fel de apelant. Se păstrează sigilat și nu se mai arată, deci se scriu de fiecare dată toate.",
    "С ними аудит входит как каждый вид вызывающего. Хранятся запечатанными и больше не показываются, поэтому каждый раз вводятся все.",
  ],
  there: [
    "Sistemul are date de acces; ce salvați le înlocuiește.",
    "У системы есть данные доступа; сохранённое их заменит.",
  ],
  scope: ["Pentru cine", "Для кого"],
  scopes: {
    all: ["Aceleași pentru toate zonele", "Одни для всех зон"],
    zones: ["Altele pentru fiecare zonă", "Свои для каждой зоны"],
    none: ["Fără: se verifică doar ce este public", "Без них: проверяется только публичное"],
  },
  zones: {
    citizen: ["Cetățean", "Гражданин"],
    secondCitizen: ["Al doilea cetățean", "Второй гражданин"],
    staff: ["Funcționar", "Служащий"],
    admin: ["Administrator", "Администратор"],
    app: ["Aplicație", "Приложение"],
  },
  type: ["Felul", "Вид"],
  types: {
    none: ["Fără", "Нет"],
    bearer: ["Token", "Токен"],
    basic: ["Utilizator și parolă (Basic)", "Пользователь и пароль (Basic)"],
    header: ["Antet propriu", "Свой заголовок"],
    login: ["Autentificare la o adresă", "Вход по адресу"],
    clientCredentials: ["Client și secret (OAuth)", "Клиент и секрет (OAuth)"],
  },
  token: ["Tokenul", "Токен"],
  username: ["Utilizatorul", "Пользователь"],
  password: ["Parola", "Пароль"],
  name: ["Numele antetului", "Имя заголовка"],
  value: ["Valoarea", "Значение"],
  url: ["Adresa autentificării", "Адрес входа"],
  tokenUrl: ["Adresa tokenurilor", "Адрес токенов"],
  clientId: ["Clientul", "Клиент"],
  clientSecret: ["Secretul clientului", "Секрет клиента"],
  permissions: ["Drepturile cerute", "Запрашиваемые права"],
  missing: [
    (field: string) => `Completați câmpul „${field}”`,
    (field: string) => `Заполните поле «${field}»`,
  ],
  saved: ["Datele de acces au fost salvate", "Данные доступа сохранены"],
  removed: ["Datele de acces au fost scoase", "Данные доступа удалены"],
});
