import * as z from "zod";
import { byApproval } from "../../../shared/features/approvals/approvable.ts";
import { json } from "../../../shared/http/body.ts";
import { routes } from "../../../shared/http/route.ts";
import { access } from "../access/authentication.ts";
import { get, post } from "../service.ts";
import { queuePurge, queueReplay } from "./approvals.ts";
import { listQueues, QueueView } from "./list-queues.ts";
import { MessageView, previewMessages } from "./preview-messages.ts";
import { PurgedView } from "./purge-queue.ts";
import { queueNamed } from "./queues.ts";
import { Replayed, ReplayedView } from "./replay-queue.ts";

export const queues = routes("queues", {
  list: get(
    "/api/admin/rabbit/queues",
    { access: access.serviceAdmin, summary: "Cozile livrărilor", returns: z.array(QueueView) },
    () => listQueues(),
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
    ({ caller, params: { queue }, body }) =>
      queueReplay.askOrAct(caller, { queue: queueNamed(queue).name, ...body }),
  ),
  purge: post(
    "/api/admin/rabbit/queues/{queue}/purge",
    { access: access.serviceAdmin, summary: "Golește o coadă", returns: PurgedView, ...byApproval },
    ({ caller, params: { queue } }) => queuePurge.askOrAct(caller, { queue: queueNamed(queue).name }),
  ),
});
