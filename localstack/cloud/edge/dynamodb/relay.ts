import { connect, type Socket } from "node:net";
import { joined } from "../../../../shared/aws/whole-body.ts";

/*
 * Passes requests to the engine, and its answers back, as the bytes that they are. A server and a client of HTTP in between
 * take longer than the engine for most requests: on AWS there is neither.
 */

/** The requests that are passed on this way. */
interface Lane {
  /** The port of the engine, which gives the length of every answer. */
  port: number;
  /** True if only the engine needs to see the requests of an operation now. */
  takes(operation: string): boolean;
  /** Runs after the engine has accepted a request and before the client receives the answer. */
  accepted(operation: string, body: Buffer): void;
}

export interface Relay {
  /** Serves a connection for as long as it brings such requests; hands it over, with what it brought, at the first other one. */
  serve(client: Socket, handOver: (client: Socket, brought: Buffer) => void): void;
  close(): void;
}

/** Limit of DynamoDB for a request. */
const MOST_BODY_BYTES = 16 * 1024 * 1024;
const MOST_HEAD_BYTES = 16 * 1024;
const HEAD_END = "\r\n\r\n";

/** Node's server ends a connection that idles, and says so in each answer, so that clients end it first. */
const IDLE_MS = 60_000;
const AFTER_IDLE_MS = 1_000;
const KEPT_ALIVE = Buffer.from(
  `\r\nconnection: keep-alive\r\nkeep-alive: timeout=${String(IDLE_MS / 1000)}\r\n`,
);

export function relay(lane: Lane): Relay {
  const idle: Line[] = [];
  const open = new Set<Line>();

  function lineToEngine(): Line {
    const free = idle.pop();
    if (free) return free;
    const line = new Line(lane.port, () => {
      open.delete(line);
      const at = idle.indexOf(line);
      if (at >= 0) idle.splice(at, 1);
    });
    open.add(line);
    return line;
  }

  /** Without an answer the client loses its connection, and tries again as it does with AWS. */
  function pass(client: Socket, { operation, request }: Request, next: () => void): void {
    const line = lineToEngine();
    line.ask(request.bytes, (answer) => {
      if (!answer) return void client.destroy();
      idle.push(line);
      try {
        if (isAccepted(answer)) lane.accepted(operation, request.bytes.subarray(request.bodyAt));
      } catch (fault) {
        console.error(operation, fault);
        client.destroy();
      }
      if (client.destroyed) return;
      client.write(withKeepAlive(answer));
      next();
    });
  }

  return {
    serve(client, handOver) {
      const requests = new Messages();
      let isAnswering = false;

      const next = () => {
        isAnswering = false;
        client.setTimeout(IDLE_MS + AFTER_IDLE_MS);
        if (requests.size > 0) look();
      };
      function look(): void {
        const asked = requestIn(requests, lane);
        if (asked === "incomplete") return;
        if (asked === "other") return leave();
        isAnswering = true;
        client.setTimeout(0);
        pass(client, asked, next);
      }
      function leave(): void {
        client.pause();
        client.off("data", take).off("end", end).off("error", ignore).off("timeout", expire);
        client.setTimeout(0);
        handOver(client, requests.rest());
      }
      const take = (chunk: Buffer) => {
        requests.add(chunk);
        if (!isAnswering) look();
      };
      const end = () => void client.end();
      const expire = () => void client.destroy();
      client.on("data", take).on("end", end).on("error", ignore).on("timeout", expire);
      client.setTimeout(IDLE_MS + AFTER_IDLE_MS);
    },
    close() {
      for (const line of open) line.end();
    },
  };
}

/** A client that disconnects needs no answer. */
const ignore = () => undefined;

/** A message of HTTP/1.1 with a known length. */
interface Message {
  head: string;
  bytes: Buffer;
  bodyAt: number;
}

/** Puts messages together from the chunks of a connection, one after the other. */
class Messages {
  #chunks: Buffer[] = [];
  #head = "";
  /** The length of the message once its head is known. */
  #whole = 0;
  size = 0;

  add(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.size += chunk.length;
  }

