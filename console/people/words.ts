import { accountWords } from "../api/accounts/words.ts";
import { words } from "../words/words.ts";

export const peopleWords = words({
  active: ["Activ", "Активен", "Active"],
  inactive: ["Dezactivat", "Отключён", "Deactivated"],
  onlyOrganization: [
    (name: string) => `Doar persoanele din ${name}`,
    (name: string) => `Только люди организации ${name}`,
    (name: string) => `Only people in ${name}`,
  ],
  thisOrganization: ["organizația aleasă", "выбранной", "the chosen organization"],
  yes: ["da", "да", "yes"],
  no: ["nu", "нет", "no"],
  authorities: accountWords.role,
  fields: {
    operator: ["Operator de documente", "Оператор документов", "Document operator"],
    client: ["Clientul din registru", "Клиент из реестра", "Client in the register"],
    subject: [
      "Identitatea din autentificarea guvernamentală",
      "Личность в государственной системе входа",
      "Identity in the government sign-in",
    ],
  },
  access: {
    title: ["Acces", "Доступ", "Access"],
    acts: ["Schimbă accesul", "Изменить доступ", "Change access"],
    account: ["Cont", "Учётная запись", "Account"],
    authorities: ["Roluri tehnice", "Технические роли", "Technical roles"],
    noAuthorities: ["niciunul", "нет", "none"],
    service: ["Administrator al serviciului", "Администратор сервиса", "Service administrator"],
    secret: ["Documente secrete", "Секретные документы", "Secret documents"],
    secretYes: ["le poate vedea", "может видеть", "can see them"],
    secretNo: ["nu le vede", "не видит", "does not see them"],
    system: ["Sistem", "Система", "System"],
  },
  affiliation: {
    title: ["Organizație", "Организация", "Organization"],
    none: [
      "Nu face parte din nicio organizație.",
      "Не состоит ни в одной организации.",
      "Does not belong to any organization.",
    ],
    assign: ["Înscrie într-o organizație", "Зачислить в организацию", "Assign to an organization"],
    move: ["Mută în altă organizație", "Перевести в другую организацию", "Move to another organization"],
    release: ["Eliberează din organizație", "Отпустить из организации", "Remove from the organization"],
  },
  work: {
    title: ["Funcție", "Должность", "Position"],
    roles: ["Roluri de serviciu", "Служебные роли", "Service roles"],
    edit: ["Schimbă funcția", "Изменить должность", "Change the position"],
  },
  links: {
    title: ["Legături", "Связи", "Links"],
    edit: ["Schimbă legăturile", "Изменить связи", "Change the links"],
  },
  memberships: {
    title: ["Containere", "Контейнеры", "Containers"],
    none: [
      "Nu este membru în niciun container",
      "Не участник ни одного контейнера",
      "Not a member of any container",
    ],
    noneText: [
      "Un membru încarcă și vede documentele containerului.",
      "Участник загружает и видит документы контейнера.",
      "A member uploads to the container and sees its documents.",
    ],
    add: ["Adaugă într-un container", "Добавить в контейнер", "Add to a container"],
    container: ["Container", "Контейнер", "Container"],
    role: ["Rolul în container", "Роль в контейнере", "Role in the container"],
    roles: {
      ADMIN: ["Administrator", "Администратор", "Administrator"],
      OPERATOR: ["Operator", "Оператор", "Operator"],
    },
    roleHint: [
      "Administratorul hotărăște și asupra accesului; operatorul încarcă și modifică.",
      "Администратор решает и о доступе; оператор загружает и изменяет.",
      "An administrator also decides on access; an operator uploads and changes documents.",
    ],
    chooseContainer: ["Alegeți containerul", "Выберите контейнер", "Choose the container"],
    noContainers: [
      "Nu există alt container în care persoana poate fi adăugată.",
      "Нет другого контейнера, куда можно добавить человека.",
      "There is no other container to add the person to.",
    ],
    added: [
      (container: string) => `Adăugat în ${container}`,
      (container: string) => `Добавлен в ${container}`,
      (container: string) => `Added to ${container}`,
    ],
    leave: ["Scoate", "Исключить", "Remove"],
    leaveTitle: [
      (container: string) => `Scoateți persoana din ${container}?`,
      (container: string) => `Исключить из контейнера ${container}?`,
      (container: string) => `Remove the person from ${container}?`,
    ],
    leaveText: [
      "Accesul se încheie cu următoarea cerere.",
      "Доступ прекращается со следующего запроса.",
      "The person loses access from the next request.",
    ],
    left: [
      (container: string) => `Scos din ${container}`,
      (container: string) => `Исключён из ${container}`,
      (container: string) => `Removed from ${container}`,
    ],
  },
});
