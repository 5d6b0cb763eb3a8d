import { organizations, projects } from "../../localstack/demo/identity.ts";
import { bankTokens } from "../../localstack/demo/invoicing.ts";
import { stack } from "./system.ts";

/* What projects and banks send to invoicing. */

async function send(path: string, body: object, token: string): Promise<{ id?: string }> {
  const answer = await fetch(`${stack.url}/invoicing/api/v1${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { id?: string };
}

/** Signs a project in. @returns makes an invoice for a service, by its code, and returns the invoice's id */
export async function signInProject(): Promise<(service: string) => Promise<string>> {
  const secret = `${organizations[0]?.secret_name ?? ""}:${projects[1]?.secret_token ?? ""}`;
  const login = await fetch(`${stack.url}/identity/api/v1/login`, {
    headers: { authorization: `Basic ${Buffer.from(secret).toString("base64")}` },
  });
  const { token } = (await login.json()) as { token: string };
  return async (service) => (await send("/invoice", { idno: "1003600000017", service }, token)).id ?? "";
}

/** A bank reports the payment of an invoice, and one that names no invoice. */
export async function reportPayments(invoice: string): Promise<void> {
  const bank = bankTokens[0]?.token ?? "";
  await send("/extras", { reference: "OP-1", invoice, amount: "100.00", payer: "Ion Popescu" }, bank);
  await send("/extras", { reference: "OP-2", invoice: "FACT-GRESITA", amount: "75.00" }, bank);
}
