import type { TenantUser } from "../../client/generated/documents/types.ts";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { StateBadge } from "../kit/states.tsx";
import type { Column } from "../kit/table.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { authorityName, fullName, type PeopleText } from "./person.ts";
import { peopleWords } from "./words.ts";

export function AccountState({ isActive, text }: { isActive: boolean; text: PeopleText }) {
  return <StateBadge tone={isActive ? "good" : "bad"}>{isActive ? text.active : text.inactive}</StateBadge>;
}

/** The organization is a column where there are several. */
export function usePeopleColumns(): Column<TenantUser>[] {
  const text = useWords(peopleWords);
  const { list } = useFormats();
  const isService = useIsServiceAdministrator();
  return [
    { id: "lastName", title: text.name, cell: fullName, isRowHeader: true, isSortable: true },
    { id: "login", title: text.login, cell: ({ login }) => login, isSortable: true, isWideOnly: true },
    { id: "email", title: text.email, cell: ({ email }) => email, isSortable: true, isWideOnly: true },
    ...(isService
      ? [
          {
            id: "organization",
            title: text.organization,
            cell: ({ organizatie }: TenantUser) => organizatie?.denumire,
            isWideOnly: true,
          },
        ]
      : []),
    {
      id: "authorities",
      title: text.role,
      cell: ({ authorities }) => list(authorities.map((name) => authorityName(name, text))),
      isWideOnly: true,
    },
    {
      id: "activated",
      title: text.state,
      cell: ({ activated }) => <AccountState isActive={activated} text={text} />,
    },
  ];
}
