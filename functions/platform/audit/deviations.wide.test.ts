import { execFile, spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tenthOf } from "../../../shared/testing/drawn.ts";
import { listenOnLoopback } from "../../../shared/testing/loopback.ts";
import { deviations, sampleTokens } from "../../../shared/testing/sample-system.ts";
import { changesOf, deviationsOf } from "../issues/changes-of-issues.ts";
import type { Issue } from "../records/issue.ts";
import type { Audited } from "./audit.ts";
import { catalogue } from "./rules/catalogue.ts";
import { deviating, rowOf, startSample } from "./testing/local-network.ts";

const sample = await startSample();
/** The calls to the host that contracts and redirects lead to. */
const calledElsewhere: string[] = [];
const elsewhere = await listenOnLoopback(
  createServer(({ url = "" }, response) => void (calledElsewhere.push(url), response.end("{}"))),
);
sample.system.foreign = elsewhere.url;
/** Its settings end a command that gets no answer, or an endless one. */
const settings = mkdtempSync(join(tmpdir(), "temelia-curl-"));
writeFileSync(join(settings, ".curlrc"), "max-time = 1\n");

let mended: Audited;
beforeAll(async () => {
  mended = await sample.audited([]);
});
afterAll(async () => {
  await Promise.all([sample.system.stop(), elsewhere.stop()]);
  rmSync(settings, { recursive: true });
});

const ruleOf = (deviation: string): string => deviation.split(":")[0] ?? "";
/** A silent answer takes its whole time; all others have the time that a loaded machine needs. */
const limitsFor = (deviation: string) => ({ answerSeconds: deviation === "transport: silent" ? 1 : 10 });

const hasCurl = spawnSync("curl", ["--version"]).status === 0;
const tokens = Object.fromEntries(
  Object.entries(sampleTokens).map(([caller, token]) => [
    `${caller.replaceAll(/[A-Z]/g, "_$&").toUpperCase()}_TOKEN`,
    token,
  ]),
);

/** What a command of a report prints, without what differs between two answers of the same system. */
const printed = (command: string): Promise<string> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...tokens, CURL_HOME: settings };
    execFile("sh", ["-c", command], { env, maxBuffer: 200_000, timeout: 5_000 }, (_, stdout) => {
      resolve(stdout.replaceAll(/^date: .*$|(?<=correlation-?id(": *"|: ))[\da-f-]{36}/gim, ""));
    });
  });

/** Deviations without an answer of the system: the command shows the contract that should have led to the rest. */
const WITHOUT_ANSWER = new Set(["exercised"]);

/** Deviations that only writes show. They have no command, because it would write. */
const OF_WRITES = new Set([
  ...["no-5xx: malformed", "no-5xx: media", "secured-anonymous: body"],
  ...["idempotency-key: again", "idempotency-key: other"],
]);

it.each(tenthOf(Object.keys(deviations)))(
  "a system with one deviation has one row below PASS for it, at most two beside, a command that shows it unless that writes, and is itself once it is mended: %s",
  async (name) => {
    const { report, rows } = await sample.audited([name], { registration: { limits: limitsFor(name) } });
    const row = rowOf(report, ruleOf(name));
    expect(row.verdict).toBe(row.level === "must" ? "FAIL" : "WARN");
    expect(deviating(report).length).toBeLessThanOrEqual(3);
    for (const { operation, expected, found } of row.breaches) {
      expect([operation, expected, found]).not.toContain("");
      expect(`${expected} ${found}`).not.toMatch(SIGNS);
    }
    expect([sample.system.writes, calledElsewhere]).toEqual([[], []]);

    const [breach] = row.breaches;
    const isShown = !OF_WRITES.has(name);
    expect(breach?.curl).toMatch(isShown ? /^curl / : /^$/);
    if (hasCurl && isShown && !WITHOUT_ANSWER.has(name)) {
      const shown = await printed(breach?.curl ?? "");
      sample.system.on.clear();
      expect(shown).not.toBe(await printed(breach?.curl ?? ""));
    }

    // The issues that it opens are closed by the audit that finds it mended.
    const found = deviationsOf(rows);
    const issues = found.map((one, id) => ({ ...one, id, rev: 0 }) as unknown as Issue & { rev: number });
    expect(changesOf(mended, deviationsOf(mended.rows), issues).closes).toEqual(issues.map(({ id }) => id));
    // Seen twice: nothing is opened again.
    expect(changesOf({ ...mended, rows }, found, issues)).toEqual({
      opened: 0,
      closes: [],
      changes: { new: [], gone: [] },
    });
  },
);

it("every rule has a switch of the sample, or a test of its registration", () => {
  const switched = new Set(Object.keys(deviations).map(ruleOf));
  const others = catalogue.map(({ id }) => id).filter((id) => !switched.has(id));
  expect(others).toEqual(["waivers"]);
  expect(catalogue).toHaveLength(53);
});

/** A text in each language, the second in Russian. */
const TEXT =
  /\[\s*(?:"[^"\n]*"|'[^'\n]*'),\s*(?:"[^"\n]*[а-яё][^"\n]*"|'[^'\n]*[а-яё][^'\n]*'),\s*(?:"[^"\n]*"|'[^'\n]*'),?\s*\]/g;

/** Signs of notation that readers would have to know: of mathematics, arrows, and those for what is left out. */
const SIGNS = /[\u2190-\u22ff×…—–]/;

it("evidence is told in words: no rule writes a sign of mathematics for what it expects or has found", () => {
  const files = globSync(["rules/**/*.ts", "contract/*.ts", "judge/*.ts"], { cwd: import.meta.dirname });
  const found = files
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) => {
      const text = readFileSync(join(import.meta.dirname, file), "utf8");
      const code = text.replaceAll(/\/\*[^]*?\*\/|^ *\/\/.*$/gm, "").replaceAll(TEXT, "");
      return code.split("\n").filter((line) => SIGNS.test(line));
    });
  expect([files.length > 20, found]).toEqual([true, []]);
});

it("every rule says in each language what it asks and what to do", () => {
  for (const { says, fix } of catalogue)
    for (const [ro, ru, en] of [says, fix]) {
      expect(ro).toMatch(/^[A-ZȘȚÎÂĂa-z][^а-я]+\.$/);
      expect(ru).toMatch(/[а-яё].*\.$/i);
      expect(en).toMatch(/^[A-Za-z][^а-яșțăîâ]+\.$/);
    }
});
