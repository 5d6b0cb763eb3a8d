import * as z from "zod";
import { json, newRecord, replacement } from "../../../../shared/http/body.ts";
import { listOf, query } from "../../../../shared/http/list-query.ts";
import { nothing, pageOf } from "../../../../shared/http/responses.ts";
import { actOn, del, get, post, put, routes } from "../../../../shared/http/route.ts";
import { actingSystem } from "../../access/callers.ts";
import { zones } from "../../access/zone-access.ts";
import { GroupRow, Groups, GroupView } from "../../records/group.ts";
import {
  AddedView,
  addNamedMembers,
  createGroup,
  listGroups,
  readGroup,
  removeGroup,
  removeNamedMembers,
  replaceGroup,
  SentGroup,
  withMembers,
} from "./groups.ts";
import { listMembers, MemberView } from "./list-members.ts";
import { MemberIds, NamedMembers, ofNaming } from "./members.ts";

const access = zones.staff;

/** A group as officials send it. An operator's belongs to their system, which they need not name. */
const StaffGroup = SentGroup.partial({ sistemId: true });

const writing = {
  access,
  returns: GroupView,
  present: withMembers,
  refuses: [...ofNaming, "conflict" as const],
};

/** The groups of the staff zone: operators have those of their system, service administrators all. */
export const staffGroups = routes("groups", {
  list: get(
    "/api/v1/staff/groups",
    {
      access,
      summary: "Grupurile",
      query: listOf(GroupRow),
      returns: pageOf(GroupRow),
      act: actOn(Groups, "list"),
    },
    ({ caller, query: asked }) => listGroups(caller, asked),
  ),
  read: get(
    "/api/v1/staff/groups/{id}",
    {
      access,
      summary: "Un grup",
      returns: GroupView,
      present: withMembers,
      act: actOn(Groups, "read"),
    },
    ({ caller, params: { id } }) => readGroup({ caller, id }),
  ),
  create: post(
    "/api/v1/staff/groups",
    {
      ...writing,
      summary: "Creează un grup",
      body: newRecord(StaffGroup),
      status: 201,
      location: ({ id }) => `/api/v1/staff/groups/${id}`,
      act: actOn(Groups, "create"),
    },
    ({ caller, body }) =>
      createGroup({ caller, body: { ...body, sistemId: actingSystem(caller, body.sistemId) } }),
  ),
  replace: put(
    "/api/v1/staff/groups/{id}",
    {
      ...writing,
      summary: "Înlocuiește un grup",
      body: replacement(StaffGroup),
      act: actOn(Groups, "replace"),
    },
    ({ caller, params: { id }, body, ifMatch }) =>
      replaceGroup({ caller, id, ifMatch, body: { ...body, sistemId: actingSystem(caller, body.sistemId) } }),
  ),
  remove: del(
    "/api/v1/staff/groups/{id}",
    { access, summary: "Șterge un grup", returns: nothing, act: actOn(Groups, "remove") },
    async ({ caller, params: { id }, ifMatch }) => {
      await removeGroup({ caller, id, ifMatch });
      return undefined;
    },
  ),
  listMembers: get(
    "/api/v1/staff/groups/{id}/members",
    { access, summary: "Membrii unui grup", query: listOf(MemberView), returns: pageOf(MemberView) },
    ({ caller, params: { id }, query: asked }) => listMembers({ caller, id }, asked),
  ),
  createMembers: post(
    "/api/v1/staff/groups/{id}/members",
    {
      access,
      summary: "Adaugă membri",
      body: json(z.object({ membri: NamedMembers.min(1) })),
      returns: AddedView,
      refuses: [...ofNaming],
    },
    ({ caller, params: { id }, body: { membri } }) => addNamedMembers({ caller, id }, membri),
  ),
  removeMembers: del(
    "/api/v1/staff/groups/{id}/members",
    { access, summary: "Scoate membri", query: query(MemberIds), returns: nothing },
    async ({ caller, params: { id }, query: { destinatarId } }) => {
      await removeNamedMembers({ caller, id }, destinatarId);
      return undefined;
    },
  ),
});
