import { asking } from "../../../../shared/testing/four-eyes.ts";
import { addServiceAdmin } from "../../../../shared/testing/people.ts";
import { as, createInvoiceFor, type ServiceClient } from "../../testing.ts";

interface Asking {
  project?: ServiceClient;
  /** Default: a new administrator. */
  requester?: ServiceClient;
}

/** Asks for the cancellation of a new invoice. @returns the id of the approval */
export async function askForCancellation({ project, requester }: Asking = {}): Promise<number> {
  const { code } = await createInvoiceFor(project);
  const client = requester ?? as(await addServiceAdmin("invoicing"));
  const ask = () => client.post<{ id: number }>(`/api/v1/admin/invoices/${code}/cancel`);
  return (await asking(ask)).json.id;
}
