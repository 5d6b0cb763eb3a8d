import { words } from "../words/words.ts";

export const accountWords = words({
  title: ["Contul meu", "Моя учётная запись"],
  accountAt: [(service: string) => `Datele mele: ${service}`, (service: string) => `Мои данные: ${service}`],
  name: ["Numele", "Имя"],
  login: ["Numele de utilizator", "Имя пользователя"],
  office: {
    label: ["În instituție", "В учреждении"],
    administers: {
      SERVICE: ["administrez serviciul", "администрирую сервис"],
      ORGANIZATIE: ["administrez organizația", "администрирую организацию"],
      PERSONAL: ["administrator fără organizație", "администратор без организации"],
    },
    heads: [(names: string) => `conduc: ${names}`, (names: string) => `руковожу: ${names}`],
    works: [(names: string) => `lucrez în: ${names}`, (names: string) => `работаю в: ${names}`],
    none: ["nicio funcție", "без должности"],
  },
  email: ["Adresa de e-mail", "Адрес эл. почты"],
  language: ["Limba mesajelor", "Язык сообщений"],
  languages: {
    ro: ["română", "румынский"],
    ru: ["rusă", "русский"],
    en: ["engleză", "английский", "English"],
  },
  picture: ["Fotografia", "Фотография"],
  pictureOf: [(name: string) => `Fotografia: ${name}`, (name: string) => `Фотография: ${name}`],
  edit: ["Modifică datele", "Изменить данные"],
  changePassword: ["Schimbă parola", "Сменить пароль"],
  at: [
    (act: string, service: string) => `${act}: ${service}`,
    (act: string, service: string) => `${act}: ${service}`,
    (act: string, service: string) => `${act}: ${service}`,
  ],
  services: ["Serviciile", "Службы"],
  servicesText: [
    "Fiecare serviciu are conturile lui; aici vedeți în care sunteți intrat din acest browser.",
    "У каждой службы свои учётные записи; здесь видно, в какие вы вошли из этого браузера.",
  ],
  service: ["Serviciul", "Служба"],
  state: ["Starea", "Состояние"],
  isSignedIn: ["Deschis", "Открыта"],
  notSignedIn: ["Închis", "Закрыта"],
  until: ["Până la", "До"],
  untilHint: [
    "Se prelungește singură cât lucrați, până la șapte zile de la intrare; dacă nu o folosiți un timp, se încheie mai devreme.",
    "Продлевается сама, пока вы работаете, до семи дней со входа; если ею не пользоваться, завершается раньше.",
  ],
  acts: ["Acțiuni", "Действия"],
  signIn: ["Intră în cont", "Войти"],
  signOut: ["Ieși", "Выйти"],
  signOutAll: ["Ieși din toate", "Выйти из всех"],
  signedIn: [(service: string) => `Ați intrat: ${service}`, (service: string) => `Вы вошли: ${service}`],
  signedOut: [(service: string) => `Ați ieșit: ${service}`, (service: string) => `Вы вышли: ${service}`],
  signOutTitle: [(service: string) => `Ieșiți din ${service}?`, (service: string) => `Выйти: ${service}?`],
  signOutText: [
    "Celelalte servicii rămân deschise. Ce vedeați din acest serviciu dispare de pe pagină.",
    "Остальные службы останутся открытыми. Данные этой службы исчезнут со страницы.",
  ],
  signInTitle: [(service: string) => `Intrați în cont: ${service}`, (service: string) => `Вход: ${service}`],
  everywhere: {
    verb: ["Ieși de pe toate dispozitivele", "Выйти на всех устройствах"],
    title: ["Ieșiți de pe toate dispozitivele?", "Выйти на всех устройствах?"],
    about: [
      "Se încheie orice intrare în aceste conturi, în orice browser și pe orice dispozitiv, și aici. Parolele rămân: cu ele intrați din nou. Dacă altcineva v-a aflat parola, schimbați-o.",
      "Завершится любой вход в эти учётные записи, в любом браузере и на любом устройстве, в том числе здесь. Пароли остаются: с ними вы войдёте снова. Если кто-то узнал ваш пароль, смените его.",
    ],
    notEnded: [
      (services: readonly string[]) => `Nu s-a încheiat peste tot, încercați din nou. ${services.join(" ")}`,
      (services: readonly string[]) => `Завершено не везде, повторите попытку. ${services.join(" ")}`,
    ],
  },
  quota: {
    title: ["Spațiul documentelor", "Объём документов"],
    own: ["Documentele dumneavoastră", "Ваши документы"],
    ofOrganization: ["Documentele organizației", "Документы организации"],
  },
  recipient: {
    title: ["Cum vă cunosc expeditorii", "Как вас знают отправители"],
    about: [
      "Contul de notificări este legat de această persoană din registru: la ea ajung mesajele instituțiilor.",
      "Учётная запись уведомлений связана с этим человеком из реестра: ему приходят сообщения учреждений.",
    ],
    name: ["Numele din registru", "Имя в реестре"],
    language: ["Limba mesajelor primite", "Язык сообщений"],
    languages: {
      ro: ["română", "румынский"],
      ru: ["rusă", "русский"],
      en: ["engleză", "английский"],
    },
    linked: ["Legat din", "Связана с"],
    unknown: ["nu se știe", "неизвестно"],
  },
  editForm: {
    title: [(service: string) => `Datele mele: ${service}`, (service: string) => `Мои данные: ${service}`],
    firstName: ["Prenumele", "Имя"],
    lastName: ["Numele de familie", "Фамилия"],
    emailMissing: ["Scrieți adresa de e-mail", "Введите адрес эл. почты"],
    emailWrong: [
      "Adresa de e-mail nu este completă, de pildă ana@primarie.md",
      "Адрес эл. почты неполный; пример: ana@primarie.md",
    ],
    emailTaken: ["Adresa este folosită de alt cont", "Адрес занят другой учётной записью"],
    currentHint: [
      "Pentru altă adresă; cea veche primește un mesaj despre schimbare.",
      "Для другого адреса; на прежний придёт сообщение об изменении.",
    ],
    wrongPassword: ["Parola de acum este greșită", "Текущий пароль неверен"],
    languageHint: [
      "În ea primiți mesajele; limba paginilor se alege sus.",
      "На нём приходят сообщения; язык страниц выбирается вверху.",
    ],
    verb: ["Salvează", "Сохранить"],
    done: ["Datele au fost salvate", "Данные сохранены"],
  },
  passwordForm: {
    title: [
      (service: string) => `Schimbă parola: ${service}`,
      (service: string) => `Сменить пароль: ${service}`,
    ],
    current: ["Parola de acum", "Текущий пароль"],
    next: ["Parola nouă", "Новый пароль"],
    nextHint: [
      "Între 8 și 100 de caractere, alta decât una des folosită.",
      "От 8 до 100 знаков, не из часто используемых.",
    ],
    again: ["Parola nouă, încă o dată", "Новый пароль ещё раз"],
    currentMissing: ["Scrieți parola de acum", "Введите текущий пароль"],
    nextWrong: ["Parola nouă are între 8 și 100 de caractere", "В новом пароле от 8 до 100 знаков"],
    againWrong: ["Cele două parole noi diferă", "Новые пароли различаются"],
    refused: [
      "Parola de acum este greșită, sau cea nouă este prea des folosită",
      "Текущий пароль неверен, или новый слишком распространён",
    ],
    breached: [
      "Parola apare în liste publice de parole furate. Alegeți alta.",
      "Этот пароль есть в общедоступных списках украденных паролей. Выберите другой.",
    ],
    verb: ["Schimbă parola", "Сменить пароль"],
    done: [
      "Parola a fost schimbată; celelalte sesiuni ale contului s-au încheiat",
      "Пароль изменён; остальные сеансы учётной записи завершены",
    ],
    doneSignIn: [
      "Parola a fost schimbată. Intrați cu parola nouă.",
      "Пароль изменён. Войдите с новым паролем.",
    ],
  },
});
