import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { certificatesIn } from "../../functions/documents/signing/pem.ts";
import { judgePdf, type PdfVerdict } from "../../functions/documents/signing/pdf-judging.ts";
import type { Trust } from "../../functions/documents/signing/outcomes.ts";
import { digestsOf } from "../../functions/documents/signing/algorithms.ts";
import { judge } from "../../functions/documents/signing/verdict.ts";

interface Files {
  file: string;
  trust: string;
  content: string | undefined;
}

const LOCAL_ROOT = "http://localhost:3000/semnare/radacina.pem";

async function trustOf(pem: string): Promise<Trust> {
  const fetchList = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer());
  return { anchors: certificatesIn(pem), now: new Date(), fetchList };
}

/** The output of a program, or the reason why there is none. */
function ask(program: string, args: string[]): string {
  try {
    return execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
  } catch (error) {
    const { code, stderr = "" } = error as { code?: string; stderr?: string };
    return code === "ENOENT" ? "is not installed" : `refuses: ${stderr.trim().split("\n").at(-1) ?? ""}`;
  }
}

const openssl = (cms: string, content: string, trust: string): string =>
  ask("openssl", [
    "cms",
    "-verify",
    "-cades",
    "-binary",
    "-inform",
    "DER",
    "-purpose",
    "any",
    "-out",
    "/dev/null",
    "-in",
    cms,
    "-content",
    content,
    "-CAfile",
    trust,
  ]) || "good";

const told = ({ status, motiv, nivel }: Pick<PdfVerdict, "status" | "motiv" | "nivel">): string =>
  [status, motiv, nivel].filter(Boolean).join(" ");

async function checkPdf({ file, trust }: Files, folder: string): Promise<void> {
  const bytes = readFileSync(file);
  const verdicts = await judgePdf(bytes, await trustOf(readFileSync(trust, "utf8")));
  for (const one of verdicts) {
    console.log(`${one.field} (${one.semnatar ?? "no name"})\n  here     ${told(one)}`);
    const parts = partsOf(bytes, one.end);
    if (!parts) continue;
    writeFileSync(join(folder, "cms"), parts.cms);
    writeFileSync(join(folder, "content"), parts.content);
    console.log(`  openssl  ${openssl(join(folder, "cms"), join(folder, "content"), trust)}`);
  }
  if (verdicts.length === 0) console.log("no signature");
  console.log(`\npdfsig\n${ask("pdfsig", [file])}`);
  const pyhanko = ["sign", "validate", "--trust", trust, "--trust-replace", "--pretty-print", file];
  console.log(`\npyHanko\n${ask("pyhanko", pyhanko)}`);
}

/** The signed bytes of the revision that ends at `end`, and the file of its signature. */
function partsOf(bytes: Buffer, end: number): { cms: Buffer; content: Buffer } | undefined {
  const text = bytes.subarray(0, end).toString("latin1");
  for (const found of text.matchAll(/\/ByteRange *\[ *0 +(\d+) +(\d+) +(\d+)/g)) {
    const [start = 0, next = 0, rest = 0] = found.slice(1).map(Number);
    if (next + rest !== end) continue;
    const value = Buffer.from(text.slice(start + 1, next - 1), "hex");
    const content = Buffer.concat([bytes.subarray(0, start), bytes.subarray(next, end)]);
    return { cms: value.subarray(0, 4 + value.readUInt16BE(2)), content };
  }
  return undefined;
}

async function checkDetached({ file, trust, content }: Files): Promise<void> {
  if (content === undefined) throw new Error("Name the signed file: --content <file>");
  const by = await trustOf(readFileSync(trust, "utf8"));
  const verdict = await judge({ cms: readFileSync(file), digestBy: digestsOf(readFileSync(content)) }, by);
  console.log(`here     ${told(verdict)}\nopenssl  ${openssl(file, content, trust)}`);
}

/** Verifies the signatures of one file. `trust` names a list of roots; by default those of the running local system. */
export async function checkFile(file: string, named: { trust?: string; content?: string }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "temelia-signatures-"));
  try {
    const trust = named.trust ?? join(folder, "root.pem");
    if (named.trust === undefined) writeFileSync(trust, await (await fetch(LOCAL_ROOT)).text());
    const files = { file, trust, content: named.content };
    await (readFileSync(file).subarray(0, 5).toString() === "%PDF-"
      ? checkPdf(files, folder)
      : checkDetached(files));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
