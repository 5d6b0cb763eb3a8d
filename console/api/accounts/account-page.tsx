import { useQuery } from "@tanstack/react-query";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { KeyValues } from "../../kit/facts.tsx";
import { Menu } from "../../kit/menu.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { Loaded } from "../failed.tsx";
import { AccountDialogs } from "./account-dialogs.tsx";
import { AccountHistory } from "./account-history.tsx";
import { AccountState, useOwnAccount, useRolesText } from "./account-parts.tsx";
import { type AccountRow, type Accounts, accountName, accountsKey } from "./account.ts";
import { accountWords } from "./words.ts";

export interface AccountPageProps {
  accounts: Accounts;
  login: string;
}

export function AccountPage({ accounts, login }: AccountPageProps) {
  const text = useWords(accountWords);
  const account = useQuery({
    queryKey: [...accountsKey(accounts), login],
    queryFn: () => accounts.read(login),
  });
  return (
    <>
      <Link href={accounts.path} icon="chevronLeft">
        {text.back}
      </Link>
      <Loaded query={account} lines={6}>
        {({ data }) => (
          <>
            <div className="page-head">
              <div className="acts">
                <PageTitle>{accountName(data)}</PageTitle>
                <AccountState activated={data.activated} />
              </div>
              <AccountActs accounts={accounts} account={data} />
            </div>
            <div className="stack">
              <AccountFacts accounts={accounts} account={data} />
              <AccountHistory queryKey={accountsKey(accounts)} list={accounts.changes} account={data} />
            </div>
            <AccountDialogs accounts={accounts} account={data} />
          </>
        )}
      </Loaded>
    </>
  );
}

interface PartProps {
  accounts: Accounts;
  account: AccountRow;
}

/** An administrator of an organization changes no account with wider rights, and nobody removes their own. */
function AccountActs({ accounts, account: { login, adminServiciu, activated } }: PartProps) {
  const text = useWords(accountWords);
  const dialogs = useDialogAddress();
  const own = useOwnAccount(accounts);
  if (!own || (adminServiciu && !own.adminServiciu)) return null;
  return (
    <div className="acts">
      <Link href={dialogs.hrefOf({ name: "edit", id: login })} look="primary">
        {text.edit}
      </Link>
      <Menu
        label={text.actions}
        isLabelShown
        entries={[
          ...(accounts.requestReset && activated
            ? [{ id: "reset", title: text.reset, href: dialogs.hrefOf({ name: "reset", id: login }) }]
            : []),
          ...(own.login === login
            ? []
            : [
                {
                  id: "remove",
                  title: text.remove,
                  icon: "trash" as const,
                  href: dialogs.hrefOf({ name: "remove", id: login }),
                  isDangerous: true,
                },
              ]),
        ]}
      />
    </div>
  );
}

function AccountFacts({ accounts, account }: PartProps) {
  const text = useWords(accountWords);
  const rolesText = useRolesText();
  const { dateTime } = useFormats();
  const { organizations } = accounts;
  const { organizatieId } = account;
  const organization = useQuery({
    queryKey: [accounts.service, "organizations", "option", organizatieId],
    queryFn: () => organizations?.read(organizatieId ?? 0) ?? null,
    enabled: organizations !== undefined && organizatieId !== undefined,
  });
  return (
    <div className="facts">
      <KeyValues
        entries={[
          { label: text.login, value: account.login },
          { label: text.email, value: account.email },
          { label: text.roles, value: rolesText(account) },
          ...(organizations
            ? [
                {
                  label: text.organization,
                  value: organization.data?.label ?? (organizatieId ? "…" : undefined),
                },
              ]
            : []),
          ...(accounts.hasSubjects ? [{ label: text.subject, value: account.subject }] : []),
          { label: text.language, value: text.languages[account.langKey] },
          { label: text.created, value: text.by(account.createdBy, dateTime(account.createdDate)) },
          { label: text.changed, value: text.by(account.lastModifiedBy, dateTime(account.lastModifiedDate)) },
        ]}
      />
    </div>
  );
}