  /** The head of the first message; empty as long as it is incomplete. */
  head(): string {
    if (this.#head !== "") return this.#head;
    const bytes = this.#joined();
    const end = bytes.indexOf(HEAD_END);
    return end < 0 ? "" : (this.#head = bytes.toString("latin1", 0, end + HEAD_END.length));
  }

  /** The first message, if it is complete. */
  take(bodyBytes: number): Message | undefined {
    this.#whole ||= this.#head.length + bodyBytes;
    if (this.size < this.#whole) return undefined;
    const bytes = this.#joined();
    const message = { head: this.#head, bytes: bytes.subarray(0, this.#whole), bodyAt: this.#head.length };
    const after = bytes.subarray(this.#whole);
    [this.#chunks, this.size, this.#head, this.#whole] = [
      after.length > 0 ? [after] : [],
      after.length,
      "",
      0,
    ];
    return message;
  }

  /** Everything that was not taken. */
  rest(): Buffer {
    return this.#joined();
  }

  #joined(): Buffer {
    const all = joined(this.#chunks);
    this.#chunks = [all];
    return all;
  }
}

interface Request {
  operation: string;
  request: Message;
}

/** As Node's client writes the first line and the headers. */
const START = /^POST \/ HTTP\/1\.1\r\n/;
const TARGET = /\r\nx-amz-target: DynamoDB_20120810\.(\w+)\r\n/i;
const AUTHORIZATION = /\r\nauthorization: \S/i;
const LENGTH = /\r\ncontent-length: (\d+)\r\n/i;
/** Headers that ask a server for more than an answer. */
const ASKING = /\r\n(?:transfer-encoding|expect|upgrade|connection: close)/i;

/** The next request of a connection; `other` for anything that the lane does not take, whose body is not waited for. */
function requestIn(requests: Messages, lane: Lane): Request | "incomplete" | "other" {
  const head = requests.head();
  if (head === "") return requests.size < MOST_HEAD_BYTES && mayBePost(requests) ? "incomplete" : "other";
  const operation = TARGET.exec(head)?.[1];
  const bodyBytes = Number(LENGTH.exec(head)?.[1] ?? NaN);
  const isPlain =
    START.test(head) && AUTHORIZATION.test(head) && !ASKING.test(head) && bodyBytes <= MOST_BODY_BYTES;
  if (operation === undefined || !isPlain || !lane.takes(operation)) return "other";
  const request = requests.take(bodyBytes);
  return request ? { operation, request } : "incomplete";
}

/** False as soon as what has arrived cannot become a request to the address of DynamoDB. */
const mayBePost = (requests: Messages): boolean => {
  const begun = requests.rest();
  const wanted = "POST / ";
  return wanted.startsWith(begun.toString("latin1", 0, wanted.length));
};

const isAccepted = ({ head }: Message): boolean => head.startsWith("HTTP/1.1 200 ");

/** The answer with the headers of a connection that is kept, behind its first line. */
function withKeepAlive({ head, bytes }: Message): Buffer {
  const line = head.indexOf("\r\n");
  return Buffer.concat([bytes.subarray(0, line), KEPT_ALIVE, bytes.subarray(line + 2)]);
}

/** A connection to the engine, for one request after the other. */
class Line {
  readonly #socket: Socket;
  readonly #answers = new Messages();
  #answered: ((answer: Message | undefined) => void) | undefined;

  constructor(port: number, ended: () => void) {
    this.#socket = connect({ host: "127.0.0.1", port, noDelay: true });
    this.#socket.on("data", (chunk: Buffer) => this.#take(chunk));
    this.#socket.on("error", ignore);
    this.#socket.on("close", () => {
      ended();
      this.#settle(undefined);
    });
  }

  /** Sends a request; `answered` runs once, without an answer if the connection ends before. */
  ask(request: Buffer, answered: (answer: Message | undefined) => void): void {
    this.#answered = answered;
    this.#socket.write(request);
  }

  end(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#answers.add(chunk);
    const head = this.#answers.head();
    if (head === "") return;
    const length = LENGTH.exec(head)?.[1];
    if (length === undefined) return this.end();
    const answer = this.#answers.take(Number(length));
    if (answer) this.#settle(answer);
  }

  #settle(answer: Message | undefined): void {
    const answered = this.#answered;
    this.#answered = undefined;
    answered?.(answer);
  }
}
