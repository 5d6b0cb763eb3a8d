import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { junitOf } from "../../functions/platform/audit/forms/junit.ts";
import { pageOf } from "../../functions/platform/audit/forms/page.ts";
import { sarifOf } from "../../functions/platform/audit/forms/sarif.ts";
import type { Audited } from "./audits.ts";
import type { Format } from "./options.ts";
import { tableOf } from "./table.ts";

/** The forms of a report, with the ending of their files. */
const forms: Record<Format, { ending: string; write: (audited: Audited) => string }> = {
  text: { ending: "txt", write: (audited) => `${tableOf([audited])}\n` },
  json: { ending: "json", write: ({ report }) => `${JSON.stringify(report, null, 2)}\n` },
  html: { ending: "html", write: ({ report, title }) => pageOf(report, { name: title }) },
  sarif: { ending: "sarif", write: ({ report }) => `${JSON.stringify(sarifOf(report), null, 2)}\n` },
  junit: { ending: "xml", write: ({ report }) => junitOf(report) },
};

/** Prints the reports, or writes each into a file of the folder and prints the table. */
export async function writeReports(
  audits: readonly Audited[],
  { format, out }: { format: Format; out?: string | undefined },
): Promise<void> {
  if (out === undefined) {
    console.log(format === "text" ? tableOf(audits) : audits.map(forms[format].write).join("\n").trimEnd());
    return;
  }
  await mkdir(out, { recursive: true });
  for (const audited of audits) {
    const file = join(out, `${audited.name.replaceAll(/[^\w.-]+/g, "-")}.${forms[format].ending}`);
    await writeFile(file, forms[format].write(audited));
  }
  console.log(tableOf(audits));
}
