import { entryOf } from "./entries.ts";
import { say } from "./language.ts";
import { byId, open } from "./page.ts";
import type { Text, Words } from "./words.ts";

/* The page on which people arrive without a link: what there is, by what they came for. */

const words = {
  title: { ro: "Servicii", ru: "Услуги" },
  about: {
    ro: "Documentele și notificările instituțiilor, într-un singur loc.",
    ru: "Документы и уведомления учреждений в одном месте.",
  },
  forStaff: { ro: "Pentru angajați", ru: "Для сотрудников" },
  catalog: { ro: "Documente publice", ru: "Публичные документы" },
  catalogAbout: {
    ro: "Căutați și descărcați ce au publicat instituțiile. Fără cont.",
    ru: "Поиск и скачивание того, что опубликовали учреждения. Без учётной записи.",
  },
  own: { ro: "Documentele și notificările mele", ru: "Мои документы и уведомления" },
  ownAbout: {
    ro: "Documentele dumneavoastră, cererile de acces, contactele și preferințele. Intrați prin login-ul guvernamental.",
    ru: "Ваши документы, запросы доступа, контакты и предпочтения. Вход через государственный логин.",
  },
  check: { ro: "Verificați o semnătură", ru: "Проверить подпись" },
  checkAbout: {
    ro: "Cine a semnat un PDF, când, și dacă a fost schimbat după aceea. Fără cont.",
    ru: "Кто подписал PDF, когда, и изменяли ли файл после этого. Без учётной записи.",
  },
  link: { ro: "Ați primit un link?", ru: "Получили ссылку?" },
  linkAbout: {
    ro: "Deschideți-l întreg, așa cum a venit în mesaj: documentul se descarcă de pe pagina lui.",
    ru: "Откройте её целиком, как в сообщении: документ скачивается с её страницы.",
  },
  console: { ro: "Consola", ru: "Консоль" },
  consoleAbout: {
    ro: "Evidența, semnarea și partajarea documentelor, administrarea și operarea.",
    ru: "Учёт, подписание и предоставление документов, администрирование и эксплуатация.",
  },
  signIn: { ro: "Intrați în cont", ru: "Вход" },
  signInAbout: {
    ro: "Cu numele și parola, sau prin login-ul guvernamental.",
    ru: "По имени и паролю или через государственный логин.",
  },
  register: { ro: "Înregistrați-vă", ru: "Регистрация" },
  registerAbout: {
    ro: "Pentru cine nu are încă un cont.",
    ru: "Для тех, у кого ещё нет учётной записи.",
  },
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
