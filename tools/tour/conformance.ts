import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { administrator as demoAdministrator } from "../../localstack/demo/platform.ts";
import {
  sampleRegistration,
  type SampleSystem,
  startSampleSystem,
} from "../../shared/testing/sample-system.ts";
import { deviationText } from "../../functions/platform/audit/forms/words.ts";
import { exchange } from "./exchange.ts";
import { guide, type Guide, type Print } from "./guide.ts";
import { signInTo } from "./sign-in.ts";
import { waitFor } from "./wait-for.ts";

/** A tour under way: the sample system is registered at `path`. */
interface Tour {
  steps: Guide;
  url: string;
  print: Print;
  sample: SampleSystem;
  headers: Record<string, string>;
  path: string;
}

const admin = "/platform/api/v1/admin";

/** Its deviation in this tour: it says of itself "OK" where the standard has "UP". */
const BROKEN = "health-live";
/** An audit of a few seconds: its first requests are those of the operational addresses. */
const limits = { requests: 40 };

/**
 * How a system is held to the standard: registered, audited, broken, shown with what proves it, excused for a while, mended. The
 * sample system runs in this process.
 */
export async function conformance(url: string, print: Print): Promise<void> {
  const steps = guide(url, print);
  const sample = await startSampleSystem();
  try {
    steps.title("An administrator of the platform signs in");
    const headers = await signInTo(steps, "platform", demoAdministrator.login);
    const path = await register(steps, sample, headers);
    const tour = { steps, url, print, sample, headers, path };
    try {
      await auditClean(tour);
      const curl = await breakIt(tour);
      await waive(tour);
      await mend(tour, curl);
    } finally {
      // A system that was audited stays with its evidence; an inactive one is audited no more.
      await exchange("PATCH", `${url}${path}`, { headers, body: { activ: false } });
    }
  } finally {
    await sample.stop();
  }
}

async function register(
  steps: Guide,
  sample: SampleSystem,
  headers: Record<string, string>,
): Promise<string> {
  steps.title("They register a system with a credential for each zone, which is sealed and never shown");
  const body = { ...sampleRegistration(sample.url), cod: `tur-${String(Date.now())}`, public: false, limits };
  const { json, bytes } = await steps.send(`POST ${admin}/systems`, { headers, body, status: 201 });
  steps.holds("the answer has no credential", json.hasCredentials === true && !bytes.includes("jeton-de"));
  return `${admin}/systems/${String(json.id)}`;
}

interface Breach {
  operation: string;
  expected: string;
  found: string;
  curl: string;
}

interface Report {
  status: string;
  verdict: string;
  counts: Record<string, number>;
  opened: number;
  closed: number;
  rules: { rule: string; verdict: string; breaches: Breach[]; fix: { ro: string } }[];
}

/** Asks for an audit, and waits until it has ended. @throws Error if it ends otherwise than with a report */
async function audit({ steps, url, print, headers, path }: Tour): Promise<Report> {
  const asked = await steps.send(`POST ${path}/audits`, { headers, status: 202 });
  const address = asked.headers.location ?? "";
  const report = await waitFor(address, async () => {
    const { json } = await exchange("GET", new URL(address, url).href, { headers });
    const found = json as unknown as Report;
    return ["IN_ASTEPTARE", "IN_LUCRU"].includes(found.status) ? undefined : found;
  });
  const { status, verdict, counts, opened, closed } = report;
  print(`   GET ${address} → ${JSON.stringify({ status, verdict, counts, opened, closed })}`);
  if (status !== "FINALIZAT") throw new Error(`The audit ended as ${status}.`);
  return report;
}

async function auditClean(tour: Tour): Promise<void> {
  const { steps, sample } = tour;
  steps.title("An audit asks the system, ten requests a second, and changes nothing");
  const { counts } = await audit(tour);
  steps.holds("no rule fails", counts.FAIL === 0);
  steps.holds("the system has accepted no write but its probe", sample.writes.length === 0);
}

const rowOf = ({ rules }: Report, rule = BROKEN) => rules.find((row) => row.rule === rule);

/** @returns the command that shows the deviation */
async function breakIt(tour: Tour): Promise<string> {
  const { steps, sample, print } = tour;
  steps.title("The system breaks: its health is no longer UP. The next audit finds it");
  sample.on.add(BROKEN);
  const row = rowOf(await audit(tour));
  const [breach] = row?.breaches ?? [];
  print(`   ${BROKEN}: ${String(row?.verdict)}. ${String(row?.fix.ro)}`);
  if (breach) print(`   ${breach.operation}: ${deviationText(breach, "ro")}`);
  steps.holds("its row is FAIL", row?.verdict === "FAIL");
  await showIssue(tour, "DESCHISA");

  steps.title("Its owner runs the command of the row, and sees what the audit saw");
  const curl = breach?.curl ?? "";
  steps.holds("the health is not UP", (await run(tour, curl)) !== UP);
  return curl;
}

const UP = '{"status":"UP"}';

const program = promisify(execFile);

/** Runs a command of a report, and returns the body of the answer. Without curl, the tour sends the request itself. */
async function run({ print }: Tour, curl: string): Promise<string> {
  print(`   ${curl}`);
  const hasCurl = await program("curl", ["--version"]).then(
    () => true,
    () => false,
  );
  const body = hasCurl ? bodyIn((await program("sh", ["-c", curl])).stdout) : await bodyAt(addressIn(curl));
  print(`   → ${body}`);
  return body;
}

const bodyIn = (answer: string): string => answer.split("\r\n\r\n")[1] ?? "";
const bodyAt = async (address: string): Promise<string> => (await exchange("GET", address)).bytes.toString();
/** The address at the end of a command. */
const addressIn = (curl: string): string => /'(http[^']+)'$/.exec(curl)?.[1] ?? "";

/** Shows the issue of the deviation. @throws Error if it is not in this state */
async function showIssue({ steps, headers, path }: Tour, status: string): Promise<void> {
  const { json } = await steps.send(`GET ${path}/issues?filter[rule]=${BROKEN}`, { headers });
  const items = json.items as unknown as { status: string }[];
  steps.holds(`its only issue is ${status}`, items.map((issue) => issue.status).join() === status);
}

async function waive(tour: Tour): Promise<void> {
  const { steps, headers, path } = tour;
  steps.title(
    "The owner needs time: a waiver names the rule, the addresses and the reason, and ends within a year",
  );
  const waivers = [{ rule: BROKEN, pathPattern: "/health/**", reason: "Se repară (tur)" }];
  const { json } = await steps.send(`PATCH ${path}`, { headers, body: { waivers } });
  const [waiver] = json.waivers as unknown as { validUntil?: string }[];
  steps.holds("it has an end", waiver?.validUntil !== undefined);
  const row = rowOf(await audit(tour));
  steps.holds("the row is WARN, not FAIL", row?.verdict === "WARN");
  await showIssue(tour, "ACCEPTATA");
}

async function mend(tour: Tour, curl: string): Promise<void> {
  const { steps, sample, headers, path } = tour;
  steps.title("The system is mended, and its waiver removed");
  sample.on.delete(BROKEN);
  await steps.send(`PATCH ${path}`, { headers, body: { waivers: [] } });
  steps.holds("the same command shows it", (await run(tour, curl)) === UP);
  const report = await audit(tour);
  steps.holds("the row is PASS", rowOf(report)?.verdict === "PASS");
  await showIssue(tour, "INCHISA");
  steps.holds("the audit closed the issue", report.closed >= 1);
}
