import { useQuery } from "@tanstack/react-query";
import { appUsersRead } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { useNames } from "../api/names.ts";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { KeyValues } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import type { User } from "../../client/generated/documents/types.ts";
import { useReach } from "./person.ts";
import { peopleWords } from "./words.ts";

/** The function of the person in the institution. */
export function WorkPanel({ row: user }: { row: User }) {
  const text = useWords(peopleWords);
  const dialogs = useDialogAddress();
  const { mayChange } = useReach(user);
  const { list } = useFormats();
  const record = useQuery({
    queryKey: ["documents", "people", user.login, "work"],
    queryFn: () => appUsersRead(client, { path: { id: user.id } }),
  });
  const ids = record.data?.data.rolIds ?? [];
  const nameOf = useNames("roles", ids);
  return (
    <Panel
      title={text.work.title}
      acts={
        mayChange && <Link href={dialogs.hrefOf({ name: "work", id: user.login })}>{text.work.edit}</Link>
      }
    >
      <Loaded query={record} lines={2}>
        {({ data }) => (
          <KeyValues
            entries={[
              { label: text.work.roles, value: list(data.rolIds.map((id) => nameOf(id) ?? "…")) },
              { label: text.fields.operator, value: data.operator ? text.yes : text.no },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}
