import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  newAuthority,
  samplePdf,
  type Signer,
  signPdf,
} from "../../../functions/documents/signing/testing.ts";
import { root } from "../../../localstack/serverless/deployment.ts";
import { ms, ratio, type Section, table, verdict } from "../report.ts";

/** A verdict costs at most this much of what it cost at another commit. */
const MOST = 1.2;

type Shape = Pick<Signer, "isStamped" | "isKept"> & { pages: number };
const shapes: Record<string, Shape> = {
  "1 page, B-B": { pages: 1 },
  "1 page, B-T": { pages: 1, isStamped: true },
  "1 page, B-LT": { pages: 1, isStamped: true, isKept: true },
  "200 pages, B-LT": { pages: 200, isStamped: true, isKept: true },
};

interface Spent {
  /** Of the first verdict, with loading its code. */
  first: number;
  least: Record<string, number>;
}

/**
 * Line 25: the processor time of the verdict on a PDF with one signature. If `TEMELIA_BESIDE` names the checkout of another
 * commit, with its node_modules, both judge the same files in turn.
 */
export async function verdicts({
  processes,
  rounds,
}: {
  processes: number;
  rounds: number;
}): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), "temelia-verdicts-"));
  try {
    await makeFiles(folder);
    const beside = process.env.TEMELIA_BESIDE;
    const [here, there] = leastOf(
      beside === undefined ? [root] : [root, beside],
      (checkout) => judge(checkout, folder, rounds),
      processes,
    );
    return sectionOf(
      { here: here ?? { first: NaN, least: {} }, there },
      { beside: beside === undefined ? undefined : commitOf(beside), processes, rounds },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function makeFiles(folder: string): Promise<void> {
  const authority = newAuthority();
  for (const [name, { pages, ...signer }] of Object.entries(shapes))
    writeFileSync(join(folder, name), await signPdf(await samplePdf({ pages }), { authority, ...signer }));
  writeFileSync(join(folder, "root.pem"), authority.root.toString());
  writeFileSync(join(folder, "list.crl"), authority.list());
  const now = new Date(Date.now() + 1000);
  writeFileSync(join(folder, "files.json"), JSON.stringify({ files: Object.keys(shapes), now }));
}

function judge(checkout: string, folder: string, rounds: number): Spent {
  const script = join(import.meta.dirname, "../verdict-process.ts");
  const args = ["--disable-warning=ExperimentalWarning", script, checkout, folder, String(rounds)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as Spent;
}

/** The least times of several processes: other work on the machine only adds to them. */
function leastOf(checkouts: string[], spend: (checkout: string) => Spent, times: number): Spent[] {
  const rounds = Array.from({ length: times }, () => checkouts.map(spend));
  return checkouts.map((_, at) => {
    const all = rounds.flatMap((round) => round[at] ?? []);
    const least = (of: (one: Spent) => number) => Math.min(...all.map(of));
    return {
      first: least(({ first }) => first),
      least: Object.fromEntries(
        Object.keys(shapes).map((name) => [name, least((one) => one.least[name] ?? Infinity)]),
      ),
    };
  });
}

const commitOf = (checkout: string): string =>
  execFileSync("git", ["-C", checkout, "log", "-1", "--format=%h"], { encoding: "utf8" }).trim();

function sectionOf(
  { here, there }: { here: Spent; there: Spent | undefined },
  { beside, processes, rounds }: { beside: string | undefined; processes: number; rounds: number },
): Section {
  const lines: [string, (one: Spent) => number | undefined][] = [
    ...Object.keys(shapes).map((name): [string, (one: Spent) => number | undefined] => [
      name,
      ({ least }) => least[name],
    ]),
    ["1 page, B-B: the first of a process, with its code", ({ first }) => first],
  ];
  const measured = lines.map(([name, of]) => ({ name, own: of(here) ?? NaN, other: there && of(there) }));
  const judged = measured.slice(0, -1);
  const holds = judged.every(({ own, other }) => other === undefined || own <= MOST * other);
  const compared =
    beside === undefined
      ? "With `TEMELIA_BESIDE`, the checkout of another commit judges the same files in turn."
      : `Beside commit ${beside}, which judges the same files in turn (\`TEMELIA_BESIDE=<its checkout>\`): at most ${MOST}: ${verdict(holds)}.`;
  const head = beside === undefined ? ["PDF", "ms"] : ["PDF", "ms", `${beside} ms`, "ratio"];
  return {
    title: "25. Processor time of the verdict on a PDF with one signature",
    body: [
      `User and system time of the process, the least of ${rounds} verdicts in each of ${processes} processes; without the process that opens files apart. ${compared}`,
      table(
        head,
        measured.map(({ name, own, other }) => [
          name,
          ms(own),
          ...(other === undefined ? [] : [ms(other), ratio(own / other)]),
        ]),
      ),
    ],
  };
}
