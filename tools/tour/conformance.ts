import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { administrator as demoAdministrator } from "../../localstack/demo/platform.ts";
import {
  sampleRegistration,
  sampleTokens,
  startSampleSystem,
  type SampleSystem,
} from "../../shared/testing/sample-system.ts";
import { exchange } from "./exchange.ts";
import { guide, type Guide, type Print } from "./guide.ts";
import { signInTo } from "./sign-in.ts";
import { waitFor } from "./wait-for.ts";

const admin = "/platform/api/v1/admin";
/** The rule that the sample breaks: errors show nothing of the inside of a system. */
const RULE = "error-leak";
/** An audit sends ten requests a second, and the sample has about 25 operations. */
const AUDIT_SECONDS = 180;

interface Tour {
  steps: Guide;
  url: string;
  print: Print;
  headers: Record<string, string>;
  sample: SampleSystem;
  /** The address of the registered system. */
  system: string;
}

interface Row {
  rule: string;
  verdict: string;
  breaches: { operation: string; curl: string; verdict: string }[];
}

interface Audited {
  verdict: string;
  rules: Row[];
}

/**
 * How the owner of a system lives with the standard: it is registered and audited; a deviation is shown by one curl, excused
 * for a while by a waiver, and mended, which closes its issue.
 */
export async function conformance(url: string, print: Print): Promise<void> {
  const steps = guide(url, print);
  steps.title("An administrator of the platform signs in");
  const headers = await signInTo(steps, "platform", demoAdministrator.login);
  const sample = await startSampleSystem();
  try {
    sample.on.add(RULE);
    const system = await register(steps, headers, sample);
    const tour = { steps, url, print, headers, sample, system };
    try {
      await showDeviation(tour);
      await waive(tour);
      await mend(tour);
    } finally {
      await exchange("DELETE", `${url}${system}`, { headers });
    }
  } finally {
    await sample.stop();
  }
  print("\nEverything was as promised.");
}

/** @returns the address of the registered system */
async function register(
  steps: Guide,
  headers: Record<string, string>,
  sample: SampleSystem,
): Promise<string> {
  steps.title("A sample system runs beside this tour; its errors show where its code lies. It is registered");
  const body = { ...sampleRegistration(sample.url), cod: `tur-${String(Date.now())}` };
  const { json } = await steps.send(`POST ${admin}/systems`, { headers, body, status: 201 });
  steps.holds("its credentials are not shown", !JSON.stringify(json).includes(sampleTokens.staff));
  return `${admin}/systems/${String(json.id)}`;
}

/** Asks for an audit and waits until it has ended. */
async function audit({ steps, url, headers, system }: Tour): Promise<Audited> {
  const { json } = await steps.send(`POST ${system}/audits`, { headers, status: 202 });
  const path = `${admin}/audits/${String(json.id)}`;
  await waitFor(
    path,
    async () => {
      const { status } = (await exchange("GET", `${url}${path}`, { headers })).json;
      return status === "IN_ASTEPTARE" || status === "IN_LUCRU" ? undefined : status;
    },
    AUDIT_SECONDS,
  );
  const { json: report } = await steps.send(`GET ${path}`, { headers });
  steps.holds("it ended as planned", report.status === "FINALIZAT");
  return report as unknown as Audited;
}

const rowOf = ({ rules }: Audited): Row | undefined => rules.find(({ rule }) => rule === RULE);

async function showDeviation(tour: Tour): Promise<void> {
  const { steps, print } = tour;
  steps.title(
    "It is audited, which takes about half a minute; the report has a command that shows the deviation",
  );
  const audited = await audit(tour);
  const row = rowOf(audited);
  const [breach] = row?.breaches ?? [];
  steps.holds(`the verdict is FAIL, of ${RULE} alone`, onlyRule(audited, "FAIL"));
  print(`   ${String(breach?.operation)}: ${String(breach?.curl)}`);
  await showByCurl(tour, breach?.curl ?? "");
  steps.holds("an issue is open", (await issueStatus(tour)) === "DESCHISA");
}

/** Whether the rule of this tour, and no other, has this verdict, which is that of the audit. */
const onlyRule = ({ verdict, rules }: Audited, wanted: string): boolean =>
  verdict === wanted && rules.every((row) => (row.verdict === wanted) === (row.rule === RULE));

const run = promisify(execFile);

/** Runs the command of a report, which names the sample's tokens as variables. */
async function showByCurl({ steps, print, sample }: Tour, command: string): Promise<void> {
  if (!(await isInstalled("curl"))) return void print("   curl is not installed, so the command is not run.");
  const tokens = Object.entries(sampleTokens).map(([caller, token]) => [
    `${caller.replaceAll(/[A-Z]/g, (sign) => `_${sign}`).toUpperCase()}_TOKEN`,
    token,
  ]);
  const env = { ...process.env, ...Object.fromEntries(tokens) };
  const { stdout } = await run("sh", ["-c", command], { env });
  print(`   ${stdout.split("\n").at(-1) ?? ""}`);
  steps.holds(
    "the command shows the place in the code",
    stdout.includes("repository.js") && command.includes(sample.url),
  );
}

const isInstalled = (program: string): Promise<boolean> =>
  run(program, ["--version"]).then(
    () => true,
    () => false,
  );

/** The state of the issue of the rule. */
async function issueStatus({ steps, headers, system }: Tour): Promise<string | undefined> {
  const { json } = await steps.send(`GET ${system}/issues?size=3`, { headers });
  const issues = json.items as unknown as { rule: string; status: string }[];
  return issues.find(({ rule }) => rule === RULE)?.status;
}

async function waive(tour: Tour): Promise<void> {
  const { steps, headers, system } = tour;
  steps.title(
    "The owner needs a week: an administrator waives the rule, with a reason and an end; the next audit excuses it",
  );
  const week = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const waivers = [{ rule: RULE, pathPattern: "/**", reason: "Se repară", validUntil: week }];
  await steps.send(`PATCH ${system}`, {
    headers: { ...headers, "content-type": "application/merge-patch+json" },
    body: { waivers },
  });
  const audited = await audit(tour);
  steps.holds("the verdict is WARN, of this rule alone", onlyRule(audited, "WARN"));
  steps.holds("the issue is accepted", (await issueStatus(tour)) === "ACCEPTATA");
}

async function mend(tour: Tour): Promise<void> {
  const { steps, headers, sample, system } = tour;
  steps.title("The system is mended and the waiver taken back: the next audit closes the issue");
  sample.on.clear();
  await steps.send(`PATCH ${system}`, {
    headers: { ...headers, "content-type": "application/merge-patch+json" },
    body: { waivers: [] },
  });
  const audited = await audit(tour);
  steps.holds(
    "every rule passes",
    audited.rules.every(({ verdict }) => verdict === "PASS"),
  );
  steps.holds("the same audit has closed the issue", (await issueStatus(tour)) === "INCHISA");
}
