import { connect, type Socket } from "node:net";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import type { NotScanned, ScanAnswer, ScanEngine } from "./engine.ts";

/** A host and a port, or the path of a socket. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** clamd's answers are one short line; a longer one is none. */
const MAX_ANSWER = 512;

const CHUNK_BYTES = 64 * 1024;

const notScanned = (motiv: NotScanned): ScanAnswer => ({ stare: "nescanat", motiv });

/** What clamd is asked, and for how long: `maxBytes` is its StreamMaxLength; larger contents are not read. */
interface ClamdLimits {
  maxBytes: number;
  seconds: number;
}

/** A clamd, asked by INSTREAM and VERSION (man clamd), each over a connection of its own that ends within `seconds`. */
export const clamdEngine = (address: ClamdAddress, { maxBytes, seconds }: ClamdLimits): ScanEngine => ({
  async scan(content, { size }) {
    if (size > maxBytes) return notScanned("preaMare");
    const stream = new Instream(content, size);
    const answer = await ask(address, stream.frames(), seconds);
    if (stream.failure !== undefined) throw stream.failure;
    return "motiv" in answer ? notScanned(answer.motiv) : answerOf(answer.line, stream);
  },

  async signatures() {
    const answer = await ask(address, [Buffer.from("zVERSION\0")], seconds);
    return "line" in answer ? VERSION.exec(answer.line)?.[1] : undefined;
  },
});

/** The program, then the version and the date of the daily signatures; a folder of own signatures has neither. */
const VERSION = /^ClamAV [^/]+\/(\d+\/[ -~]+)$/;

const FOUND = /^stream: ([!-~]+) FOUND$/;

/** What clamd reports as found although it is no virus, if its settings AlertEncrypted and AlertExceedsMax are on. */
const heuristics: readonly [begin: string, motiv: NotScanned][] = [
  ["Heuristics.Encrypted.", "criptat"],
  ["Heuristics.Limits.Exceeded.MaxScanTime", "termen"],
  ["Heuristics.Limits.Exceeded", "preaMare"],
];

function answerOf(line: string, { isWhole }: Instream): ScanAnswer {
  // An OK before the end of the content is not about this content.
  if (line === "stream: OK") return isWhole ? { stare: "curat" } : notScanned("indisponibil");
  if (line === "INSTREAM size limit exceeded. ERROR") return notScanned("preaMare");
  const [, nume] = FOUND.exec(line) ?? [];
  if (nume === undefined) return notScanned("indisponibil");
  const [, motiv] = heuristics.find(([begin]) => nume.startsWith(begin)) ?? [];
  return motiv === undefined ? { stare: "infectat", nume } : notScanned(motiv);
}

/** A content as INSTREAM sends it: each chunk behind its length, and a length of 0 at the end. */
class Instream {
  isWhole = false;
  failure: unknown;
  readonly #content: AsyncIterable<Uint8Array>;
  readonly #size: number;

  constructor(content: AsyncIterable<Uint8Array>, size: number) {
    this.#content = content;
    this.#size = size;
  }

  async *frames(): AsyncGenerator<Uint8Array> {
    yield Buffer.from("zINSTREAM\0");
    try {
      yield* this.#chunks();
    } catch (error) {
      this.failure = error;
      throw error;
    }
    this.isWhole = true;
    yield lengthOf(0);
  }

  async *#chunks(): AsyncGenerator<Uint8Array> {
    let read = 0;
    for await (const piece of this.#content) {
      read += piece.length;
      if (read > this.#size) break;
      // No chunk is empty: clamd would take it for the end, and answer for what came before it.
      for (let at = 0; at < piece.length; at += CHUNK_BYTES) {
        const chunk = piece.subarray(at, at + CHUNK_BYTES);
        yield Buffer.concat([lengthOf(chunk.length), chunk]);
        // At a content above its limit clamd says so and hangs up. A write that fails for that would lose what it said.
        await setImmediate();
      }
    }
    if (read !== this.#size) throw new Error("the content to scan does not have its size");
  }
}

function lengthOf(bytes: number): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

type Asked = { line: string } | { motiv: "indisponibil" | "termen" };

async function ask(
  address: ClamdAddress,
  message: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  seconds: number,
): Promise<Asked> {
  const deadline = AbortSignal.timeout(seconds * 1000);
  const socket = connect({ ...address, noDelay: true });
  try {
    const line = lineFrom(socket);
    // What interrupts the transfer closes the connection, which `line` tells.
    pipeline(message, socket, { end: false, signal: deadline }).catch((error: unknown) => {
      socket.destroy(error as Error);
    });
    deadline.addEventListener("abort", () => socket.destroy());
    return { line: await line };
  } catch {
    return { motiv: deadline.aborted ? "termen" : "indisponibil" };
  } finally {
    socket.destroy();
  }
}

/** The line up to the zero byte, which ends the answer. @throws Error if none comes before the connection ends */
const lineFrom = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = "";
    socket.setEncoding("latin1");
    socket.on("data", (part: string) => {
      received += part;
      const end = received.indexOf("\0");
      if (end !== -1 && end === received.length - 1 && end <= MAX_ANSWER) resolve(received.slice(0, end));
      else if (end !== -1 || received.length > MAX_ANSWER) reject(new Error("not an answer of clamd"));
    });
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("the connection ended without an answer")));
  });
