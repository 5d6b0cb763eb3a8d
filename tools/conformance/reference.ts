import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rule } from "../../functions/platform/audit/model/rule.ts";
import { catalogue, lines, STANDARD } from "../../functions/platform/audit/rules/catalogue.ts";
import { ownSystems } from "../../functions/platform/own-systems.ts";
import { committedRows } from "../../functions/platform/audit/testing/lenient/audited.ts";
import { root } from "../../localstack/serverless/deployment.ts";
import { deviations } from "../../shared/testing/sample-system.ts";
import { checklist } from "./checklist.ts";

/*
 * docs/conformance.md, made from the catalogue of rules, the waivers of our own services and
 * the tests that name each rule.
 */

const AUDIT = "functions/platform/audit";
const DEVIATIONS = `${AUDIT}/deviations.wide.test.ts`;

/** The switches of the sample system that break a rule. */
const switchesOf = (id: string): string[] =>
  Object.keys(deviations).filter((name) => name.split(":")[0] === id);

const tests = globSync(`${AUDIT}/**/*.test.ts`, { cwd: root })
  .sort()
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

/** The tests that prove a rule: its switches of the sample system, and the files that name it. */
export function testsOf(id: string): string[] {
  const named = tests.filter(({ file, text }) => file !== DEVIATIONS && text.includes(`"${id}"`));
  const switches = switchesOf(id).length;
  return [
    ...(switches > 0 ? [`${link(DEVIATIONS)}${switches > 1 ? ` (${String(switches)} kinds)` : ""}`] : []),
    ...named.map(({ file }) => link(file)),
  ];
}

const link = (file: string): string =>
  `[${file.replace(`${AUDIT}/`, "").replace(".test.ts", "")}](../${file})`;

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const cell = (text = ""): string => text.replaceAll("|", "\\|");

const rowOf = ({ id, level, says, fix, source }: Rule): string[] => [
  `\`${id}\``,
  level,
  says.map((text) => cell(text)).join("<br>"),
  fix.map((text) => cell(text)).join("<br>"),
  cell(source),
  testsOf(id).join(", "),
];

const linesOfStandard = (): string =>
  lines
    .map(({ line, rules }) => {
      const head = ["rule", "level", "says", "to do", "source", "tests"];
      return `### ${line}\n\n${table(head, rules.map(rowOf))}`;
    })
    .join("\n\n");

const checklistTable = (): string =>
  table(
    ["line of the specification", "rules"],
    checklist.map(({ line, rules }) => [line, rules.map((id) => `\`${id}\``).join(", ")]),
  );

const waiversTable = (): string =>
  table(
    ["service", "rule", "addresses", "reason", "decision"],
    ownSystems.flatMap(({ cod, waivers }) =>
      [
        ...Map.groupBy(
          waivers,
          ({ rule, decision, reason }) => `${rule} ${String(decision)} ${reason}`,
        ).values(),
      ].map((group) => [
        cod,
        `\`${group[0]?.rule ?? ""}\``,
        group.map(({ pathPattern }) => `\`${pathPattern}\``).join(", "),
        cell(group[0]?.reason ?? ""),
        group[0]?.decision ?? "",
      ]),
    ),
  );

/** The lines that `npm run tool lenient` has measured. */
const lenientTable = (): string =>
  table(
    ["server", "version", "its owner names", "requests", "writes sent", "writes accepted", "store equal"],
    committedRows().map((row) => [
      ...[row.server, row.version, row.named],
      ...[row.requests, row.writesSent, row.writesAccepted].map(String),
      row.isStoreEqual ? "yes" : "no",
    ]),
  );

/** The page as it must be committed. */
export function conformanceReference(): string {
  const introduction = readFileSync(join(import.meta.dirname, "introduction.md"), "utf8").trim();
  return [
    introduction
      .replace("{rules}", String(catalogue.length))
      .replace("{standard}", STANDARD)
      .replace("{lenient}", lenientTable()),
    `## The checklist of the specification\n\n${checklistTable()}`,
    `## The rules\n\n${linesOfStandard()}`,
    `## Waivers of our own services\n\n${waiversTable()}`,
    "",
  ].join("\n\n");
}
