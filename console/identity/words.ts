import { words } from "../words/words.ts";

export const identityWords = words({
  sections: {
    label: ["Identitate", "Идентификация"],
    organizations: ["Organizații", "Организации"],
    own: ["Organizația mea", "Моя организация"],
    projects: ["Proiecte", "Проекты"],
    partners: ["Parteneri", "Партнёры"],
    users: ["Utilizatori", "Пользователи"],
  },
  active: ["În folosință", "Используется"],
  inactive: ["Scos din uz", "Не используется"],
  partners: {
    organizations: ["Organizațiile pe care le-a înregistrat", "Зарегистрированные им организации"],
    noOrganizations: ["Nicio organizație înregistrată", "Организаций нет"],
    noOrganizationsText: [
      "Partenerul înregistrează organizații cu codul lui, prin /api/v1/createOrganization.",
      "Партнёр регистрирует организации своим кодом через /api/v1/createOrganization.",
    ],
  },
  organizations: {
    projects: ["Proiecte", "Проекты"],
    users: ["Utilizatori", "Пользователи"],
    noProjects: ["Niciun proiect încă", "Проектов пока нет"],
    noProjectsText: [
      "Partenerul creează proiecte prin /api/v1/createProject.",
      "Проекты создаёт партнёр через /api/v1/createProject.",
    ],
    moreUsers: [
      (shown: string, total: string) => `Arată mai mulți (sunt ${shown} din ${total})`,
      (shown: string, total: string) => `Показать ещё (показано ${shown} из ${total})`,
    ],
    noUsers: ["Niciun utilizator încă", "Пользователей пока нет"],
    noUsersText: [
      "Adăugați un utilizator și alegeți această organizație.",
      "Добавьте пользователя и выберите эту организацию.",
    ],
  },
  projects: {
    noProviders: [
      "Niciunul: un partener îl activează prin /api/v1/assignProvider",
      "Нет: партнёр активирует через /api/v1/assignProvider",
    ],
    secretCurrent: ["Cel de acum", "Нынешний"],
    secretUntil: [
      (moment: string) => `Cel de dinainte, acceptat până la ${moment}`,
      (moment: string) => `Прежний, принимается до ${moment}`,
    ],
    secretEnded: ["Cel de dinainte, nu se mai acceptă", "Прежний, больше не принимается"],
    secretSince: [(moment: string) => `emis ${moment}`, (moment: string) => `выдан ${moment}`],
  },
});
