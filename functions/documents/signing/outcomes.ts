import type { X509Certificate } from "node:crypto";
import type { CertificateFacts } from "./certificate.ts";
import type { ListFacts, ListSource } from "./listed-services.ts";
import type { Materials } from "./used.ts";
import type {
  AdditionKind,
  Indication,
  Integrity,
  Level,
  Qualification,
  Reason,
  SubIndication,
  TimeSource,
  TrustGiven,
} from "./reasons.ts";

/** The findings on a signature. */
export interface Verdict extends Partial<CertificateFacts> {
  /** VALIDA is TOTAL_PASSED, and nothing else. */
  status: "VALIDA" | "INVALIDA";
  motiv?: Reason;
  indicatie: Indication;
  subindicatie?: SubIndication;
  integritate: Integrity;
  incredere: TrustGiven;
  /** The trusted authority at the end of the certificate's path. */
  autoritate?: string;
  nivel: Level;
  /** If it is qualified. It is said of a signature that is VALIDA: a form that makes the verdict worse leaves it. */
  calificata?: Qualification;
  /** The trusted list that the authority is in. */
  lista?: ListFacts;
  /** The names of the files that it refers to and that are not there: files are found by their names. */
  lipsesc?: string[];
  /** For a PDF: what was added after it, and by whom, in its order. */
  adaugatDupa?: Added[];
  /** The moment at which the signature is judged, and from where it is known. */
  timp?: { la: Date; sursa: TimeSource };
  /** According to a trusted stamp. */
  stampilaLa?: Date;
  /** Until when the newest good stamp proves it by itself. */
  dovadaPanaLa?: Date;
  /** According to the signer. */
  semnatLa?: Date | undefined;
  /** What the validation used, if a report is wanted. */
  materials?: Materials;
}

/** Something that a later revision added. */
export interface Added {
  felAdaugare: AdditionKind;
  /** The names of the fields. */
  campuriAdaugate?: string[];
  /** Who signed it, according to the certificate, trusted or not. */
  semnatar?: string;
}

/** The trusted roots, and the data for judging. */
export interface Trust extends ListSource {
  anchors: X509Certificate[];
  now: Date;
  /** The current revocation list at an address. @throws if it is not available */
  fetchList(address: string): Promise<Buffer>;
  /** The answer of a responder to a question about a certificate. @throws if it is not available */
  fetchAnswer?(address: string, request: Buffer): Promise<Buffer>;
  /** Set while signing: a list that is not available now does not matter. */
  mayBeUnknown?: boolean;
  /** Set for a report: verdicts carry what was used. */
  isReported?: boolean;
}

/** Why a signature is not valid. */
export interface Outcome {
  indicatie: Indication;
  subindicatie: SubIndication;
  motiv: Reason;
}

export const failed = (subindicatie: SubIndication, motiv: Reason): Outcome => ({
  indicatie: "TOTAL_FAILED",
  subindicatie,
  motiv,
});
export const open = (subindicatie: SubIndication, motiv: Reason): Outcome => ({
  indicatie: "INDETERMINATE",
  subindicatie,
  motiv,
});

/** A verdict that is decided before any certificate is looked at, e.g. because a file cannot be read as a signature. */
export const verdictWithout = (
  outcome: Outcome,
  found: Partial<Verdict> & { integritate: Integrity },
): Verdict => ({
  incredere: "NESTABILITA",
  nivel: "B-B",
  ...found,
  ...outcome,
  status: "INVALIDA",
});
