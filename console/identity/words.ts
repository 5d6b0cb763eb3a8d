import { words } from "../words/words.ts";

export const identityWords = words({
  sections: {
    label: ["Identitate", "Идентификация", "Identity"],
    organizations: ["Organizații", "Организации", "Organizations"],
    own: ["Organizația mea", "Моя организация", "My organization"],
    projects: ["Proiecte", "Проекты", "Projects"],
    partners: ["Parteneri", "Партнёры", "Partners"],
    users: ["Utilizatori", "Пользователи", "Users"],
  },
  partners: {
    organizations: [
      "Organizațiile pe care le-a înregistrat",
      "Зарегистрированные им организации",
      "Organizations it has registered",
    ],
    noOrganizations: ["Nicio organizație înregistrată", "Организаций нет", "No organizations registered"],
    noOrganizationsText: [
      "Partenerul înregistrează organizații cu codul lui, prin /api/v1/createOrganization.",
      "Партнёр регистрирует организации своим кодом через /api/v1/createOrganization.",
      "The partner registers organizations with its code, through /api/v1/createOrganization.",
    ],
  },
  organizations: {
    projects: ["Proiecte", "Проекты", "Projects"],
    users: ["Utilizatori", "Пользователи", "Users"],
    noProjects: ["Niciun proiect încă", "Проектов пока нет", "No projects yet"],
    noProjectsText: [
      "Partenerul creează proiecte prin /api/v1/createProject.",
      "Проекты создаёт партнёр через /api/v1/createProject.",
      "The partner creates projects through /api/v1/createProject.",
    ],
    moreUsers: [
      (shown: string, total: string) => `Arată mai mulți (sunt ${shown} din ${total})`,
      (shown: string, total: string) => `Показать ещё (показано ${shown} из ${total})`,
      (shown: string, total: string) => `Show more (${shown} of ${total} shown)`,
    ],
    noUsers: ["Niciun utilizator încă", "Пользователей пока нет", "No users yet"],
    noUsersText: [
      "Adăugați un utilizator și alegeți această organizație.",
      "Добавьте пользователя и выберите эту организацию.",
      "Add a user and choose this organization.",
    ],
  },
  projects: {
    noProviders: [
      "Niciunul: un partener îl activează prin /api/v1/assignProvider",
      "Нет: партнёр активирует через /api/v1/assignProvider",
      "None: a partner activates one through /api/v1/assignProvider",
    ],
    secretCurrent: ["Cel de acum", "Нынешний", "Current"],
    secretUntil: [
      (moment: string) => `Cel de dinainte, acceptat până la ${moment}`,
      (moment: string) => `Прежний, принимается до ${moment}`,
      (moment: string) => `Previous, accepted until ${moment}`,
    ],
    secretEnded: [
      "Cel de dinainte, nu se mai acceptă",
      "Прежний, больше не принимается",
      "Previous, no longer accepted",
    ],
    secretSince: [
      (moment: string) => `emis ${moment}`,
      (moment: string) => `выдан ${moment}`,
      (moment: string) => `issued ${moment}`,
    ],
  },
});
