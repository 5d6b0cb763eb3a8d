import { languagesInText } from "../words/languages.ts";
import { words } from "../words/words.ts";

export const accountWords = words({
  title: ["Contul meu", "Моя учётная запись", "My account"],
  accountAt: [
    (service: string) => `Datele mele: ${service}`,
    (service: string) => `Мои данные: ${service}`,
    (service: string) => `My details: ${service}`,
  ],
  name: ["Numele", "Имя", "Name"],
  login: ["Numele de utilizator", "Имя пользователя", "Username"],
  office: {
    label: ["În instituție", "В учреждении", "In the organization"],
    administers: {
      SERVICE: ["administrez serviciul", "администрирую сервис", "I administer the service"],
      ORGANIZATIE: ["administrez organizația", "администрирую организацию", "I administer the organization"],
      PERSONAL: [
        "administrator fără organizație",
        "администратор без организации",
        "administrator without an organization",
      ],
    },
    heads: [
      (names: string) => `conduc: ${names}`,
      (names: string) => `руковожу: ${names}`,
      (names: string) => `I head: ${names}`,
    ],
    works: [
      (names: string) => `lucrez în: ${names}`,
      (names: string) => `работаю в: ${names}`,
      (names: string) => `I work in: ${names}`,
    ],
    none: ["nicio funcție", "без должности", "no position"],
  },
  email: ["Adresa de e-mail", "Адрес эл. почты", "Email address"],
  language: ["Limba mesajelor", "Язык сообщений", "Message language"],
  languages: languagesInText,
  picture: ["Fotografia", "Фотография", "Photo"],
  pictureOf: [
    (name: string) => `Fotografia: ${name}`,
    (name: string) => `Фотография: ${name}`,
    (name: string) => `Photo: ${name}`,
  ],
  edit: ["Modifică datele", "Изменить данные", "Change details"],
  changePassword: ["Schimbă parola", "Сменить пароль", "Change password"],
  services: ["Serviciile", "Сервисы", "Services"],
  servicesText: [
    "Fiecare serviciu are conturile lui; aici vedeți în care sunteți intrat din acest browser.",
    "У каждого сервиса свои учётные записи; здесь видно, в какие вы вошли из этого браузера.",
    "Each service has its own accounts; this shows which ones you are signed in to from this browser.",
  ],
  service: ["Serviciul", "Сервис", "Service"],
  state: ["Starea", "Состояние", "State"],
  isSignedIn: ["Deschis", "Открыта", "Signed in"],
  notSignedIn: ["Închis", "Закрыта", "Signed out"],
  until: ["Până la", "До", "Until"],
  untilHint: [
    "Se prelungește singură cât lucrați, până la șapte zile de la intrare; dacă nu o folosiți un timp, se încheie mai devreme.",
    "Продлевается сама, пока вы работаете, до семи дней со входа; если ею не пользоваться, завершается раньше.",
    "It is extended while you work, up to seven days from sign-in; if you do not use it for a while, it ends sooner.",
  ],
  acts: ["Acțiuni", "Действия", "Actions"],
  signIn: ["Intră în cont", "Войти", "Sign in"],
  signOut: ["Ieși", "Выйти", "Sign out"],
  signOutAll: ["Ieși din toate", "Выйти из всех", "Sign out of all"],
  signedIn: [
    (service: string) => `Ați intrat: ${service}`,
    (service: string) => `Вы вошли: ${service}`,
    (service: string) => `You are signed in: ${service}`,
  ],
  signedOut: [
    (service: string) => `Ați ieșit: ${service}`,
    (service: string) => `Вы вышли: ${service}`,
    (service: string) => `You are signed out: ${service}`,
  ],
  signOutTitle: [
    (service: string) => `Ieșiți din ${service}?`,
    (service: string) => `Выйти: ${service}?`,
    (service: string) => `Sign out of ${service}?`,
  ],
  signOutText: [
    "Celelalte servicii rămân deschise. Ce vedeați din acest serviciu dispare de pe pagină.",
    "Остальные сервисы останутся открытыми. Данные этого сервиса исчезнут со страницы.",
    "The other services stay open. What you saw from this service disappears from the page.",
  ],
  signInTitle: [
    (service: string) => `Intrați în cont: ${service}`,
    (service: string) => `Вход: ${service}`,
    (service: string) => `Sign in: ${service}`,
  ],
  everywhere: {
    verb: ["Ieși de pe toate dispozitivele", "Выйти на всех устройствах", "Sign out on all devices"],
    title: ["Ieșiți de pe toate dispozitivele?", "Выйти на всех устройствах?", "Sign out on all devices?"],
    about: [
      "Se încheie orice intrare în aceste conturi, în orice browser și pe orice dispozitiv, și aici. Parolele rămân: cu ele intrați din nou. Dacă altcineva v-a aflat parola, schimbați-o.",
      "Завершится любой вход в эти учётные записи, в любом браузере и на любом устройстве, в том числе здесь. Пароли остаются: с ними вы войдёте снова. Если кто-то узнал ваш пароль, смените его.",
      "Every sign-in to these accounts ends, in every browser and on every device, including here. Passwords stay the same: you sign in again with them. If someone else has found out your password, change it.",
    ],
    notEnded: [
      (services: readonly string[]) => `Nu s-a încheiat peste tot, încercați din nou. ${services.join(" ")}`,
      (services: readonly string[]) => `Завершено не везде, повторите попытку. ${services.join(" ")}`,
      (services: readonly string[]) => `Sign-ins have not ended everywhere, try again. ${services.join(" ")}`,
    ],
  },
  quota: {
    title: ["Spațiul documentelor", "Объём документов", "Document space"],
    own: ["Documentele dumneavoastră", "Ваши документы", "Your documents"],
    ofOrganization: ["Documentele organizației", "Документы организации", "Documents of the organization"],
  },
  recipient: {
    title: ["Cum vă cunosc expeditorii", "Как вас знают отправители", "How senders know you"],
    about: [
      "Contul de notificări este legat de această persoană din registru: la ea ajung mesajele instituțiilor.",
      "Учётная запись уведомлений связана с этим человеком из реестра: ему приходят сообщения учреждений.",
      "The notifications account is linked to this person in the register: messages from organizations go to them.",
    ],
    name: ["Numele din registru", "Имя в реестре", "Name in the register"],
    language: ["Limba mesajelor primite", "Язык сообщений", "Language of messages received"],
    languages: languagesInText,
    linked: ["Legat din", "Связана с", "Linked since"],
    unknown: ["nu se știe", "неизвестно", "not known"],
  },
  editForm: {
    firstName: ["Prenumele", "Имя", "First name"],
    lastName: ["Numele de familie", "Фамилия", "Last name"],
    emailMissing: ["Scrieți adresa de e-mail", "Введите адрес эл. почты", "Enter an email address"],
    emailWrong: [
      "Adresa de e-mail nu este completă, de pildă ana@primarie.md",
      "Адрес эл. почты неполный; пример: ana@primarie.md",
      "The email address is not complete, for example ana@primarie.md",
    ],
    emailTaken: [
      "Adresa este folosită de alt cont",
      "Адрес занят другой учётной записью",
      "Another account uses this address",
    ],
    currentHint: [
      "Pentru altă adresă; cea veche primește un mesaj despre schimbare.",
      "Для другого адреса; на прежний придёт сообщение об изменении.",
      "Needed for a different address; the old one gets a message about the change.",
    ],
    wrongPassword: ["Parola de acum este greșită", "Текущий пароль неверен", "The current password is wrong"],
    languageHint: [
      "În ea primiți mesajele; limba paginilor se alege sus.",
      "На нём приходят сообщения; язык страниц выбирается вверху.",
      "You get messages in this language; choose the language of the pages at the top.",
    ],
    verb: ["Salvează", "Сохранить", "Save"],
    done: ["Datele au fost salvate", "Данные сохранены", "The details were saved"],
  },
  passwordForm: {
    title: [
      (service: string) => `Schimbă parola: ${service}`,
      (service: string) => `Сменить пароль: ${service}`,
      (service: string) => `Change password: ${service}`,
    ],
    current: ["Parola de acum", "Текущий пароль", "Current password"],
    next: ["Parola nouă", "Новый пароль", "New password"],
    nextHint: [
      "Între 8 și 100 de caractere, alta decât una des folosită.",
      "От 8 до 100 знаков, не из часто используемых.",
      "Between 8 and 100 characters, and not a commonly used one.",
    ],
    again: ["Parola nouă, încă o dată", "Новый пароль ещё раз", "New password again"],
    currentMissing: ["Scrieți parola de acum", "Введите текущий пароль", "Enter your current password"],
    nextWrong: [
      "Parola nouă are între 8 și 100 de caractere",
      "В новом пароле от 8 до 100 знаков",
      "The new password must have between 8 and 100 characters",
    ],
    againWrong: [
      "Cele două parole noi diferă",
      "Новые пароли различаются",
      "The two new passwords are different",
    ],
    refused: [
      "Parola de acum este greșită, sau cea nouă este prea des folosită",
      "Текущий пароль неверен, или новый слишком распространён",
      "The current password is wrong, or the new one is too common",
    ],
    breached: [
      "Parola apare în liste publice de parole furate. Alegeți alta.",
      "Этот пароль есть в общедоступных списках украденных паролей. Выберите другой.",
      "The password appears in public lists of stolen passwords. Choose another.",
    ],
    verb: ["Schimbă parola", "Сменить пароль", "Change password"],
    done: [
      "Parola a fost schimbată; celelalte sesiuni ale contului s-au încheiat",
      "Пароль изменён; остальные сеансы учётной записи завершены",
      "The password was changed; the other sessions of the account have ended",
    ],
    doneSignIn: [
      "Parola a fost schimbată. Intrați cu parola nouă.",
      "Пароль изменён. Войдите с новым паролем.",
      "The password was changed. Sign in with the new password.",
    ],
  },
});
