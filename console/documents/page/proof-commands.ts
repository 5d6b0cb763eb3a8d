import type {
  EvenimentDocument,
  SemnaturaDocument,
  VersiuneView,
} from "../../../client/generated/documents/types.ts";

/* Commands that check a proof without the system, with openssl and the tools of any Unix. */

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A name that every file system takes. */
const plain = (text: string): string => text.replace(/[^A-Za-z0-9._-]+/g, "-");

export const versionFile = (cod: string, { numarVersiune, extensie }: VersiuneView): string =>
  `${plain(cod)}-v${numarVersiune}.${plain(extensie)}`;

export const signatureFile = (cod: string, { id, numarVersiune }: SemnaturaDocument): string =>
  `${plain(cod)}-v${numarVersiune}-${id}.p7s`;

export const eventsFile = (cod: string): string => `${plain(cod)}-evenimente.txt`;

/** Prints the SHA-256 of a file beside the one in the proof. */
export const hashCommand = (file: string, hash: string): string =>
  `echo ${quoted(`${hash} *${file}`)}\nopenssl dgst -sha256 -r ${quoted(file)}`;

/**
 * Verifies the signature against the root that the reader trusts, then prints the fingerprint of its certificate, to
 * compare with the proof.
 */
const verifying = (signature: string, content: string): string[] => [
  `openssl cms -verify -cades -binary -inform DER -purpose any -CAfile radacina.pem \\`,
  `  -in ${signature} -content ${content} -out /dev/null`,
  `openssl cms -verify -noverify -binary -inform DER -signer semnatar.pem \\`,
  `  -in ${signature} -content ${content} -out /dev/null`,
  "openssl x509 -in semnatar.pem -outform DER | openssl dgst -sha256 -r",
];

/** Checks a signature in a file of its own. */
export const detachedCommands = (signature: string, file: string): string =>
  verifying(quoted(signature), quoted(file)).join("\n");

/**
 * Checks the last signature inside a PDF that is no time stamp: it covers the bytes of its ByteRange, and its value is between them. A stamp
 * says so in the line before.
 */
export function insideCommands(file: string): string {
  return [
    `f=${quoted(file)}`,
    String.raw`set -- $(LC_ALL=C sed '/ETSI\.RFC3161/{s/.*//;n;d;}' "$f" |`,
    String.raw`  LC_ALL=C grep -aoE '/ByteRange *\[[ 0-9]+\]' | tail -n 1 | tr -cd '0-9 ')`,
    `{ head -c "$2" "$f"; tail -c "+$(($3 + 1))" "$f" | head -c "$4"; } > semnat.bin`,
    `tail -c "+$(($2 + 2))" "$f" | head -c "$(($3 - $2 - 2))" | xxd -r -p > semnatura.der`,
    ...verifying("semnatura.der", "semnat.bin"),
  ].join("\n");
}

/** An event as its hash covers it: the previous hash, then its own fields in a fixed order. */
export function lineOfEvent(event: EvenimentDocument): string {
  const { id, documentId, cod, tip, actor, detalii, creatLa, hashAnterior } = event;
  const details = Object.entries(detalii).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([hashAnterior, id, documentId, cod, tip, actor, details, creatLa]);
}

/** Checks that each line begins with the hash of the line before, and prints the last hash. */
export function chainCommands(file: string): string {
  return [
    `h=${"0".repeat(64)}`,
    `while IFS= read -r e; do`,
    String.raw`  case "$e" in "[\"$h\","*) ;; *) echo "RUPT: $e" ;; esac`,
    `  h=$(printf '%s' "$e" | openssl dgst -sha256 -r | cut -c 1-64)`,
    `done < ${quoted(file)}`,
    `echo "$h"`,
  ].join("\n");
}
