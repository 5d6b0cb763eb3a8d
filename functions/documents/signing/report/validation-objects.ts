import { sha256 } from "../../../../shared/content/hash.ts";
import type { JudgedProof } from "../judged-file.ts";
import type { Indication } from "../reasons.ts";
import type { Materials, UsedStatement, UsedStamp } from "../used.ts";
import { uriOfDigest } from "../xml/methods.ts";
import { element } from "./element.ts";
import { subIndicationUrn, urns } from "./urns.ts";

/** A file that was signed, by its digest. */
export interface SignedData {
  hash: string;
}

/** A signature as its stamps refer to it, and the identifiers of what it signed. */
interface Stamped {
  signature: string;
  data: string[];
}

interface ValidationObject {
  type: string;
  representation: string;
  /** The earliest time at which it is known to have existed, and the stamp that says so. */
  poe: { at: Date; by?: string };
  /** For a stamp: what it proves, and what is said of it. */
  rest: string[];
}

/** A reference to objects, or to signatures, by their identifiers. */
export const reference = (name: string, ...ids: string[]): string =>
  element(name, "", { VOReference: ids.join(" ") });

/** The digest of something, as XAdES writes it. */
export const digestOf = (hash: string): string[] => [
  element("ds:DigestMethod", "", { Algorithm: uriOfDigest("sha256") ?? "" }),
  element("ds:DigestValue", Buffer.from(hash, "hex").toString("base64")),
];

/** The objects that signatures were validated by (ETSI TS 119 102-2, 4.4), each once. */
export class ValidationObjects {
  private readonly all = new Map<string, ValidationObject>();
  private readonly at: Date;

  constructor(at: Date) {
    this.at = at;
  }

  certificate(bytes: Buffer): string {
    return this.add("C", urns.objects.certificate, bytes);
  }

  statement({ kind, bytes }: UsedStatement): string {
    return this.add("R", urns.objects[kind], bytes);
  }

  data({ hash }: SignedData): string {
    const id = `D-${hash}`;
    const representation = element("vr:DigestAlgAndValue", digestOf(hash));
    this.keep(id, { type: urns.objects.data, representation });
    return id;
  }

  /** The stamp, with what it proves: the signature, its data, and the objects that it covers. */
  stamp(one: UsedStamp, { statements, stamps }: Materials, { signature, data }: Stamped): string {
    const id = this.add("T", urns.objects.stamp, one.token);
    const object = this.all.get(id);
    const covered = [
      ...data,
      ...one.statements.flatMap((i) => statements[i] ?? []).map((it) => this.statement(it)),
      ...one.stamps
        .flatMap((i) => stamps[i] ?? [])
        .map(({ token }) => this.add("T", urns.objects.stamp, token)),
    ];
    if (!object || object.rest.length > 0) return id;
    if (one.at && one.isGood) {
      for (const it of covered) this.prove(it, one.at, id);
      object.rest.push(
        element("vr:POEProvisioning", [
          element("vr:POETime", one.at.toISOString()),
          ...covered.map((it) => reference("vr:ValidationObject", it)),
          signature,
        ]),
      );
    }
    object.rest.push(
      element("vr:ValidationReport", [
        one.signer &&
          element("vr:SignerInformation", [reference("vr:SignerCertificate", this.certificate(one.signer))]),
        element("vr:SignatureValidationStatus", [
          element("vr:MainIndication", one.isGood ? urns.main.passed : urns.main.INDETERMINATE),
        ]),
      ]),
    );
    return id;
  }

  /** A stamp or a record that belongs to no signature: what it proves, and its own validation. */
  proof(
    { felDovada, indicatie, subindicatie, la, hash = "", signer }: JudgedProof,
    data: SignedData[],
  ): void {
    const isStamp = felDovada === "MARCA_TEMPORALA";
    const id = `${isStamp ? "T" : "ER"}-${hash}`;
    const type = isStamp ? urns.objects.stamp : urns.objects.record;
    this.keep(id, { type, representation: element("vr:DigestAlgAndValue", digestOf(hash)) });
    const object = this.all.get(id);
    if (!object || object.rest.length > 0) return;
    const isGood = indicatie === "TOTAL_PASSED";
    if (isGood && la) {
      const covered = data.map((one) => this.data(one));
      for (const it of covered) this.prove(it, la, id);
      object.rest.push(
        element("vr:POEProvisioning", [
          element("vr:POETime", la.toISOString()),
          ...covered.map((it) => reference("vr:ValidationObject", it)),
        ]),
      );
    }
    object.rest.push(
      element("vr:ValidationReport", [
        signer &&
          element("vr:SignerInformation", [reference("vr:SignerCertificate", this.certificate(signer))]),
        element("vr:SignatureValidationStatus", [
          element("vr:MainIndication", proofUrns[indicatie]),
          subindicatie !== undefined && element("vr:SubIndication", subIndicationUrn(subindicatie)),
        ]),
      ]),
    );
  }

  private prove(id: string, at: Date, by: string): void {
    const object = this.all.get(id);
    if (object && at < object.poe.at) object.poe = { at, by };
  }

  private add(prefix: string, type: string, bytes: Buffer): string {
    const id = `${prefix}-${sha256(bytes)}`;
    this.keep(id, { type, representation: element("vr:base64", bytes.toString("base64")) });
    return id;
  }

  private keep(id: string, object: Pick<ValidationObject, "type" | "representation">): void {
    if (!this.all.has(id)) this.all.set(id, { ...object, poe: { at: this.at }, rest: [] });
  }

  /** The list; nothing if there is no object. */
  write(): string {
    if (this.all.size === 0) return "";
    return element(
      "vr:SignatureValidationObjects",
      Array.from(this.all, ([id, { type, representation, poe, rest }]) =>
        element(
          "vr:ValidationObject",
          [
            element("vr:ObjectType", type),
            element("vr:ValidationObjectRepresentation", representation),
            element("vr:POE", poeOf(poe)),
            ...rest,
          ],
          { id },
        ),
      ),
    );
  }
}

/** What is no signature has the indications of a building block. */
const proofUrns: Record<Indication, string> = {
  TOTAL_PASSED: urns.main.passed,
  TOTAL_FAILED: urns.main.failed,
  INDETERMINATE: urns.main.INDETERMINATE,
};

/** A proof of existence. */
export const poeOf = ({ at, by }: { at: Date; by?: string | undefined }): string[] => [
  element("vr:POETime", at.toISOString()),
  element("vr:TypeOfProof", urns.proof),
  by === undefined ? "" : reference("vr:POEObject", by),
];
