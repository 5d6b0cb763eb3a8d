import { adminRecordsListChanges } from "../../client/generated/identity/operations.ts";
import type { Organization, Partner, Project } from "../../client/generated/identity/types.ts";
import { HistoryPanel } from "../api/history/history.tsx";
import { useWords } from "../words/words.ts";
import { type Kind, keyOf } from "./calls.ts";
import { identityWords } from "./words.ts";

export interface RecordHistoryProps<Row extends Partner | Organization | Project> {
  kind: Kind<Row>;
  row: Row;
}

/** The changes of a partner, an organization or a project. */
export function RecordHistory<Row extends Partner | Organization | Project>(props: RecordHistoryProps<Row>) {
  const { kind, row } = props;
  const text = useWords(identityWords);
  return (
    <HistoryPanel
      queryKey={keyOf(kind)}
      kind={kind.id}
      list={adminRecordsListChanges}
      record={row}
      labels={{
        name: text.name,
        description: text.description,
        status_id: text.state,
        providers: text.projects.providers,
        secret: text.projects.secrets,
      }}
      namesOnly={["providers"]}
      textOf={(label, value) => {
        if (label !== text.state) return undefined;
        return value === "1" ? text.active : text.inactive;
      }}
    />
  );
}
