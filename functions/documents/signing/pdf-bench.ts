import type { X509Certificate } from "node:crypto";
import { ArchiveTooLarge } from "../../../shared/text/too-large.ts";
import type { PdfView } from "../../../shared/pdf/file.ts";
import { decode } from "../../../shared/pdf/sections.ts";
import { isName, type PdfDict, PdfStream, type PdfValue } from "../../../shared/pdf/values.ts";
import { digestsOf } from "./algorithms.ts";
import { Asn1Error } from "./ber.ts";
import { certificateIn, factsOf } from "./certificate.ts";
import { CorruptSignature } from "./cms-reading.ts";
import type { Addition, Brought } from "./pdf-changes.ts";
import { coverageOf, type Covered, endOf } from "./pdf-coverage.ts";
import { type Field, fieldsOf, type SignatureValue, signatureIn } from "./pdf-fields.ts";
import type { Fault, FoundSignature, FoundStamp } from "./found-signature.ts";
import { type Added, type Trust, type Verdict, verdictWithout } from "./outcomes.ts";
import { PdfHistory } from "./pdf-history.ts";
import { type Locks, locksOf } from "./pdf-locks.ts";
import { readable } from "./pdf-readable.ts";
import { certificatesOf } from "./recorded-trust.ts";
import type { Reason } from "./reasons.ts";
import { isStampOf, signatureAt } from "./pdf-signature.ts";
import { tokenIn } from "./time-stamp.ts";
import { corruptSignature } from "./verdict.ts";
import { validate } from "./validation.ts";

/** A signature field with its value, and the range that the signature covers. */
export interface PdfSignature {
  field: Field;
  /** Absent if its bytes break the grammar. */
  signature: SignatureValue | undefined;
  covered: Covered | Reason;
  /** A time stamp of the document (ISO 32000-2, 12.8.5), which has no signer. */
  isStamp: boolean;
  end: number;
}

const MOST_SIGNATURES = 100;

/** The signatures of a PDF, oldest first; those that cover no revision come last. @throws ArchiveTooLarge if there are more than a hundred */
export function signaturesOf(view: PdfView): PdfSignature[] {
  const found = fieldsOf(view).flatMap((field) => foundIn(view, field) ?? []);
  // Those that are not judged could be the ones that do not hold.
  if (found.length > MOST_SIGNATURES) throw new ArchiveTooLarge();
  return found.sort((a, b) => (a.end === b.end ? 0 : a.end - b.end));
}

