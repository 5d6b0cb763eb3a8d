import * as z from "zod";
import { json, newRecord, replacement } from "../../../../shared/http/body.ts";
import { listOf, query } from "../../../../shared/http/list-query.ts";
import { nothing, pageOf } from "../../../../shared/http/responses.ts";
import { del, get, post, put, routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import {
  AddedView,
  createGroup,
  listGroups,
  addNamedMembers,
  readGroup,
  removeGroup,
  removeNamedMembers,
  replaceGroup,
  SentGroup,
  withMembers,
} from "../../recipients/groups/groups.ts";
import { listMembers, MemberView } from "../../recipients/groups/list-members.ts";
import { MemberIds, NamedMembers, ofNaming } from "../../recipients/groups/members.ts";
import { GroupRow, GroupView } from "../../records/group.ts";
import { TemplateRow } from "../../records/template.ts";
import { listTemplates } from "../templates/templates.ts";
import { ContextView, contextOf } from "./context.ts";

const { operator } = access;

/** A group as operators send it: it is their system's. */
const OwnGroup = SentGroup.omit({ sistemId: true });

export const operatorContext = routes("operator", {
  readContext: get(
    "/api/operator/context",
    { access: operator, summary: "Sistemul operatorului", returns: ContextView },
    ({ caller }) => Promise.resolve(contextOf(caller)),
  ),
  listTemplates: get(
    "/api/operator/templates",
    {
      access: operator,
      summary: "Șabloanele sistemului",
      query: listOf(TemplateRow),
      returns: pageOf(TemplateRow),
    },
    ({ caller, query: asked }) => listTemplates(caller, asked),
  ),
});

/** The groups of the operator's system. */
export const operatorGroups = routes("operator-groups", {
  list: get(
    "/api/operator/groups",
    { access: operator, summary: "Grupurile sistemului", query: listOf(GroupRow), returns: pageOf(GroupRow) },
    ({ caller, query: asked }) => listGroups(caller, asked),
  ),
  read: get(
    "/api/operator/groups/{id}",
    { access: operator, summary: "Un grup al sistemului", returns: GroupView, present: withMembers },
    ({ caller, params: { id } }) => readGroup({ caller, id }),
  ),
  create: post(
    "/api/operator/groups",
    {
      access: operator,
      summary: "Creează un grup",
      body: newRecord(OwnGroup),
      returns: GroupView,
      present: withMembers,
      status: 201,
      location: ({ id }) => `/api/operator/groups/${id}`,
      refuses: [...ofNaming, "conflict"],
    },
    ({ caller, body }) => createGroup({ caller, body: { ...body, sistemId: caller.sistem.id } }),
  ),
  replace: put(
    "/api/operator/groups/{id}",
    {
      access: operator,
      summary: "Înlocuiește un grup",
      body: replacement(OwnGroup),
      returns: GroupView,
      present: withMembers,
      refuses: [...ofNaming, "conflict"],
    },
    ({ caller, params: { id }, body, ifMatch }) =>
      replaceGroup({ caller, id, ifMatch, body: { ...body, sistemId: caller.sistem.id } }),
  ),
  remove: del(
    "/api/operator/groups/{id}",
    { access: operator, summary: "Șterge un grup", returns: nothing },
    async ({ caller, params: { id }, ifMatch }) => {
      await removeGroup({ caller, id, ifMatch });
      return undefined;
    },
  ),
  listMembers: get(
    "/api/operator/groups/{id}/members",
    {
      access: operator,
      summary: "Membrii unui grup",
      query: listOf(MemberView),
      returns: pageOf(MemberView),
    },
    ({ caller, params: { id }, query: asked }) => listMembers({ caller, id }, asked),
  ),
  createMembers: post(
    "/api/operator/groups/{id}/members",
    {
      access: operator,
      summary: "Adaugă membri",
      body: json(z.object({ membri: NamedMembers.min(1) })),
      returns: AddedView,
      refuses: [...ofNaming],
    },
    ({ caller, params: { id }, body: { membri } }) => addNamedMembers({ caller, id }, membri),
  ),
  removeMembers: del(
    "/api/operator/groups/{id}/members",
    { access: operator, summary: "Scoate membri", query: query(MemberIds), returns: nothing },
    async ({ caller, params: { id }, query: { destinatarId } }) => {
      await removeNamedMembers({ caller, id }, destinatarId);
      return undefined;
    },
  ),
});
