import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Loaded } from "../api/failed.tsx";
import { RadioField } from "../kit/choice-fields.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { type PurgeScope, purgeScopes, readPurgeCounts } from "./queue-calls.ts";
import { operationsWords } from "./words.ts";

interface PurgeScopeProps {
  queue: string;
  scope: PurgeScope;
  onChange: (scope: PurgeScope) => void;
}

/** What a purge of a lane takes, with the number of deliveries of each choice as it stands now. */
export function PurgeScopeField({ queue, scope, onChange }: PurgeScopeProps) {
  const text = useWords(operationsWords).acts;
  const { number } = useFormats();
  const id = useId();
  const counts = useQuery({
    queryKey: ["notifications", "queues", queue, "purge"],
    queryFn: ({ signal }) => readPurgeCounts(queue, signal),
    staleTime: 0,
  });
  return (
    <Loaded query={counts} lines={4}>
      {(found) => (
        <RadioField
          label={text.purgeScope}
          field={{ id, name: "scope", value: scope, onChange }}
          options={purgeScopes.map((one) => ({ id: one, label: text.scopes[one](number(found[one])) }))}
        />
      )}
    </Loaded>
  );
}
