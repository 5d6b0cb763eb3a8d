import { entryOf } from "./entries.ts";
import { say } from "./language.ts";
import { byId, open } from "./page.ts";
import type { Text, Words } from "./words.ts";

/* The page where people arrive without a link: what there is, by what they came for. */

const words = {
  title: ["Servicii", "Услуги", "Services"],
  about: [
    "Documentele și notificările instituțiilor, într-un singur loc.",
    "Документы и уведомления учреждений в одном месте.",
    "Documents and notifications from organizations, in one place.",
  ],
  forStaff: ["Pentru angajați", "Для сотрудников", "For staff"],
  catalog: ["Documente publice", "Публичные документы", "Public documents"],
  catalogAbout: [
    "Căutați și descărcați ce au publicat instituțiile. Fără cont.",
    "Поиск и скачивание того, что опубликовали учреждения. Без учётной записи.",
    "Search for and download what organizations have published. No account needed.",
  ],
  own: ["Documentele și notificările mele", "Мои документы и уведомления", "My documents and notifications"],
  ownAbout: [
    "Documentele dumneavoastră, cererile de acces, contactele și preferințele. Intrați prin autentificarea guvernamentală.",
    "Ваши документы, запросы доступа, контакты и настройки уведомлений. Вход через государственную систему входа.",
    "Your documents, access requests, contacts and preferences. Sign in with the government sign-in.",
  ],
  check: ["Verificați o semnătură", "Проверить подпись", "Verify a signature"],
  checkAbout: [
    "Cine a semnat un fișier, când, și dacă a fost schimbat după aceea. Fără cont.",
    "Кто подписал файл, когда, и изменяли ли его после этого. Без учётной записи.",
    "Who signed a file, when, and whether it was changed after that. No account needed.",
  ],
  link: ["Ați primit un link?", "Получили ссылку?", "Have you received a link?"],
  linkAbout: [
    "Deschideți-l întreg, așa cum a venit în mesaj: documentul se descarcă de pe pagina lui.",
    "Откройте её целиком, как в сообщении: документ скачивается с её страницы.",
    "Open the whole link, as it came in the message: the document is downloaded from its page.",
  ],
  console: ["Consola", "Консоль", "Console"],
  consoleAbout: [
    "Evidența, semnarea și partajarea documentelor, administrarea și operarea.",
    "Учёт, подписание и предоставление документов, администрирование и эксплуатация.",
    "Records, signing and sharing of documents, administration and operations.",
  ],
  signIn: ["Intrați în cont", "Вход", "Sign in"],
  signInAbout: [
    "Cu numele și parola, sau prin autentificarea guvernamentală.",
    "По имени и паролю или через государственную систему входа.",
    "With your username and password, or with the government sign-in.",
  ],
  register: ["Înregistrați-vă", "Регистрация", "Create an account"],
  registerAbout: [
    "Pentru cine nu are încă un cont.",
    "Для тех, у кого ещё нет учётной записи.",
    "For people who do not have an account yet.",
  ],
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
