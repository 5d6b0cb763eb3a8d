import * as z from "zod";
import { query } from "../../../../shared/http/list-query.ts";
import { Reply } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { get } from "../../service.ts";
import { nextLink } from "../tracking/next-link.ts";
import { ownNotification } from "../tracking/read-tracking.ts";
import { feedQuery, FeedView, readChanges } from "./feed.ts";
import { report } from "./report.ts";

const csv = z.string().meta({ contentType: "text/csv; charset=utf-8" });

/** Reports on notifications, for their systems, by certificate. */
export const machineReports = routes("notify", {
  list: get(
    "/api/v1/notify",
    {
      access: access.machine,
      summary: "Schimbările de stare ale notificărilor sistemului, cea mai veche întâi",
      query: feedQuery,
      returns: FeedView,
    },
    ({ caller, query: asked }) => readChanges(caller, asked),
  ),
  downloadReport: get(
    "/api/v1/notify/{trackingId}/report",
    {
      access: access.machine,
      summary: "Raportul livrărilor unei notificări, ca CSV",
      query: query(z.object({ cursor: z.string().max(1000).optional() })),
      returns: csv,
      refuses: ["notFound"],
    },
    async ({ caller, params: { trackingId }, query: { cursor }, request }) => {
      const page = await report(await ownNotification(caller, trackingId), { cursor });
      return new Reply(page.csv, { headers: nextLink(request, page.next) });
    },
  ),
});
