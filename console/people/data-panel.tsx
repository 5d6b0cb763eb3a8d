import type { User } from "../../client/generated/documents/types.ts";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { KeyValues } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { peopleWords } from "./words.ts";

export interface PersonPanelProps {
  user: User;
  mayChange: boolean;
}

export function DataPanel({ user, mayChange }: PersonPanelProps) {
  const text = useWords(peopleWords);
  const dialogs = useDialogAddress();
  const { dateTime } = useFormats();
  return (
    <Panel
      title={text.data}
      acts={mayChange && <Link href={dialogs.hrefOf({ name: "data", id: user.login })}>{text.edit}</Link>}
    >
      <KeyValues
        entries={[
          { label: text.fields.firstName, value: user.firstName },
          { label: text.fields.lastName, value: user.lastName },
          { label: text.fields.login, value: user.login },
          { label: text.fields.email, value: user.email },
          { label: text.fields.langKey, value: text.languages[user.langKey] },
          { label: text.created, value: text.by(user.createdBy, dateTime(user.createdDate)) },
          { label: text.changed, value: text.by(user.lastModifiedBy, dateTime(user.lastModifiedDate)) },
        ]}
      />
      <p>
        <Link href={`/app/audit?person=${encodeURIComponent(user.login)}`}>{text.activity}</Link>
      </p>
    </Panel>
  );
}
