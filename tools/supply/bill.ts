import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { root } from "../../localstack/serverless/deployment.ts";
import { modulesOfAllFunctions } from "../modules-of-functions.ts";
import type { Package } from "./licences.ts";

interface Component {
  "bom-ref": string;
  group?: string;
  name: string;
  version: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

/** A software bill of materials (CycloneDX 1.6). */
export interface Bill {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/** What is delivered: the functions of all services, and the pages that browsers load. */
export const parts = ["functions", "console"] as const;
export type Part = (typeof parts)[number];

const nameOf = ({ group, name }: Component): string => (group ? `${group}/${name}` : name);

/** The packages that a part names itself. */
const namedBy: Record<Part, () => Promise<ReadonlySet<string>>> = {
  async functions() {
    const imported = [...(await modulesOfAllFunctions()).values()].flatMap(({ packages }) => [...packages]);
    const files = readFileSync(join(root, "functions/packages.yml"), "utf8");
    const opened = files.matchAll(/node_modules\/((?:@[^/]+\/)?[^/"]+)/g);
    return new Set([...imported, ...[...opened].map(([, name = ""]) => name)]);
  },
  async console() {
    const { metafile } = await build({
      entryPoints: globSync("console/**/*.{ts,tsx}", {
        cwd: root,
        exclude: ["**/*.test.*", "console/testing/**", "console/{build,bundle,weight}.ts"],
      }),
      ...{ absWorkingDir: root, outdir: "nowhere", write: false, bundle: true, packages: "external" },
      ...{ format: "esm", jsx: "automatic", metafile: true, loader: { ".css": "empty" } },
      // person.ts and person.tsx become different files.
      entryNames: "[dir]/[name]-[hash]",
    });
    const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
    const outside = imports.filter(({ external }) => external).map(({ path }) => path);
    return new Set(outside.map((path) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path));
  },
};

/** The bill of everything that is not only for development, by the lockfile. */
export function wholeBill(): Bill {
  const program = join(root, "node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js");
  const args = ["--package-lock-only", "--omit", "dev", "--output-reproducible", "--spec-version", "1.6"];
  const written = execFileSync(process.execPath, [program, ...args], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 2 ** 20,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(written) as Bill;
}

/** The bill of a part: the packages that it names, and all that these depend on. */
export async function billOf(part: Part, whole: Bill): Promise<Bill> {
  const named = await namedBy[part]();
  const own = whole.metadata.component["bom-ref"];
  const needs = new Map(whole.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  const byRef = new Map(whole.components.map((one) => [one["bom-ref"], one]));
  const direct = (needs.get(own) ?? []).filter((ref) => {
    const found = byRef.get(ref);
    return found !== undefined && named.has(nameOf(found));
  });
  const reached = new Set(direct);
  for (const ref of reached) for (const next of needs.get(ref) ?? []) reached.add(next);
  const dependencies = whole.dependencies.filter(({ ref }) => reached.has(ref));
  return {
    ...whole,
    metadata: { ...whole.metadata, component: { ...whole.metadata.component, name: `temelia-${part}` } },
    components: whole.components.filter((one) => reached.has(one["bom-ref"])),
    dependencies: [{ ref: own, dependsOn: direct }, ...dependencies],
  };
}

/** The packages of a bill, each with the licence that it declares. */
export const packagesIn = ({ components }: Bill): Package[] =>
  components.map((one) => {
    const [first] = one.licenses ?? [];
    const license = first?.expression ?? first?.license?.id ?? first?.license?.name;
    return { name: nameOf(one), version: one.version, license };
  });
