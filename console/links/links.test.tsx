import { expect, it } from "vitest";
import type { EvenimentDocument } from "../../client/generated/documents/types.ts";
import { type MadeLink, liveDocuments, stateOf } from "./links.ts";

const NOW = "2026-11-27T08:00:00Z";

const event = (
  documentId: number,
  tip: EvenimentDocument["tip"],
  detalii: EvenimentDocument["detalii"],
): EvenimentDocument => ({
  id: documentId,
  documentId,
  cod: `D-${documentId}`,
  tip,
  actor: "ion",
  detalii,
  creatLa: NOW,
});

it("the documents of one's live links are found in one's history: links made, neither revoked nor expired", () => {
  const later = "2026-12-01T00:00:00Z";
  const events = [
    event(1, "PARTAJAT", { link: 11, dataExpirare: later }),
    event(2, "REVOCAT", { link: 12 }),
    event(2, "PARTAJAT", { link: 12, dataExpirare: later }),
    event(3, "PARTAJAT", { link: 13, dataExpirare: "2026-11-26T00:00:00Z" }),
    event(4, "PARTAJAT", { partajareId: 5, drept: "CITIRE", dataExpirare: later }),
    event(1, "PARTAJAT", { link: 14, dataExpirare: later }),
  ];
  expect(liveDocuments(events, NOW)).toEqual([1]);
});

it("a link that opens nothing is told apart from one that does", () => {
  const link: MadeLink = {
    id: 1,
    documentId: 7,
    dataExpirare: "2026-12-20T00:00:00Z",
    descarcari: 1,
    creatDe: "ion",
    creatLa: NOW,
    cuParola: false,
    document: { id: 7, cod: "D-7", denumire: "Plan", status: "ACTIV", visibility: "PERSONAL" },
  };
  const states = [
    link,
    { ...link, dataExpirare: "2026-11-28T00:00:00Z" },
    { ...link, maxDescarcari: 1 },
    { ...link, document: link.document && { ...link.document, status: "ARHIVAT" as const } },
    { ...link, document: link.document && { ...link.document, visibility: "SECRET" as const } },
  ].map((one) => stateOf(one, Date.parse(NOW)));
  expect(states).toEqual(["open", "soon", "usedUp", "closed", "closed"]);
});
