import { consumer } from "../../../shared/messaging/consumer.ts";
import { guardedFetch } from "../../../shared/outgoing/guarded-fetch.ts";
import { certificateEndsAt } from "../audit/probe/certificate.ts";
import { auditsQueue } from "../records/audit.ts";
import { config } from "./config.ts";
import { auditRunner } from "./run-audit.ts";

const run = auditRunner({
  fetch: guardedFetch(config.privateAuditAddresses).fetchWhole,
  certificateEndsAt: certificateEndsAt(config.privateAuditAddresses),
});

export const handler = consumer({
  service: "platform",
  queue: auditsQueue,
  handle: ({ auditId }) => run(auditId),
  retrySeconds: 30,
});
