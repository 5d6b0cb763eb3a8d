import { adminRecordsListChanges } from "../../client/generated/platform/operations.ts";
import type { StaffSystem } from "../../client/generated/platform/types.ts";
import { History } from "../api/history/history.tsx";
import { useWords } from "../words/words.ts";
import { SYSTEMS_KEY } from "./parts.tsx";
import { systemWords } from "./system-words.ts";
import { conformanceWords } from "./words.ts";

/** What administrators changed in a system. */
export default function SystemHistory({ system }: { system: StaffSystem }) {
  const { form, facts, parts } = useWords(systemWords);
  const intervals = new Map(Object.entries(useWords(conformanceWords).interval));
  return (
    <History
      queryKey={SYSTEMS_KEY}
      kind="systems"
      list={adminRecordsListChanges}
      record={system}
      labels={{
        denumire: form.denumire,
        cod: form.cod,
        baseUrl: form.baseUrl,
        openapiUrl: form.openapiUrl,
        contact: form.contact,
        interval: form.interval,
        activ: form.activ,
        public: form.public,
        waivers: parts.waivers,
        probe: facts.probe,
        limits: facts.limits,
        baseSha256: parts.contracts,
        secret: facts.credentials,
      }}
      namesOnly={["waivers", "probe", "limits", "baseSha256"]}
      textOf={(label, value) => (label === form.interval ? intervals.get(String(value)) : undefined)}
    />
  );
}
