/** The family of a file, as in a document's `format`. */
export type Format = "pdf" | "office" | "image" | "text" | "archive" | "other";

/** How the bytes of a kind are recognized: by its own signature, or by the format on which it is built. */
export type Signature = "own" | "text" | "zip" | "cfb" | "any";

interface FileKind {
  /** The first one is the usual one. */
  extensions: readonly [string, ...string[]];
  contentType: string;
  format: Format;
  nature: Signature;
}

const kind = (extensions: string, contentType: string, format: Format, nature: Signature): FileKind => ({
  extensions: extensions.split(" ") as [string, ...string[]],
  contentType,
  format,
  nature,
});

const openXml = (name: string): string => `application/vnd.openxmlformats-officedocument.${name}`;
const openDocument = (name: string): string => `application/vnd.oasis.opendocument.${name}`;

/** The file types that public administrations exchange; others keep their claimed type and are `other`. */
const fileKinds: readonly FileKind[] = [
  kind("pdf", "application/pdf", "pdf", "own"),

  kind("docx", openXml("wordprocessingml.document"), "office", "zip"),
  kind("xlsx", openXml("spreadsheetml.sheet"), "office", "zip"),
  kind("pptx", openXml("presentationml.presentation"), "office", "zip"),
  kind("docm", "application/vnd.ms-word.document.macroenabled.12", "office", "zip"),
  kind("xlsm", "application/vnd.ms-excel.sheet.macroenabled.12", "office", "zip"),
  kind("xlsb", "application/vnd.ms-excel.sheet.binary.macroenabled.12", "office", "zip"),
  kind("pptm", "application/vnd.ms-powerpoint.presentation.macroenabled.12", "office", "zip"),
  kind("odt", openDocument("text"), "office", "zip"),
  kind("ods", openDocument("spreadsheet"), "office", "zip"),
  kind("odp", openDocument("presentation"), "office", "zip"),
  kind("odg", openDocument("graphics"), "office", "zip"),
  kind("doc", "application/msword", "office", "cfb"),
  kind("xls", "application/vnd.ms-excel", "office", "cfb"),
  kind("ppt", "application/vnd.ms-powerpoint", "office", "cfb"),
  kind("rtf", "application/rtf", "office", "own"),

  kind("jpg jpeg jpe", "image/jpeg", "image", "own"),
  kind("png", "image/png", "image", "own"),
  kind("gif", "image/gif", "image", "own"),
  kind("tif tiff", "image/tiff", "image", "own"),
  kind("bmp", "image/bmp", "image", "own"),
  kind("webp", "image/webp", "image", "own"),
  kind("heic", "image/heic", "image", "own"),
  kind("svg", "image/svg+xml", "image", "text"),

  kind("txt", "text/plain", "text", "text"),
  kind("csv", "text/csv", "text", "text"),
  kind("html htm", "text/html", "text", "text"),
  kind("md", "text/markdown", "text", "text"),
  kind("xml", "application/xml", "text", "text"),
  kind("json", "application/json", "text", "text"),
  kind("ics", "text/calendar", "text", "text"),
  kind("vcf", "text/vcard", "text", "text"),
  kind("eml", "message/rfc822", "text", "any"),
  // A page with its pictures, as browsers save it (RFC 2557).
  kind("mht mhtml", "multipart/related", "text", "any"),

  kind("zip", "application/zip", "archive", "zip"),
  kind("asice sce", "application/vnd.etsi.asic-e+zip", "archive", "zip"),
  kind("asics scs", "application/vnd.etsi.asic-s+zip", "archive", "zip"),
  kind("bdoc", "application/vnd.bdoc-1.0", "archive", "zip"),
  kind("gz", "application/gzip", "archive", "own"),
  kind("7z", "application/x-7z-compressed", "archive", "own"),
  kind("rar", "application/vnd.rar", "archive", "own"),
  kind("tar", "application/x-tar", "archive", "own"),
  kind("bz2", "application/x-bzip2", "archive", "own"),
  kind("xz", "application/x-xz", "archive", "own"),

  // PEM or DER: the bytes do not identify the type.
  kind("p7s", "application/pkcs7-signature", "other", "any"),
  kind("p7m", "application/pkcs7-mime", "other", "any"),
  kind("msg", "application/vnd.ms-outlook", "other", "cfb"),
  kind("bin", "application/octet-stream", "other", "any"),
];

/** Other names that browsers and sniffers use for the same types. */
const aliases: Record<string, string> = {
  "application/x-pdf": "application/pdf",
  "application/x-zip-compressed": "application/zip",
  "application/x-zip": "application/zip",
  "application/x-gzip": "application/gzip",
  "application/x-rar-compressed": "application/vnd.rar",
  "application/x-pkcs7-signature": "application/pkcs7-signature",
  "application/x-pkcs7-mime": "application/pkcs7-mime",
  "application/csv": "text/csv",
  "application/x-mimearchive": "multipart/related",
  "text/rtf": "application/rtf",
  "text/xml": "application/xml",
  "text/x-markdown": "text/markdown",
  "image/jpg": "image/jpeg",
  "image/pjpeg": "image/jpeg",
  "image/x-png": "image/png",
  // An animated PNG is a PNG.
  "image/apng": "image/png",
  "image/x-ms-bmp": "image/bmp",
};

// type "/" subtype of RFC 6838, 4.2; parameters such as charset are not part of a type.
const mediaType = /^\s*([a-z0-9][\w!#$&^.+-]{0,126}\/[a-z0-9][\w!#$&^.+-]{0,126})\s*(;|$)/i;

/** A claimed type in its canonical spelling; undefined if it is not a media type. */
export function canonicalType(claimed: string | undefined): string | undefined {
  const type = claimed?.match(mediaType)?.[1]?.toLowerCase();
  return type && (Object.hasOwn(aliases, type) ? aliases[type] : type);
}

const byType = new Map(fileKinds.map((known) => [known.contentType, known]));
const byExtension = new Map(
  fileKinds.flatMap((known) => known.extensions.map((extension) => [extension, known])),
);

export const extensions: readonly string[] = [...byExtension.keys()];
export const kindOfType = (type: string): FileKind | undefined => byType.get(type);
export const kindOfExtension = (extension: string): FileKind | undefined => byExtension.get(extension);

const families: readonly (readonly [RegExp, Format])[] = [
  [/^image\//, "image"],
  [/^text\//, "text"],
  [
    /^application\/vnd\.(oasis\.opendocument|openxmlformats-officedocument|ms-(word|excel|powerpoint))\b/,
    "office",
  ],
];

export const formatOf = (type: string): Format =>
  byType.get(type)?.format ?? families.find(([pattern]) => pattern.test(type))?.[1] ?? "other";
