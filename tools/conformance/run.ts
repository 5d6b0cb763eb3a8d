import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../../localstack/serverless/deployment.ts";
import { auditContract, auditOwn, auditRunning, publishedContract, type Audited } from "./audits.ts";
import { optionsOf, type Options } from "./options.ts";
import { writeReports } from "./write-reports.ts";

/* `npm run conformance`: the audit of the platform standard, as the platform service runs it every week. */

const FAILED = 1;
const BLIND = 2;
const CUT_OFF = 3;
/** The rules that compare with the published contract: to publish a new one accepts what they find. */
const ACCEPTED = new Set(["breaking-change", "version-window"]);

const options = optionsOf();
const quiet = silenceLogs();
try {
  const audits = await audited(options);
  quiet.end();
  await writeReports(audits, options);
  if (options.publish) await publish(audits);
  process.exitCode = exitCodeOf(audits);
} catch (error) {
  quiet.end();
  console.error(`The audit could not look: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = BLIND;
}
// The local cloud may keep connections of clients that this process does not end.
process.exit();

async function audited({ services, url, contract, ...given }: Options): Promise<Audited[]> {
  if (url !== undefined) return [await auditRunning(url, services[0], given)];
  if (contract !== undefined) return [await auditContract(contract, services[0])];
  const { startOwnServices } = await import("./own-services.ts");
  const own = await startOwnServices(services);
  try {
    const audits: Audited[] = [];
    for (const service of services)
      audits.push(await auditOwn(service, own.baseOf(service), await own.credentialsOf(service)));
    return audits;
  } finally {
    await own.stop();
  }
}

function exitCodeOf(audits: readonly Audited[]): number {
  if (audits.some(({ isBlind }) => isBlind)) return BLIND;
  if (audits.some(({ report }) => report.verdict === "FAIL")) return FAILED;
  return audits.some(({ report }) => report.endedEarly) ? CUT_OFF : 0;
}

/** A contract that fails is not promised to clients. */
async function publish(audits: readonly Audited[]): Promise<void> {
  for (const { name, report } of audits) {
    const file = publishedContract(name);
    const failing = report.rules.filter(({ id, verdict }) => verdict === "FAIL" && !ACCEPTED.has(id));
    if (failing.length > 0) {
      console.log(`${name}: not published, because of ${failing.map(({ id }) => id).join(", ")}`);
      continue;
    }
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(
      join(root, file),
      gzipSync(await readFile(join(root, "functions", name, "openapi.json"))),
    );
    console.log(`${name}: published as ${file}`);
  }
}

/** Log lines of the services in this process would stand between the lines of the report. */
function silenceLogs(): { end: () => void } {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (() => true) as typeof process.stdout.write;
  return { end: () => void (process.stdout.write = write) };
}
