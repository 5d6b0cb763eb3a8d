import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";

const file = join(import.meta.dirname, "../../bench/RESULTS.md");

/** The result of a part. */
export interface Section {
  title: string;
  /** Paragraphs and tables, in Markdown. */
  body: string[];
}

type Cell = string | number;

/** A Markdown table. */
export function table(head: string[], rows: Cell[][]): string {
  const line = (cells: Cell[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}

export const ms = (value: number): string =>
  Number.isNaN(value) ? "–" : value < 10 ? value.toFixed(2) : value.toFixed(1);
export const ratio = (value: number): string => value.toFixed(2);
export const verdict = (holds: boolean): string => (holds ? "holds" : "**does not hold**");

/** The machine, as every section names it. */
export function machine(): string {
  const [cpu] = cpus();
  const memory = `${(totalmem() / 2 ** 30).toFixed(0)} GiB`;
  const date = new Date().toISOString().slice(0, 10);
  return `${cpus().length} cores (${cpu?.model.trim() ?? "?"}), ${memory}, Node ${process.version}, ${process.platform} ${process.arch}, ${date}`;
}

const INTRODUCTION = `# Results

Written by \`npm run bench\`; each part names its command and the machine. Times are medians unless a column says
otherwise, and hold for the local cloud: a native DynamoDB engine and an S3 on the same machine.
`;

/** Replaces a part's section in RESULTS.md; the others stay as they are. */
export function writeSection(part: string, { title, body }: Section): void {
  const sections = readSections();
  const command = `Command: \`npm run bench -- ${process.argv.slice(2).join(" ") || part}\`. Machine: ${machine()}.`;
  sections.set(part, [`## ${title}`, command, ...body].join("\n\n"));
  const text = [...sections]
    .sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }))
    .map(([name, section]) => `${marker(name)}\n\n${section}\n`);
  writeFileSync(file, [INTRODUCTION, ...text].join("\n"));
}

const marker = (part: string) => `<!-- part: ${part} -->`;

function readSections(): Map<string, string> {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const parts = text.split(/<!-- part: (.+?) -->/).slice(1);
  const sections = new Map<string, string>();
  for (let i = 0; i + 1 < parts.length; i += 2) sections.set(parts[i] ?? "", (parts[i + 1] ?? "").trim());
  return sections;
}

/** Drops the log lines of services from now on, so that only the reports are printed; the lines are built as always. */
export function dropLogLines(): void {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = ((text: string, ...more: []) =>
    text.startsWith('{"timestamp":') || write(text, ...more)) as typeof process.stdout.write;
}
