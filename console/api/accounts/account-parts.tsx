import { useQuery } from "@tanstack/react-query";
import { StateBadge } from "../../kit/states.tsx";
import type { Formats } from "../../words/formats.ts";
import { type TextsOf, useWords } from "../../words/words.ts";
import { ByPerson } from "../by-person.tsx";
import { tokens } from "../client.ts";
import { loginAt } from "../person.ts";
import type { Known } from "../register/kind.ts";
import { type AccountRow, type Accounts, accountsKey, isRole, roles } from "./account.ts";
import { accountWords } from "./words.ts";

export function AccountState({ activated }: Pick<AccountRow, "activated">) {
  const text = useWords(accountWords);
  return (
    <StateBadge tone={activated ? "good" : "neutral"}>{activated ? text.active : text.inactive}</StateBadge>
  );
}

type Holder = Pick<AccountRow, "authorities" | "adminServiciu">;

/** The roles in words; an unknown one is written as it is. Everybody is a user: that is no role. */
export const rolesText = (
  { authorities, adminServiciu }: Holder,
  text: TextsOf<typeof accountWords>,
  { list }: Formats,
): string =>
  list([
    ...(adminServiciu ? [text.serviceAdmin] : []),
    ...roles.flatMap((role) => (role !== "ROLE_USER" && authorities.includes(role) ? [text.role[role]] : [])),
    ...authorities.filter((name) => !isRole(name)),
  ]) || text.noRole;

type Moments = Pick<AccountRow, "createdBy" | "createdDate" | "lastModifiedBy" | "lastModifiedDate">;

export const accountCreated = {
  isFact: true,
  show: ({ createdBy, createdDate }: Moments, { formats }: Known) => (
    <ByPerson login={createdBy} at={formats.dateTime(createdDate)} />
  ),
} as const;

export const accountChanged = {
  isFact: true,
  show: ({ lastModifiedBy, lastModifiedDate }: Moments, { formats }: Known) => (
    <ByPerson login={lastModifiedBy} at={formats.dateTime(lastModifiedDate)} />
  ),
} as const;

/**
 * True for an administrator of the whole service. The token does not tell them from an administrator of an
 * organization, so it is false until the account has been read.
 */
export function useIsServiceAdmin(accounts: Accounts): boolean {
  return useOwnAccount(accounts)?.adminServiciu ?? false;
}

/** The person's account at the service; undefined until it has been read. */
export function useOwnAccount(accounts: Accounts): AccountRow | undefined {
  const login = loginAt(tokens, accounts.service) ?? "";
  const own = useQuery({
    queryKey: [...accountsKey(accounts), login],
    queryFn: () => accounts.read(login),
    enabled: login !== "",
  });
  return own.data?.data;
}
