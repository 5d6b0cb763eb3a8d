import type { Texts } from "../../texts.ts";

/** The refusals and notices of accounts; a service merges them into its own texts. */
export const accountTexts: Texts = {
  autentificareGresita: {
    ro: "Numele de utilizator sau parola nu este corectă ori contul nu este activ.",
    ru: "Имя пользователя или пароль неверны либо учётная запись не активна.",
  },
  userexists: { ro: "Numele de utilizator este deja folosit.", ru: "Имя пользователя уже занято." },
  emailexists: {
    ro: "Adresa de e-mail este deja folosită.",
    ru: "Адрес электронной почты уже используется.",
  },
  invalidpassword: {
    ro: "Parola nu este acceptată: are între 8 și 100 de caractere și nu este una dintre cele mai folosite; cea actuală trebuie să fie corectă.",
    ru: "Пароль не принят: от 8 до 100 символов и не из самых распространённых; текущий пароль должен быть верным.",
  },
  cheieGresita: {
    ro: "Legătura nu este valabilă: a expirat sau a fost folosită. Cereți alta.",
    ru: "Ссылка недействительна: её срок истёк или она уже использована. Запросите новую.",
  },
  contActivat: {
    ro: "Contul este activ. Vă puteți autentifica.",
    ru: "Учётная запись активирована. Вы можете войти.",
  },
  contInexistent: { ro: "Contul nu există.", ru: "Учётная запись не существует." },
  ultimulAdministrator: {
    ro: "Este ultimul administrator al serviciului: numiți întâi altul.",
    ru: "Это последний администратор сервиса: сначала назначьте другого.",
  },
  doarAdministratorulServiciului: {
    ro: "Doar administratorul serviciului schimbă {campuri}.",
    ru: "Только администратор сервиса изменяет {campuri}.",
  },
  contCuDrepturiMaiMari: {
    ro: "Contul are drepturi pe care nu le aveți; doar administratorul serviciului îl poate schimba.",
    ru: "У учётной записи есть права, которых нет у вас; изменить её может только администратор сервиса.",
  },
  contDezactivat: { ro: "Contul este dezactivat.", ru: "Учётная запись деактивирована." },
  loginNeschimbat: {
    ro: "Numele de utilizator nu se schimbă.",
    ru: "Имя пользователя не изменяется.",
  },
  adminFaraOrganizatie: {
    ro: "ROLE_ADMIN cere o organizație sau adminServiciu.",
    ru: "Для ROLE_ADMIN нужна организация или adminServiciu.",
  },
  operatorFaraSistem: { ro: "ROLE_OPERATOR cere {camp}.", ru: "Для ROLE_OPERATOR нужен {camp}." },
};
