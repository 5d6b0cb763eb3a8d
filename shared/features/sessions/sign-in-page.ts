import type { Language } from "../../context.ts";
import { escapeHtml } from "../../escape-html.ts";
import type { Text } from "../../texts.ts";
import { mailedPage, mailedPageHeaders } from "../accounts/mailed-page.ts";

/** Why a sign-in ended without a session. */
export type Problem =
  /** Unknown, used or older than ten minutes. */
  | "ended"
  /** The person did not sign in. */
  | "declined"
  /** The issuer refused, or its answer is not right. */
  | "refused"
  /** The person has no role in this service. */
  | "noRole"
  /** The issuer named no IDNP. */
  | "noNumber"
  | "deactivated"
  /** The roles of the person would take away the last administrator of the service. */
  | "lastAdministrator"
  /** The issuer does not answer. */
  | "unavailable";

const words = {
  title: { ro: "Nu v-ați autentificat", ru: "Вход не выполнен" },
  back: { ro: "Înapoi", ru: "Назад" },
} satisfies Record<string, Text>;

const reasons: Record<Problem, Text> = {
  ended: {
    ro: "Autentificarea a fost folosită deja sau a expirat. Începeți din nou.",
    ru: "Этот вход уже использован или его срок истёк. Начните снова.",
  },
  declined: { ro: "Autentificarea a fost întreruptă.", ru: "Вход был прерван." },
  refused: {
    ro: "Login-ul guvernamental nu a confirmat autentificarea. Începeți din nou.",
    ru: "Государственный логин не подтвердил вход. Начните снова.",
  },
  noRole: {
    ro: "Nu aveți un rol în acest serviciu. Adresați-vă administratorului instituției.",
    ru: "У вас нет роли в этом сервисе. Обратитесь к администратору учреждения.",
  },
  noNumber: {
    ro: "Login-ul guvernamental nu a comunicat numărul dumneavoastră de identificare.",
    ru: "Государственный логин не сообщил ваш идентификационный номер.",
  },
  deactivated: {
    ro: "Contul dumneavoastră este dezactivat. Adresați-vă administratorului serviciului.",
    ru: "Ваша учётная запись деактивирована. Обратитесь к администратору сервиса.",
  },
  lastAdministrator: {
    ro: "Rolul de administrator v-a fost retras, dar sunteți ultimul administrator al serviciului: întâi trebuie numit altul.",
    ru: "Роль администратора отозвана, но вы последний администратор сервиса: сначала нужно назначить другого.",
  },
  unavailable: {
    ro: "Login-ul guvernamental nu răspunde. Încercați peste câteva minute.",
    ru: "Государственный логин не отвечает. Попробуйте через несколько минут.",
  },
};

/** The page runs no script. */
const SCRIPT = "";

export const signInPageHeaders = mailedPageHeaders(SCRIPT);

/**
 * The page that says why there is no session. It holds nothing of the issuer's answer.
 * @param back the address of the page that began the sign-in
 */
export const signInPage = (problem: Problem, back: string, language: Language): string =>
  mailedPage(language, {
    title: words.title[language],
    content: `<p>${reasons[problem][language]}</p>
<p><a href="${escapeHtml(back)}">${words.back[language]}</a></p>`,
    script: SCRIPT,
  });
