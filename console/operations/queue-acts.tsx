import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { carriedIn } from "../../shared/everywhere/texts.ts";
import type { AprobareCeruta } from "../../client/generated/documents/types.ts";
import { tokens } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { usePeopleOf } from "../api/people.ts";
import { loginAt } from "../api/person.ts";
import { Question } from "../api/question.tsx";
import { useSaved } from "../api/saved.ts";
import { useRun } from "../api/use-run.ts";
import { Button } from "../kit/button.tsx";
import { RadioField } from "../kit/choice-fields.tsx";
import { DialogLink } from "../kit/dialog-link.tsx";
import { showToast } from "../kit/toast.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import type { QueueService } from "./operated.ts";
import {
  type Decision,
  type PurgeScope,
  askForPurge,
  decide,
  readApprovals,
  purgeScopes,
  readPurgeCounts,
  replay,
} from "./queue-calls.ts";
import { isDead, useQueueName } from "./queue-names.ts";
import { REFRESH_MS } from "./sections.tsx";
import { operationsWords } from "./words.ts";

interface PurgeScopeProps {
  queue: string;
  scope: PurgeScope;
  onChange: (scope: PurgeScope) => void;
}

/** Chooses what a purge of a lane takes, with the present number of deliveries for each choice. */
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

/** Replay and purge of a queue. Dead letters are replayed; in documents, only they are purged. */
export function QueueActs({ service, queue }: { service: QueueService; queue: string }) {
  const text = useWords(operationsWords).acts;
  return (
    <>
      <p className="acts">
        {isDead(queue) && (
          <DialogLink verb={text.replay} name="replay" id={queue} look="primary" icon="retry" />
        )}
        <DialogLink verb={text.purge} name="purge" id={queue} look="plain" icon="trash" />
      </p>
      <ReplayQuestion service={service} />
      <PurgeQuestion service={service} queue={queue} />
    </>
  );
}

function ReplayQuestion({ service }: { service: QueueService }) {
  const text = useWords(operationsWords);
  const nameOf = useQueueName();
  const saved = useSaved([service, "queues"]);
  return (
    <Question
      name="replay"
      title={(id) => text.acts.replayTitle(nameOf(id))}
      text={text.acts.replayText}
      verb={text.acts.replay}
      act={async (id) => {
        const replayed = await replay(service, id);
        await saved(replayed === undefined ? text.asked : text.acts.replayed(replayed));
      }}
    />
  );
}

function PurgeQuestion({ service, queue }: { service: QueueService; queue: string }) {
  const text = useWords(operationsWords);
  const nameOf = useQueueName();
  const saved = useSaved([service, "queues"]);
  const [scope, setScope] = useState<PurgeScope>("due");
  const hasScope = service === "notifications" && !isDead(queue);
  return (
    <Question
      name="purge"
      title={(id) => text.acts.purgeTitle(nameOf(id))}
      verb={text.acts.purge}
      isDangerous
      act={async (id) => {
        await askForPurge(service, id, hasScope ? scope : undefined);
        await saved(text.asked);
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
    </Question>
  );
}

/** The acts on this queue that wait for another administrator. */
export function Approvals({ service, queue }: { service: QueueService; queue: string }) {
  const text = useWords(operationsWords).approvals;
  const language = useLanguage();
  const saved = useSaved([service, "queues"]);
  const found = useQuery({
    queryKey: [service, "queues", queue, "approvals"],
    queryFn: ({ signal }) => readApprovals(service, queue, signal),
    refetchInterval: REFRESH_MS,
  });
  if (!found.data || found.data.length === 0) return null;
  return (
    <section className="approvals" aria-label={text.title}>
      <h2>{text.title}</h2>
      <ul>
        {found.data.map((approval) => (
          <Approval key={approval.id} service={service} approval={approval} />
        ))}
      </ul>
      <Question
        name="approve"
        title={() => text.approveTitle}
        verb={text.approve}
        isDangerous
        act={async (id) => {
          await decide(service, Number(id), "approve");
          await saved(text.approved);
        }}
      >
        {(id) => {
          const shown = found.data.find((one) => String(one.id) === id);
          return shown && <p>{carriedIn(shown.rezumat, language)}</p>;
        }}
      </Question>
    </section>
  );
}

function Approval({ service, approval }: { service: QueueService; approval: AprobareCeruta }) {
  const text = useWords(operationsWords).approvals;
  const language = useLanguage();
  const { dateTime } = useFormats();
  const queries = useQueryClient();
  const { run } = useRun();
  const { id, rezumat, requestedBy, expiresAt } = approval;
  const nameOf = usePeopleOf([requestedBy]);
  const act = async (decision: Decision, said: string): Promise<void> => {
    await run(async () => {
      await decide(service, id, decision);
      showToast({ text: said });
    });
    await queries.invalidateQueries({ queryKey: [service, "queues"] });
  };
  return (
    <li>
      <p>{carriedIn(rezumat, language)}</p>
      <p className="soft">{text.by(nameOf(requestedBy), dateTime(expiresAt))}</p>
      <p className="acts">
        {requestedBy === loginAt(tokens, service) ? (
          <Button onPress={() => void act("withdraw", text.withdrawn)}>{text.withdraw}</Button>
        ) : (
          <>
            <DialogLink verb={text.approve} name="approve" id={id} look="primary" />
            <Button onPress={() => void act("reject", text.rejected)}>{text.reject}</Button>
          </>
        )}
      </p>
    </li>
  );
}
