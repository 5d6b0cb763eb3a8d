import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const linkWords = words({
  title: ["Linkurile mele", "Мои ссылки"],
  lead: [
    "Linkuri pe care le-ați creat pentru cine nu are cont și care încă nu au expirat.",
    "Ссылки, которые вы создали для тех, у кого нет учётной записи, и срок которых не истёк.",
  ],
  document: ["Documentul", "Документ"],
  state: ["Starea", "Состояние"],
  uses: ["Descărcări", "Скачивания"],
  usesOf: [
    (used: string, most: string) => `${used} din ${most}`,
    (used: string, most: string) => `${used} из ${most}`,
  ],
  until: ["Valabil până la", "Действует до"],
  made: ["Creat", "Создана"],
  acts: ["Acțiuni", "Действия"],
  mailed: {
    asteapta: [
      (address: string) => `mesajul pleacă la ${address}`,
      (address: string) => `письмо ждёт отправки на ${address}`,
    ],
    trimis: [(address: string) => `trimis la ${address}`, (address: string) => `отправлено на ${address}`],
    refuzat: [
      (address: string) => `${address} nu primește mesaje`,
      (address: string) => `${address} не принимает писем`,
    ],
    netrimis: [
      (address: string) => `mesajul nu a ajuns la ${address}`,
      (address: string) => `письмо не дошло до ${address}`,
    ],
  },
  withPassword: ["cu parolă", "с паролем"],
  open: ["Deschis", "Открыта"],
  soon: ["Expiră curând", "Скоро истечёт"],
  usedUp: ["Epuizat", "Исчерпана"],
  closed: ["Nu se deschide", "Не открывается"],
  whyClosed: {
    ARHIVAT: ["documentul este arhivat", "документ в архиве"],
    STERS: ["documentul este în coș", "документ в корзине"],
    PURJAT: ["documentul este eliminat", "документ уничтожен"],
    SECRET: ["documentul este secret", "документ секретный"],
  },
  none: ["Nu aveți niciun link valabil", "У вас нет действующих ссылок"],
  noneText: [
    "Un link se creează pe pagina unui document, la Acces. Cele expirate sau revocate nu se mai arată.",
    "Ссылку создают на странице документа, в разделе «Доступ». Истёкшие и отозванные не показаны.",
  ],
  documents: ["Documente", "Документы"],
  address: [
    "Adresa unui link se arată o singură dată, la creare. Dacă s-a pierdut, cereți o adresă nouă.",
    "Адрес ссылки показывается один раз, при создании. Если он потерян, получите новый.",
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
  ],
  revoke: ["Revocă", "Отозвать"],
  renew: ["Adresă nouă", "Новый адрес"],
  actsOf: [
    (name: string, day: string) => `Acțiuni: ${name}, până la ${day}`,
    (name: string, day: string) => `Действия: ${name}, до ${day}`,
  ],
  revokeForm: {
    title: ["Revocați linkul?", "Отозвать ссылку?"],
    text: [
      "Adresa nu mai deschide nimic de la următoarea cerere. Nu se poate desface; se poate crea alt link.",
      "Со следующего запроса адрес ничего не откроет. Отменить нельзя; можно создать другую ссылку.",
    ],
    verb: ["Revocă linkul", "Отозвать ссылку"],
    done: ["Linkul nu mai deschide nimic", "Ссылка больше ничего не открывает"],
  },
  renewForm: {
    title: ["Adresă nouă pentru link", "Новый адрес ссылки"],
    text: [
      "Se creează un link cu același termen și cu descărcările rămase, iar cel vechi se revocă.",
      "Создаётся ссылка с тем же сроком и оставшимися скачиваниями, прежняя отзывается.",
    ],
    password: ["Parola linkului nou", "Пароль новой ссылки"],
    passwordHint: [
      "Linkul vechi are parolă, pe care nu o mai poate citi nimeni. Scrieți una.",
      "У прежней ссылки есть пароль, прочитать его нельзя. Введите новый.",
    ],
    passwordMissing: ["Scrieți parola", "Введите пароль"],
    verb: ["Creează adresa nouă", "Создать новый адрес"],
    made: [
      (day: string) => `Linkul nou este valabil până la ${day}; cel vechi nu mai deschide nimic.`,
      (day: string) => `Новая ссылка действует до ${day}; прежняя больше ничего не открывает.`,
    ],
    copy: ["Copiază adresa", "Скопировать адрес"],
    oldStays: [
      "Linkul nou este gata, dar cel vechi nu s-a putut revoca. Revocați-l din listă.",
      "Новая ссылка готова, но прежнюю отозвать не удалось. Отзовите её в списке.",
    ],
    gone: ["Linkul a expirat sau a fost revocat.", "Срок ссылки истёк, или она отозвана."],
  },
});
