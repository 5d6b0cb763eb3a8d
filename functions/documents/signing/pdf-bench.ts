import { X509Certificate } from "node:crypto";
import type { PdfView } from "../../../shared/pdf/file.ts";
import { decode } from "../../../shared/pdf/sections.ts";
import { dateIn } from "../../../shared/pdf/strings.ts";
import { isName, type PdfDict, PdfStream, type PdfValue } from "../../../shared/pdf/values.ts";
import { CorruptSignature, openDetached } from "./cms-reading.ts";
import type { Addition } from "./pdf-changes.ts";
import { coverageOf, type Covered, endOf } from "./pdf-coverage.ts";
import { type Field, fieldsOf, type SignatureValue, signatureIn } from "./pdf-fields.ts";
import { PdfHistory } from "./pdf-history.ts";
import { type Allows, locksOf } from "./pdf-locks.ts";
import { readable } from "./pdf-readable.ts";
import type { Reason } from "./reasons.ts";
import { isAhead, openStamp } from "./time-stamp.ts";
import { digestsOf, judge, type Trust, type Verdict } from "./verdict.ts";

/** A signature field with its value, and the range that the signature covers. */
export interface FoundSignature {
  field: Field;
  /** Absent if its bytes break the grammar. */
  signature: SignatureValue | undefined;
  covered: Covered | Reason;
  /** A time stamp of the document (ISO 32000-2, 12.8.5), which has no signer. */
  isStamp: boolean;
  end: number;
}

const MOST_SIGNATURES = 100;

/** The signatures of a PDF, oldest first; those that cover no revision come last. */
export function signaturesOf(view: PdfView): FoundSignature[] {
  return fieldsOf(view)
    .flatMap((field) => foundIn(view, field) ?? [])
    .sort((a, b) => (a.end === b.end ? 0 : a.end - b.end))
    .slice(0, MOST_SIGNATURES);
}

function foundIn(view: PdfView, field: Field): FoundSignature | undefined {
  const value = field.isSignature ? signatureIn(view, field) : undefined;
  if (value === undefined) return undefined;
  if (value === "unreadable")
    return { field, signature: undefined, covered: "SEMNATURA_CORUPTA", isStamp: false, end: Infinity };
  return {
    field,
    signature: value,
    covered: coverageOf(view.file, value, field),
    isStamp: isName(value.dict.get("SubFilter"), "ETSI.RFC3161"),
    end: endOf(value) ?? Infinity,
  };
}

/** Certificates, and revocation lists and OCSP answers, of the security store. */
interface Kept {
  statements: Buffer[];
  certificates: X509Certificate[];
}

function keptIn(view: PdfView): Kept {
  const dictOf = (value: PdfValue) => readable(() => view.dict(value));
  const streams = (dict: PdfDict | undefined, key: string): Buffer[] => {
    const items = readable(() => view.array(dict?.get(key) ?? null));
    return (items ?? []).flatMap((item) => {
      const stream = readable(() => view.resolve(item));
      return (stream instanceof PdfStream && readable(() => decode(stream, view.file.work))) || [];
    });
  };
  const store = readable(() => view.dict(view.catalog?.get("DSS") ?? null));
  // The part of one signature repeats data of the whole store, but a writer may leave it out there.
  const ofSignatures = [...(dictOf(store?.get("VRI") ?? null)?.entries.values() ?? [])].map(dictOf);
  return {
    statements: [
      ...streams(store, "CRLs"),
      ...streams(store, "OCSPs"),
      ...ofSignatures.flatMap((one) => [...streams(one, "CRL"), ...streams(one, "OCSP")]),
    ],
    certificates: streams(store, "Certs").flatMap(certificateIn),
  };
}

function certificateIn(bytes: Buffer): X509Certificate[] {
  try {
    return [new X509Certificate(bytes)];
  } catch {
    return [];
  }
}

/** Judges the signatures of one PDF, each at most once. */
export class PdfBench {
  private readonly found: FoundSignature[];
  private readonly trust: Trust;
  private readonly kept: Kept;
  private readonly history: PdfHistory;
  private readonly verdicts = new Map<FoundSignature, Promise<Verdict>>();
  private readonly intact = new Map<FoundSignature, boolean>();

