import { clock } from "../../../../shared/clock.ts";
import { create } from "../../../../shared/data/repository.ts";
import { nextId } from "../../../../shared/ids.ts";
import { Cancellations } from "../../records/cancellation.ts";
import { cancellationJob } from "../../accepting/tracking/cancellation-job.ts";

/** A cancellation that no worker has taken yet. */
export const waitingCancellation = () =>
  create(Cancellations, cancellationJob.waiting({ id: nextId(), expiresOn: clock.epochSeconds() + 3600 }));
