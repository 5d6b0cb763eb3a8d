import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { Link } from "../../kit/button.tsx";
import { Confirm } from "../../kit/confirm.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { AddressDialog } from "../../kit/dialog.tsx";
import { KeyValues } from "../../kit/facts.tsx";
import { Menu } from "../../kit/menu.tsx";
import { Skeleton } from "../../kit/states.tsx";
import { showToast } from "../../kit/toast.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { useGo } from "../../shell/use-go.ts";
import { useFormats } from "../../words/formats.ts";
import { useLanguage } from "../../words/language.ts";
import { useWords } from "../../words/words.ts";
import { Loaded, sentenceOf } from "../failed.tsx";
import { AccountState, useOwnAccount, useRolesText } from "./account-parts.tsx";
import { type AccountRow, type Accounts, accountName, accountsKey } from "./account.ts";
import { accountWords } from "./words.ts";

const EditAccount = lazy(() => import("./edit-account.tsx"));

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
            <AccountFacts accounts={accounts} account={data} />
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
          { label: text.language, value: text.languages[account.langKey] },
          { label: text.created, value: text.by(account.createdBy, dateTime(account.createdDate)) },
          { label: text.changed, value: text.by(account.lastModifiedBy, dateTime(account.lastModifiedDate)) },
        ]}
      />
    </div>
  );
}

function AccountDialogs({ accounts, account }: PartProps) {
  const text = useWords(accountWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const go = useGo();
  const name = accountName(account);

  async function remove(login: string): Promise<void> {
    const { etag } = await accounts.read(login);
    await accounts.remove(login, etag);
    showToast({ text: text.removed(name) });
    go(accounts.path, { isReplacing: true });
    queries.removeQueries({ queryKey: [...accountsKey(accounts), login] });
    await queries.invalidateQueries({ queryKey: [...accountsKey(accounts), "list"] });
  }

  return (
    <>
      <AddressDialog name="edit" title={() => text.editTitle(name)}>
        {(login, close) => (
          <Suspense fallback={<Skeleton />}>
            <EditAccount accounts={accounts} login={login} onEnd={close} />
          </Suspense>
        )}
      </AddressDialog>
      <Confirm
        name="remove"
        title={() => text.removeTitle(name)}
        verb={text.remove}
        isDangerous
        act={remove}
        whyOf={(error) => sentenceOf(error, language)}
      >
        {() => text.removeText}
      </Confirm>
      <Confirm
        name="reset"
        title={() => `${text.reset}: ${name}`}
        verb={text.resetVerb}
        act={async (login) => {
          await accounts.requestReset?.(login);
          showToast({ text: text.resetDone });
        }}
        whyOf={(error) => sentenceOf(error, language)}
      >
        {() => text.resetText(account.email)}
      </Confirm>
    </>
  );
}
