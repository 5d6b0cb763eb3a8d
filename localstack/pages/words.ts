import type { Language } from "../../shared/context.ts";
import type { Text } from "../../shared/texts.ts";

/** The texts of the pages of the local system. */
const texts = {
  skip: { ro: "Treci la conținut", ru: "Перейти к содержанию" },
  parts: { ro: "Pagini", ru: "Страницы" },
  none: { ro: "Încă nu s-a trimis niciun mesaj.", ru: "Сообщений пока нет." },
  offline: {
    ro: "Sistemul nu răspunde. Pagina se va completa singură când răspunde din nou.",
    ru: "Система не отвечает. Страница дополнится сама, когда система ответит.",
  },
  demo: { ro: "Sistemul demonstrativ", ru: "Демонстрационная система" },
  demoLead: {
    ro: "Tot ce rulează pe acest calculator, și oamenii inventați care intră aici. Aceste pagini nu fac parte din produs.",
    ru: "Всё, что работает на этом компьютере, и вымышленные люди, которые сюда входят. Эти страницы не входят в продукт.",
  },
  product: { ro: "Produsul", ru: "Продукт" },
  start: { ro: "pagina de început", ru: "начальная страница" },
  console: { ro: "consola funcționarilor", ru: "консоль служащих" },
  catalog: { ro: "catalogul documentelor publice", ru: "каталог публичных документов" },
  mine: { ro: "paginile cetățeanului", ru: "страницы гражданина" },
  outbox: { ro: "Ce a trimis sistemul", ru: "Что отправила система" },
  outboxLead: {
    ro: "Nimic nu pleacă în afară: fiecare mesaj ajunge pe una dintre aceste pagini.",
    ru: "Наружу ничего не уходит: каждое сообщение попадает на одну из этих страниц.",
  },
  people: { ro: "Cine poate intra", ru: "Кто может войти" },
  peopleLead: { ro: "Parola tuturor:", ru: "Пароль у всех:" },
  copy: { ro: "Copiază", ru: "Скопировать" },
  copied: { ro: "Copiat:", ru: "Скопировано:" },
  enter: { ro: "Intră", ru: "Войти" },
  api: { ro: "referința API", ru: "справка API" },
  login: { ro: "Nume", ru: "Имя" },
  name: { ro: "Persoana", ru: "Человек" },
  role: { ro: "Rolul", ru: "Роль" },
  government: { ro: "Prin login-ul guvernamental", ru: "Через государственный логин" },
  governmentLead: {
    ro: "Fără parolă: login-ul local întreabă cine sunteți. Cetățenii ajung la paginile lor, funcționarii în consolă.",
    ru: "Без пароля: локальный логин спрашивает, кто вы. Граждане попадают на свои страницы, служащие в консоль.",
  },
  enterAsCitizen: { ro: "Intră ca cetățean", ru: "Войти как гражданин" },
  enterAsOfficial: { ro: "Intră ca funcționar", ru: "Войти как служащий" },
  protectedDocuments: { ro: "Documente cu parolă", ru: "Документы с паролем" },
  document: { ro: "Documentul", ru: "Документ" },
  password: { ro: "Parola", ru: "Пароль" },
  serviceAdministrator: { ro: "administrează serviciul", ru: "администратор сервиса" },
  official: { ro: "funcționar, vede tot și nu schimbă nimic", ru: "служащий, видит всё и ничего не меняет" },
  operatorOf: { ro: "operator al sistemului", ru: "оператор системы" },
  ofOrganization: { ro: "om al organizației", ru: "сотрудник организации" },
  organizationAdministrator: {
    ro: "administrează utilizatorii organizației",
    ru: "администратор пользователей организации",
  },
  citizen: { ro: "o persoană din registru", ru: "человек из реестра" },
  mail: { ro: "Mailurile trimise de sistem", ru: "Письма системы" },
  mailLead: {
    ro: "Serverul local de mail primește orice mesaj și nu trimite nimic în afară.",
    ru: "Локальный почтовый сервер принимает любое письмо и ничего не отправляет наружу.",
  },
  mailHtml: { ro: "Partea HTML a mesajului", ru: "HTML-часть письма" },
  mailHeaders: { ro: "Antete", ru: "Заголовки" },
  attachments: { ro: "Anexe", ru: "Вложения" },
  sms: { ro: "SMS-urile trimise de sistem", ru: "SMS системы" },
  smsLead: {
    ro: "Gateway-ul local primește orice SMS și trimite o recipisă.",
    ru: "Локальный шлюз принимает любое SMS и присылает уведомление о доставке.",
  },
  reply: { ro: "Răspuns de pe un telefon", ru: "Ответ с телефона" },
  replyLead: {
    ro: "STOP refuză categoria ultimului SMS către acel număr, START o reia; orice alt text ajunge la sistemul care l-a trimis.",
    ru: "STOP отклоняет категорию последнего SMS на этот номер, START возвращает её; любой другой текст получает отправившая система.",
  },
  replyFrom: { ro: "Numărul care răspunde", ru: "Номер, который отвечает" },
  replyText: { ro: "Textul", ru: "Текст" },
  replySend: { ro: "Trimite răspunsul", ru: "Отправить ответ" },
  replyAs: { ro: "Răspunde", ru: "Ответить" },
  replied: { ro: "Răspunsul a fost primit.", ru: "Ответ принят." },
  notReplied: { ro: "Răspunsul nu a fost primit.", ru: "Ответ не принят." },
  push: { ro: "Mesajele push din browserul demonstrativ", ru: "Push-сообщения демонстрационного браузера" },
  pushLead: {
    ro: "Serviciul local verifică semnătura, iar browserul demonstrativ decriptează fiecare mesaj.",
    ru: "Локальный сервис проверяет подпись, а демонстрационный браузер расшифровывает каждое сообщение.",
  },
} satisfies Record<string, Text>;

export type Word = keyof typeof texts;

/** A text in a language. */
export const word = (key: Word, language: Language): string => texts[key][language];
