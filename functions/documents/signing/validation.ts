import type { X509Certificate } from "node:crypto";
import { factsOf } from "./certificate.ts";
import { fits, type Purpose } from "./certificate-rules.ts";
import type { FoundSignature } from "./found-signature.ts";
import { type Listed, listedFor, servicesOf } from "./listed-services.ts";
import { failed, open, type Outcome, type Trust, type Verdict, verdictWithout } from "./outcomes.ts";
import { claimedOutside, pathOutcome } from "./path-outcome.ts";
import { qualificationOf } from "./qualification.ts";
import { type Integrity, type Level, levels, type SubIndication, type TimeSource } from "./reasons.ts";
import { isAttested } from "./standing.ts";
import { knownIn, type Proof, proofsIn } from "./proofs.ts";
import type { Statement } from "./statement.ts";
import { isStrong, isStrongPath } from "./suites.ts";
import { type TrustedPath, trustedPath } from "./trusted-path.ts";

/**
 * Validates a signature as ETSI EN 319 102-1 describes it: format, identification of the signer, the signed data and the
 * value, the certificate's path, and the acceptance of the whole, at the earliest moment for which there is a proof. It looks
 * at this signature alone.
 * @param purpose what the signer's certificate must be for
 */
export async function validate(
  found: FoundSignature,
  trust: Trust,
  purpose: Exclude<Purpose, "stamps"> = "documents",
): Promise<Verdict> {
  const { signer } = found;
  const facts: Partial<Verdict> & { integritate: Integrity } = {
    ...(signer ? factsOf(signer) : {}),
    semnatLa: found.claimed[0],
    integritate: integrityOf(found),
  };
  const fault = faultOf(found);
  if (fault || !signer) {
    const outcome = fault ?? open("NO_SIGNING_CERTIFICATE_FOUND", "CERTIFICAT_LIPSA");
    const lipsesc = outcome.motiv === "CONTINUT_LIPSA" ? missingNames(found) : [];
    const verdict = verdictWithout(outcome, {
      ...facts,
      // Its content may be good: the level is that of what it carries.
      ...(outcome.motiv === "CONTINUT_LIPSA" ? { nivel: levelCarried(found) } : {}),
      ...(lipsesc.length > 0 ? { lipsesc } : {}),
    });
    return withMaterials(verdict, found, [], trust);
  }
  const proofs = await proofsIn(found, trust);
  const verdict = await judgeCertificate({ found, signer, proofs, purpose }, trust, facts);
  return withMaterials(verdict, found, proofs, trust);
}

/** An answer names some of them: the others are known when these are there. */
const MOST_NAMED = 20;

/** The names of the files that a signature refers to and that are not there; those of parts of a document are no files. */
const missingNames = ({ references }: FoundSignature): string[] =>
  [...new Set(references.flatMap(({ name, state }) => (state === "missing" && name ? [name] : [])))]
    .filter((name) => !name.startsWith("#"))
    .slice(0, MOST_NAMED)
    .map(readableAddress);

function readableAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** What was used is read only for a report. */
async function withMaterials(
  verdict: Verdict,
  found: FoundSignature,
  proofs: Proof[],
  trust: Trust,
): Promise<Verdict> {
  if (!trust.isReported) return verdict;
  const { materialsOf } = await import("./materials.ts");
  return { ...verdict, materials: await materialsOf(found, proofs, trust, verdict.timp?.la ?? trust.now) };
}

/** What is wrong with the bytes themselves, whoever signed them. */
function faultOf(found: FoundSignature): Outcome | undefined {
  const { fault, signer, references, method } = found;
  if (fault && fault.subIndication !== "SIG_CONSTRAINTS_FAILURE")
    return (isDefinite(fault.subIndication) ? failed : open)(fault.subIndication, fault.motiv);
  if (!signer) return open("NO_SIGNING_CERTIFICATE_FOUND", "CERTIFICAT_LIPSA");
  const isMissing = references.length === 0 || references.some(({ state }) => state === "missing");
  // What is missing may be all that differs: the reference tells that first.
  if (!isMissing && references.some(({ state }) => state === "changed"))
    return failed("HASH_FAILURE", "CONTINUT_MODIFICAT");
  if (!method) return open("GENERIC", "NESUSTINUT");
  if (isMissing) return open("SIGNED_DATA_NOT_FOUND", "CONTINUT_LIPSA");
  return found.isMadeBy(signer) ? undefined : failed("SIG_CRYPTO_FAILURE", "SEMNATURA_CORUPTA");
}

const isDefinite = (one: SubIndication): boolean =>
  ["FORMAT_FAILURE", "HASH_FAILURE", "SIG_CRYPTO_FAILURE"].includes(one);

/** If the bytes are those that were signed, as far as it can be known. */
function integrityOf(found: FoundSignature): Integrity {
  const { references, signer, method } = found;
  if (references.some(({ state }) => state === "changed")) return "MODIFICATA";
  const isKnown =
    signer && method && references.length > 0 && references.every(({ state }) => state === "intact");
  if (!isKnown) return "NESTABILITA";
  return found.isMadeBy(signer) ? "INTACTA" : "MODIFICATA";
}

interface Case {
  found: FoundSignature;
  signer: X509Certificate;
  /** The stamps that are good. */
  proofs: Proof[];
  purpose: Purpose;
}

