import { createHash, type Hash } from "node:crypto";
import { Transform, type TransformCallback } from "node:stream";
import { refusal } from "./errors.ts";
import { hmac, sameSignature, sha256, type Seed } from "./signature.ts";

const maximumLine = 8 * 1024;
const maximumTrailers = 16;

type State = "size" | "data" | "end of data" | "trailers" | "done";

/**
 * Decodes the framing of an `aws-chunked` body as a stream. With a seed it verifies every chunk's signature, which
 * chains to the one before it.
 * Source: S3 API reference, "Signature calculations: transferring payload in multiple chunks".
 */
export class ChunkDecoder extends Transform {
  /** By lower-case name; complete when the stream has ended. */
  readonly trailers: Record<string, string> = {};
  readonly #verifier: ChunkVerifier | undefined;
  #state: State = "size";
  #line = "";
  #left = 0;

  constructor(seed?: Seed) {
    super();
    this.#verifier = seed && new ChunkVerifier(seed);
  }

  override _transform(piece: Buffer, _: BufferEncoding, done: TransformCallback): void {
    try {
      for (let at = 0; at < piece.length;)
        at = this.#state === "data" ? this.#takeData(piece, at) : this.#takeLine(piece, at);
      done();
    } catch (fault) {
      done(fault as Error);
    }
  }

  override _flush(done: TransformCallback): void {
    done(this.#state === "done" ? null : refusal("IncompleteBody"));
  }

  #takeData(piece: Buffer, from: number): number {
    const data = piece.subarray(from, from + this.#left);
    this.#left -= data.length;
    this.#verifier?.update(data);
    this.push(data);
    if (this.#left === 0) this.#state = "end of data";
    return from + data.length;
  }

  #takeLine(piece: Buffer, from: number): number {
    const end = piece.indexOf("\n", from);
    this.#line += piece.toString("latin1", from, end < 0 ? piece.length : end);
    if (this.#line.length > maximumLine) throw refusal("InvalidChunkSizeError");
    if (end < 0) return piece.length;
    const line = this.#line.replace(/\r$/, "");
    this.#line = "";
    this.#state = this.#read[this.#state](line);
    return end + 1;
  }

  readonly #read: Record<State, (line: string) => State> = {
    size: (line) => this.#openChunk(line),
    data: () => "data",
    "end of data": (line) => this.#closeChunk(line),
    trailers: (line) => this.#readTrailer(line),
    done: () => "done",
  };

  #openChunk(line: string): State {
    const chunk = /^(?<size>[\da-f]{1,12})(?:;chunk-signature=(?<signature>[\da-f]{64}))?$/i.exec(
      line,
    )?.groups;
    if (!chunk?.size) throw refusal("InvalidChunkSizeError");
    this.#left = parseInt(chunk.size, 16);
    this.#verifier?.open(chunk.signature);
    if (this.#left > 0) return "data";
    this.#verifier?.close();
    return "trailers";
  }

  #closeChunk(line: string): State {
    if (line !== "") throw refusal("InvalidChunkSizeError");
    this.#verifier?.close();
    return "size";
  }

  #readTrailer(line: string): State {
    if (line === "") {
      this.#verifier?.closeTrailers(this.trailers);
      return "done";
    }
    const trailer = /^(?<name>[\w-]+):(?<value>.*)$/.exec(line)?.groups;
    if (!trailer?.name || Object.keys(this.trailers).length >= maximumTrailers)
      throw refusal("MalformedTrailerError");
    this.trailers[trailer.name.toLowerCase()] = (trailer.value ?? "").trim();
    return "trailers";
  }
}

const emptyHash = sha256("");

class ChunkVerifier {
  readonly #seed: Seed;
  #previous: string;
  #claimed = "";
  #hash: Hash = createHash("sha256");

  constructor(seed: Seed) {
    this.#seed = seed;
    this.#previous = seed.signature;
  }

  open(signature: string | undefined): void {
    this.#claimed = signature ?? "";
    this.#hash = createHash("sha256");
  }

  update(data: Buffer): void {
    this.#hash.update(data);
  }

  close(): void {
    this.#verify("AWS4-HMAC-SHA256-PAYLOAD", [emptyHash, this.#hash.digest("hex")], this.#claimed);
  }

  closeTrailers(trailers: Record<string, string>): void {
    if (!this.#seed.content.endsWith("-TRAILER")) return;
    const { "x-amz-trailer-signature": signature = "", ...rest } = trailers;
    const lines = Object.entries(rest).map(([name, value]) => `${name}:${value}\n`);
    this.#verify("AWS4-HMAC-SHA256-TRAILER", [sha256(lines.sort().join(""))], signature);
  }

  #verify(form: string, hashes: string[], claimed: string): void {
    const { key, date, scope } = this.#seed;
    const toSign = [form, date, scope, this.#previous, ...hashes].join("\n");
    const signature = hmac(key, toSign).toString("hex");
    if (!sameSignature(signature, claimed)) throw refusal("SignatureDoesNotMatch");
    this.#previous = signature;
  }
}
