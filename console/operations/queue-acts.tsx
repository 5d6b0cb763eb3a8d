import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Loaded, sentenceOf } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { RadioField } from "../kit/choice-fields.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { showToast } from "../kit/toast.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import type { QueueService } from "./operated.ts";
import { type PurgeScope, askForPurge, purgeScopes, readPurgeCounts, replay } from "./queue-calls.ts";
import { isDead, useQueueName } from "./queue-names.ts";
import { operationsWords } from "./words.ts";

interface PurgeScopeProps {
  queue: string;
  scope: PurgeScope;
  onChange: (scope: PurgeScope) => void;
}

/** What a purge of a lane takes, with the number of deliveries of each choice as it stands now. */
function PurgeScopeField({ queue, scope, onChange }: PurgeScopeProps) {
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

/** Replay and purge of a queue. Dead letters are replayed; in documents, they alone are purged. */
export function QueueActs({ service, queue }: { service: QueueService; queue: string }) {
  const text = useWords(operationsWords);
  const language = useLanguage();
  const nameOf = useQueueName();
  const dialogs = useDialogAddress();
  const queries = useQueryClient();
  const [scope, setScope] = useState<PurgeScope>("due");
  const hasScope = service === "notifications" && !isDead(queue);
  const whyOf = (error: unknown) => sentenceOf(error, language);
  const after = async (said: string): Promise<void> => {
    showToast({ text: said });
    await queries.invalidateQueries({ queryKey: [service, "queues"] });
  };
  return (
    <>
      <p className="acts">
        {isDead(queue) && (
          <Link href={dialogs.hrefOf({ name: "replay", id: queue })} look="primary" icon="retry">
            {text.acts.replay}
          </Link>
        )}
        <Link href={dialogs.hrefOf({ name: "purge", id: queue })} look="plain" icon="trash">
          {text.acts.purge}
        </Link>
      </p>
      <Confirm
        name="replay"
        title={(id) => text.acts.replayTitle(nameOf(id))}
        verb={text.acts.replay}
        whyOf={whyOf}
        act={async (id) => {
          const replayed = await replay(service, id);
          await after(replayed === undefined ? text.asked : text.acts.replayed(replayed));
        }}
      >
        {() => <p>{text.acts.replayText}</p>}
      </Confirm>
      <Confirm
        name="purge"
        title={(id) => text.acts.purgeTitle(nameOf(id))}
        verb={text.acts.purge}
        isDangerous
        whyOf={whyOf}
        act={async (id) => {
          await askForPurge(service, id, hasScope ? scope : undefined);
          await after(text.asked);
        }}
      >
        {() =>
          hasScope ? (
            <>
              <p>{text.acts.purgeLaneText}</p>
              <PurgeScopeField queue={queue} scope={scope} onChange={setScope} />
            </>
          ) : (
            <p>{text.acts.purgeText}</p>
          )
        }
      </Confirm>
    </>
  );
}
