import { tenantListMembers } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { readNames } from "../api/names.ts";
import { type Section, nothing, ofDocuments } from "./section.ts";

/** A head has few people; of many the newest are shown. */
const MOST = 20;

/** The people of the containers that the person is the head of. */
export const people: Section = {
  id: "people",
  queryKey: ["documents", "memberships", "own"],
  isFor: ofDocuments,
  async read({ text, containers, accountId }) {
    const headed = (await containers()).filter(({ rol }) => rol === "ADMIN");
    if (headed.length === 0) return { ...nothing, isAbsent: true };
    const names = new Map(headed.map(({ id, denumire }) => [id, denumire]));
    const [{ data }, own] = await Promise.all([
      tenantListMembers(client, { query: { size: MOST } }),
      accountId(),
    ]);
    const others = data.items.filter(({ appUserId }) => appUserId !== own);
    const known = await readNames("people", [...new Set(others.map(({ appUserId }) => appUserId))]);
    const items = others.map(({ id, appUserId, bucketId, rol }) => ({
      id: String(id),
      title: known.get(appUserId) ?? text.account(String(appUserId)),
      detail: text.memberOf[rol](names.get(bucketId) ?? String(bucketId)),
    }));
    return { items, total: data.total - (data.items.length - others.length) };
  },
};
