import { words } from "../../words/words.ts";

/** Texts about the registry of recipients, and about addresses that messages do not reach. */
export const recipientWords = words({
  tabs: {
    label: ["Părțile destinatarului", "Части получателя", "Parts of the recipient"],
    contacte: ["Contacte", "Контакты", "Contacts"],
    preferinte: ["Preferințe", "Настройки уведомлений", "Preferences"],
    dispozitive: ["Notificări în browser", "Уведомления в браузере", "Browser notifications"],
    primite: ["Notificări primite", "Полученные уведомления", "Notifications received"],
  },
  received: {
    none: ["Nimic în ultimele 90 de zile", "За последние 90 дней ничего", "Nothing in the last 90 days"],
    noneHint: [
      "Ce s-a trimis acestui destinatar apare aici 90 de zile.",
      "Отправленное этому получателю видно здесь 90 дней.",
      "What was sent to this recipient appears here for 90 days.",
    ],
    open: ["Deschide notificarea", "Открыть уведомление", "Open the notification"],
  },
  suppression: {
    title: ["Ajung mesajele la o adresă?", "Доходят ли сообщения на адрес?", "Do messages reach an address?"],
    address: [
      "Adresa de e-mail sau numărul de telefon",
      "Адрес эл. почты или номер телефона",
      "Email address or phone number",
    ],
    addressHint: [
      "Adresa nu rămâne în istoricul browserului.",
      "Адрес не остаётся в истории браузера.",
      "The address is not kept in the browser history.",
    ],
    missing: ["Scrieți adresa sau numărul", "Введите адрес или номер", "Enter the address or the number"],
    check: ["Verifică", "Проверить", "Check"],
    reached: ["mesajele ajung", "сообщения доходят", "messages arrive"],
    suppressed: ["suprimată", "заблокирован", "suppressed"],
    since: [
      (from: string, until: string, reason: string) =>
        `Din ${from} până la ${until} nu se trimite nimic la această adresă: ${reason}.`,
      (from: string, until: string, reason: string) =>
        `С ${from} до ${until} на этот адрес ничего не отправляется: ${reason}.`,
      (from: string, until: string, reason: string) =>
        `From ${from} until ${until} nothing is sent to this address: ${reason}.`,
    ],
    declined: [
      (system: string, category: string, since: string) =>
        `A refuzat mesajele sistemului ${system}${category === "" ? "" : `, categoria ${category}`}, din ${since}.`,
      (system: string, category: string, since: string) =>
        `Отказ от сообщений системы «${system}»${category === "" ? "" : `, категория ${category}`}, с ${since}.`,
      (system: string, category: string, since: string) =>
        `Refused messages from the system ${system}${category === "" ? "" : `, category ${category}`}, since ${since}.`,
    ],
    lift: ["Ridică suprimarea", "Снять блокировку", "Lift the suppression"],
    liftDeclined: ["Ridică refuzul", "Снять отказ", "Lift the refusal"],
    liftTitle: [
      "Se trimite din nou la această adresă?",
      "Снова отправлять на этот адрес?",
      "Send to this address again?",
    ],
    liftHint: [
      "Fapta rămâne în istoricul livrării refuzate, cu numele dumneavoastră.",
      "Действие останется в истории отвергнутой доставки с вашим именем.",
      "This action stays in the history of the refused delivery, with your name.",
    ],
    lifted: [
      "De acum se trimite din nou la această adresă",
      "Теперь на этот адрес снова отправляется",
      "Messages go to this address again from now on",
    ],
    last: ["Ultimele livrări", "Последние доставки", "Last deliveries"],
    noneSent: [
      "Nicio livrare încheiată către această adresă.",
      "Завершённых доставок на этот адрес нет.",
      "No ended deliveries to this address.",
    ],
    open: ["Deschide notificarea", "Открыть уведомление", "Open the notification"],
    openCause: ["Notificarea refuzată", "Отвергнутое уведомление", "Refused notification"],
  },
});
