import { pageOfFixed, pageOfRows } from "../../../../shared/data/row-page.ts";
import { ApprovalView } from "../../../../shared/features/approvals/approval.ts";
import { jobRoutes } from "../../../../shared/features/jobs/routes.ts";
import { listOf } from "../../../../shared/http/list-query.ts";
import { pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { zones } from "../../access/zone-access.ts";
import { QueueActView } from "../../records/queue-act.ts";
import { get, post } from "../../service.ts";
import { operatedJobs } from "./jobs.ts";
import { DeadLetterView, previewMessages } from "./preview-dead-letters.ts";
import { listQueueActs, queuePurge, ReplayedView, replayAbandoned } from "./queue-acts.ts";
import { listQueues, QueueView } from "./queues.ts";
import { reasons } from "./reasons.ts";

export const adminJobs = jobRoutes(zones.serviceAdmin, operatedJobs, reasons);

const oldestFirst = [
  { field: "trimisLa", descending: false },
  { field: "messageId", descending: false },
];

export const adminQueues = routes("queues", {
  list: get(
    "/api/v1/admin/queues",
    {
      access: zones.serviceAdmin,
      summary: "Cozile serviciului",
      query: listOf(QueueView),
      returns: pageOf(QueueView),
    },
    async ({ query }) => pageOfFixed(await listQueues(), query, "queues"),
  ),
  listMessages: get(
    "/api/v1/admin/queues/{queue}/messages",
    {
      access: zones.serviceAdmin,
      summary: "Mesaje abandonate ale unei cozi, fără conținut",
      query: listOf(DeadLetterView.omit({ poate: true })),
      returns: pageOf(DeadLetterView),
    },
    async ({ params: { queue }, query }) => {
      const letters = (await previewMessages(queue)).map((letter) => ({ ...letter, id: 0 }));
      return pageOfRows(letters, query, { name: `messages#${queue}`, usual: oldestFirst });
    },
  ),
  listEvents: get(
    "/api/v1/admin/queues/{queue}/events",
    {
      access: zones.serviceAdmin,
      summary: "Cine a reluat sau a golit mesajele abandonate ale unei cozi",
      query: listOf(QueueActView),
      returns: pageOf(QueueActView),
    },
    ({ params: { queue }, query }) => listQueueActs(queue, query),
  ),
  replay: post(
    "/api/v1/admin/queues/{queue}/replay",
    {
      access: zones.serviceAdmin,
      summary: "Trimite din nou mesajele abandonate",
      returns: ReplayedView,
    },
    ({ caller, params: { queue } }) => replayAbandoned(caller, queue),
  ),
  purge: post(
    "/api/v1/admin/queues/{queue}/purge",
    {
      access: zones.serviceAdmin,
      summary: "Cere golirea mesajelor abandonate",
      returns: ApprovalView,
      status: 202,
    },
    ({ caller, params: { queue } }) => queuePurge.ask(caller, { queue }),
  ),
});