function foundIn(view: PdfView, field: Field): PdfSignature | undefined {
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

export function keptIn(view: PdfView): Kept {
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

/** The signature in a dictionary; undefined if its value is none. */
function readSignature(
  { covered, signature }: PdfSignature,
  certificates: X509Certificate[],
): FoundSignature | "unsupported" | undefined {
  if (typeof covered === "string" || !signature) return undefined;
  try {
    const { cms, parts } = covered;
    return signatureAt({ cms, parts, dict: signature.dict, certificates });
  } catch (error) {
    if (error instanceof CorruptSignature || error instanceof Asn1Error) return undefined;
    throw error;
  }
}

/** The certificates of the signatures and of the stamps in a PDF. */
export const certificatesIn = (found: PdfSignature[]): X509Certificate[] =>
  certificatesOf(
    found.flatMap((one): FoundSignature[] => {
      const token = one.isStamp && typeof one.covered !== "string" ? tokenIn(one.covered.cms) : undefined;
      if (one.isStamp) return token ? [token.signature] : [];
      const signature = readSignature(one, []);
      return typeof signature === "object" ? [signature] : [];
    }),
  );

/** Judges the signatures of one PDF, each at most once. */
export class PdfBench {
  private readonly found: PdfSignature[];
  private readonly trust: Trust;
  private readonly kept: Kept;
  private readonly history: PdfHistory;
  private readonly verdicts = new Map<PdfSignature, Promise<Verdict>>();
  private readonly intact = new Map<PdfSignature, boolean>();
  private readonly read = new Map<PdfSignature, FoundSignature | "unsupported" | undefined>();
  private readonly covered = new Map<PdfSignature, ReadonlySet<string>>();

  constructor(view: PdfView, found: PdfSignature[], trust: Trust) {
    this.found = found;
    this.trust = trust;
    this.kept = keptIn(view);
    const views = found.flatMap(({ covered }) => (typeof covered === "string" ? [] : (covered.view ?? [])));
    this.history = new PdfHistory(view.file, views);
  }

  verdictOf(one: PdfSignature): Promise<Verdict> {
    const known = this.verdicts.get(one) ?? this.judge(one);
    this.verdicts.set(one, known);
    return known;
  }

  private async judge(one: PdfSignature): Promise<Verdict> {
    const { covered } = one;
    if (typeof covered === "string") return notCovering(covered);
    const found = this.signatureOf(one);
    if (found === "unsupported") return unsupported;
    if (!found) return corruptSignature;
    const evidence: FoundSignature = {
      ...found,
      fault: found.fault ?? (covered.isShared ? shared : undefined),
      certificates: [...found.certificates, ...this.kept.certificates],
      statements: [...found.statements, ...this.kept.statements],
      stamps: [...found.stamps, ...this.stampsAfter(one)],
    };
    const verdict = await validate(evidence, this.trust);
    if (["CONTINUT_MODIFICAT", "SEMNATURA_CORUPTA"].includes(verdict.motiv ?? "")) return verdict;
    if (this.isChanged(one, covered)) return changed(verdict);
    const adaugatDupa = this.addedAfter(covered);
    return adaugatDupa.length > 0 ? { ...verdict, adaugatDupa } : verdict;
  }

  /** What later revisions added to a signed one. */
  private addedAfter({ view }: Covered): Added[] {
    return ((view && this.history.additionsAfter(view)) ?? []).flatMap((one) => [
      ...(one.hasStore ? [{ felAdaugare: "DATE_DE_VALIDARE" as const }] : []),
      ...(one.filled.length > 0 ? [{ felAdaugare: "FORMULAR" as const, campuriAdaugate: one.filled }] : []),
      ...(one.annotations > 0 ? [{ felAdaugare: "ADNOTARE" as const }] : []),
      ...(one.brought ? [this.toldOf(one.brought)] : []),
    ]);
  }

  private toldOf({ field, name, isEmpty }: Brought): Added {
    const one = this.found.find((it) => it.field.ref?.number === field.number);
    if (isEmpty || !one) return { felAdaugare: "CAMP", campuriAdaugate: [name] };
    const found = one.isStamp || !this.isIntact(one) ? undefined : this.signatureOf(one);
    const signer = typeof found === "object" ? found.signer : undefined;
    return {
      felAdaugare: one.isStamp ? "STAMPILA" : "SEMNATURA",
      campuriAdaugate: [name],
      ...(signer ? { semnatar: factsOf(signer).certificat } : {}),
    };
  }

  /** The signature in the dictionary; undefined if its value is none. */
  private signatureOf(one: PdfSignature): FoundSignature | "unsupported" | undefined {
    if (!this.read.has(one)) this.read.set(one, this.readSignature(one));
    return this.read.get(one);
  }

  private readSignature(one: PdfSignature): FoundSignature | "unsupported" | undefined {
    return readSignature(one, this.kept.certificates);
  }

  /** The document stamps over a signature: they prove that it existed, and what its file had as validation data. */
  private stampsAfter({ end }: PdfSignature): FoundStamp[] {
    return this.found.flatMap((one): FoundStamp[] => {
      const { covered } = one;
      if (!one.isStamp || typeof covered === "string" || one.end <= end) return [];
      return [
        {
          kind: "document",
          token: covered.cms,
          imprintBy: digestsOf(covered.parts),
          covers: (bytes) => this.coveredBy(one).has(bytes.toString("base64")),
        },
      ];
    });
  }

  /** The validation data and the earlier tokens inside of the bytes of a document stamp. */
  private coveredBy(stamp: PdfSignature): ReadonlySet<string> {
    const known = this.covered.get(stamp);
    if (known) return known;
    const view = typeof stamp.covered === "string" ? undefined : stamp.covered.view;
    const earlier = this.found.filter(({ end, covered }) => end < stamp.end && typeof covered !== "string");
    const inside = earlier.flatMap((one) => {
      const found = one.isStamp ? undefined : this.signatureOf(one);
      const token = one.isStamp && typeof one.covered !== "string" ? [one.covered.cms] : [];
      if (!found || found === "unsupported") return token;
      return [...found.statements, ...found.stamps.map((it) => it.token)];
    });
    const all = new Set(
      [...inside, ...(view ? keptIn(view).statements : [])].map((one) => one.toString("base64")),
    );
    this.covered.set(stamp, all);
    return all;
  }

  /** True if the file was not sound when signed, or a later revision changes what may not change. */
  private isChanged({ signature }: PdfSignature, { view }: Covered): boolean {
    if (!view || !signature || !this.history.isSound(view)) return true;
    const additions = this.history.additionsAfter(view);
    if (!additions) return true;
    const locks = locksOf(signature.dict, view);
    return additions.some((addition, i) => this.isObjectionable(addition, view.newest - 1 - i, locks));
  }

  /**
   * The signature that is judged must allow what is signed, filled in and annotated. A new field must have a signature of its
   * own revision, or of a later one if it was empty, whoever made it. If the field shows something, the signature must be
   * good: if it shows nothing, it takes nothing from the others.
   */
  private isObjectionable(
    { brought, filled, annotations }: Addition,
    revision: number,
    locks: Locks,
  ): boolean {
    if (!filled.every((name) => locks.allowsField(name))) return true;
    if (annotations > 0 && !locks.allowsAnnotations) return true;
    if (!brought) return false;
    const one = this.found.find(({ field }) => field.ref?.number === brought.field.number);
    if (!one || !(one.isStamp || locks.allowsField(brought.name))) return true;
    const signed = this.history.endingAt(one.end);
    if (signed === undefined || (brought.isEmpty ? signed >= revision : signed !== revision)) return true;
    // A stamp has no signer whose name a page could show.
    return brought.isVisible && (one.isStamp || !this.isIntact(one));
  }

  /** True if the signature matches the bytes that it covers, independent of the signer. */
  isIntact(one: PdfSignature): boolean {
    const known = this.intact.get(one) ?? this.check(one);
    this.intact.set(one, known);
    return known;
  }

  private check(one: PdfSignature): boolean {
    const { covered, isStamp } = one;
    if (typeof covered === "string") return false;
    if (isStamp) return isStampOf(covered.cms, covered.parts);
    const found = this.signatureOf(one);
    if (!found || found === "unsupported" || !found.signer) return false;
    const isOfThese = found.references.every(({ state }) => state === "intact");
    // With an algorithm that is unknown here, the digest of the bytes is what can be known.
    return isOfThese && (!found.method || found.isMadeBy(found.signer));
  }
}

/** Whoever sees two fields counts two signatures. */
const shared: Fault = { subIndication: "SIG_CONSTRAINTS_FAILURE", motiv: "FORMA_NEACCEPTATA" };

const notCovering = (motiv: Reason): Verdict =>
  verdictWithout(
    { indicatie: "TOTAL_FAILED", subindicatie: "FORMAT_FAILURE", motiv },
    { integritate: motiv === "ACOPERIRE_PARTIALA" ? "MODIFICATA" : "NESTABILITA" },
  );

const unsupported = verdictWithout(
  { indicatie: "INDETERMINATE", subindicatie: "GENERIC", motiv: "NESUSTINUT" },
  { integritate: "NESTABILITA" },
);

/** What is shown is no longer what was signed, whatever the signature itself is worth. */
const changed = ({ incredere: _, ...verdict }: Verdict): Verdict =>
  verdictWithout(
    { indicatie: "TOTAL_FAILED", subindicatie: "FORMAT_FAILURE", motiv: "CONTINUT_MODIFICAT" },
    { ...verdict, integritate: "MODIFICATA" },
  );
