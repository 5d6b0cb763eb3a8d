import { secondFactorWords, signInWords } from "../words/sign-in-words.ts";
import { words } from "../words/words.ts";

export const shellWords = words({
  product: ["Temelia", "Temelia", "Temelia"],
  skip: ["Salt la conținut", "Перейти к содержанию", "Skip to content"],
  areas: ["Secțiuni", "Разделы", "Sections"],
  groups: {
    today: ["Astăzi", "Сегодня", "Today"],
    documents: ["Documente", "Документы", "Documents"],
    messages: ["Mesaje", "Сообщения", "Messages"],
    approvals: ["Aprobări", "Согласования", "Approvals"],
    administration: ["Administrare", "Администрирование", "Administration"],
    operation: ["Operare", "Эксплуатация", "Operations"],
    oversight: ["Supraveghere", "Надзор", "Oversight"],
  },
  more: [
    (group: string) => `${group}: toate paginile`,
    (group: string) => `${group}: все страницы`,
    (group: string) => `${group}: all pages`,
  ],
  counted: [
    (name: string, count: string) => `${name} (${count})`,
    (name: string, count: string) => `${name} (${count})`,
    (name: string, count: string) => `${name} (${count})`,
  ],
  menu: ["Meniu", "Меню", "Menu"],
  search: ["Caută peste tot", "Поиск везде", "Search everywhere"],
  waiting: ["în așteptare", "ожидает", "waiting"],
  unread: ["necitite", "непрочитанных", "unread"],
  language: ["Limba", "Язык", "Language"],
  theme: {
    label: ["Aspect", "Оформление", "Appearance"],
    system: ["Ca sistemul", "Как в системе", "Same as the system"],
    light: ["Luminos", "Светлое", "Light"],
    dark: ["Întunecat", "Тёмное", "Dark"],
  },
  account: [
    (name: string) => `Contul: ${name}`,
    (name: string) => `Учётная запись: ${name}`,
    (name: string) => `Account: ${name}`,
  ],
  signOut: ["Ieși din cont", "Выйти", "Sign out"],
  signOutFailed: [
    "Ieșirea din cont nu a reușit. Încercați din nou.",
    "Выйти не удалось. Повторите попытку.",
    "Sign-out failed. Try again.",
  ],
  signIn: {
    ...signInWords,
    username: [
      "Numele de utilizator sau adresa de e-mail",
      "Имя пользователя или адрес эл. почты",
      "Username or email address",
    ],
    byGovernmentHint: [
      "Se deschide altă filă; după intrare vă puteți întoarce aici.",
      "Откроется другая вкладка; после входа можно вернуться сюда.",
      "Another tab opens; after you sign in you can come back here.",
    ],
    ended: ["Sesiunea s-a încheiat", "Сеанс завершён", "The session has ended"],
    endedHint: [
      (name: string) => `Intrați din nou ca ${name}. Ce ați scris a rămas pe pagină.`,
      (name: string) => `Войдите снова: ${name}. Написанное осталось на странице.`,
      (name: string) => `Sign in again as ${name}. What you wrote is still on the page.`,
    ],
    wrong: [
      "Numele de utilizator sau parola nu este corectă",
      "Неверное имя пользователя или пароль",
      "The username or the password is not correct",
    ],
    blocked: [
      "Contul este blocat pentru un timp. Încercați mai târziu.",
      "Учётная запись временно заблокирована. Повторите попытку позже.",
      "The account is locked for a while. Try again later.",
    ],
    unavailable: [
      "Serviciul nu răspunde. Încercați din nou.",
      "Сервис не отвечает. Повторите попытку.",
      "The service is not responding. Try again.",
    ],
    factor: {
      ...secondFactorWords,
      title: [
        (place: string) => `Al doilea factor: ${place}`,
        (place: string) => `Второй фактор: ${place}`,
        (place: string) => `Second factor: ${place}`,
      ],
      over: [
        "Au trecut cinci minute sau s-au făcut prea multe încercări. Intrați din nou.",
        "Прошло пять минут или было слишком много попыток. Войдите заново.",
        "Five minutes have passed or there were too many attempts. Sign in again.",
      ],
      verb: ["Continuă", "Продолжить", "Continue"],
      again: [
        "Pentru acest act confirmați din nou că sunteți dumneavoastră. Ce ați scris a rămas pe pagină.",
        "Для этого действия подтвердите ещё раз, что это вы. Написанное осталось на странице.",
        "For this action, confirm again that it is you. What you wrote is still on the page.",
      ],
      notNow: ["Nu acum", "Не сейчас", "Not now"],
      back: ["Înapoi la parolă", "Назад к паролю", "Back to the password"],
    },
    leave: [
      "Ieși din cont; ce ați scris se pierde",
      "Выйти; написанное пропадёт",
      "Sign out; what you wrote is lost",
    ],
  },
  notFound: {
    title: ["Pagina nu există", "Страница не существует", "The page does not exist"],
    text: [
      "Adresa este greșită sau pagina nu vă este accesibilă.",
      "Адрес неверен, или страница вам недоступна.",
      "The address is wrong or the page is not available to you.",
    ],
    home: ["Prima pagină", "Первая страница", "First page"],
  },
  error: {
    title: ["Pagina nu poate fi arătată", "Страницу нельзя показать", "The page cannot be shown"],
    text: [
      "Ce ați scris în formulare este păstrat.",
      "Написанное в формах сохранено.",
      "What you wrote in forms is kept.",
    ],
  },
  offline: {
    offline: ["Nu aveți conexiune la rețea.", "Нет подключения к сети.", "You are offline."],
    silent: [
      "Serverul nu răspunde. Încercăm din nou la câteva secunde.",
      "Сервер не отвечает. Повторяем попытку каждые несколько секунд.",
      "The server is not responding. We are trying again every few seconds.",
    ],
    asOf: [
      (moment: string) => `Datele de pe pagină sunt de la ${moment} sau mai noi.`,
      (moment: string) => `Данные на странице получены ${moment} или позже.`,
      (moment: string) => `The data on this page is from ${moment} or later.`,
    ],
    title: ["Pagina nu s-a încărcat încă", "Страница ещё не загружена", "This page has not loaded yet"],
    pending: [
      "Se deschide singură când revine conexiunea.",
      "Она откроется сама, когда связь восстановится.",
      "It will open by itself when you are back online.",
    ],
  },
  noAreas: {
    title: ["Nu aveți nicio secțiune", "У вас нет разделов", "You have no sections"],
    text: [
      "Cereți administratorului un rol.",
      "Попросите администратора назначить роль.",
      "Ask the administrator for a role.",
    ],
  },
});
