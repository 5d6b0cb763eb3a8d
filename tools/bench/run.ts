import { parseArgs } from "node:util";
import { startTestbed, type Testbed } from "./testbed.ts";
import { dropLogLines, writeSection, type Section } from "./report.ts";

/*
 * `npm run bench`: every measurement, or the named parts: start, overhead, calls, growth, grants, office, mixtures,
 * counters, conflicts, bundles, sealing, transcription, load, tokens, templates, signatures, imports, search, bombs, notifications,
 * registry, audit, zones, console, reload.
 * `--quick` takes small numbers, to check that everything works.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: "boolean", default: false },
    /** Numbers of documents for growth. */
    documents: { type: "string" },
  },
});
const quick = values.quick;
const numbers = (text: string) => text.split(",").map(Number);
const sizes = numbers(values.documents ?? (quick ? "1000,5000" : "1000,10000,100000,1000000"));

interface Part {
  /** Name of its section; sections are in this order. */
  section: string;
  run(): Promise<Section>;
}

/**
 * Measures on a separate cloud. The module that does so is imported after the environment is set, because the configuration
 * is read once.
 */
const onCloud = (measure: (testbed: Testbed) => Promise<Section>) => async (): Promise<Section> => {
  const testbed = await startTestbed();
  try {
    return await measure(testbed);
  } finally {
    await testbed.stop();
  }
};

