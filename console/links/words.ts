import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const linkWords = words({
  title: ["Linkurile mele", "Мои ссылки", "My links"],
  lead: [
    "Linkuri pe care le-ați creat pentru cine nu are cont și care încă nu au expirat.",
    "Ссылки, которые вы создали для тех, у кого нет учётной записи, и срок которых не истёк.",
    "Links you created for people without an account that have not expired yet.",
  ],
  document: ["Documentul", "Документ", "Document"],
  state: ["Starea", "Состояние", "State"],
  uses: ["Descărcări", "Скачивания", "Downloads"],
  usesOf: [
    (used: string, most: string) => `${used} din ${most}`,
    (used: string, most: string) => `${used} из ${most}`,
    (used: string, most: string) => `${used} of ${most}`,
  ],
  until: ["Valabil până la", "Действует до", "Valid until"],
  made: ["Creat", "Создана", "Created"],
  acts: ["Acțiuni", "Действия", "Actions"],
  mailed: {
    asteapta: [
      (address: string) => `mesajul pleacă la ${address}`,
      (address: string) => `письмо ждёт отправки на ${address}`,
      (address: string) => `the message is going to ${address}`,
    ],
    trimis: [
      (address: string) => `trimis la ${address}`,
      (address: string) => `отправлено на ${address}`,
      (address: string) => `sent to ${address}`,
    ],
    refuzat: [
      (address: string) => `${address} nu primește mesaje`,
      (address: string) => `${address} не принимает писем`,
      (address: string) => `${address} does not accept messages`,
    ],
    netrimis: [
      (address: string) => `mesajul nu a ajuns la ${address}`,
      (address: string) => `письмо не дошло до ${address}`,
      (address: string) => `the message did not reach ${address}`,
    ],
  },
  withPassword: ["cu parolă", "с паролем", "with a password"],
  open: ["Deschis", "Открыта", "Open"],
  soon: ["Expiră curând", "Скоро истечёт", "Expires soon"],
  usedUp: ["Epuizat", "Исчерпана", "Used up"],
  closed: ["Nu se deschide", "Не открывается", "Does not open"],
  whyClosed: {
    ARHIVAT: ["documentul este arhivat", "документ в архиве", "the document is archived"],
    STERS: ["documentul este în coș", "документ в корзине", "the document is in the bin"],
    PURJAT: ["documentul este eliminat", "документ уничтожен", "the document is destroyed"],
    SECRET: ["documentul este secret", "документ секретный", "the document is secret"],
  },
  none: ["Nu aveți niciun link valabil", "У вас нет действующих ссылок", "You have no valid links"],
  noneText: [
    "Un link se creează pe pagina unui document, la Acces. Cele expirate sau revocate nu se mai arată.",
    "Ссылку создают на странице документа, в разделе «Доступ». Истёкшие и отозванные не показаны.",
    "Create a link on the page of a document, under Access. Expired or revoked links are no longer shown.",
  ],
  documents: ["Documente", "Документы", "Documents"],
  address: [
    "Adresa unui link se arată o singură dată, la creare. Dacă s-a pierdut, cereți o adresă nouă.",
    "Адрес ссылки показывается один раз, при создании. Если он потерян, получите новый.",
    "The address of a link is shown only once, when it is created. If it is lost, create a new address.",
  ],
  lost: [
    plural.ro({
      one: "La un document nu mai aveți dreptul să dați acces: linkurile lui nu mai deschid nimic.",
      few: "La {} documente nu mai aveți dreptul să dați acces: linkurile lor nu mai deschid nimic.",
      other: "La {} de documente nu mai aveți dreptul să dați acces: linkurile lor nu mai deschid nimic.",
    }),
    plural.ru({
      one: "На {} документ вы больше не можете давать доступ: его ссылки ничего не открывают.",
      few: "На {} документа вы больше не можете давать доступ: их ссылки ничего не открывают.",
      many: "На {} документов вы больше не можете давать доступ: их ссылки ничего не открывают.",
    }),
    plural.en({
      one: "You can no longer give access to {} document: its links open nothing.",
      other: "You can no longer give access to {} documents: their links open nothing.",
    }),
  ],
  revoke: ["Revocă", "Отозвать", "Revoke"],
  renew: ["Adresă nouă", "Новый адрес", "New address"],
  actsOf: [
    (name: string, day: string) => `Acțiuni: ${name}, până la ${day}`,
    (name: string, day: string) => `Действия: ${name}, до ${day}`,
    (name: string, day: string) => `Actions: ${name}, until ${day}`,
  ],
  revokeForm: {
    title: ["Revocați linkul?", "Отозвать ссылку?", "Revoke the link?"],
    text: [
      "Adresa nu mai deschide nimic de la următoarea cerere. Nu se poate desface; se poate crea alt link.",
      "Со следующего запроса адрес ничего не откроет. Отменить нельзя; можно создать другую ссылку.",
      "From the next request, the address opens nothing. This cannot be undone; you can create another link.",
    ],
    verb: ["Revocă linkul", "Отозвать ссылку", "Revoke the link"],
    done: [
      "Linkul nu mai deschide nimic",
      "Ссылка больше ничего не открывает",
      "The link no longer opens anything",
    ],
  },
  renewForm: {
    title: ["Adresă nouă pentru link", "Новый адрес ссылки", "New address for the link"],
    text: [
      "Se creează un link cu același termen și cu descărcările rămase, iar cel vechi se revocă.",
      "Создаётся ссылка с тем же сроком и оставшимися скачиваниями, прежняя отзывается.",
      "A link is created with the same expiry date and the downloads left, and the old one is revoked.",
    ],
    mailed: [
      (address: string) => `Adresa nouă se trimite și prin e-mail, la ${address}.`,
      (address: string) => `Новый адрес отправится и по почте: ${address}.`,
      (address: string) => `The new address is also sent by email to ${address}.`,
    ],
    notMailed: [
      (address: string) => `Serverul de e-mail a refuzat ${address}: trimiteți dumneavoastră adresa nouă.`,
      (address: string) =>
        `Почтовый сервер отклонил адрес ${address}: передайте новый адрес ссылки самостоятельно.`,
      (address: string) => `The mail server refused ${address}: send the new address yourself.`,
    ],
    password: ["Parola linkului nou", "Пароль новой ссылки", "Password of the new link"],
    passwordHint: [
      "Linkul vechi are parolă, pe care nu o mai poate citi nimeni. Scrieți una.",
      "У прежней ссылки есть пароль, прочитать его нельзя. Введите новый.",
      "The old link has a password that nobody can read any more. Enter one.",
    ],
    passwordMissing: ["Scrieți parola", "Введите пароль", "Enter the password"],
    verb: ["Creează adresa nouă", "Создать новый адрес", "Create the new address"],
    made: [
      (day: string) => `Linkul nou este valabil până la ${day}; cel vechi nu mai deschide nimic.`,
      (day: string) => `Новая ссылка действует до ${day}; прежняя больше ничего не открывает.`,
      (day: string) => `The new link is valid until ${day}; the old one no longer opens anything.`,
    ],
    copy: ["Copiază adresa", "Скопировать адрес", "Copy the address"],
    oldStays: [
      "Linkul nou este gata, dar cel vechi nu s-a putut revoca. Revocați-l din listă.",
      "Новая ссылка готова, но прежнюю отозвать не удалось. Отзовите её в списке.",
      "The new link is ready, but the old one could not be revoked. Revoke it from the list.",
    ],
    gone: [
      "Linkul a expirat sau a fost revocat.",
      "Срок ссылки истёк, или она отозвана.",
      "The link has expired or has been revoked.",
    ],
  },
});
