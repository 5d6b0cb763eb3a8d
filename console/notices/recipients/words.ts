import { words } from "../../words/words.ts";

/** Texts about the registry of recipients, and about addresses that messages do not reach. */
export const recipientWords = words({
  tabs: {
    label: ["Părțile destinatarului", "Части получателя"],
    contacte: ["Contacte", "Контакты"],
    preferinte: ["Preferințe", "Настройки уведомлений"],
    dispozitive: ["Notificări în browser", "Уведомления в браузере"],
    primite: ["Notificări primite", "Полученные уведомления"],
  },
  received: {
    none: ["Nimic în ultimele 90 de zile", "За последние 90 дней ничего"],
    noneHint: [
      "Ce s-a trimis acestui destinatar apare aici 90 de zile.",
      "Отправленное этому получателю видно здесь 90 дней.",
    ],
    open: ["Deschide notificarea", "Открыть уведомление"],
  },
  suppression: {
    title: ["Ajung mesajele la o adresă?", "Доходят ли сообщения на адрес?"],
    address: ["Adresa de e-mail sau numărul de telefon", "Адрес эл. почты или номер телефона"],
    addressHint: ["Adresa nu rămâne în istoricul browserului.", "Адрес не остаётся в истории браузера."],
    missing: ["Scrieți adresa sau numărul", "Введите адрес или номер"],
    check: ["Verifică", "Проверить"],
    reached: ["mesajele ajung", "сообщения доходят"],
    suppressed: ["suprimată", "заблокирован"],
    since: [
      (from: string, until: string, reason: string) =>
        `Din ${from} până la ${until} nu se trimite nimic la această adresă: ${reason}.`,
      (from: string, until: string, reason: string) =>
        `С ${from} до ${until} на этот адрес ничего не отправляется: ${reason}.`,
    ],
    declined: [
      (system: string, category: string, since: string) =>
        `A refuzat mesajele sistemului ${system}${category === "" ? "" : `, categoria ${category}`}, din ${since}.`,
      (system: string, category: string, since: string) =>
        `Отказ от сообщений системы «${system}»${category === "" ? "" : `, категория ${category}`}, с ${since}.`,
    ],
    lift: ["Ridică suprimarea", "Снять блокировку"],
    liftDeclined: ["Ridică refuzul", "Снять отказ"],
    liftTitle: ["Se trimite din nou la această adresă?", "Снова отправлять на этот адрес?"],
    liftHint: [
      "Fapta rămâne în istoricul livrării refuzate, cu numele dumneavoastră.",
      "Действие останется в истории отвергнутой доставки с вашим именем.",
    ],
    lifted: ["De acum se trimite din nou la această adresă", "Теперь на этот адрес снова отправляется"],
    last: ["Ultimele livrări", "Последние доставки"],
    noneSent: ["Nicio livrare încheiată către această adresă.", "Завершённых доставок на этот адрес нет."],
    open: ["Deschide notificarea", "Открыть уведомление"],
    openCause: ["Notificarea refuzată", "Отвергнутое уведомление"],
  },
});
