import { adminRecordsListChanges } from "../../client/generated/documents/operations.ts";
import type { BucketView, Istoric } from "../../client/generated/documents/types.ts";
import { HistoryPanel } from "../api/history/history.tsx";
import { useNames } from "../api/names.ts";
import { useWords } from "../words/words.ts";
import { organizationWords } from "./words.ts";

/** The changes of a container, of its members and of its own store. */
export function BucketHistory({ bucket }: { bucket: BucketView }) {
  const text = useWords(organizationWords);
  const { store } = text;
  return (
    <HistoryPanel
      queryKey={["documents", "buckets"]}
      kind="buckets"
      list={adminRecordsListChanges}
      record={bucket}
      labels={{
        denumire: text.fields.denumire,
        cod: text.fields.cod,
        organizatieId: text.fields.organizatieId,
        activ: text.buckets.active,
        provider: store.provider,
        endpoint: store.endpoint,
        regiune: store.regiune,
        accessKey: store.accessKey,
      }}
      namesOnly={["organizatieId"]}
      partOf={(line) => (line.despre === "tenant-store" ? store.title : <Member line={line} />)}
    />
  );
}

/** The person whose membership a line tells of, with the role. */
function Member({ line: { valori = {} } }: { line: Istoric }) {
  const text = useWords(organizationWords).members;
  const id = Number(valori.appUserId);
  const name = useNames("people", [id])(id);
  const role = valori.rol === "ADMIN" ? text.roles.ADMIN : text.roles.OPERATOR;
  return (
    <>
      {name ?? text.unknown} ({role})
    </>
  );
}
