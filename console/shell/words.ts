import { words } from "../words/words.ts";

export const shellWords = words({
  product: ["Temelia", "Temelia", "Temelia"],
  skip: ["Salt la conținut", "Перейти к содержанию"],
  areas: ["Secțiuni", "Разделы"],
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
  waiting: ["în așteptare", "ожидает"],
  unread: ["necitite", "непрочитанных"],
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
    username: ["Numele de utilizator sau adresa de e-mail", "Имя пользователя или адрес эл. почты"],
    password: ["Parola", "Пароль"],
    verb: ["Intră în cont", "Войти"],
    byPasskey: ["Intră cu o cheie de acces", "Войти с ключом доступа"],
    byGovernment: ["Intră prin autentificarea guvernamentală", "Войти через государственную систему входа"],
    byGovernmentHint: [
      "Se deschide altă filă; după intrare vă puteți întoarce aici.",
      "Откроется другая вкладка; после входа можно вернуться сюда.",
    ],
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
    factor: {
      title: [(place: string) => `Al doilea factor: ${place}`, (place: string) => `Второй фактор: ${place}`],
      code: ["Codul din aplicația de autentificare", "Код из приложения для входа"],
      codeHint: ["Șase cifre, care se schimbă la 30 de secunde.", "Шесть цифр, меняются каждые 30 секунд."],
      codeMissing: ["Scrieți codul", "Введите код"],
      recovery: ["Codul de rezervă", "Резервный код"],
      recoveryHint: [
        "Unul dintre codurile primite când ați adăugat aplicația. Fiecare merge o singură dată.",
        "Один из кодов, полученных при добавлении приложения. Каждый действует один раз.",
      ],
      usePasskey: ["Folosește cheia de acces", "Использовать ключ доступа"],
      noPasskey: [
        "Browserul nu a folosit nicio cheie de acces. Încercați din nou.",
        "Браузер не использовал ключ доступа. Повторите попытку.",
      ],
      wrongPasskey: [
        "Această cheie de acces nu este a contului de la acest serviciu",
        "Этот ключ доступа не от учётной записи этой службы",
      ],
      useRecovery: ["Folosesc un cod de rezervă", "Использовать резервный код"],
      useCode: ["Folosesc aplicația", "Использовать приложение"],
      wrong: ["Codul nu este corect sau a fost deja folosit", "Код неверен или уже использован"],
      over: [
        "Au trecut cinci minute sau s-au făcut prea multe încercări. Intrați din nou.",
        "Прошло пять минут или было слишком много попыток. Войдите заново.",
      ],
      verb: ["Continuă", "Продолжить"],
      again: [
        "Pentru acest act confirmați din nou că sunteți dumneavoastră. Ce ați scris a rămas pe pagină.",
        "Для этого действия подтвердите ещё раз, что это вы. Написанное осталось на странице.",
      ],
      notNow: ["Nu acum", "Не сейчас"],
      back: ["Înapoi la parolă", "Назад к паролю"],
    },
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
  offline: {
    bar: ["Nu aveți conexiune la rețea.", "Нет подключения к сети.", "You are offline."],
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
    title: ["Nu aveți nicio secțiune", "У вас нет разделов"],
    text: ["Cereți administratorului un rol.", "Попросите администратора назначить роль."],
  },
});
