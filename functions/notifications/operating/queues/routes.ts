import * as z from "zod";
import { asking, byApproval } from "../../../../shared/features/approvals/approvable.ts";
import { pageOfFixed, pageOfRows } from "../../../../shared/data/row-page.ts";
import { json } from "../../../../shared/http/body.ts";
import { listOf } from "../../../../shared/http/list-query.ts";
import { pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { zones } from "../../access/zone-access.ts";
import { get, post } from "../../service.ts";
import { queuePurge, queueReplay } from "./approvals.ts";
import { listQueues, QueueView } from "./list-queues.ts";
import { MessageView, previewMessages } from "./preview-messages.ts";
import { Purge, QueueDetails, readQueue } from "./purge-counts.ts";
import { PurgedView } from "./purge-queue.ts";
import { queueNamed } from "./queues.ts";
import { Replayed, ReplayedView } from "./replay-queue.ts";

const longestDueFirst = [{ field: "dueAt", descending: false }];

export const queues = routes("queues", {
  list: get(
    "/api/admin/rabbit/queues",
    { access: access.serviceAdmin, summary: "Cozile livrărilor", returns: z.array(QueueView) },
    () => listQueues(),
  ),
  read: get(
    "/api/admin/rabbit/queues/{queue}",
    { access: access.serviceAdmin, summary: "O coadă, cu ce ar lua o golire", returns: QueueDetails },
    ({ params: { queue } }) => readQueue(queueNamed(queue)),
  ),
  listMessages: get(
    "/api/admin/rabbit/queues/{queue}/messages",
    { access: access.serviceAdmin, summary: "Primele mesaje ale unei cozi", returns: z.array(MessageView) },
    ({ params: { queue } }) => previewMessages(queueNamed(queue)),
  ),
  replay: post(
    "/api/admin/rabbit/queues/{queue}/replay",
    {
      access: access.serviceAdmin,
      summary: "Reia livrările abandonate",
      body: { ...json(Replayed), mayBeAbsent: true },
      returns: ReplayedView,
      refuses: ["conflict"],
      ...byApproval,
    },
    ({ caller, params: { queue }, body, asks }) =>
      queueReplay.askOrAct(caller, { queue: queueNamed(queue).name, ...body }, { asks }),
  ),
  purge: post(
    "/api/admin/rabbit/queues/{queue}/purge",
    {
      access: access.serviceAdmin,
      summary: "Golește o coadă",
      body: { ...json(Purge), mayBeAbsent: true },
      returns: PurgedView,
      ...byApproval,
    },
    ({ caller, params: { queue }, body, asks }) =>
      queuePurge.askOrAct(caller, { queue: queueNamed(queue).name, ...body }, { asks }),
  ),
});

const admin = { access: zones.admin };

/** The queues in the admin zone, where lists have pages and acts do not happen at once. */
export const adminQueues = routes("queues", {
  list: get(
    "/api/v1/admin/queues",
    {
      ...admin,
      query: listOf(QueueView),
      returns: pageOf(QueueView),
      present: (rows, { query }) => pageOfFixed(rows, query, "queues"),
    },
    queues.list,
  ),
  read: get("/api/v1/admin/queues/{queue}", admin, queues.read),
  listMessages: get(
    "/api/v1/admin/queues/{queue}/messages",
    {
      ...admin,
      query: listOf(MessageView),
      returns: pageOf(MessageView),
      present(messages, { params: { queue }, query }) {
        const rows = messages.map((message) => ({ ...message, id: message.messageId }));
        return pageOfRows(rows, query, { name: `messages#${String(queue)}`, usual: longestDueFirst });
      },
    },
    queues.listMessages,
  ),
  replay: post(
    "/api/v1/admin/queues/{queue}/replay",
    { ...admin, ...asking, summary: "Cere reluarea livrărilor abandonate" },
    queues.replay,
  ),
  purge: post(
    "/api/v1/admin/queues/{queue}/purge",
    { ...admin, ...asking, summary: "Cere golirea unei cozi" },
    queues.purge,
  ),
});
