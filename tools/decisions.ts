import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { root } from "../localstack/serverless/deployment.ts";

const HEAD =
  /^# (?<number>\d+)\. (?<title>.+)\n\nStatus: (?<status>(?:accepted|amended by .+|superseded by .+)\.)\n/;

interface Decision {
  number: number;
  file: string;
  title: string;
  status: string;
}

function decisionOf(file: string): Decision {
  const { number = "", title = "", status = "" } = HEAD.exec(readFileSync(file, "utf8"))?.groups ?? {};
  const name = basename(file);
  if (!name.startsWith(`${number.padStart(4, "0")}-`)) {
    throw new Error(`${name} begins with "# <number>. <title>", an empty line and "Status: accepted."`);
  }
  return { number: Number(number), file: name, title, status: status.slice(0, -1) };
}

const listed = (numbers: number[]): string => new Intl.ListFormat("en-GB").format(numbers.map(String));

/** The index of the decisions, by the head of each record. */
export function decisionsIndex(): string {
  const decisions = globSync(`${root}/docs/decisions/[0-9]*.md`).toSorted().map(decisionOf);
  const numbers = decisions.map(({ number }) => number);
  const unused = Array.from({ length: Math.max(...numbers) }, (_, i) => i + 1).filter(
    (number) => !numbers.includes(number),
  );
  return `# Decisions

\`npm run generate\` writes this page from the first lines of the records. A record states what was decided, why, and what was rejected.
It stays when a later one amends or supersedes it: only its status changes. A new record takes the next number.

| number | decision | status |
| --- | --- | --- |
${decisions.map(({ number, title, file, status }) => `| ${String(number)} | [${title}](${file}) | ${status} |`).join("\n")}

No record was ever committed under ${listed(unused)}. They stay free, because a number always means the same decision.
`;
}
