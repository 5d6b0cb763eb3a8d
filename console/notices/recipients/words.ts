import { words } from "../../words/words.ts";

/** Texts of the registry of recipients and of the addresses that messages do not reach. */
export const recipientWords = words({
  ro: {
    tabs: {
      label: "Părțile destinatarului",
      contacte: "Contacte",
      preferinte: "Preferințe",
      dispozitive: "Browsere abonate",
      primite: "Notificări primite",
    },
    received: {
      none: "Nimic în ultimele 90 de zile",
      noneHint: "Ce s-a trimis acestui destinatar apare aici 90 de zile.",
      open: "Deschide notificarea",
    },
    suppression: {
      title: "Ajung mesajele la o adresă?",
      address: "Adresa de e-mail sau numărul de telefon",
      addressHint: "Adresa nu rămâne în istoria browserului.",
      missing: "Scrieți adresa sau numărul",
      check: "Verifică",
      reached: "mesajele ajung",
      suppressed: "suprimată",
      since: (from: string, until: string, reason: string) =>
        `Din ${from} până la ${until} nu se trimite nimic la această adresă: ${reason}.`,
      declined: (system: string, category: string, since: string) =>
        `A refuzat mesajele sistemului ${system}${category === "" ? "" : `, categoria ${category}`}, din ${since}.`,
      lift: "Ridică suprimarea",
      liftDeclined: "Ridică refuzul",
      liftTitle: "Se trimite din nou la această adresă?",
      liftHint: "Fapta rămâne în istoricul livrării refuzate, cu numele dumneavoastră.",
      lifted: "De acum se trimite din nou la această adresă",
      last: "Ultimele livrări",
      noneSent: "Nicio livrare încheiată către această adresă.",
      open: "Deschide notificarea",
      openCause: "Notificarea refuzată",
    },
  },
  ru: {
    tabs: {
      label: "Части получателя",
      contacte: "Контакты",
      preferinte: "Предпочтения",
      dispozitive: "Подписанные браузеры",
      primite: "Полученные уведомления",
    },
    received: {
      none: "За последние 90 дней ничего",
      noneHint: "Отправленное этому получателю видно здесь 90 дней.",
      open: "Открыть уведомление",
    },
    suppression: {
      title: "Доходят ли сообщения на адрес?",
      address: "Адрес эл. почты или номер телефона",
      addressHint: "Адрес не остаётся в истории браузера.",
      missing: "Введите адрес или номер",
      check: "Проверить",
      reached: "сообщения доходят",
      suppressed: "заблокирован",
      since: (from, until, reason) =>
        `С ${from} до ${until} на этот адрес ничего не отправляется: ${reason}.`,
      declined: (system, category, since) =>
        `Отказ от сообщений системы «${system}»${category === "" ? "" : `, категория ${category}`}, с ${since}.`,
      lift: "Снять блокировку",
      liftDeclined: "Снять отказ",
      liftTitle: "Снова отправлять на этот адрес?",
      liftHint: "Действие останется в истории отвергнутой доставки с вашим именем.",
      lifted: "Теперь на этот адрес снова отправляется",
      last: "Последние доставки",
      noneSent: "Завершённых доставок на этот адрес нет.",
      open: "Открыть уведомление",
      openCause: "Отвергнутое уведомление",
    },
  },
});
