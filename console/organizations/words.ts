import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const organizationWords = words({
  sections: ["Organizații și containere", "Организации и контейнеры", "Organizations and containers"],
  organizations: {
    title: ["Organizații", "Организации", "Organizations"],
  },
  quota: {
    title: ["Spațiul organizației", "Объём организации", "Organization space"],
    about: [
      "Se numără toate versiunile documentelor din containerele ei, până la eliminarea definitivă.",
      "Считаются все версии документов в её контейнерах — до окончательного удаления.",
      "All versions of the documents in its containers count, until they are destroyed.",
    ],
  },
  buckets: {
    title: ["Containere", "Контейнеры", "Containers"],
    create: ["Container nou", "Новый контейнер", "New container"],
    created: [
      (name: string) => `Containerul ${name} este deschis`,
      (name: string) => `Контейнер ${name} открыт`,
      (name: string) => `The container ${name} is open`,
    ],
    none: ["Niciun container încă", "Контейнеров пока нет", "No containers yet"],
    noneText: [
      "Un container ține documentele unei echipe. Membrii lui le văd și încarcă altele.",
      "Контейнер хранит документы одной команды. Участники видят их и загружают новые.",
      "A container holds the documents of a team. Its members see them and upload others.",
    ],
    all: ["Toate containerele", "Все контейнеры", "All containers"],
    active: ["Primește documente", "Принимает документы", "Accepts documents"],
    stopped: ["Oprit", "Остановлен", "Stopped"],
    onlyOrganization: [
      (name: string) => `Doar containerele din ${name}`,
      (name: string) => `Только контейнеры: ${name}`,
      (name: string) => `Only containers in ${name}`,
    ],
    thisOrganization: ["organizația aleasă", "выбранная организация", "the chosen organization"],
  },
  members: {
    title: ["Membri", "Участники", "Members"],
    count: [
      plural.ro({ one: "un membru", few: "{} membri", other: "{} de membri" }),
      plural.ru({ one: "{} участник", few: "{} участника", many: "{} участников" }),
      plural.en({ one: "{} member", other: "{} members" }),
    ],
    none: ["Niciun membru încă", "Участников пока нет", "No members yet"],
    noneText: [
      "Adăugați oameni ai organizației: ei văd documentele containerului și încarcă altele.",
      "Добавьте людей организации: они видят документы контейнера и загружают новые.",
      "Add people from the organization: they see the documents of the container and upload others.",
    ],
    add: ["Adaugă un membru", "Добавить участника", "Add a member"],
    roles: {
      OPERATOR: ["Operator", "Оператор", "Operator"],
      ADMIN: ["Administrator", "Администратор", "Administrator"],
    },
    remove: ["Scoate", "Исключить", "Remove"],
    removeTitle: [
      (name: string) => `Scoateți pe ${name} din container?`,
      (name: string) => `Исключить из контейнера: ${name}?`,
      (name: string) => `Remove ${name} from the container?`,
    ],
    removeText: [
      "Accesul la documentele containerului se încheie cu următoarea cerere.",
      "Доступ к документам контейнера прекращается со следующего запроса.",
      "The person loses access to the documents of the container from the next request.",
    ],
    removed: [
      (name: string) => `${name} nu mai este membru`,
      (name: string) => `${name} больше не участник`,
      (name: string) => `${name} is no longer a member`,
    ],
    unknown: [
      "persoană care nu vă este vizibilă",
      "человек, которого вы не видите",
      "a person you cannot see",
    ],
  },
  store: {
    title: ["Depozitul documentelor", "Хранилище документов", "Document storage"],
    ofPlatform: [
      "Documentele stau în depozitul platformei.",
      "Документы лежат в хранилище платформы.",
      "The documents are in the platform storage.",
    ],
    connect: ["Leagă un depozit propriu", "Подключить своё хранилище", "Connect your own storage"],
    change: ["Schimbă conexiunea", "Изменить подключение", "Change the connection"],
    check: {
      verb: ["Testează conexiunea", "Проверить подключение", "Test the connection"],
      working: [
        "Se testează depozitul; durează până la 30 de secunde…",
        "Хранилище проверяется; это длится до 30 секунд…",
        "Testing the storage; this takes up to 30 seconds…",
      ],
      works: [
        (moment: string) => `Conexiunea merge: testată la ${moment}.`,
        (moment: string) => `Подключение работает: проверено в ${moment}.`,
        (moment: string) => `The connection works: tested at ${moment}.`,
      ],
      fails: [
        (why: string) => `Conexiunea nu merge. ${why}`,
        (why: string) => `Подключение не работает. ${why}`,
        (why: string) => `The connection does not work. ${why}`,
      ],
    },
    remove: ["Renunță la depozitul propriu", "Отказаться от своего хранилища", "Stop using your own storage"],
    provider: ["Numele furnizorului", "Название поставщика", "Provider name"],
    endpoint: ["Adresa depozitului S3", "Адрес хранилища S3", "S3 storage address"],
    regiune: ["Regiune", "Регион", "Region"],
    accessKey: ["Cheia de acces", "Ключ доступа", "Access key"],
  },
});
