import { words } from "../words/words.ts";

export const peopleWords = words({
  active: ["Activ", "Активен"],
  inactive: ["Dezactivat", "Отключён"],
  onlyOrganization: [
    (name: string) => `Doar persoanele din ${name}`,
    (name: string) => `Только люди организации ${name}`,
  ],
  thisOrganization: ["organizația aleasă", "выбранной"],
  yes: ["da", "да"],
  no: ["nu", "нет"],
  authorities: {
    ROLE_USER: ["Utilizator", "Пользователь"],
    ROLE_OPERATOR: ["Operator", "Оператор"],
    ROLE_ADMIN: ["Administrator", "Администратор"],
    ROLE_STAFF: ["Funcționar", "Служащий"],
  },
  fields: {
    operator: ["Operator de documente", "Оператор документов"],
    client: ["Clientul din registru", "Клиент из реестра"],
    subject: ["Identitatea din autentificarea guvernamentală", "Личность в государственной системе входа"],
  },
  access: {
    title: ["Acces", "Доступ"],
    acts: ["Schimbă accesul", "Изменить доступ"],
    account: ["Cont", "Учётная запись"],
    authorities: ["Roluri tehnice", "Технические роли"],
    noAuthorities: ["niciunul", "нет"],
    service: ["Administrator al serviciului", "Администратор службы"],
    secret: ["Documente secrete", "Секретные документы"],
    secretYes: ["le poate vedea", "может видеть"],
    secretNo: ["nu le vede", "не видит"],
    system: ["Sistem", "Система"],
  },
  affiliation: {
    title: ["Organizație", "Организация"],
    none: ["Nu face parte din nicio organizație.", "Не состоит ни в одной организации."],
    assign: ["Înscrie într-o organizație", "Зачислить в организацию"],
    move: ["Mută în altă organizație", "Перевести в другую организацию"],
    release: ["Eliberează din organizație", "Отпустить из организации"],
  },
  work: {
    title: ["Funcție", "Должность"],
    roles: ["Roluri de serviciu", "Служебные роли"],
    edit: ["Schimbă funcția", "Изменить должность"],
  },
  links: {
    title: ["Legături", "Связи"],
    edit: ["Schimbă legăturile", "Изменить связи"],
  },
  memberships: {
    title: ["Containere", "Контейнеры"],
    none: ["Nu este membru în niciun container", "Не участник ни одного контейнера"],
    noneText: [
      "Un membru încarcă și vede documentele containerului.",
      "Участник загружает и видит документы контейнера.",
    ],
    add: ["Adaugă într-un container", "Добавить в контейнер"],
    container: ["Container", "Контейнер"],
    role: ["Rolul în container", "Роль в контейнере"],
    roles: {
      ADMIN: ["Administrator", "Администратор"],
      OPERATOR: ["Operator", "Оператор"],
    },
    roleHint: [
      "Administratorul hotărăște și asupra accesului; operatorul încarcă și modifică.",
      "Администратор решает и о доступе; оператор загружает и изменяет.",
    ],
    chooseContainer: ["Alegeți containerul", "Выберите контейнер"],
    noContainers: [
      "Nu există alt container în care persoana poate fi adăugată.",
      "Нет другого контейнера, куда можно добавить человека.",
    ],
    added: [
      (container: string) => `Adăugat în ${container}`,
      (container: string) => `Добавлен в ${container}`,
    ],
    leave: ["Scoate", "Исключить"],
    leaveTitle: [
      (container: string) => `Scoateți persoana din ${container}?`,
      (container: string) => `Исключить из контейнера ${container}?`,
    ],
    leaveText: ["Accesul se încheie cu următoarea cerere.", "Доступ прекращается со следующего запроса."],
    left: [(container: string) => `Scos din ${container}`, (container: string) => `Исключён из ${container}`],
  },
});
