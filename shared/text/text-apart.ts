import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { isPlainText } from "./file-kinds.ts";
import { joinPages, pagesOf, type Most } from "./text-of.ts";
import { UnreadableFile, type Unreadability } from "./unreadable.ts";

/** How long reading may take, and what it may hold: 100 pages take a third of a second and 100 MB. */
export interface Limits {
  milliseconds: number;
  bytes: number;
}
const LIMITS: Limits = { milliseconds: 20_000, bytes: 1_000_000_000 };

/** The heap of JavaScript: what unpacks a DOCX needs more than its text. */
const HEAP_MEGABYTES = 512;
const LOOK_EVERY_MS = 50;

interface Job {
  readsText: true;
  bytes: Uint8Array;
  contentType: string;
  most: Most;
}

type Answer = { pages: string[] } | { reason: Unreadability };

/** The text of a file as `textOf` gives it, read as `pagesApart` reads. @throws UnreadableFile */
export const textApart = async (file: Source, most: number, limits = LIMITS): Promise<string> =>
  joinPages(await pagesApart(file, { characters: most }, limits)).slice(0, most);

interface Source {
  bytes: Buffer;
  contentType: string;
}

/**
 * The texts of a file's pages as `pagesOf` gives them, read in a thread of its own: a file that its reader never comes to an
 * end with, or that fills its memory, is unreadable, and whoever else works in this process does not notice.
 * @throws UnreadableFile
 */
export async function pagesApart(
  { bytes, contentType }: Source,
  most: Most = {},
  limits = LIMITS,
): Promise<string[]> {
  // Nothing in a text file can be followed.
  if (isPlainText(contentType)) return pagesOf({ bytes, contentType }, most);
  const job: Job = { readsText: true, bytes, contentType, most };
  const worker = new Worker(new URL(import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
  try {
    const answer = await answerOf(worker, limits);
    if ("reason" in answer) throw new UnreadableFile(answer.reason);
    return answer.pages;
  } finally {
    await worker.terminate();
  }
}

function answerOf(worker: Worker, { milliseconds, bytes }: Limits): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const tooMuch = () => resolve({ reason: "preaMare" });
  const timer = setTimeout(tooMuch, milliseconds);
  const before = process.memoryUsage.rss();
  const watch = setInterval(() => process.memoryUsage.rss() - before > bytes && tooMuch(), LOOK_EVERY_MS);
  worker.once("message", resolve);
  worker.once("error", (error: Error & { code?: string }) =>
    error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooMuch() : reject(error),
  );
  worker.once("exit", () => reject(new Error("the thread that reads a text has ended")));
  return promise.finally(() => {
    clearTimeout(timer);
    clearInterval(watch);
  });
}

/** This module is also what the thread runs: in a bundle there is no other file. */
const isJob = (data: unknown): data is Job =>
  typeof data === "object" && data !== null && "readsText" in data;

if (!isMainThread && isJob(workerData)) parentPort?.postMessage(await read(workerData));

async function read({ bytes, contentType, most }: Job): Promise<Answer> {
  try {
    return {
      pages: await pagesOf(
        { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), contentType },
        most,
      ),
    };
  } catch (error) {
    if (error instanceof UnreadableFile) return { reason: error.reason };
    throw error;
  }
}
