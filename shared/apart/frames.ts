import { deserialize, serialize } from "node:v8";

/*
 * Messages between a process and the openers that it started. A frame has two lengths, values serialised by V8, and
 * the bytes of a file as they are: these are neither copied nor converted.
 */

export interface Frame {
  kind: "ready" | "call" | "ask" | "answer" | "refused" | "failed";
  /** The name of a call or of a question. */
  name?: string;
  value?: unknown;
}

export const LENGTHS = 8;

const carriesBytes = (value: unknown): value is { bytes: Uint8Array } =>
  typeof value === "object" && value !== null && "bytes" in value && value.bytes instanceof Uint8Array;

/** A frame in parts, to be written one after the other. `bytes` of its value are sent beside the other values. */
export function partsOf({ value, ...frame }: Frame): Uint8Array[] {
  const { bytes, ...rest } = carriesBytes(value) ? value : { bytes: undefined };
  const head = serialize({ ...frame, value: bytes ? rest : value });
  const lengths = Buffer.alloc(LENGTHS);
  lengths.writeUInt32LE(head.length, 0);
  // The length plus one: zero means that the value has no bytes.
  lengths.writeUInt32LE(bytes ? bytes.length + 1 : 0, 4);
  return bytes ? [lengths, head, bytes] : [lengths, head];
}

/** The total length of the two parts after the lengths, and a function that makes the frame from them. */
export function layoutOf(lengths: Buffer): { size: number; frameOf(body: Buffer): Frame } {
  const head = lengths.readUInt32LE(0);
  const bytes = lengths.readUInt32LE(4);
  return {
    size: head + Math.max(0, bytes - 1),
    frameOf: (body) => {
      const frame = deserialize(body.subarray(0, head)) as Frame;
      if (bytes > 0) frame.value = { ...(frame.value as object), bytes: body.subarray(head) };
      return frame;
    },
  };
}

/** Assembles frames from the chunks of a socket. */
export class FrameReader {
  readonly #most: number;
  #lengths = Buffer.alloc(LENGTHS);
  #layout: ReturnType<typeof layoutOf> | undefined;
  #body = Buffer.alloc(0);
  #filled = 0;

  /** @param most maximum bytes of a frame */
  constructor(most: number) {
    this.#most = most;
  }

  /** The frames that are complete with this chunk. @throws RangeError for a frame above the limit */
  *read(chunk: Buffer): Generator<Frame> {
    for (let at = 0; at < chunk.length || this.#isComplete();) {
      if (!this.#isComplete()) at += this.#fill(chunk.subarray(at));
      if (!this.#layout && this.#isComplete()) this.#open();
      if (!this.#layout || !this.#isComplete()) continue;
      const frame = this.#layout.frameOf(this.#body);
      [this.#layout, this.#filled] = [undefined, 0];
      yield frame;
    }
  }

  #target(): Buffer {
    return this.#layout ? this.#body : this.#lengths;
  }

  #isComplete(): boolean {
    return this.#filled === this.#target().length;
  }

  #fill(chunk: Buffer): number {
    const copied = chunk.copy(this.#target(), this.#filled);
    this.#filled += copied;
    return copied;
  }

  #open(): void {
    const layout = layoutOf(this.#lengths);
    if (layout.size > this.#most) throw new RangeError(`a frame of ${layout.size} bytes is too large`);
    this.#body = Buffer.allocUnsafeSlow(layout.size);
    [this.#layout, this.#filled] = [layout, 0];
  }
}
