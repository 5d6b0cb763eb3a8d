import { peopleResponsibleFor } from "../../access/people-around.ts";
import type { Person } from "../../access/principal.ts";
import type { AccessRequest } from "../../records/access-request.ts";
import type { Document } from "../../records/document.ts";
import { DECIDES, isRequester } from "./seen-request.ts";

/**
 * The people that a request goes to, and who may decide it: the owner of its document, the heads of its container, and
 * administrators. Further people who may share the document may decide, too, but are not told.
 */
export async function decidersOf(
  document: Document,
  request: Pick<AccessRequest, "solicitantId" | "solicitantClientId">,
): Promise<Person[]> {
  const people = await peopleResponsibleFor(document, DECIDES);
  return people.filter((person) => !isRequester(person, { ...request }));
}
