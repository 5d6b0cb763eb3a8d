import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { eicar } from "./eicar.ts";

/** The signature that the double finds, in contents with EICAR's test file. */
export const FOUND_NAME = "Temelia.Test.Eicar";

const SIZE_EXCEEDED = "INSTREAM size limit exceeded. ERROR\0";
/** More than any answer has. */
const ENDLESS = "stream: ".repeat(10_000);

interface Asked {
  command: string;
  /** Undefined until the zero length that ends it. */
  content: Buffer | undefined;
  /** What the double finds. */
  found: string;
}

type Manner = (socket: Socket, asked: Asked) => void;

const foundLine = (name: string): string => `stream: ${name} FOUND\0`;

/** Answers once the content is whole. */
const atTheEnd =
  (answer: (content: Buffer, found: string) => string): Manner =>
  (socket, { content, found }) => {
    if (content) socket.end(answer(content, found));
  };

/** Answers as soon as the command arrives. */
const atOnce =
  (answer: string): Manner =>
  (socket) =>
    void socket.end(answer);

const manners = {
  /** Finds EICAR's test file. */
  honest: atTheEnd((content, found) => (content.includes(eicar) ? foundLine(found) : "stream: OK\0")),
  clean: atTheEnd(() => "stream: OK\0"),
  infected: atTheEnd((_, found) => foundLine(found)),
  encrypted: atTheEnd(() => "stream: Heuristics.Encrypted.Zip FOUND\0"),
  "over its limits": atTheEnd(() => "stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND\0"),
  "out of time": atTheEnd(() => "stream: Heuristics.Limits.Exceeded.MaxScanTime FOUND\0"),
  /** Takes connections, and closes each. */
  down: (socket) => socket.destroy(),
  /** Takes everything, and never answers. */
  slow: () => undefined,
  /** Takes nothing: its buffers fill up, and the sender has to wait. */
  stuck: (socket) => socket.pause(),
  /** Says of any content that it is too large. */
  "lying about size": atOnce(SIZE_EXCEEDED),
  /** Calls a content clean that it has not read. */
  hasty: atOnce("stream: OK\0"),
  garbage: atTheEnd(() => "HTTP/1.1 200 OK\0"),
  "two answers": atTheEnd(() => "stream: OK\0stream: Other FOUND\0"),
  "half an answer": atTheEnd(() => "stream: OK"),
  failing: atTheEnd(() => "stream: Can't allocate memory ERROR\0"),
  endless: atTheEnd(() => ENDLESS),
} satisfies Record<string, Manner>;

export type ClamdManner = keyof typeof manners;

export interface ClamdDouble {
  /** As the setting `CLAMD` names it. */
  setting: string;
  address: { host: string; port: number };
  manner: ClamdManner;
  /** The answer to VERSION, without its zero byte. */
  version: string;
  /** The name of what it finds. */
  found: string;
  /** The whole contents that were sent, oldest first. */
  received: Buffer[];
  stop(): Promise<void>;
}

/** A clamd of this process on loopback, which speaks INSTREAM and VERSION and answers in a manner that can be changed. */
export async function startClamdDouble(): Promise<ClamdDouble> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on("close", () => open.delete(socket)).on("error", () => undefined));
    const reader = new CommandReader();
    socket.on("data", (bytes) => {
      const taken = reader.take(bytes);
      if (!taken) return;
      const asked = { ...taken, found: double.found };
      if (asked.command === "zVERSION") return void socket.end(`${double.version}\0`);
      if (asked.content) double.received.push(asked.content);
      manners[double.manner](socket, asked);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const double: ClamdDouble = {
    setting: `127.0.0.1:${String(port)}`,
    address: { host: "127.0.0.1", port },
    manner: "honest",
    version: "ClamAV 1.4.3/27830/Sat Nov 28 08:45:05 2026",
    found: FOUND_NAME,
    received: [],
    async stop() {
      const closed = once(server, "close");
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
  return double;
}

/** Reads `z<command>\0`, and the chunks behind INSTREAM, each behind its length. */
class CommandReader {
  #bytes = Buffer.alloc(0);
  #command: string | undefined;
  readonly #chunks: Buffer[] = [];

  take(bytes: Buffer): Omit<Asked, "found"> | undefined {
    this.#bytes = Buffer.concat([this.#bytes, bytes]);
    this.#command ??= this.#taken(this.#bytes.indexOf(0) + 1)
      ?.toString("latin1")
      .slice(0, -1);
    return this.#command === undefined ? undefined : { command: this.#command, content: this.#content() };
  }

  #content(): Buffer | undefined {
    while (this.#bytes.length >= 4) {
      const length = this.#bytes.readUInt32BE(0);
      if (this.#bytes.length < 4 + length) return undefined;
      this.#taken(4);
      if (length === 0) return Buffer.concat(this.#chunks);
      this.#chunks.push(this.#taken(length) ?? Buffer.alloc(0));
    }
    return undefined;
  }

  #taken(length: number): Buffer | undefined {
    if (length === 0) return undefined;
    const taken = this.#bytes.subarray(0, length);
    this.#bytes = this.#bytes.subarray(length);
    return taken;
  }
}