async function judgeCertificate(
  { found, signer, proofs, purpose }: Case,
  trust: Trust,
  facts: Partial<Verdict> & { integritate: Integrity },
): Promise<Verdict> {
  const earliest = proofs.filter(({ kind }) => kind !== "content").toSorted((a, b) => +a.at - +b.at)[0];
  const at = earliest?.at ?? trust.now;
  const timed: typeof facts = {
    ...facts,
    nivel: earliest ? "B-T" : "B-B",
    timp: { la: at, sursa: sourceOf(earliest) },
    ...(earliest ? { stampilaLa: earliest.at } : {}),
    ...(proofs[0] ? { dovadaPanaLa: proofs[0].until } : {}),
  };
  const { path, listed, pathBelow } = await trustedPath(
    signer,
    { known: found.certificates, purpose, at },
    trust,
  );
  const issuing = issuersIn(listedFor(listed, purpose), pathBelow);
  if (!path) {
    const why = issuing.length > 0 ? "NO_CERTIFICATE_CHAIN_FOUND_NO_POE" : "NO_CERTIFICATE_CHAIN_FOUND";
    return verdictWithout(open(why, "CERTIFICAT_NECUNOSCUT"), { ...timed, ...listOf(issuing) });
  }
  const refused: typeof facts = {
    ...timed,
    ...(Array.isArray(path) ? authorityOf(path) : {}),
    ...listOf(issuing),
    incredere: "REFUZATA",
  };
  const statements = found.statements.flatMap((bytes) => knownIn(bytes, proofs));
  if (!fits(signer, purpose) || path === "forbidden") {
    const said = path === "forbidden" ? undefined : await pathOutcome({ path, at, statements }, trust);
    const motiv = fits(signer, purpose) ? "CERTIFICAT_NEPERMIS" : "CERTIFICAT_NEPOTRIVIT";
    const why =
      motiv === "CERTIFICAT_NEPERMIS" ? "CERTIFICATE_CHAIN_GENERAL_FAILURE" : "CHAIN_CONSTRAINTS_FAILURE";
    return verdictWithout(open(said?.subindicatie ?? why, motiv), refused);
  }
  const outcome = await outcomeOf({ path, at, found, statements }, trust);
  if (outcome) {
    const incredere = outcome.motiv === "REVOCARE_NEVERIFICATA" ? "NESTABILITA" : "REFUZATA";
    return verdictWithout(outcome, { ...refused, incredere });
  }
  const isKept = earliest !== undefined && isAttested(path, statements, at);
  const isArchived = isKept && proofs.some((one) => isArchive(one, found.statements));
  return {
    ...timed,
    ...authorityOf(path),
    ...listOf(issuing),
    ...(issuing.length > 0 ? { calificata: qualificationOf(signer, issuing, at) } : {}),
    nivel: lower(isArchived ? "B-LTA" : isKept ? "B-LT" : (timed.nivel ?? "B-B"), found.mostLevel),
    incredere: "ACORDATA",
    integritate: "INTACTA",
    indicatie: "TOTAL_PASSED",
    status: "VALIDA",
  };
}

const sourceOf = (proof: Proof | undefined): TimeSource => {
  if (!proof) return "VERIFICARE";
  return proof.kind === "signature" ? "STAMPILA_SEMNATURII" : "STAMPILA_DOCUMENTULUI";
};

/** A stamp over the revocation data that the signature carries. */
const isArchive = ({ kind, covers }: Proof, statements: Buffer[]): boolean =>
  (kind === "archive" || kind === "document") && statements.some(covers);

const lower = (level: Level, most: Level = "B-LTA"): Level =>
  levels[Math.min(levels.indexOf(level), levels.indexOf(most))] ?? level;

/** The level of a signature by its parts, of which nothing was judged. */
function levelCarried({ stamps, statements, mostLevel }: FoundSignature): Level {
  if (!stamps.some(({ kind }) => kind !== "content")) return "B-B";
  if (statements.length === 0) return lower("B-T", mostLevel);
  const isArchived = stamps.some(({ kind }) => kind === "archive" || kind === "document");
  return lower(isArchived ? "B-LTA" : "B-LT", mostLevel);
}

const authorityOf = (path: X509Certificate[]): { autoritate?: string } => {
  const root = path.at(-1);
  return root ? { autoritate: factsOf(root).certificat } : {};
};

/** The services of trusted lists that issued the certificate, whatever their status is. */
function issuersIn(listed: Listed[], pathBelow: TrustedPath["pathBelow"]): Listed[] {
  if (listed.length === 0) return [];
  const path = pathBelow(listed.flatMap(({ identities }) => identities));
  return Array.isArray(path) ? servicesOf(listed, path.at(-1)) : [];
}

const listOf = ([first]: Listed[]): Pick<Verdict, "lista"> => (first ? { lista: first.list } : {});

interface Question {
  path: X509Certificate[];
  at: Date;
  found: FoundSignature;
  statements: Statement[];
}

/** Why a signature of a known signer does not hold at a time; undefined if it does. */
async function outcomeOf(
  { path, at, found, statements }: Question,
  trust: Trust,
): Promise<Outcome | undefined> {
  const [signer] = path;
  if (!signer) throw new Error("a path without a certificate");
  const outcome = await pathOutcome({ path, at, statements }, trust);
  const isWeakPath = !isStrongPath(path, at);
  // Nobody needs to ask again: the path will not hold then either.
  if (outcome?.motiv === "REVOCARE_NEVERIFICATA" && isWeakPath) return { ...outcome, motiv: "ALGORITM_SLAB" };
  if (outcome) return outcome;
  const { method } = found;
  if (isWeakPath || !method || !isStrong({ method, digests: found.digests }, signer, at))
    return open("CRYPTO_CONSTRAINTS_FAILURE_NO_POE", "ALGORITM_SLAB");
  const claimed = claimedOutside(signer, found.claimed);
  if (claimed) return open("SIG_CONSTRAINTS_FAILURE", claimed);
  if (found.fault) return open("SIG_CONSTRAINTS_FAILURE", "FORMA_NEACCEPTATA");
  return undefined;
}
