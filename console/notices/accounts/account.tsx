import { useQuery } from "@tanstack/react-query";
import { adminRecordsListChanges, usersRead } from "../../../client/generated/notifications/operations.ts";
import type { User } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { AccountHistory } from "../../api/accounts/account-history.tsx";
import { Loaded } from "../../api/failed.tsx";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { KeyValues } from "../../kit/facts.tsx";
import { Menu } from "../../kit/menu.tsx";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { usePerson } from "../../shell/session.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { paths } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { useSystems } from "../common/systems.ts";
import { commonWords } from "../common/words.ts";
import { AccountDialogs } from "./account-dialogs.tsx";
import { AccountState } from "./account-state.tsx";
import { nameOf, roleOf } from "./values.ts";
import { accountWords } from "./words.ts";

function AccountPage({ params: { login } }: ScreenProps<"login", object>) {
  const text = useWords(accountWords);
  const account = useQuery({
    queryKey: ["notifications", "accounts", login],
    queryFn: async () => (await usersRead(client, { path: { login } })).data,
  });
  const read = account.data;
  return (
    <>
      <PageHead
        title={read ? nameOf(read) : text.one}
        back={paths.accounts}
        state={read && <AccountState activated={read.activated} />}
        acts={read && <Acts account={read} />}
      />
      <Loaded query={account}>
        {(loaded) => (
          <>
            <Facts account={loaded} />
            <AccountHistory
              queryKey={["notifications", "accounts"]}
              list={adminRecordsListChanges}
              account={loaded}
              labels={{ sistemId: text.system }}
            />
            <AccountDialogs account={loaded} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Acts({ account: { login, activated } }: { account: User }) {
  const text = useWords(accountWords);
  const common = useWords(commonWords);
  const { hrefOf } = useDialogAddress();
  const { id: own } = usePerson();
  const dialog = (name: string): string => hrefOf({ name, id: login });
  return (
    <>
      <Link href={dialog("edit")} look="plain">
        {common.edit}
      </Link>
      <Menu
        label={text.more}
        entries={[
          ...(activated
            ? [{ id: "reset", title: text.reset, icon: "lock", href: dialog("reset") } as const]
            : []),
          ...(login === own
            ? []
            : [
                {
                  id: "remove",
                  title: common.remove,
                  icon: "trash",
                  isDangerous: true,
                  href: dialog("remove"),
                } as const,
              ]),
        ]}
      />
    </>
  );
}

function Facts({ account }: { account: User }) {
  const text = useWords(accountWords);
  const common = useWords(commonWords);
  const { nameOf: systemName } = useSystems();
  const { dateTime } = useFormats();
  const { login, email, langKey, sistemId, createdBy, createdDate, lastModifiedBy, lastModifiedDate } =
    account;
  return (
    <div className="notice-card notice-facts">
      <KeyValues
        entries={[
          { label: text.login, value: login },
          { label: text.email, value: email },
          { label: text.language, value: common.language[langKey] },
          { label: text.role, value: text.roles[roleOf(account)] },
          {
            label: text.system,
            value: sistemId !== undefined && (
              <Link href={`${paths.systems}/sisteme/${sistemId}`}>{systemName(sistemId)}</Link>
            ),
          },
          { label: text.created, value: text.byAt(createdBy, dateTime(createdDate)) },
          { label: text.changed, value: text.byAt(lastModifiedBy, dateTime(lastModifiedDate)) },
        ].filter(({ value }) => value !== false)}
      />
    </div>
  );
}

export default screen({ params: ["login"], search: () => ({}), page: AccountPage });
