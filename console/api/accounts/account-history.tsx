import { isLanguage } from "../../../shared/everywhere/texts.ts";
import { useWords } from "../../words/words.ts";
import type { Labels } from "../history/changes.ts";
import { HistoryPanel, type ListChanges } from "../history/history.tsx";
import { isRole } from "./account.ts";
import { accountWords } from "./words.ts";

export interface AccountHistoryProps {
  queryKey: readonly unknown[];
  list: ListChanges;
  account: { id: number };
  /** Names of the fields that the service adds. */
  labels?: Labels;
}

/** Data about the person end with the account, and ids say nothing: the history only shows that they changed. */
const NAMES_ONLY = ["email", "firstName", "lastName", "imageUrl", "subject", "tokensFrom"];
const REFERENCES = ["organizatieId", "clientId", "sistemId", "rolIds"];

/** The changes of an account, in the words that all services share. */
export function AccountHistory({ queryKey, list, account, labels = {} }: AccountHistoryProps) {
  const text = useWords(accountWords);
  const roleOf = (name: string): string => (isRole(name) ? text.role[name] : name);
  return (
    <HistoryPanel
      queryKey={queryKey}
      kind="users"
      list={list}
      record={account}
      labels={{
        firstName: text.firstName,
        lastName: text.lastName,
        email: text.email,
        imageUrl: text.picture,
        subject: text.subject,
        secret: text.password,
        tokensFrom: text.sessions,
        langKey: text.language,
        activated: text.activated,
        authorities: text.roles,
        adminServiciu: text.serviceAdmin,
        organizatieId: text.organization,
        ...labels,
      }}
      namesOnly={[...NAMES_ONLY, ...REFERENCES]}
      textOf={(label, value) =>
        label === text.roles
          ? String(value)
              .split(", ")
              .map((name) => roleOf(name))
              .join(", ")
          : label === text.language && isLanguage(value)
            ? text.languages[value]
            : undefined
      }
    />
  );
}
