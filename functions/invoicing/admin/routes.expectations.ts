import type { Calls, World } from "../calls.expectations.ts";
import { createInvoiceFor, createService, fresh } from "../testing.ts";

const newService = () => ({ code: fresh("SRV"), name: "Extras", amount: "1.00" });
const newToken = () => ({ bank: "BANCA-M", name: "Banca" });

const createInvoice = async ({ project }: World): Promise<string> => (await createInvoiceFor(project)).code;

async function payInvoice(world: World): Promise<string> {
  const invoice = await createInvoice(world);
  await world.bank.post("/api/v1/extras", { reference: fresh("R"), invoice, amount: "100" });
  return invoice;
}

async function postUnmatchedLine({ bank, serviceAdmin }: World): Promise<number> {
  const reference = fresh("R");
  await bank.post("/api/v1/extras", { reference, invoice: "necitibil", amount: "100" });
  const found = await serviceAdmin.get<{ items: { id: number }[] }>(
    `/api/v1/admin/unmatched-lines?reference=${reference}`,
  );
  return found.json.items[0]?.id ?? 0;
}

async function createToken({ serviceAdmin }: World): Promise<number> {
  const token = await serviceAdmin.post<{ id: number }>("/api/v1/admin/bank-tokens", newToken());
  return token.json.id;
}

const matching = { body: async (world: World) => ({ invoice: await createInvoice(world) }) };

export const calls: Calls = {
  services: { parameter: async () => (await createService()).id },
  "admin.services.create": { body: newService },
  "admin.services.replace": { body: newService },
  "admin.services.patch": { body: () => ({ amount: "2.00" }) },
  "admin.bank-tokens.create": { body: newToken },
  "admin.bank-tokens.revoke": { parameter: createToken },
  "unmatched-lines": { parameter: postUnmatchedLine },
  "admin.unmatched-lines.match": matching,
  unmatched: { parameter: postUnmatchedLine },
  "admin.unmatched.match": matching,
  invoices: { parameter: createInvoice },
  "admin.invoices.cancel": { body: () => ({}) },
  "admin.invoices.refund": { parameter: payInvoice, body: () => ({ reference: fresh("RB") }) },
};
