import { listOf } from "../../../../shared/http/list-query.ts";
import { pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { zones } from "../../access/zone-access.ts";
import { get, post, put } from "../../service.ts";
import { InboxMessageView } from "./list-inbox.ts";
import { inbox } from "./own-routes.ts";

const access = zones.staff;

const StaffMessageView = InboxMessageView.meta({ id: "StaffMessage" });

export const staffMessages = routes("messages", {
  list: get(
    "/api/v1/staff/messages",
    { access, query: listOf(StaffMessageView), returns: pageOf(StaffMessageView) },
    inbox.list,
  ),
  setRead: post("/api/v1/staff/messages/{id}/read", { access, returns: StaffMessageView }, inbox.setRead),
});

/** The inbox of the caller, as a whole. */
export const staffInboxes = routes("inboxes", {
  setRead: post("/api/v1/staff/inboxes/current/read", { access }, inbox.setAllRead),
  readPreferences: get("/api/v1/staff/inboxes/current/preferences", { access }, inbox.readPreferences),
  replacePreferences: put("/api/v1/staff/inboxes/current/preferences", { access }, inbox.replacePreferences),
});
