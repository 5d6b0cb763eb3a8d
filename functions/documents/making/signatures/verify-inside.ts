import { createHash } from "node:crypto";
import { readPartition, recordOf } from "../../../../shared/data/repository.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import { documentFor } from "../../access/authorization.ts";
import type { Principal } from "../../access/principal.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { checkPassword } from "../../files/content/password.ts";
import { type Document, Documents } from "../../records/document.ts";
import { type Signature, signaturesOf } from "../../records/signature.ts";
import { certificateOf, findingsIn, namesIn, shownIn, standingIn, timesIn } from "./facts-in-file.ts";
import type { Inside } from "./inside-view.ts";

/**
 * Judges every signature of the current version, oldest first, including those made elsewhere. Nothing is stored.
 * @throws notFound, forbidden without the password, tooLarge for a PDF above 50 MB
 */
export async function verifyInside(
  caller: Principal,
  id: number,
  password: string | undefined,
): Promise<Inside[]> {
  const { document } = await documentFor(caller, id, "read");
  if (document.hashSha256 === undefined || document.status === "PURJAT") throw accessRefusals.faraContinut();
  if (document.status === "STERS") throw accessRefusals.documentSters();
  await checkPassword(caller, document, password);
  const made = await madeHere(id);
  if (document.contentType === "application/pdf") return insidePdf(document, made);
  const found = await detached(document, made);
  return [...found, ...(await insideOther(document, found.length))];
}

async function madeHere(documentId: number): Promise<Signature[]> {
  const { partitions, prefix } = signaturesOf(documentId);
  const items = await readPartition(Documents.table, partitions[0] ?? "", { prefix: prefix ?? "" });
  return items.map((item) => recordOf<Signature>(item));
}

async function insidePdf(document: Document, made: Signature[]): Promise<Inside[]> {
  const { judgeFile } = await import("./judge-signature.ts");
  const { bytes, verdicts } = await judgeFile(document, made);
  const isWhole = sha256(bytes) === document.hashSha256;
  const revisions = isWhole && made.length > 0 ? hashesOfRevisions(bytes) : new Map<string, number>();
  return verdicts.map((one) => {
    const record = made.find(({ field, amprenta, hash }) => {
      const isSame = field === one.field && amprenta === one.amprenta;
      return isSame && (!isWhole || (revisions.get(hash) ?? -1) >= one.end);
    });
    return {
      ...(record ? namesOf(record) : namesIn(one)),
      ...certificateOf(one),
      nivel: one.nivel,
      numarRevizie: one.numarRevizie,
      ...(isWhole ? { ...standingIn(one), ...findingsIn(one) } : modified),
      ...timesIn(one),
      aici: record !== undefined,
    };
  });
}

const END = "%%EOF\n";
const MOST_REVISIONS = 1_000;

/** The hash of the file up to the end of each revision: a version that was signed here ends with one, after its validation data. */
function hashesOfRevisions(bytes: Buffer): Map<string, number> {
  const hashes = new Map<string, number>();
  const hash = createHash("sha256");
  let done = 0;
  for (let at = bytes.indexOf(END); at >= 0 && hashes.size < MOST_REVISIONS; at = bytes.indexOf(END, done)) {
    hash.update(bytes.subarray(done, at + END.length));
    done = at + END.length;
    hashes.set(hash.copy().digest("hex"), done);
  }
  return hashes;
}

/** The signatures inside of a file that is not a PDF; none in a file of a kind that carries none. */
async function insideOther(document: Document, before: number): Promise<Inside[]> {
  const { judgeOther } = await import("./judge-signature.ts");
  const judged = await judgeOther(document);
  if (!judged || (judged.kind === "NECUNOSCUT" && !judged.signatures)) return [];
  if (!judged.signatures) return [{ ...unsupported, numarRevizie: before + 1 }];
  return judged.signatures.map((one) => ({
    ...shownIn(one),
    numarRevizie: before + one.numarRevizie,
    aici: false,
  }));
}

/** For a file whose signatures are of a form that is not judged here. */
const unsupported = {
  status: "INVALIDA",
  motiv: "NESUSTINUT",
  calificata: "NEDETERMINATA",
  nivel: "B-B",
  aici: false,
} as const;

const modified = {
  status: "INVALIDA",
  motiv: "CONTINUT_MODIFICAT",
  calificata: "NECALIFICATA",
} as const;

/** The names of a signature made here. */
const namesOf = ({
  semnatar,
  declarat,
  creatDe,
}: Signature): Pick<Inside, "semnatar" | "declarat" | "creatDe"> => ({
  semnatar,
  ...(declarat === undefined ? {} : { declarat }),
  creatDe,
});

/**
 * A file that is not a PDF has its signatures stored beside it. They are of its bytes, not of a number: a version that
 * restores signed bytes is signed.
 */
async function detached(document: Document, made: Signature[]): Promise<Inside[]> {
  const { judgeSignature } = await import("./judge-signature.ts");
  const { numarVersiune } = document;
  const current = made
    .filter(({ tip, hash }) => tip === "CADES" && hash === document.hashSha256)
    .map((one) => ({ ...one, numarVersiune }));
  return Promise.all(
    current.map(async (one, i) => ({
      ...namesOf(one),
      ...certificateOf(one),
      nivel: one.nivel,
      numarRevizie: i + 1,
      semnatLa: one.semnatLa,
      ...(await judgeSignature(document, one)),
      aici: true,
    })),
  );
}
