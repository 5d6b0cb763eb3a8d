/** Bytes that violate the grammar of PDF, or exceed the limits of this reader. */
export class PdfSyntaxError extends Error {
  override readonly name = "PdfSyntaxError";
}

export type Token = { start: number; end: number } & (
  | { kind: "number" | "name" | "keyword" | "mark"; text: string }
  | { kind: "string"; bytes: Buffer; isHex: boolean }
  | { kind: "end" }
);

/** Spellings that the grammar allows but readers interpret differently. */
export type Oddity = "comment" | "escape" | "space";

const WHITE = 1;
const DELIMITER = 2;
/** The class of each byte (ISO 32000-2, tables 1 and 2); 0 is a regular character. */
const classes = new Uint8Array(256);
for (const code of [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]) classes[code] = WHITE;
for (const character of "()<>[]{}/%") classes[character.charCodeAt(0)] = DELIMITER;

export const isWhite = (byte: number | undefined): boolean => byte !== undefined && classes[byte] === WHITE;
const isRegular = (byte: number | undefined): boolean => byte !== undefined && classes[byte] === 0;
export const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x30 && byte <= 0x39;

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const LF = 0x0a;
const CR = 0x0d;
const BACKSLASH = 0x5c;
const [OPEN, CLOSE] = [0x28, 0x29];
/** Escapes of one letter in a literal string. */
const escapes: Record<string, number> = { n: LF, r: CR, t: 0x09, b: 0x08, f: 0x0c };

/** The value of a hexadecimal digit; undefined for another byte. */
function hexDigit(byte: number | undefined): number | undefined {
  if (byte === undefined) return undefined;
  if (isDigit(byte)) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : undefined;
}

/** The bytes of a string during reading. */
class Bytes {
  private readonly room: Buffer;
  private length = 0;
  constructor(most: number) {
    this.room = Buffer.alloc(most);
  }
  push(byte: number): void {
    this.room[this.length] = byte;
    this.length += 1;
  }
  get all(): Buffer {
    return this.room.subarray(0, this.length);
  }
}

/**
 * Splits bytes into tokens (ISO 32000-2, 7.2 and 7.3), in one pass. The range is `[at, limit)`: bytes after the limit
 * do not exist.
 */
export class Lexer {
  readonly bytes: Buffer;
  readonly limit: number;
  readonly oddities = new Set<Oddity>();
  at: number;

  constructor(bytes: Buffer, at: number, limit = bytes.length) {
    this.bytes = bytes;
    this.at = at;
    this.limit = Math.min(limit, bytes.length);
  }

  byte(at: number): number | undefined {
    return at < this.limit ? this.bytes[at] : undefined;
  }

  /** Skips white space and comments. */
  skip(): void {
    for (;;) {
      const byte = this.byte(this.at);
      if (isWhite(byte)) {
        if (byte === 0x00 || byte === 0x0c) this.oddities.add("space");
        this.at += 1;
      } else if (byte === 0x25) this.skipComment();
      else return;
    }
  }

  private skipComment(): void {
    this.oddities.add("comment");
    while (this.at < this.limit && this.byte(this.at) !== LF && this.byte(this.at) !== CR) this.at += 1;
  }

  next(): Token {
    this.skip();
    const start = this.at;
    const byte = this.byte(start);
    if (byte === undefined) return { kind: "end", start, end: start };
    if (byte === 0x2f) return this.name(start);
    if (byte === OPEN) return this.literal(start);
    if (byte === 0x3c && this.byte(start + 1) !== 0x3c) return this.hex(start);
    return isRegular(byte) ? this.word(start) : this.mark(start);
  }

  private mark(start: number): Token {
    const first = String.fromCharCode(this.bytes[start] ?? 0);
    const isDouble = (first === "<" || first === ">") && this.bytes[start] === this.byte(start + 1);
    const text = isDouble ? first + first : first;
    if (!["<<", ">>", "[", "]", "{", "}"].includes(text)) throw new PdfSyntaxError(`unexpected ${text}`);
    this.at = start + text.length;
    return { kind: "mark", text, start, end: this.at };
  }

