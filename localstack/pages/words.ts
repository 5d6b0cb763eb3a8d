import type { Language } from "../../shared/context.ts";
import { type Text, inLanguage } from "../../shared/texts.ts";

/** The texts of the pages of the local system. */
const texts = {
  skip: ["Treci la conținut", "Перейти к содержанию"],
  parts: ["Pagini", "Страницы"],
  none: ["Încă nu s-a trimis niciun mesaj.", "Сообщений пока нет."],
  offline: [
    "Sistemul nu răspunde. Pagina se va completa singură când răspunde din nou.",
    "Система не отвечает. Страница дополнится сама, когда система ответит.",
  ],
  demo: ["Sistemul demonstrativ", "Демонстрационная система"],
  demoLead: [
    "Tot ce rulează pe acest calculator, și oamenii inventați care intră aici. Aceste pagini nu fac parte din produs.",
    "Всё, что работает на этом компьютере, и вымышленные люди, которые сюда входят. Эти страницы не входят в продукт.",
  ],
  product: ["Produsul", "Продукт"],
  start: ["pagina de început", "начальная страница"],
  console: ["consola funcționarilor", "консоль служащих"],
  catalog: ["catalogul documentelor publice", "каталог публичных документов"],
  mine: ["paginile cetățeanului", "страницы гражданина"],
  outbox: ["Ce a trimis sistemul", "Что отправила система"],
  outboxLead: [
    "Nimic nu pleacă în afară: fiecare mesaj ajunge pe una dintre aceste pagini.",
    "Наружу ничего не уходит: каждое сообщение попадает на одну из этих страниц.",
  ],
  people: ["Cine poate intra", "Кто может войти"],
  peopleLead: ["Parola tuturor:", "Пароль у всех:"],
  copy: ["Copiază", "Скопировать"],
  copied: ["Copiat:", "Скопировано:"],
  enter: ["Intră", "Войти"],
  api: ["referința API", "справка API"],
  login: ["Nume", "Имя"],
  name: ["Persoana", "Человек"],
  role: ["Rolul", "Роль"],
  government: ["Prin login-ul guvernamental", "Через государственный логин"],
  governmentLead: [
    "Fără parolă: login-ul local întreabă cine sunteți. Cetățenii ajung la paginile lor, funcționarii în consolă.",
    "Без пароля: локальный логин спрашивает, кто вы. Граждане попадают на свои страницы, служащие в консоль.",
  ],
  enterAsCitizen: ["Intră ca cetățean", "Войти как гражданин"],
  enterAsOfficial: ["Intră ca funcționar", "Войти как служащий"],
  protectedDocuments: ["Documente cu parolă", "Документы с паролем"],
  document: ["Documentul", "Документ"],
  password: ["Parola", "Пароль"],
  serviceAdministrator: ["administrează serviciul", "администратор сервиса"],
  official: ["funcționar, vede tot și nu schimbă nimic", "служащий, видит всё и ничего не меняет"],
  operatorOf: ["operator al sistemului", "оператор системы"],
  ofOrganization: ["om al organizației", "сотрудник организации"],
  organizationAdministrator: [
    "administrează utilizatorii organizației",
    "администратор пользователей организации",
  ],
  citizen: ["o persoană din registru", "человек из реестра"],
  mail: ["Mailurile trimise de sistem", "Письма системы"],
  mailLead: [
    "Serverul local de mail primește orice mesaj și nu trimite nimic în afară.",
    "Локальный почтовый сервер принимает любое письмо и ничего не отправляет наружу.",
  ],
  mailHtml: ["Partea HTML a mesajului", "HTML-часть письма"],
  mailHeaders: ["Antete", "Заголовки"],
  attachments: ["Anexe", "Вложения"],
  sms: ["SMS-urile trimise de sistem", "SMS системы"],
  smsLead: [
    "Gateway-ul local primește orice SMS și trimite o recipisă.",
    "Локальный шлюз принимает любое SMS и присылает уведомление о доставке.",
  ],
  reply: ["Răspuns de pe un telefon", "Ответ с телефона"],
  replyLead: [
    "STOP refuză categoria ultimului SMS către acel număr, START o reia; orice alt text ajunge la sistemul care l-a trimis.",
    "STOP отклоняет категорию последнего SMS на этот номер, START возвращает её; любой другой текст получает отправившая система.",
  ],
  replyFrom: ["Numărul care răspunde", "Номер, который отвечает"],
  replyText: ["Textul", "Текст"],
  replySend: ["Trimite răspunsul", "Отправить ответ"],
  replyAs: ["Răspunde", "Ответить"],
  replied: ["Răspunsul a fost primit.", "Ответ принят."],
  notReplied: ["Răspunsul nu a fost primit.", "Ответ не принят."],
  push: ["Mesajele push din browserul demonstrativ", "Push-сообщения демонстрационного браузера"],
  pushLead: [
    "Serviciul local verifică semnătura, iar browserul demonstrativ decriptează fiecare mesaj.",
    "Локальный сервис проверяет подпись, а демонстрационный браузер расшифровывает каждое сообщение.",
  ],
} satisfies Record<string, Text>;

export type Word = keyof typeof texts;

/** A text in a language. */
export const word = (key: Word, language: Language): string => inLanguage(texts[key], language);
