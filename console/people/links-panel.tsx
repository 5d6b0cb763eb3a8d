import type { User } from "../../client/generated/documents/types.ts";
import { useNames } from "../api/names.ts";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { KeyValues } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { useWords } from "../words/words.ts";
import { useReach } from "./person.ts";
import { peopleWords } from "./words.ts";

/** The client of the register that the person is, and their identity at the government's login. */
export function LinksPanel({ row: user }: { row: User }) {
  const text = useWords(peopleWords);
  const { isService } = useReach(user);
  const dialogs = useDialogAddress();
  const nameOf = useNames("clients", [isService ? user.clientId : undefined]);
  if (!isService) return null;
  return (
    <Panel
      title={text.links.title}
      acts={<Link href={dialogs.hrefOf({ name: "links", id: user.login })}>{text.links.edit}</Link>}
    >
      <KeyValues
        entries={[
          {
            label: text.fields.client,
            value: user.clientId !== undefined && (
              <Link href={`/app/nomenclatoare/clienti/${user.clientId}`}>
                {nameOf(user.clientId) ?? String(user.clientId)}
              </Link>
            ),
          },
          { label: text.fields.subject, value: user.subject },
        ].map(({ label, value }) => ({ label, value: value === false ? undefined : value }))}
      />
    </Panel>
  );
}
