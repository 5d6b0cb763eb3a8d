import { useQuery } from "@tanstack/react-query";
import { Loaded } from "../api/failed.tsx";
import { screen, type ScreenProps } from "../shell/screen.tsx";
import { usePerson } from "../shell/session.ts";
import { useWords } from "../words/words.ts";
import { Approvals } from "./approvals.tsx";
import { Deliveries } from "./deliveries.tsx";
import { isQueueService, operatedBy, type QueueService } from "./operated.ts";
import { QueueActs } from "./queue-acts.tsx";
import { type Messages, readMessages } from "./queue-calls.ts";
import { QueueHistory } from "./queue-history.tsx";
import { isDead, useQueueName } from "./queue-names.ts";
import { OperationsPage, REFRESH_MS } from "./sections.tsx";
import { NotOperated } from "./service-choice.tsx";
import { Signals } from "./signals.tsx";
import { operationsWords } from "./words.ts";

function QueueScreen({ params: { service, queue } }: ScreenProps<"service" | "queue", object>) {
  const nameOf = useQueueName();
  const person = usePerson();
  if (!isQueueService(service) || !operatedBy(person).includes(service))
    return (
      <OperationsPage section="queues" title={nameOf(queue)}>
        <NotOperated />
      </OperationsPage>
    );
  return <Queue service={service} queue={queue} />;
}

function Queue({ service, queue }: { service: QueueService; queue: string }) {
  const text = useWords(operationsWords);
  const nameOf = useQueueName();
  const messages = useQuery({
    queryKey: [service, "queues", queue],
    queryFn: ({ signal }) => readMessages(service, queue, signal),
    refetchInterval: REFRESH_MS,
  });
  return (
    <OperationsPage section="queues" title={nameOf(queue)} reading={messages}>
      <p className="lead">{text.messages.lead}</p>
      {messages.data && !isEmpty(messages.data) && <QueueActs service={service} queue={queue} />}
      <Approvals service={service} queue={queue} />
      <Loaded query={messages} lines={6}>
        {(found) =>
          "signals" in found ? <Signals rows={found.signals} /> : <Deliveries rows={found.deliveries} />
        }
      </Loaded>
      {service === "documents" && isDead(queue) && <QueueHistory queue={queue} />}
    </OperationsPage>
  );
}

const isEmpty = (found: Messages): boolean =>
  ("signals" in found ? found.signals : found.deliveries).length === 0;

export default screen({ params: ["service", "queue"], search: () => ({}), page: QueueScreen });
