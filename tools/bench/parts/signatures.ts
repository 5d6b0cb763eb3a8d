import { PDFDocument } from "@cantoo/pdf-lib";
import { randomBytes } from "node:crypto";
import { openAuthority, type Authority } from "../../../localstack/signing-service/authority.ts";
import { judgePdf } from "../../../functions/documents/signing/pdf-judging.ts";
import { signPdf, trusting } from "../../../functions/documents/signing/testing.ts";
import { median, timed } from "../measure.ts";
import { ms, table, verdict, type Section } from "../report.ts";

const LEAST_PER_SECOND = 2;
const MOST_VERIFYING_MS = 30;
const MOST_MEMORY = 600_000_000;
const SMALL = 1_000_000;
const LARGE = 49_000_000;

/** A PDF of about this many bytes: a page, and an attachment that cannot be compressed. */
async function pdfOf(bytes: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]).drawText("Decizie", { x: 72, y: 770 });
  await pdf.attach(randomBytes(bytes), "anexa.bin");
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

/** Signing and verifying with keys in this process, so that our own work is measured, not the service's. */
export async function signatures({ rounds }: { rounds: number }): Promise<Section> {
  const authority = openAuthority();
  // First, so that the process has held memory for nothing else.
  const memory = await memoryOf(await pdfOf(LARGE), authority);
  const small = await pdfOf(SMALL);
  const signing = { authority, isStamped: true, isKept: true };
  const signed = await signPdf(small, signing);
  // A signature is verified before it is stored.
  const perSecond = await perSecondOfCore(rounds, async () =>
    valid(await signPdf(small, signing), authority),
  );
  const verifying = await medianMs(rounds, () => valid(signed, authority));
  return {
    title: "11. Signatures",
    body: [
      `A PDF of 1 MB, B-LT, keys in the process, ${rounds} rounds: at least ${LEAST_PER_SECOND} signatures for each second of a core ` +
        `(${verdict(perSecond >= LEAST_PER_SECOND)}), a verification takes at most ${MOST_VERIFYING_MS} ms ` +
        `(${verdict(verifying <= MOST_VERIFYING_MS)}). Signing and judging one of 50 MB takes less than 600 MB of memory ` +
        `(${verdict(memory < MOST_MEMORY)}).`,
      table(
        ["signatures a second of a core", "verification, ms", "memory for 50 MB, MB"],
        [[perSecond.toFixed(1), ms(verifying), (memory / 1e6).toFixed(0)]],
      ),
    ],
  };
}

async function valid(bytes: Buffer, authority: Authority): Promise<void> {
  const [found] = await judgePdf(bytes, trusting(authority));
  if (found?.status !== "VALIDA") throw new Error(`a signature of the bench is ${found?.motiv ?? "missing"}`);
}

async function perSecondOfCore(rounds: number, act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let i = 0; i < rounds; i += 1) await act();
  const { user, system } = process.cpuUsage(before);
  return (rounds * 1e6) / (user + system);
}

async function medianMs(rounds: number, act: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let i = 0; i < rounds; i += 1) took.push((await timed(act)).ms);
  return median(took);
}

/** The maximum memory of the process so far; each part runs in its own process. */
async function memoryOf(bytes: Buffer, authority: Authority): Promise<number> {
  await valid(await signPdf(bytes, { authority, isStamped: true, isKept: true }), authority);
  return process.resourceUsage().maxRSS * 1024;
}
