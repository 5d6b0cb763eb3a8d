import type { Language } from "../../shared/context.ts";
import { type Text, inLanguage } from "../../shared/texts.ts";

/** The texts of the pages of the local system. */
const texts = {
  skip: ["Treci la conținut", "Перейти к содержанию", "Skip to content"],
  parts: ["Pagini", "Страницы", "Pages"],
  nothingHere: ["Pagina nu există", "Страница не существует", "Page not found"],
  nothingHereLead: [
    "La această adresă nu este nimic. Verificați dacă ați scris-o corect.",
    "По этому адресу ничего нет. Проверьте, правильно ли он введён.",
    "There is nothing at this address. Check that you typed it correctly.",
  ],
  toStart: ["La pagina de început", "На начальную страницу", "Go to the start page"],
  none: ["Încă nu s-a trimis niciun mesaj.", "Сообщений пока нет.", "No messages sent yet."],
  offline: [
    "Sistemul nu răspunde. Pagina se va completa singură când răspunde din nou.",
    "Система не отвечает. Страница дополнится сама, когда система ответит.",
    "The system is not responding. The page fills in by itself when the system responds again.",
  ],
  demo: ["Sistemul demonstrativ", "Демонстрационная система", "Demo system"],
  demoLead: [
    "Tot ce rulează pe acest calculator, și oamenii inventați care intră aici. Aceste pagini nu fac parte din produs.",
    "Всё, что работает на этом компьютере, и вымышленные люди, которые сюда входят. Эти страницы не входят в продукт.",
    "Everything that runs on this computer, and the invented people who sign in here. These pages are not part of the product.",
  ],
  product: ["Produsul", "Продукт", "Product"],
  start: ["pagina de început", "начальная страница", "start page"],
  console: ["consola funcționarilor", "консоль служащих", "staff console"],
  catalog: [
    "catalogul documentelor publice",
    "каталог публичных документов",
    "catalogue of public documents",
  ],
  mine: ["paginile cetățeanului", "страницы гражданина", "citizen's pages"],
  outbox: ["Ce a trimis sistemul", "Что отправила система", "What the system has sent"],
  outboxLead: [
    "Nimic nu pleacă în afară: fiecare mesaj ajunge pe una dintre aceste pagini.",
    "Наружу ничего не уходит: каждое сообщение попадает на одну из этих страниц.",
    "Nothing goes outside: every message arrives on one of these pages.",
  ],
  people: ["Cine poate intra", "Кто может войти", "Who can sign in"],
  peopleLead: ["Parola tuturor:", "Пароль у всех:", "Everyone's password:"],
  copy: ["Copiază", "Скопировать", "Copy"],
  copied: ["Copiat:", "Скопировано:", "Copied:"],
  enter: ["Intră", "Войти", "Sign in"],
  api: ["referința API", "справка API", "API reference"],
  login: ["Nume", "Имя", "Name"],
  name: ["Persoana", "Человек", "Person"],
  role: ["Rolul", "Роль", "Role"],
  government: ["Prin login-ul guvernamental", "Через государственный логин", "With the government sign-in"],
  governmentLead: [
    "Fără parolă: login-ul local întreabă cine sunteți. Cetățenii ajung la paginile lor, funcționarii în consolă.",
    "Без пароля: локальный логин спрашивает, кто вы. Граждане попадают на свои страницы, служащие в консоль.",
    "No password: the local sign-in asks who you are. Citizens get to their own pages, staff to the console.",
  ],
  enterAsCitizen: ["Intră ca cetățean", "Войти как гражданин", "Sign in as a citizen"],
  enterAsOfficial: ["Intră ca funcționar", "Войти как служащий", "Sign in as a staff member"],
  protectedDocuments: ["Documente cu parolă", "Документы с паролем", "Documents with a password"],
  document: ["Documentul", "Документ", "Document"],
  password: ["Parola", "Пароль", "Password"],
  serviceAdministrator: ["administrează serviciul", "администратор сервиса", "administers the service"],
  official: [
    "funcționar, vede tot și nu schimbă nimic",
    "служащий, видит всё и ничего не меняет",
    "staff member, sees everything and changes nothing",
  ],
  operatorOf: ["operator al sistemului", "оператор системы", "operator of the system"],
  ofOrganization: ["om al organizației", "сотрудник организации", "member of the organization"],
  organizationAdministrator: [
    "administrează utilizatorii organizației",
    "администратор пользователей организации",
    "manages the users of the organization",
  ],
  citizen: ["o persoană din registru", "человек из реестра", "a person in the register"],
  mail: ["Mailurile trimise de sistem", "Письма системы", "Emails sent by the system"],
  mailLead: [
    "Serverul local de mail primește orice mesaj și nu trimite nimic în afară.",
    "Локальный почтовый сервер принимает любое письмо и ничего не отправляет наружу.",
    "The local mail server accepts every message and sends nothing outside.",
  ],
  mailHtml: ["Partea HTML a mesajului", "HTML-часть письма", "HTML part of the message"],
  mailHeaders: ["Antete", "Заголовки", "Headers"],
  attachments: ["Anexe", "Вложения", "Attachments"],
  sms: ["SMS-urile trimise de sistem", "SMS системы", "SMS sent by the system"],
  smsLead: [
    "Gateway-ul local primește orice SMS și trimite o recipisă.",
    "Локальный шлюз принимает любое SMS и присылает уведомление о доставке.",
    "The local gateway accepts every SMS and sends a receipt.",
  ],
  reply: ["Răspuns de pe un telefon", "Ответ с телефона", "Reply from a phone"],
  replyLead: [
    "STOP refuză categoria ultimului SMS către acel număr, START o reia; orice alt text ajunge la sistemul care l-a trimis.",
    "STOP отклоняет категорию последнего SMS на этот номер, START возвращает её; любой другой текст получает отправившая система.",
    "STOP refuses the category of the last SMS to that number, START accepts it again; any other text goes to the system that sent the SMS.",
  ],
  replyFrom: ["Numărul care răspunde", "Номер, который отвечает", "Number that replies"],
  replyText: ["Textul", "Текст", "Text"],
  replySend: ["Trimite răspunsul", "Отправить ответ", "Send the reply"],
  replyAs: ["Răspunde", "Ответить", "Reply"],
  replied: ["Răspunsul a fost primit.", "Ответ принят.", "The reply was received."],
  notReplied: ["Răspunsul nu a fost primit.", "Ответ не принят.", "The reply was not received."],
  push: [
    "Mesajele push din browserul demonstrativ",
    "Push-сообщения демонстрационного браузера",
    "Push messages in the demo browser",
  ],
  pushLead: [
    "Serviciul local verifică semnătura, iar browserul demonstrativ decriptează fiecare mesaj.",
    "Локальный сервис проверяет подпись, а демонстрационный браузер расшифровывает каждое сообщение.",
    "The local service verifies the signature, and the demo browser decrypts every message.",
  ],
} satisfies Record<string, Text>;

export type Word = keyof typeof texts;

/** A text in a language. */
export const word = (key: Word, language: Language): string => inLanguage(texts[key], language);
