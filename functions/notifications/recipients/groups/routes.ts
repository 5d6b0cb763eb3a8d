import { crud } from "../../../../shared/features/crud.ts";
import { access } from "../../access/authentication.ts";
import { readsSystem } from "../../access/callers.ts";
import { GroupRow, Groups, GroupView } from "../../records/group.ts";
import {
  createGroup,
  listGroups,
  patchGroup,
  removeGroup,
  replaceGroup,
  SentGroup,
  withMembers,
} from "./groups.ts";

export const groupRecords = crud(Groups, "/api/grups", {
  title: "Grupuri",
  access: access.reader,
  write: access.serviceAdmin,
  view: GroupView,
  row: GroupRow,
  fields: SentGroup,
  present: withMembers,
  visible: (caller, { sistemId }) => readsSystem(caller, sistemId),
  list: ({ caller, query }) => listGroups(caller, query),
  create: createGroup,
  replace: replaceGroup,
  patch: patchGroup,
  remove: removeGroup,
});
