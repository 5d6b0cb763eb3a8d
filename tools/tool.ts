import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../localstack/serverless/deployment.ts";

/* `npm run tool -- <name> …`: programs that few people use, or rarely. */
const tools: Record<string, { file: string; says: string }> = {
  audit: {
    file: "supply/audit.ts",
    says: "asks the registry for advisories on what is deployed, and fails if one is overdue (SECURITY.md)",
  },
  "breached-passwords": {
    file: "passwords/write.ts",
    says: "writes the filter of the most common passwords from the package that has them",
  },
  "client-pack": {
    file: "client/pack.ts",
    says: "builds @temelia/client, and prints the path of its package",
  },
  "create-admin": { file: "create-admin.ts", says: "adds the first administrator of a service of a stage" },
  lenient: {
    file: "conformance/write-lenient.ts",
    says: "audits the lenient servers, and writes what each was sent and has kept",
  },
  measure: {
    file: "house/measure.ts",
    says: "prints how large the code is, and how much a change has to touch",
  },
  mutants: {
    file: "mutants/run.ts",
    says: "removes each guard and fault handler, one after the other, and expects its test to fail",
  },
  roundtrip: {
    file: "roundtrip.ts",
    says: "uploads the files of folders to a running system, and compares the downloads",
  },
  sbom: {
    file: "supply/sbom.ts",
    says: "writes the bills of materials of the functions and the console, and checks the licences",
  },
  screenshots: {
    file: "console/screenshots.ts",
    says: "takes the pictures of README.md and docs/console.md",
  },
  secrets: {
    file: "secrets/run.ts",
    says: "creates the secrets of a stage, and rotates one of them",
  },
  tour: { file: "tour/tour.ts", says: "performs the main use cases step by step against a running system" },
  smoke: { file: "smoke.ts", says: "calls every function of a deployed stage once" },
};

const [name = "", ...args] = process.argv.slice(2);
const tool = tools[name];
if (tool) {
  const file = join(root, "tools", tool.file);
  const { status } = spawnSync(process.execPath, [...process.execArgv, file, ...args], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} else {
  console.error("npm run tool -- <name> …\n");
  for (const [known, { says }] of Object.entries(tools)) console.error(`  ${known.padEnd(18)} ${says}`);
  process.exitCode = 2;
}