  private word(start: number): Token {
    let end = start;
    while (isRegular(this.byte(end))) end += 1;
    this.at = end;
    const text = this.bytes.toString("latin1", start, end);
    return { kind: NUMBER.test(text) ? "number" : "keyword", text, start, end };
  }

  private name(start: number): Token {
    let end = start + 1;
    while (isRegular(this.byte(end))) end += 1;
    this.at = end;
    const written = this.bytes.toString("latin1", start + 1, end);
    return { kind: "name", text: written.includes("#") ? this.unescape(written) : written, start, end };
  }

  /** Decodes `#xx`. Escaping a character that needs no escape serves only to hide a name. */
  private unescape(written: string): string {
    return written.replace(/#([0-9a-fA-F]{2})?/g, (whole, hex: string | undefined) => {
      const code = hex === undefined ? 0x61 : Number.parseInt(hex, 16);
      const isNeeded = code < 0x21 || code > 0x7e || code === 0x23 || !isRegular(code);
      if (!isNeeded) this.oddities.add("escape");
      return hex === undefined ? whole : String.fromCharCode(code);
    });
  }

  private hex(start: number): Token {
    const bytes = Buffer.alloc(Math.max(0, this.closing(start) - start));
    let digits = 0;
    let at = start + 1;
    for (; this.byte(at) !== 0x3e; at += 1) {
      const byte = this.byte(at);
      const digit = hexDigit(byte);
      if (digit === undefined && !isWhite(byte))
        throw new PdfSyntaxError("invalid byte in a hexadecimal string");
      if (digit === undefined) continue;
      bytes[digits >> 1] = digits % 2 === 0 ? digit << 4 : (bytes[digits >> 1] ?? 0) | digit;
      digits += 1;
    }
    this.at = at + 1;
    const length = (digits + 1) >> 1;
    return { kind: "string", bytes: bytes.subarray(0, length), isHex: true, start, end: this.at };
  }

  private closing(start: number): number {
    let at = start + 1;
    while (hexDigit(this.byte(at)) !== undefined || isWhite(this.byte(at))) at += 1;
    return at;
  }

  private literal(start: number): Token {
    const found = new Bytes(this.literalEnd(start) - start);
    let depth = 1;
    this.at = start + 1;
    while (depth > 0) {
      const byte = this.byte(this.at);
      if (byte === undefined) throw new PdfSyntaxError("unterminated string");
      this.at += 1;
      if (byte === BACKSLASH) this.escape(found);
      else if (byte === CR) this.lineEnd(found);
      else {
        depth += byte === OPEN ? 1 : byte === CLOSE ? -1 : 0;
        if (depth > 0) found.push(byte);
      }
    }
    return { kind: "string", bytes: found.all, isHex: false, start, end: this.at };
  }

  /** The offset after the closing parenthesis of a string. @throws PdfSyntaxError */
  private literalEnd(start: number): number {
    let depth = 1;
    let at = start + 1;
    for (; depth > 0; at += 1) {
      const byte = this.byte(at);
      if (byte === undefined) throw new PdfSyntaxError("unterminated string");
      if (byte === BACKSLASH) at += 1;
      else depth += byte === OPEN ? 1 : byte === CLOSE ? -1 : 0;
    }
    return at;
  }

  /** Any line break inside a string counts as LF. */
  private lineEnd(found: Bytes): void {
    if (this.byte(this.at) === LF) this.at += 1;
    found.push(LF);
  }

  private escape(found: Bytes): void {
    const byte = this.byte(this.at);
    if (byte === undefined) throw new PdfSyntaxError("unterminated string");
    if (byte >= 0x30 && byte <= 0x37) {
      found.push(this.octal());
      return;
    }
    this.at += 1;
    if (byte === CR && this.byte(this.at) === LF) this.at += 1;
    if (byte !== CR && byte !== LF) found.push(escapes[String.fromCharCode(byte)] ?? byte);
  }

  private octal(): number {
    let value = 0;
    for (let i = 0; i < 3; i += 1) {
      const byte = this.byte(this.at);
      if (byte === undefined || byte < 0x30 || byte > 0x37) break;
      value = value * 8 + (byte - 0x30);
      this.at += 1;
    }
    return value & 0xff;
  }
}
