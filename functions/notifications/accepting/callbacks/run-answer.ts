import { type Worker, worker } from "../../../../shared/jobs/worker.ts";
import { read } from "../../../../shared/data/repository.ts";
import type { Notification } from "../../records/notification.ts";
import { Deliveries } from "../../records/delivery.ts";
import type { ReceivedAnswer } from "../../records/received-answer.ts";
import { answerJob } from "./answer-job.ts";
import type { Calls } from "./call-system.ts";
import { CALL_LEASE_SECONDS, makeCall } from "./make-call.ts";

/** Tells systems about answers, each once. A call that may have arrived is repeated with the same `webhook-id`. */
export const answerRunner = (calls: Calls): Worker<ReceivedAnswer> =>
  worker(answerJob, {
    leaseSeconds: CALL_LEASE_SECONDS,
    run: (row, work) =>
      makeCall({ calls, row, work }, { job: answerJob, bodyOf, ended: withoutText, eventDetails }),
  });

/** The body of a call: it names the delivery and neither its recipient nor a number. */
async function bodyOf({ trackingId }: Notification, { livrareId, text, primitLa }: ReceivedAnswer) {
  const delivery = await read(Deliveries, { id: livrareId });
  return {
    type: "received",
    trackingId,
    delivery: { id: livrareId, channel: "SMS", ...(delivery ? { status: delivery.status } : {}) },
    text,
    at: primitLa,
  };
}

/** The text is kept only for the call. */
const withoutText = ({ text: _, ...rest }: ReceivedAnswer): ReceivedAnswer => rest;

const eventDetails = () => ({ fapt: "raspuns-sms" });
