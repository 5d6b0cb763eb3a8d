import { isLanguage } from "../../../shared/everywhere/texts.ts";
import { wordsIn } from "../../words/words.ts";
import type { ListChanges } from "../history/history.tsx";
import type { Known, Said } from "../register/kind.ts";
import { isRole } from "./account.ts";
import { accountWords } from "./words.ts";

/** Data about the person end with the account, and ids say nothing: the history only shows that they changed. */
const NAMES_ONLY = ["email", "firstName", "lastName", "imageUrl", "subject", "tokensFrom"];
const REFERENCES = ["organizatieId", "clientId", "sistemId", "rolIds"];
/** The fields of the roles, in a record and on its page. */
const ROLES = ["authorities", "roles"];

/** The history of a kind of account, in the words that all services share. @param labels names of the fields that the service adds */
export const accountHistory = (list: ListChanges, labels: Readonly<Record<string, Said>> = {}) => ({
  list,
  kind: "users",
  labels: {
    firstName: accountWords.firstName,
    lastName: accountWords.lastName,
    email: accountWords.email,
    imageUrl: accountWords.picture,
    subject: accountWords.subject,
    secret: accountWords.password,
    tokensFrom: accountWords.sessions,
    langKey: accountWords.language,
    activated: accountWords.activated,
    authorities: accountWords.roles,
    adminServiciu: accountWords.serviceAdmin,
    organizatieId: accountWords.organization,
    ...labels,
  },
  namesOnly: [...NAMES_ONLY, ...REFERENCES],
  textOf(name: string, value: unknown, { language }: Known): string | undefined {
    const { role, languages } = wordsIn(accountWords, language);
    if (name === "langKey" && isLanguage(value)) return languages[value];
    if (!ROLES.includes(name)) return undefined;
    const names = String(value).split(", ");
    return names.map((one) => (isRole(one) ? role[one] : one)).join(", ");
  },
});
