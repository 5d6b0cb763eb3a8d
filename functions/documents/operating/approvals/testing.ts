import type * as z from "zod";
import type { ApprovalView } from "../../../../shared/features/approvals/approval.ts";
import { asking } from "../../../../shared/testing/four-eyes.ts";
import { as, type Person } from "../../testing.ts";

export type Approval = z.output<typeof ApprovalView>;

export const PATH = "/api/v1/admin/approvals";

/** A document in the bin of the platform's bucket, by its owner. */
export async function removedDocument(owner: Person, fields: object = {}): Promise<number> {
  const { json } = await as(owner).post<{ id: number }>("/api/documents", { denumire: "Dosar", ...fields });
  await as(owner).delete(`/api/documents/${json.id}`);
  return json.id;
}

/** Asks for the purge of a document. */
export const askForPurge = (requester: Person, id: number, headers: Record<string, string> = {}) =>
  asking(() => as(requester).post<Approval>(`/api/documents/${id}/purge`, undefined, headers));

export const decide = (approver: Person, { id }: Pick<Approval, "id">, act: string, body?: object) =>
  as(approver).post<Approval>(`${PATH}/${id}/${act}`, body);
