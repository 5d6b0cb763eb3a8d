import { entryOf } from "./entries.ts";
import { say } from "./language.ts";
import { byId, open } from "./page.ts";
import type { Text, Words } from "./words.ts";

/* The page where people arrive without a link: what there is, by what they came for. */

const words = {
  title: ["Servicii", "Услуги"],
  about: [
    "Documentele și notificările instituțiilor, într-un singur loc.",
    "Документы и уведомления учреждений в одном месте.",
  ],
  forStaff: ["Pentru angajați", "Для сотрудников"],
  catalog: ["Documente publice", "Публичные документы"],
  catalogAbout: [
    "Căutați și descărcați ce au publicat instituțiile. Fără cont.",
    "Поиск и скачивание того, что опубликовали учреждения. Без учётной записи.",
  ],
  own: ["Documentele și notificările mele", "Мои документы и уведомления"],
  ownAbout: [
    "Documentele dumneavoastră, cererile de acces, contactele și preferințele. Intrați prin autentificarea guvernamentală.",
    "Ваши документы, запросы доступа, контакты и настройки уведомлений. Вход через государственную систему входа.",
  ],
  check: ["Verificați o semnătură", "Проверить подпись"],
  checkAbout: [
    "Cine a semnat un fișier, când, și dacă a fost schimbat după aceea. Fără cont.",
    "Кто подписал файл, когда, и изменяли ли его после этого. Без учётной записи.",
  ],
  link: ["Ați primit un link?", "Получили ссылку?"],
  linkAbout: [
    "Deschideți-l întreg, așa cum a venit în mesaj: documentul se descarcă de pe pagina lui.",
    "Откройте её целиком, как в сообщении: документ скачивается с её страницы.",
  ],
  console: ["Consola", "Консоль"],
  consoleAbout: [
    "Evidența, semnarea și partajarea documentelor, administrarea și operarea.",
    "Учёт, подписание и предоставление документов, администрирование и эксплуатация.",
  ],
  signIn: ["Intrați în cont", "Вход"],
  signInAbout: [
    "Cu numele și parola, sau prin autentificarea guvernamentală.",
    "По имени и паролю или через государственную систему входа.",
  ],
  register: ["Înregistrați-vă", "Регистрация"],
  registerAbout: ["Pentru cine nu are încă un cont.", "Для тех, у кого ещё нет учётной записи."],
} satisfies Words;

type Place = [name: Text, about: Text, path?: string];

const forEverybody: Place[] = [
  [words.catalog, words.catalogAbout, "/catalog"],
  [words.own, words.ownAbout, "/ale-mele"],
  [words.check, words.checkAbout, "/verificare"],
  [words.link, words.linkAbout],
];
const forStaff: Place[] = [
  [words.console, words.consoleAbout, "/app"],
  [words.signIn, words.signInAbout, "/cont/intrare"],
  [words.register, words.registerAbout, "/cont/inregistrare"],
];

const shown = (places: Place[]) =>
  places.map(([name, about, path]) => entryOf(say(name), path, [say(about)]));

open({
  words,
  title: () => say(words.title),
  render: () => {
    byId("list").replaceChildren(...shown(forEverybody));
    byId("staff").replaceChildren(...shown(forStaff));
  },
});
