import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const organizationWords = words({
  sections: ["Organizații și containere", "Организации и контейнеры"],
  organizations: {
    title: ["Organizații", "Организации"],
  },
  quota: {
    title: ["Spațiul organizației", "Объём организации"],
    about: [
      "Se numără toate versiunile documentelor din containerele ei, până la eliminarea definitivă.",
      "Считаются все версии документов в её контейнерах — до окончательного удаления.",
    ],
  },
  buckets: {
    title: ["Containere", "Контейнеры"],
    create: ["Container nou", "Новый контейнер"],
    none: ["Niciun container încă", "Контейнеров пока нет"],
    noneText: [
      "Un container ține documentele unei echipe. Membrii lui le văd și încarcă altele.",
      "Контейнер хранит документы одной команды. Участники видят их и загружают новые.",
    ],
    all: ["Toate containerele", "Все контейнеры"],
    active: ["Primește documente", "Принимает документы"],
    stopped: ["Oprit", "Остановлен"],
    onlyOrganization: [
      (name: string) => `Doar containerele din ${name}`,
      (name: string) => `Только контейнеры: ${name}`,
    ],
    thisOrganization: ["organizația aleasă", "выбранная организация"],
  },
  members: {
    title: ["Membri", "Участники"],
    count: [
      plural.ro({ one: "un membru", few: "{} membri", other: "{} de membri" }),
      plural.ru({ one: "{} участник", few: "{} участника", many: "{} участников" }),
    ],
    none: ["Niciun membru încă", "Участников пока нет"],
    noneText: [
      "Adăugați oameni ai organizației: ei văd documentele containerului și încarcă altele.",
      "Добавьте людей организации: они видят документы контейнера и загружают новые.",
    ],
    add: ["Adaugă un membru", "Добавить участника"],
    roles: {
      ADMIN: ["Administrator", "Администратор"],
      OPERATOR: ["Operator", "Оператор"],
    },
    remove: ["Scoate", "Исключить"],
    removeTitle: [
      (name: string) => `Scoateți pe ${name} din container?`,
      (name: string) => `Исключить из контейнера: ${name}?`,
    ],
    removeText: [
      "Accesul la documentele containerului se încheie cu următoarea cerere.",
      "Доступ к документам контейнера прекращается со следующего запроса.",
    ],
    removed: [(name: string) => `${name} nu mai este membru`, (name: string) => `${name} больше не участник`],
    unknown: ["persoană care nu vă este vizibilă", "человек, которого вы не видите"],
  },
  store: {
    title: ["Depozitul documentelor", "Хранилище документов"],
    ofPlatform: ["Documentele stau în depozitul platformei.", "Документы лежат в хранилище платформы."],
    connect: ["Leagă un depozit propriu", "Подключить своё хранилище"],
    change: ["Schimbă conexiunea", "Изменить подключение"],
    check: {
      verb: ["Testează conexiunea", "Проверить подключение"],
      working: [
        "Se testează depozitul; durează până la 30 de secunde…",
        "Хранилище проверяется; это длится до 30 секунд…",
      ],
      works: [
        (moment: string) => `Conexiunea merge: testată la ${moment}.`,
        (moment: string) => `Подключение работает: проверено в ${moment}.`,
      ],
      fails: [
        (why: string) => `Conexiunea nu merge. ${why}`,
        (why: string) => `Подключение не работает. ${why}`,
      ],
    },
    remove: ["Renunță la depozitul propriu", "Отказаться от своего хранилища"],
    provider: ["Numele furnizorului", "Название поставщика"],
    endpoint: ["Adresa depozitului S3", "Адрес хранилища S3"],
    regiune: ["Regiune", "Регион"],
    accessKey: ["Cheia de acces", "Ключ доступа"],
  },
});
