import { parseArgs } from "node:util";
import { startTestbed, type Testbed } from "./testbed.ts";
import { dropLogLines, writeSection, type Section } from "./report.ts";

/*
 * `npm run bench`: every measurement, or the named parts. A decision, an alarm or a page of docs/ refers to each of them.
 * `--quick` takes small numbers, to check that everything works.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false } },
});
const quick = values.quick;

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
  "sign-in": {
    section: "5-sign-in",
    run: onCloud(async () => (await import("./parts/sign-in.ts")).signIn({ rounds: quick ? 10 : 200 })),
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
  secrets: {
    section: "7-secrets",
    run: onCloud(async () => (await import("./parts/secrets.ts")).secrets({ times: quick ? 3 : 25 })),
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
  console: {
    section: "23-console",
    run: async () =>
      (await import("./parts/console.ts")).consolePages({
        rounds: quick ? 3 : 9,
        documents: quick ? 1_000 : 10_000,
        pages: quick ? 10 : 100,
      }),
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
  verdicts: {
    section: "25-verdicts",
    run: async () =>
      (await import("./parts/verdicts.ts")).verdicts({ processes: quick ? 1 : 5, rounds: quick ? 10 : 50 }),
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
  hostile: {
    section: "26-hostile",
    run: onCloud(async () => (await import("./parts/hostile.ts")).hostile()),
  },
  pictures: {
    section: "27-pictures",
    run: async () => (await import("./parts/pictures.ts")).pictures(),
  },
  scans: {
    section: "28-scans",
    run: async () => (await import("./parts/scans.ts")).scans({ letters: quick ? 1 : 2 }),
  },
};

/** Names that stand for several parts. */
const several: Record<string, string[]> = {
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
