import { setTimeout as sleep } from "node:timers/promises";
import {
  adminDocumentsPurge,
  documentsCreate,
  documentsRemove,
  importsCreate,
  transcriereCreate,
} from "../../../client/generated/documents/operations.ts";
import { adminUnmatchedLinesList } from "../../../client/generated/invoicing/operations.ts";
import { staffNotificationsCreate } from "../../../client/generated/notifications/operations.ts";
import {
  adminIssuesList,
  adminSystemsCreate,
  adminSystemsCreateAudit,
  adminSystemsListAudits,
} from "../../../client/generated/platform/operations.ts";
import { demoPassword } from "../../../localstack/demo/data.ts";
import { recipients } from "../../../localstack/demo/registry.ts";
import {
  sampleRegistration,
  type SampleSystem,
  startSampleSystem,
} from "../../../shared/testing/sample-system.ts";
import { clientAs } from "../callers.ts";
import { reportPayments, signInProject } from "../payments.ts";
import { stack } from "../system.ts";

/* Records that the demo data does not have, and whose pages are walked. */

export interface Made {
  approval: number;
  /** By login: people see only their own. */
  imports: Readonly<Record<string, number>>;
  scan: number;
  notice: number;
  invoice: string;
  line: number;
  system: number;
  audit: number;
  issue: number;
}

/** The system under audit answers until `stop`. */
export async function makeRecords(): Promise<{ made: Made; sample: SampleSystem }> {
  const sample = await startSampleSystem();
  const [approval, imports, scan, notice, paid, audited] = await Promise.all([
    askPurge(),
    importAs(["ion.operator", "ana.admin", "admin"]),
    readScan(),
    notify(),
    payInvoice(),
    audit(sample),
  ]);
  return { made: { approval, imports, scan, notice, ...paid, ...audited }, sample };
}

async function askPurge(): Promise<number> {
  const ana = await clientAs("ana.admin");
  const body = { cod: "PLIMB-1", denumire: "Document de eliminat", bucketId: 2 };
  const { data } = await documentsCreate(ana, { body });
  await documentsRemove(ana, { path: { id: data.id } });
  return (await adminDocumentsPurge(ana, { path: { id: data.id } })).data.id;
}

async function importAs(logins: string[]): Promise<Record<string, number>> {
  const made = await Promise.all(logins.map(async (login) => [login, await importFile(login)] as const));
  return Object.fromEntries(made);
}

/** Connects the first provider for a person, and brings in a file that it does not have. */
async function importFile(login: string): Promise<number> {
  const client = await clientAs(login);
  const begun = await fetch(`${stack.url}/documents/api/conexiuni/provider_a/authorize`, {
    headers: { authorization: `Bearer ${await tokenOf(login)}` },
  });
  const { authorizationUrl } = (await begun.json()) as { authorizationUrl: string };
  const cookie = (begun.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const consent = await fetch(`${authorizationUrl}&decizie=da`, { redirect: "manual" });
  await fetch(consent.headers.get("location") ?? "", { headers: { cookie }, redirect: "manual" });
  const items = [{ ref: "lipseste", mod: "COPIE" as const }];
  return (await importsCreate(client, { body: { furnizor: "PROVIDER_A", items } })).data.id;
}

async function readScan(): Promise<number> {
  const ion = await clientAs("ion.operator");
  const body = { documentId: 20, limba: "ro", tip: "OCR" } as const;
  return (await transcriereCreate(ion, { body })).data.id;
}

/** To a citizen who reads it on the public pages, too. */
async function notify(): Promise<number> {
  const tudor = await clientAs("tudor.taxe", "notifications");
  const body = {
    subject: { ro: "Taxa locală", ru: "Местный налог" },
    body: { ro: "Taxa este scadentă luni.", ru: "Срок уплаты в понедельник." },
    recipients: [{ type: "IDNP" as const, value: recipients[0]?.idnp ?? "" }],
  };
  return (await staffNotificationsCreate(tudor, { body })).data.id;
}

/** An invoice of a project that a bank has paid, and a payment without a known invoice. */
async function payInvoice(): Promise<{ invoice: string; line: number }> {
  const make = await signInProject();
  const id = await make("TAXA-LOCALA");
  await reportPayments(id);
  const { data: lines } = await adminUnmatchedLinesList(await clientAs("admin", "invoicing"));
  return { invoice: id, line: lines.items[0]?.id ?? 0 };
}

const MOST_POLLS = 120;

/** An audit that finds an issue. */
async function audit(sample: SampleSystem): Promise<{ system: number; audit: number; issue: number }> {
  sample.on.add("noun");
  const admin = await clientAs("admin", "platform");
  const { probe: _, ...registration } = sampleRegistration(sample.url);
  const { data: system } = await adminSystemsCreate(admin, {
    body: { ...registration, limits: { requests: 400 } },
  });
  const path = { id: system.id };
  const { data: started } = await adminSystemsCreateAudit(admin, { path });
  for (let polls = 0; polls < MOST_POLLS; polls += 1) {
    const { data: audits } = await adminSystemsListAudits(admin, { path });
    if (audits.items.some(({ id, finishedAt }) => id === started.id && finishedAt !== undefined)) break;
    await sleep(1000);
  }
  const { data: issues } = await adminIssuesList(admin);
  return { system: system.id, audit: started.id, issue: issues.items[0]?.id ?? 0 };
}

/** A token of a demo person. */
export async function tokenOf(username: string, service = "documents"): Promise<string> {
  const answer = await fetch(`${stack.url}/${service}/api/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`${username} at ${service}: ${String(answer.status)}`);
  return ((await answer.json()) as { id_token: string }).id_token;
}
