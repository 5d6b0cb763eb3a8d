import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { root } from "../../localstack/serverless/deployment.ts";

/*
 * `npm run contracts:check`: generates clients from the contract of documents, compiles them strictly and lets each
 * create, upload, download and page against a running system; then schemathesis sends what the contract allows. The
 * generators are installed into a folder of their own, in these versions; what is not there is said.
 */

const folder = join(root, ".tmp/contracts-check");
const SHIFT = 21_000;
const origin = `http://127.0.0.1:${String(3000 + SHIFT)}`;
const base = `${origin}/documents`;
const contract = join(root, "functions/documents/openapi.json");

const generators = [
  "openapi-typescript@7.13.0",
  "openapi-fetch@0.17.0",
  "@hey-api/openapi-ts@0.99.0",
  "typescript@5.9.3",
  "@types/node@24.19.2",
];
const SCHEMATHESIS = "schemathesis==4.32.0";

const run = (file: string, ...args: string[]) =>
  promisify(execFile)(file, args, { cwd: folder, maxBuffer: 64e6 });
const node = (...args: string[]) => run(process.execPath, ...args);

const strictly = {
  target: "es2023",
  module: "nodenext",
  lib: ["es2023", "dom", "dom.iterable"],
  types: ["node"],
  strict: true,
  exactOptionalPropertyTypes: false,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  rewriteRelativeImportExtensions: true,
  outDir: "built",
};

async function generate(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module", private: true }));
  await run("npm", "install", "--silent", "--no-save", ...generators);
  await node("node_modules/openapi-typescript/bin/cli.js", contract, "-o", "documents.ts");
  await node(
    "node_modules/@hey-api/openapi-ts/bin/run.js",
    "-i",
    contract,
    "-o",
    "hey",
    "-f",
    ".openapi-ts.log",
  );
}

async function compile(): Promise<void> {
  for (const name of ["openapi-fetch", "hey-api"])
    await cp(join(import.meta.dirname, `drivers/${name}.ts.txt`), join(folder, `${name}.ts`));
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: strictly, files: ["openapi-fetch.ts", "hey-api.ts"] }),
  );
  await node("node_modules/typescript/bin/tsc", "-p", ".");
}

async function waitForSystem(): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const up = await fetch(`${base}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await sleep(500);
  }
  throw new Error(`no system answers at ${base}`);
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${base}/api/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "ion.operator", password: "temelia-demo" }),
  });
  return ((await answer.json()) as { id_token: string }).id_token;
}

const findings: string[] = [];

async function step(name: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
    console.log(`ok    ${name}`);
  } catch (error) {
    const { stdout = "", stderr = "", message } = error as Error & { stdout?: string; stderr?: string };
    findings.push(name);
    console.log(`FAILS ${name}\n${[stdout, stderr || message].join("\n").trim()}`);
  }
}

/** All checks of schemathesis but the one that takes forgiving lists (a size above 200 is 200) for a fault. */
async function schemathesis(token: string): Promise<void> {
  const python = await run("python3", "--version").catch(() => undefined);
  if (!python) {
    console.log("missing: Python 3.11 or newer, for schemathesis");
    return;
  }
  await step(SCHEMATHESIS, async () => {
    await run("python3", "-m", "venv", "python");
    await run("python/bin/pip", "install", "--quiet", SCHEMATHESIS);
    await run(
      "python/bin/schemathesis",
      ...["run", contract, "--url", base, "--header", `Authorization: Bearer ${token}`],
      ...["--checks", "all", "--exclude-checks", "negative_data_rejection,positive_data_acceptance"],
      ...["--exclude-path-regex", "change-password|/api/account$|maintenance"],
      ...["--max-examples", "10", "--phases", "examples,coverage,fuzzing", "--no-color", "--seed", "7"],
    );
  });
}

const system = spawn("npm", ["start", "--", "--shift", String(SHIFT)], {
  cwd: root,
  detached: true,
  stdio: "ignore",
});
try {
  await step("generate: openapi-typescript, @hey-api/openapi-ts", generate);
  await step("compile strictly", compile);
  await waitForSystem();
  const token = await signIn();
  for (const name of ["openapi-fetch", "hey-api"])
    await step(`${name}: create, upload, download, page`, () => node(`built/${name}.js`, base, token));
  await schemathesis(token);
} finally {
  if (system.pid !== undefined) process.kill(-system.pid, "SIGTERM");
  await once(system, "exit");
}
console.log(
  findings.length === 0 ? "the contract holds" : `${String(findings.length)} failed: ${findings.join("; ")}`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
