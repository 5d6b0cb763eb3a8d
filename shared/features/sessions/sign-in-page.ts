import type { Language } from "../../context.ts";
import { escapeHtml } from "../../escape-html.ts";
import { type Text, inLanguage } from "../../texts.ts";
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
  /** The issuer does not say that the person proved who they are as the zone demands. */
  | "notAssured"
  /** The roles of the person would take away the last administrator of the service. */
  | "lastAdministrator"
  /** The issuer does not answer. */
  | "unavailable";

const words = {
  title: ["Nu v-ați autentificat", "Вход не выполнен", "You are not signed in"],
  back: ["Înapoi", "Назад", "Back"],
} satisfies Record<string, Text>;

const reasons: Record<Problem, Text> = {
  ended: [
    "Autentificarea a fost folosită deja sau a expirat. Începeți din nou.",
    "Этот вход уже использован или его срок истёк. Начните снова.",
    "The sign-in has already been used or has expired. Start again.",
  ],
  declined: ["Autentificarea a fost întreruptă.", "Вход был прерван.", "The sign-in was interrupted."],
  refused: [
    "Sistemul de autentificare guvernamentală nu a confirmat identitatea. Începeți din nou.",
    "Государственная система входа не подтвердила вход. Начните снова.",
    "The government sign-in system did not confirm your identity. Start again.",
  ],
  noRole: [
    "Nu aveți un rol în acest serviciu. Adresați-vă administratorului instituției.",
    "У вас нет роли в этом сервисе. Обратитесь к администратору учреждения.",
    "You do not have a role in this service. Contact the administrator of your organization.",
  ],
  noNumber: [
    "Sistemul de autentificare guvernamentală nu a comunicat numărul dumneavoastră de identificare.",
    "Государственная система входа не сообщила ваш идентификационный номер.",
    "The government sign-in system did not send your identification number.",
  ],
  deactivated: [
    "Contul dumneavoastră este dezactivat. Adresați-vă administratorului serviciului.",
    "Ваша учётная запись деактивирована. Обратитесь к администратору сервиса.",
    "Your account is deactivated. Contact the service administrator.",
  ],
  notAssured: [
    "Această zonă cere o autentificare mai sigură prin autentificarea guvernamentală, cu doi factori. Începeți din nou și alegeți una.",
    "Для этой зоны нужен более надёжный вход через государственную систему входа, с двумя факторами. Начните снова и выберите такой.",
    "This zone needs a more secure government sign-in, with two factors. Start again and choose one of that kind.",
  ],
  lastAdministrator: [
    "Rolul de administrator v-a fost retras, dar sunteți ultimul administrator al serviciului: întâi trebuie numit altul.",
    "Роль администратора отозвана, но вы последний администратор сервиса: сначала нужно назначить другого.",
    "Your administrator role was withdrawn, but you are the last service administrator: another must be appointed first.",
  ],
  unavailable: [
    "Sistemul de autentificare guvernamentală nu răspunde. Încercați peste câteva minute.",
    "Государственная система входа не отвечает. Попробуйте через несколько минут.",
    "The government sign-in system is not responding. Try again in a few minutes.",
  ],
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
    title: inLanguage(words.title, language),
    content: `<p>${inLanguage(reasons[problem], language)}</p>
<p><a href="${escapeHtml(back)}">${inLanguage(words.back, language)}</a></p>`,
    script: SCRIPT,
  });
