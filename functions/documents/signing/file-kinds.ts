import { DSIG } from "./xml/names.ts";

/**
 * The kinds of files that may carry signatures, as answers name them; NECUNOSCUT carries none that is known. From TSD on none is judged
 * here: a document and its stamps in one (RFC 5544), the answer of a time-stamping service (RFC 3161), an encrypted CMS, mail
 * (RFC 8551), and OpenPGP (RFC 9580).
 */
export const fileKinds = [
  "PDF",
  "CMS",
  "XADES",
  "ASIC",
  "ODF",
  "OOXML",
  "JADES",
  "ERS",
  "TSD",
  "TSR",
  "CMS_CRIPTAT",
  "SMIME",
  "OPENPGP",
  "NECUNOSCUT",
] as const;
export type FileKind = (typeof fileKinds)[number];

const START_BYTES = 1024;

/** The kind of a file by its bytes. A text or an archive without signatures is of no kind. */
export function kindOf(bytes: Buffer): FileKind {
  const start = bytes.toString("latin1", 0, START_BYTES);
  if (start.includes("%PDF-")) return "PDF";
  if (start.startsWith(ARCHIVE)) return isContainer(bytes) ? "ASIC" : "NECUNOSCUT";
  const text = start.replace(/^\u00ef\u00bb\u00bf/, "").trimStart();
  if (isXml(bytes) && hasText(bytes, DSIG)) return "XADES";
  if (isXml(bytes)) return XML_RECORD.test(start) && hasText(bytes, ERS) ? "ERS" : "NECUNOSCUT";
  // A header with certificates is longer than the start.
  if (/^ey[\w-]+(?:\.|$)/.test(text)) return "JADES";
  if (text.startsWith("{"))
    return bytes.includes('"signatures"') || bytes.includes('"signature"') ? "JADES" : "NECUNOSCUT";
  if (isRecord(bytes)) return "ERS";
  if (isCms(bytes) || cmsTextIn(bytes)) return "CMS";
  return unjudgedKindOf(bytes);
}

/** A form whose signatures are not judged here. */
function unjudgedKindOf(bytes: Buffer): FileKind {
  const hex = bytes.toString("hex", 0, START_BYTES);
  const [, type = ""] = CONTENT_INFO.exec(hex) ?? [];
  const [, kind] = contentTypes.find(([one]) => type.startsWith(one)) ?? [];
  if (kind) return kind;
  if (STAMP_ANSWER.test(hex)) return "TSR";
  const text = bytes.toString("latin1", 0, MOST_HEADERS_BYTES);
  if (/^\s*-----BEGIN PGP (?:SIGNED MESSAGE|SIGNATURE|MESSAGE)-----/.test(text)) return "OPENPGP";
  return MAIL.test(text) && SIGNED_MAIL.test(text) ? "SMIME" : "NECUNOSCUT";
}

/** A sequence that begins with an identifier: the type of its content. */
const CONTENT_INFO = /^30(?:[0-7].|80|81..|82.{4}|83.{6}|84.{8})06(.{20,24})/;
const contentTypes: [type: string, FileKind][] = [
  ["0b2a864886f70d010910011f", "TSD"],
  // Enveloped, encrypted, and authenticated and enveloped data.
  ["092a864886f70d010703", "CMS_CRIPTAT"],
  ["092a864886f70d010706", "CMS_CRIPTAT"],
  ["0b2a864886f70d0109100117", "CMS_CRIPTAT"],
];
/** A sequence of a status, that it was granted, and the token. */
const STAMP_ANSWER = /^3082.{4}30..(?:..)?02010[01](?:..){0,200}?06092a864886f70d010702/;
const MOST_HEADERS_BYTES = 65_536;
const MAIL = /^[A-Za-z][\w-]*:[ \t]/;
const SIGNED_MAIL = /^content-type:\s*(?:multipart\/signed|application\/(?:x-)?pkcs7-mime)/im;

const ARCHIVE = "PK\u0003\u0004";

/** XML in an encoding that begins as ASCII does, or UTF-16 behind its mark. */
export const isXml = (bytes: Buffer): boolean =>
  /^(?:\u00ef\u00bb\u00bf)?\s*<|^\u00ff\u00fe<\0|^\u00fe\u00ff\0</.test(
    bytes.toString("latin1", 0, START_BYTES),
  );

/** Either order of the bytes of UTF-16 has those of the other one, beginning with the second. */
const hasText = (bytes: Buffer, text: string): boolean =>
  bytes.includes(text) || bytes.includes(Buffer.from(text, "utf16le"));

/** HTML begins as XML does, is seldom well-formed, and has no signatures. */
export const isPage = (bytes: Buffer): boolean =>
  /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype\s+html|html)[\s>]/i.test(bytes.toString("latin1", 0, START_BYTES));

/** XML or an archive: a file of a kind that is read, and has no signatures if its kind is NECUNOSCUT. */
export const isPlain = (bytes: Buffer): boolean => isXml(bytes) || bytes.toString("latin1", 0, 4) === ARCHIVE;

/** True if a file that begins so may carry signatures: its kind is known when it is read whole. */
export function mayCarry(start: Buffer): boolean {
  const text = start.toString("latin1").trimStart();
  return kindOf(start) !== "NECUNOSCUT" || isPlain(start) || text.startsWith("{") || MAIL.test(text);
}

/** Signatures of a container lie in META-INF, and those of office programs in a folder of theirs. Many other archives have META-INF. */
const isContainer = (bytes: Buffer): boolean =>
  ["application/vnd.etsi.asic", "META-INF/", "_xmlsignatures/"].some((text) => bytes.includes(text));

/** A sequence that begins with the identifier of signed data, 1.2.840.113549.1.7.2, whatever the form of its lengths. */
const SIGNED_DATA = Buffer.from("06092a864886f70d010702", "hex");
const MOST_HEADER_BYTES = 20;
const isCms = (bytes: Buffer): boolean =>
  bytes[0] === 0x30 && bytes.subarray(1, MOST_HEADER_BYTES).includes(SIGNED_DATA);

/** The namespace of evidence records (RFC 6283). */
const ERS = "urn:ietf:params:xml:ns:ers";
const XML_RECORD = /<(?:[\w.-]+:)?EvidenceRecord[\s>]/;

/** Those in ASN.1 (RFC 4998) begin with their version, 1, and a sequence. */
function isRecord(bytes: Buffer): boolean {
  const [tag, length = 0] = bytes;
  const at = length > 0x80 ? 2 + (length & 0x7f) : 2;
  return tag === 0x30 && bytes.subarray(at, at + RECORD_START.length).equals(RECORD_START);
}
const RECORD_START = Buffer.from("02010130", "hex");

const ARMOUR = /^-----BEGIN (?:PKCS7|CMS|SIGNED MESSAGE|PKCS #7 SIGNED DATA)-----\s([\w+/=\s]+)-----END/;

/** The bytes of a CMS file that is written as text, in base64 with or without its armour; undefined for another text. */
function cmsTextIn(bytes: Buffer): Buffer | undefined {
  if (!/^[-M]/.test(bytes.toString("latin1", 0, 64).trimStart())) return undefined;
  const text = bytes.toString("latin1").trim();
  const body = ARMOUR.exec(text)?.[1] ?? text;
  if (!/^[\w+/\s]+={0,2}\s*$/.test(body)) return undefined;
  const found = Buffer.from(body, "base64");
  return isCms(found) ? found : undefined;
}

/** The bytes of a CMS file, also of one that is written as text. */
export const cmsIn = (bytes: Buffer): Buffer => (isCms(bytes) ? bytes : (cmsTextIn(bytes) ?? bytes));