  constructor(view: PdfView, found: FoundSignature[], trust: Trust) {
    this.found = found;
    this.trust = trust;
    this.kept = keptIn(view);
    const views = found.flatMap(({ covered }) => (typeof covered === "string" ? [] : (covered.view ?? [])));
    this.history = new PdfHistory(view.file, views);
  }

  verdictOf(one: FoundSignature): Promise<Verdict> {
    const known = this.verdicts.get(one) ?? this.judge(one);
    this.verdicts.set(one, known);
    return known;
  }

  private async judge(one: FoundSignature): Promise<Verdict> {
    const { covered } = one;
    if (typeof covered === "string") return { status: "INVALIDA", motiv: covered, nivel: "B-B" };
    const claimedAt = dateIn(one.signature?.dict.get("M") ?? null);
    const evidence = { cms: covered.cms, digestBy: digestsOf(covered.parts), claimedAt, ...this.kept };
    const verdict = await judge(evidence, this.trust);
    if (["CONTINUT_MODIFICAT", "SEMNATURA_CORUPTA"].includes(verdict.motiv ?? "")) return verdict;
    const motiv = await this.changedBy(one, covered);
    const isWorse = motiv === "CONTINUT_MODIFICAT" || verdict.status === "VALIDA";
    return motiv && isWorse ? { ...verdict, status: "INVALIDA", motiv } : verdict;
  }

  /** Why a signature no longer holds: the file was not sound when signed, or later revisions add more than signatures. */
  private async changedBy({ signature }: FoundSignature, { view }: Covered): Promise<Reason | undefined> {
    if (!view || !signature || !this.history.isSound(view)) return "CONTINUT_MODIFICAT";
    const additions = this.history.additionsAfter(view);
    if (!additions) return "CONTINUT_MODIFICAT";
    const allows = locksOf(signature.dict, view);
    let found: Reason | undefined;
    for (const [i, addition] of additions.entries()) {
      const objection = await this.objectionTo(addition, view.newest - 1 - i, allows);
      if (objection === "CONTINUT_MODIFICAT") return objection;
      found ??= objection;
    }
    return found;
  }

  /**
   * A new field must have a signature over its own revision; it may have a visible area only if that signature is
   * valid.
   */
  private async objectionTo(
    { brought }: Addition,
    revision: number,
    allows: Allows,
  ): Promise<Reason | undefined> {
    if (!brought) return undefined;
    const one = this.found.find(({ field }) => field.ref?.number === brought.field.number);
    if (!one || typeof one.covered === "string" || one.covered.view?.newest !== revision)
      return "CONTINUT_MODIFICAT";
    if (!this.isIntact(one) || !(one.isStamp || allows(brought.name))) return "CONTINUT_MODIFICAT";
    if (!brought.isVisible) return undefined;
    // An authority stamps any data that it receives: a stamp does not allow painting on a page.
    if (one.isStamp) return "CONTINUT_MODIFICAT";
    const { status, motiv } = await this.verdictOf(one);
    if (status === "VALIDA") return undefined;
    return motiv === "REVOCARE_NEVERIFICATA" ? motiv : "CONTINUT_MODIFICAT";
  }

  /** True if the signature matches the bytes that it covers, independent of the signer. */
  isIntact(one: FoundSignature): boolean {
    const known = this.intact.get(one) ?? this.check(one);
    this.intact.set(one, known);
    return known;
  }

  private check({ covered, isStamp }: FoundSignature): boolean {
    if (typeof covered === "string") return false;
    try {
      if (isStamp)
        return !isAhead(
          openStamp(covered.cms, Buffer.concat(covered.parts), this.trust.anchors).at,
          this.trust.now,
        );
      const { digestName, messageDigest } = openDetached(covered.cms);
      return digestsOf(covered.parts)(digestName).equals(messageDigest);
    } catch (error) {
      if (error instanceof CorruptSignature) return false;
      throw error;
    }
  }
}
