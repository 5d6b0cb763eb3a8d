import { expect, it } from "vitest";
import type { Document, SemnaturaDocument } from "../../client/generated/documents/types.ts";
import { unsignedOf } from "./to-decide.ts";

const document = (id: number, numarVersiune: number, change: Partial<Document> = {}): Document => ({
  id,
  cod: `D-${id}`,
  denumire: `Document ${id}`,
  etichete: [],
  bucketId: 1,
  visibility: "PERSONAL",
  status: "ACTIV",
  numarVersiune,
  hashSha256: `h${numarVersiune}`,
  retinereLegala: false,
  creatDe: "ion",
  creatLa: "2026-11-27T08:00:00Z",
  modificatDe: "ion",
  modificatLa: "2026-11-27T08:00:00Z",
  poate: ["SEMNEAZA"],
  ...change,
});

const signature = (
  documentId: number,
  numarVersiune: number,
  status: SemnaturaDocument["status"] = "VALIDA",
): SemnaturaDocument => ({
  id: documentId * 10 + numarVersiune,
  documentId,
  cod: `D-${documentId}`,
  numarVersiune,
  semnatar: "Ana Rusu",
  tip: "CADES",
  nivel: "B-T",
  status,
  certificat: "Ana Rusu",
  emitentCertificat: "Autoritatea",
  serie: "1",
  amprenta: "a",
  semnatLa: "2026-11-27T08:00:00Z",
  hash: `h${numarVersiune}`,
  creatDe: "ana",
  poate: [],
});

it("one's documents are to be signed if they have a version after the signed one, or a signature that is no longer valid", () => {
  const documents = [
    document(1, 2),
    document(2, 3),
    document(3, 1),
    document(4, 5, { poate: [] }),
    document(5, 2, { creatDe: "elena" }),
    // Restored from the first version, which was signed.
    document(6, 3, { hashSha256: "h1" }),
  ];
  const signatures = [
    signature(1, 2),
    signature(2, 2),
    signature(3, 1, "INVALIDA"),
    signature(4, 1),
    signature(5, 1),
    signature(6, 1),
  ];
  const found = unsignedOf(documents, signatures, "ion");
  expect(found.map((one) => [one.document.id, one.why])).toEqual([
    [2, "newVersion"],
    [3, "invalid"],
  ]);
});
