import { newRecord, replacement } from "../../../../shared/http/body.ts";
import { del, get, post, put, routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { SentGroup } from "../../recipients/groups/groups.ts";
import { staffGroups } from "../../recipients/groups/staff-routes.ts";
import { templates } from "../templates/routes.ts";
import { ContextView, contextOf } from "./context.ts";

const operator = { access: access.operator };

/** A group as operators send it; it belongs to their system. */
const OwnGroup = SentGroup.omit({ sistemId: true });

export const operatorContext = routes("operator", {
  readContext: get(
    "/api/operator/context",
    { ...operator, summary: "Sistemul operatorului", returns: ContextView },
    ({ caller }) => Promise.resolve(contextOf(caller)),
  ),
  listTemplates: get(
    "/api/operator/templates",
    { ...operator, summary: "Șabloanele sistemului" },
    templates.list,
  ),
});

/** The groups of the operator's system. */
export const operatorGroups = routes("operator-groups", {
  list: get("/api/operator/groups", { ...operator, summary: "Grupurile sistemului" }, staffGroups.list),
  read: get("/api/operator/groups/{id}", { ...operator, summary: "Un grup al sistemului" }, staffGroups.read),
  create: post("/api/operator/groups", { ...operator, body: newRecord(OwnGroup) }, staffGroups.create),
  replace: put(
    "/api/operator/groups/{id}",
    { ...operator, body: replacement(OwnGroup) },
    staffGroups.replace,
  ),
  remove: del("/api/operator/groups/{id}", operator, staffGroups.remove),
  listMembers: get("/api/operator/groups/{id}/members", operator, staffGroups.listMembers),
  createMembers: post("/api/operator/groups/{id}/members", operator, staffGroups.createMembers),
  removeMembers: del("/api/operator/groups/{id}/members", operator, staffGroups.removeMembers),
});
