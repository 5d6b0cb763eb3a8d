import { words } from "../words/words.ts";

export const identityWords = words({
  ro: {
    sections: {
      label: "Identitate",
      organizations: "Organizații",
      own: "Organizația mea",
      projects: "Proiecte",
      partners: "Parteneri",
      users: "Utilizatori",
    },
    active: "În folosință",
    inactive: "Scos din uz",
    partners: {
      organizations: "Organizațiile pe care le-a înregistrat",
      noOrganizations: "Nicio organizație înregistrată",
      noOrganizationsText:
        "Partenerul înregistrează organizații cu codul lui, prin /api/v1/createOrganization.",
    },
    organizations: {
      projects: "Proiecte",
      users: "Utilizatori",
      noProjects: "Niciun proiect încă",
      noProjectsText: "Partenerul creează proiecte prin /api/v1/createProject.",
      moreUsers: (shown: string, total: string) => `Arată mai mulți (sunt ${shown} din ${total})`,
      noUsers: "Niciun utilizator încă",
      noUsersText: "Adăugați un utilizator și alegeți această organizație.",
    },
    projects: {
      noProviders: "Niciunul: un partener îl activează prin /api/v1/assignProvider",
      secretCurrent: "Cel de acum",
      secretUntil: (moment: string) => `Cel de dinainte, acceptat până la ${moment}`,
      secretEnded: "Cel de dinainte, nu se mai acceptă",
      secretSince: (moment: string) => `emis ${moment}`,
    },
  },
  ru: {
    sections: {
      label: "Идентификация",
      organizations: "Организации",
      own: "Моя организация",
      projects: "Проекты",
      partners: "Партнёры",
      users: "Пользователи",
    },
    active: "Используется",
    inactive: "Не используется",
    partners: {
      organizations: "Зарегистрированные им организации",
      noOrganizations: "Организаций нет",
      noOrganizationsText: "Партнёр регистрирует организации своим кодом через /api/v1/createOrganization.",
    },
    organizations: {
      projects: "Проекты",
      users: "Пользователи",
      noProjects: "Проектов пока нет",
      noProjectsText: "Проекты создаёт партнёр через /api/v1/createProject.",
      moreUsers: (shown, total) => `Показать ещё (показано ${shown} из ${total})`,
      noUsers: "Пользователей пока нет",
      noUsersText: "Добавьте пользователя и выберите эту организацию.",
    },
    projects: {
      noProviders: "Нет: партнёр активирует через /api/v1/assignProvider",
      secretCurrent: "Нынешний",
      secretUntil: (moment) => `Прежний, принимается до ${moment}`,
      secretEnded: "Прежний, больше не принимается",
      secretSince: (moment) => `выдан ${moment}`,
    },
  },
});
