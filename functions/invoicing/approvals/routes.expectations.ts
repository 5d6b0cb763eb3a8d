import { asking } from "../../../shared/testing/four-eyes.ts";
import { addServiceAdmin } from "../../../shared/testing/people.ts";
import type { Calls, World } from "../calls.expectations.ts";
import { as, createInvoiceFor } from "../testing.ts";

/** The cancellation of an invoice, which another administrator has asked for. */
async function askForCancellation({ project }: World): Promise<number> {
  const { code } = await createInvoiceFor(project);
  const other = as(await addServiceAdmin("invoicing"));
  const { json } = await asking(() => other.post<{ id: number }>(`/api/v1/admin/invoices/${code}/cancel`));
  return json.id;
}

export const calls: Calls = {
  approvals: { parameter: askForCancellation },
};
