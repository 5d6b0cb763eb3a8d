import { identity, invoicing, newProject, openPayments, requests, templateAdmin } from "../payments.ts";
import { runAndReplayElsewhere } from "../replay.ts";
import { MOVED, type Subject } from "./subject.ts";

/** Invoices of the project whose list is read: one page of 20. */
const LISTED = 20;

/** Secrets are 256 random bits, so they are looked up by a fast hash: no operation here waits for a slow one. */
export async function paymentSubjects(): Promise<Subject[]> {
  const payments = await openPayments();
  const { partnerid, credentials, token, bankToken, fixed } = payments;
  const create = (authorization: string) => invoicing.answer(requests.createInvoice(payments, authorization));
  for (let made = 0; made < LISTED; made += 1) await create(token);

  const issuer = await newProject(partnerid);
  await invoicing.answer(requests.listInvoices(issuer.token));
  const elsewhere = { distance: MOVED, kept: fixed };
  const { json } = await runAndReplayElsewhere(() => create(issuer.token), elsewhere);
  const { id } = json as { id: string };

  const subject = (name: string, ready: Subject["ready"], reads: Subject["reads"] = "same"): Subject => ({
    name,
    ready,
    reads,
    fixed,
  });
  return [
    subject("identity: login, signs a token", () => identity.ready(requests.login(credentials))),
    subject(
      "identity: createOrganization",
      () => identity.ready(requests.createOrganization(partnerid)),
      "own",
    ),
    subject("template-admin: getDuaeTemplate", () => templateAdmin.ready(requests.template(token))),
    subject(
      "invoicing: create invoice",
      () => invoicing.ready(requests.createInvoice(payments, issuer.token)),
      "own",
    ),
    subject("invoicing: read invoice", () => invoicing.ready(requests.readInvoice(issuer.token, id))),
    subject("invoicing: list 20", () => invoicing.ready(requests.listInvoices(token))),
    subject("invoicing: bank line", () => invoicing.ready(requests.postLine(bankToken, id)), "own"),
  ];
}