const parts: Record<string, Part> = {
  start: {
    section: "3-start",
    run: async () =>
      (await import("./parts/start.ts")).start({ times: quick ? 1 : 3, requests: quick ? 300 : 30_000 }),
  },
  overhead: {
    section: "4-overhead",
    run: onCloud(async () => (await import("./parts/overhead.ts")).overhead({ rounds: quick ? 20 : 1000 })),
  },
  calls: {
    section: "5-calls",
    run: onCloud(async () => (await import("./parts/calls.ts")).calls()),
  },
  growth: {
    section: "6-growth",
    run: onCloud(async (testbed) =>
      (await import("./parts/growth.ts")).growth(testbed, { sizes, rounds: quick ? 5 : 40 }),
    ),
  },
  grants: {
    section: "6-grants",
    run: onCloud(async (testbed) =>
      (await import("./parts/grants.ts")).grants(testbed, {
        grants: quick ? [50, 200] : [50, 500, 5000],
        documents: quick ? [1000, 5000] : [1000, 10_000, 100_000],
        rounds: quick ? 5 : 40,
      }),
    ),
  },
  office: {
    section: "6-office",
    run: onCloud(async () =>
      (await import("./parts/office.ts")).office({
        documents: quick ? 2_000 : 10_000,
        people: quick ? 6 : 20,
        grants: quick ? [0, 100, 1000] : [0, 100, 5000],
        rounds: quick ? 1 : 2,
        most: { requests: quick ? 100 : 3_000, seconds: quick ? 1 : 1.5 },
      }),
    ),
  },
  mixtures: {
    section: "6-mixtures",
    run: onCloud(async () =>
      (await import("./parts/mixtures.ts")).mixtureCosts({ rows: quick ? 1000 : 10_000 }),
    ),
  },
  counters: {
    section: "6-counters",
    run: onCloud(async () => (await import("./parts/counters.ts")).countersCost({ rounds: quick ? 5 : 40 })),
  },
  conflicts: {
    section: "6-conflicts",
    run: onCloud(async () =>
      (await import("./parts/conflicts.ts")).conflicts({
        rounds: quick ? 1 : 5,
        bursts: quick ? 10 : 100,
        batches: quick ? 3 : 20,
      }),
    ),
  },
  bundles: {
    section: "7-bundles",
    run: async () => (await import("./parts/bundles.ts")).bundles({ times: quick ? 2 : 9 }),
  },
  sealing: {
    section: "7-sealing",
    run: async () => (await import("./parts/sealing.ts")).sealing({ rounds: quick ? 10 : 60 }),
  },
  transcription: {
    section: "7-transcription",
    run: onCloud(async () =>
      (await import("./parts/transcription.ts")).transcription({ pages: quick ? 2 : 20 }),
    ),
  },
  tokens: {
    section: "9-tokens",
    run: onCloud(async () =>
      (await import("./parts/tokens.ts")).tokens({ rounds: quick ? 3 : 9, each: quick ? 100 : 1000 }),
    ),
  },
  templates: {
    section: "10-templates",
    run: onCloud(async () => (await import("./parts/templates.ts")).templates({ rounds: quick ? 5 : 60 })),
  },
  signatures: {
    section: "11-signatures",
    run: onCloud(async () => (await import("./parts/signatures.ts")).signatures({ rounds: quick ? 5 : 60 })),
  },
  imports: {
    section: "12-imports",
    run: onCloud(async () => {
      const { providers } = await import("./providers.ts");
      const { imports } = await import("./parts/imports.ts");
      return imports(providers, { items: quick ? 10 : 200, rounds: quick ? 1 : 5 });
    }),
  },
  search: {
    section: "13-search",
    run: onCloud(async (testbed) =>
      (await import("./parts/search.ts")).search(testbed, {
        documents: quick ? 5_000 : 100_000,
        rounds: quick ? 5 : 60,
        compared: quick ? 2 : 12,
        written: quick ? 300 : 3_000,
      }),
    ),
  },
  bombs: {
    section: "14-bombs",
    run: onCloud(async () => {
      await (await import("./signing.ts")).startSigning();
      return (await import("./parts/bombs.ts")).bombs({ few: quick });
    }),
  },
  "notification-calls": {
    section: "15-notifications",
    run: onCloud(async () =>
      (await import("./parts/notifications.ts")).notifications({
        rounds: quick ? 20 : 300,
        expanded: quick ? 90 : 300,
        batches: quick ? 6 : 60,
        recipients: quick ? 600 : 10_000,
      }),
    ),
  },
  "notification-waves": {
    section: "16-notifications",
    run: async () =>
      (await import("./parts/notification-waves.ts")).notificationWaves({
        rate: quick ? 5 : 50,
        seconds: quick ? 5 : 60,
        recipients: quick ? 50 : 10_000,
        each: quick ? 600 : 10_000,
        // The pace of the cancelled call before lasts for a minute at most.
        settleSeconds: quick ? 15 : 60,
      }),
  },
  "notification-campaign": {
    section: "17-notifications",
    run: onCloud(async () =>
      (await import("./parts/notification-campaign.ts")).notificationCampaign({
        calls: quick ? 20 : 100,
        recipients: quick ? 500 : 10_000,
        sent: quick ? 200 : 500,
        dispatchMs: quick ? 500 : 3_000,
        asked: quick ? 100 : 1_000,
        rounds: quick ? 5 : 40,
        bare: { recipients: quick ? 500 : 10_000, rounds: quick ? 2 : 3 },
      }),
    ),
  },
  zones: {
    section: "22-zones",
    run: onCloud(async () => (await import("./parts/zones.ts")).zones({ rounds: quick ? 20 : 400 })),
  },
  console: {
    section: "23-console",
    run: async () =>
      (await import("./parts/console.ts")).consolePages({
        rounds: quick ? 3 : 9,
        documents: quick ? 1_000 : 10_000,
        pages: quick ? 10 : 100,
      }),
  },
  reload: {
    section: "23-reload",
    run: async () => (await import("./parts/reload.ts")).reload({ rounds: quick ? 3 : 20 }),
  },
  audit: {
    section: "21-audit",
    run: onCloud(async () => {
      const { startMailSink } = await import("../../localstack/cloud/mail-sink.ts");
      const { port } = await startMailSink({ port: 0 });
      process.env.SMTP_URL = `smtp://127.0.0.1:${String(port)}`;
      return (await import("./parts/audit.ts")).auditNumbers({ rounds: quick ? 1 : 5 });
    }),
  },
  "registry-calls": {
    section: "18-registry",
    run: onCloud(async (testbed) =>
      (await import("./parts/registry-calls.ts")).registryCalls(testbed, {
        people: quick ? [1000, 3000] : [1000, 10_000, 100_000],
        rounds: quick ? 20 : 500,
      }),
    ),
  },
  "registry-group": {
    section: "19-registry",
    run: onCloud(async (testbed) =>
      (await import("./parts/registry-group.ts")).registryGroup(testbed, { members: quick ? 3000 : 100_000 }),
    ),
  },
  "registry-million": {
    section: "20-registry",
    run: onCloud(async (testbed) =>
      (await import("./parts/registry-million.ts")).registryMillion(testbed, {
        groups: 10,
        members: quick ? 1000 : 100_000,
      }),
    ),
  },
  load: {
    section: "8-load",
    run: onCloud(async () =>
      (await import("./parts/load.ts")).load({
        documents: quick ? 500 : 10_000,
        people: 20,
        rounds: quick ? 1 : 5,
        // All get the same time: a burst of the fast ones would end before their garbage is collected.
        most: { requests: quick ? 100 : 5_000, seconds: quick ? 1 : 2 },
      }),
    ),
  },
};

/** Names that stand for several parts. */
const several: Record<string, string[]> = {
  notifications: ["notification-calls", "notification-waves", "notification-campaign"],
  registry: ["registry-calls", "registry-group", "registry-million"],
};

async function runPart(name: string): Promise<void> {
  const part = parts[name];
  if (!part) throw new Error(`There is no part ${name}; there are ${Object.keys(parts).join(", ")}`);
  console.log(`\n${name} …`);
  dropLogLines();
  const section = await part.run();
  console.log([section.title, ...section.body].join("\n\n"));
  writeSection(part.section, section);
}

const wanted =
  positionals.length > 0 ? positionals.flatMap((name) => several[name] ?? [name]) : Object.keys(parts);
const [only] = wanted;
if (wanted.length === 1 && only) await runPart(only);
else await runApart(wanted);
process.exit();

/** Runs each part in a separate process, so that none sees the configuration of another. */
async function runApart(names: string[]): Promise<void> {
  const { spawnSync } = await import("node:child_process");
  const options = process.argv.slice(2).filter((argument) => argument.startsWith("--"));
  for (const name of names) {
    const { status } = spawnSync(process.execPath, [import.meta.filename, name, ...options], {
      stdio: "inherit",
    });
    if (status !== 0) process.exitCode = 1;
  }
}
