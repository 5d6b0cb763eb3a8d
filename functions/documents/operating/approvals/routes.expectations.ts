import { once } from "../../../../shared/once.ts";
import { documentOf, type Calls, type World } from "../../calls.expectations.ts";
import { as, serviceAdmin } from "../../testing.ts";
import { askForPurge } from "./testing.ts";

/** The requester of the approvals that the calls name. */
export const requester = once(() => serviceAdmin());

/** The purge of a document of the organization, which another administrator has asked for. */
async function prepareApproval(world: World) {
  const documentId = await documentOf(world);
  await as(world.owner).delete(`/api/documents/${documentId}`);
  const { json } = await askForPurge(await requester(), documentId);
  return { id: json.id };
}

export const calls: Calls = {
  approvals: { subject: prepareApproval },
};
