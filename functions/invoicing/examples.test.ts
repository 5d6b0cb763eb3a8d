import { beforeAll, describe } from "vitest";
import {
  createAdministrator,
  createBankClient,
  createInvoiceFor,
  createPerson,
  createService,
} from "./testing.ts";
import { fresh, nobody, project, type ServiceClient } from "./testing.ts";
import { askForCancellation } from "./operating/approvals/testing.ts";
import { hashPassword } from "../../shared/auth/passwords.ts";
import { examplesSucceed, type Example } from "../../shared/testing/examples.ts";

describe("the contract", () => {
  let admin: ServiceClient;
  let bank: ServiceClient;

  beforeAll(async () => {
    admin = await createAdministrator();
    bank = await createBankClient();
  });

  const invoice = async () => (await createInvoiceFor(undefined, 1_000_000)).code;
  const pay = async (code: string) => {
    await bank.post("/api/v1/extras", { reference: fresh("R"), invoice: code, amount: "10000.00" });
    return code;
  };

  async function unmatchedLine(): Promise<number> {
    const reference = fresh("R");
    await bank.post("/api/v1/extras", { reference, invoice: "necitibil", amount: "100.00" });
    const found = await admin.get<{ items: { id: number }[] }>(
      `/api/v1/admin/unmatched-lines?reference=${reference}`,
    );
    return found.json.items[0]?.id ?? 0;
  }

  const lineAndInvoice = async () => ({
    at: await unmatchedLine(),
    naming: { invoice: await invoice() },
  });

  interface Before {
    by?: ServiceClient;
    /** The path parameter. */
    at?: string | number;
    /** The records that the body names. */
    naming?: object;
  }

  const earlier: Record<string, (body: Example["body"]) => Promise<Before>> = {
    "authenticate.signIn": async (body) => {
      await createPerson({
        login: String(body?.username),
        passwordHash: await hashPassword("o parolă bună"),
      });
      return { by: nobody };
    },
    "invoice.create": async () => ({
      by: project(),
      naming: { service: (await createService()).code },
    }),
    "extras.create": async () => ({ by: bank, naming: { invoice: await invoice() } }),
    "admin.unmatched-lines.match": lineAndInvoice,
    "admin.unmatched.match": lineAndInvoice,
    "admin.invoices.cancel": async () => ({ at: await invoice() }),
    "admin.invoices.refund": async () => ({ at: await pay(await invoice()) }),
    "admin.approvals.approve": async () => ({ at: await askForCancellation() }),
    "admin.approvals.reject": async () => ({ at: await askForCancellation() }),
    "admin.approvals.withdraw": async () => ({ at: await askForCancellation({ requester: admin }) }),
  };

  async function send({ operationId, path, body }: Example): Promise<number> {
    if (body?.login) await admin.delete(`/api/admin/users/${String(body.login)}`);
    const { by = admin, at = "", naming } = (await earlier[operationId]?.(body)) ?? {};
    const address = path.replace(/\{\w+\}/, String(at));
    return (await by.post(address, { ...body, ...naming })).status;
  }

  examplesSucceed("invoicing", send);
});
