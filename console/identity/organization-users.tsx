import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { adminOrganizationsListUsers } from "../../client/generated/identity/operations.ts";
import { accountHref, accountName, accountsKey } from "../api/accounts/account.ts";
import { AccountState, rolesText } from "../api/accounts/account-parts.tsx";
import { accountWords } from "../api/accounts/words.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { pageOf } from "../api/list-page.ts";
import { Button } from "../kit/button.tsx";
import { Panel } from "../kit/panel.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { accounts } from "./calls.ts";
import { identityWords } from "./words.ts";

const STEP = 20;
/** A page of the service has at most as many. */
const MOST = 200;

/** The users of an organization, 20 and then more: the page in the address is that of its projects. */
export function OrganizationUsers({ row: { id } }: { row: { id: number } }) {
  const text = useWords(identityWords).organizations;
  const words = useWords(accountWords);
  const formats = useFormats();
  const [size, setSize] = useState(STEP);
  const users = useQuery({
    queryKey: [...accountsKey(accounts), "of", id, size],
    queryFn: async () =>
      pageOf(await adminOrganizationsListUsers(client, { path: { id }, query: { size, sort: "login" } })),
  });
  return (
    <Panel title={text.users}>
      <Loaded query={users}>
        {({ rows, total = 0 }) => (
          <>
            <Table
              label={text.users}
              rows={rows}
              columns={[
                { id: "name", title: words.name, cell: accountName },
                { id: "email", title: words.email, isWideOnly: true, cell: ({ email }) => email },
                {
                  id: "roles",
                  title: words.roles,
                  isWideOnly: true,
                  cell: (user) => rolesText(user, words, formats),
                },
                {
                  id: "state",
                  title: words.state,
                  cell: (user) => <AccountState activated={user.activated} />,
                },
              ]}
              idOf={({ login }) => login}
              textOf={accountName}
              hrefOf={({ login }) => accountHref(accounts, login)}
              empty={
                <EmptyState title={text.noUsers} icon="people">
                  {text.noUsersText}
                </EmptyState>
              }
            />
            {rows.length < total && rows.length < MOST && (
              <Button look="quiet" onPress={() => setSize(Math.min(size * 2, MOST))}>
                {text.moreUsers(formats.number(rows.length), formats.number(total))}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}
