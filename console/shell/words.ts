import { words } from "../words/words.ts";

export const shellWords = words({
  product: ["Temelia", "Temelia"],
  skip: ["Sari la conținut", "Перейти к содержанию"],
  areas: ["Secțiuni", "Разделы"],
  administration: ["Administrare", "Администрирование"],
  oversight: ["Supraveghere", "Надзор"],
  menu: ["Meniu", "Меню"],
  waiting: ["în așteptare", "ожидает"],
  language: ["Limba", "Язык"],
  theme: {
    label: ["Aspect", "Оформление"],
    system: ["Ca sistemul", "Как в системе"],
    light: ["Luminos", "Светлое"],
    dark: ["Întunecat", "Тёмное"],
  },
  account: [(name: string) => `Contul: ${name}`, (name: string) => `Учётная запись: ${name}`],
  signOut: ["Ieși din cont", "Выйти"],
  signOutFailed: ["Ieșirea din cont nu a reușit. Încercați din nou.", "Выйти не удалось. Повторите попытку."],
  signIn: {
    title: ["Intrare", "Вход"],
    username: ["Numele de utilizator sau adresa de e-mail", "Имя пользователя или адрес эл. почты"],
    password: ["Parola", "Пароль"],
    place: ["Serviciul", "Служба"],
    everyPlace: ["Toate serviciile în care am cont", "Все службы, где у меня есть учётная запись"],
    verb: ["Intră", "Войти"],
    ended: ["Sesiunea s-a încheiat", "Сеанс завершён"],
    endedHint: [
      (name: string) => `Intrați din nou ca ${name}. Ce ați scris a rămas pe pagină.`,
      (name: string) => `Войдите снова: ${name}. Написанное осталось на странице.`,
    ],
    usernameMissing: ["Scrieți numele de utilizator", "Введите имя пользователя"],
    passwordMissing: ["Scrieți parola", "Введите пароль"],
    wrong: ["Numele de utilizator sau parola nu este corectă", "Неверное имя пользователя или пароль"],
    blocked: [
      "Contul este blocat pentru un timp. Încercați mai târziu.",
      "Учётная запись временно заблокирована. Повторите попытку позже.",
    ],
    unavailable: ["Serviciul nu răspunde. Încercați din nou.", "Служба не отвечает. Повторите попытку."],
    leave: ["Ieși din cont; ce ați scris se pierde", "Выйти; написанное пропадёт"],
  },
  notFound: {
    title: ["Pagina nu există", "Страница не существует"],
    text: [
      "Adresa este greșită sau pagina nu vă este accesibilă.",
      "Адрес неверен, или страница вам недоступна.",
    ],
    home: ["Prima pagină", "Первая страница"],
  },
  error: {
    title: ["Pagina nu poate fi arătată", "Страницу нельзя показать"],
    text: ["Ce ați scris în formulare este păstrat.", "Написанное в формах сохранено."],
  },
  noAreas: {
    title: ["Nu aveți nicio secțiune", "У вас нет разделов"],
    text: ["Cereți administratorului un rol.", "Попросите администратора назначить роль."],
  },
});
