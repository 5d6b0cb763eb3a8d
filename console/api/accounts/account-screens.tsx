import type { ComponentType, ReactNode } from "react";
import { listSearch } from "../../shell/list-search.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { textIn } from "../../shell/search.ts";
import { useWords } from "../../words/words.ts";
import { AccountList, type AccountSearch } from "./account-list.tsx";
import { AccountPage } from "./account-page.tsx";
import type { Accounts } from "./account.ts";
import { accountWords } from "./words.ts";

const activeIn = (text: string): AccountSearch["active"] => (text === "true" || text === "false" ? text : "");

/** The screen with the accounts of a service. `Sections` are those of its area. */
export function accountListScreen(accounts: Accounts, Sections: () => ReactNode): ComponentType {
  function Users({ params: _, ...place }: ScreenProps<never, AccountSearch>) {
    const text = useWords(accountWords);
    return (
      <>
        <PageTitle>{text.title}</PageTitle>
        <Sections />
        <AccountList {...place} accounts={accounts} />
      </>
    );
  }
  return screen({
    search: (raw): AccountSearch => ({ ...listSearch(raw), active: activeIn(textIn(raw, "activ")) }),
    page: Users,
  });
}

/** The screen of one account; its address ends with the login. */
export function accountScreen(accounts: Accounts): ComponentType {
  function User({ params: { login } }: ScreenProps<"login", object>) {
    return <AccountPage key={login} accounts={accounts} login={login} />;
  }
  return screen({ params: ["login"], search: () => ({}), page: User });
}
