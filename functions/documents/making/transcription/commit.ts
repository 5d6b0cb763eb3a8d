import { oneOf } from "../../../../shared/data/conditions.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { when } from "../../../../shared/data/precondition.ts";
import { readTogether, recordAt } from "../../../../shared/data/read-together.ts";
import { adding, changing } from "../../../../shared/data/repository.ts";
import { IdTaken, retry, transact, type Purpose, type Write } from "../../../../shared/data/transaction.ts";
import { LeaseLost } from "../../../../shared/jobs/lease.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { type Conversion, Conversions } from "../../records/conversion.ts";
import { Documents } from "../../records/document.ts";
import { appendingUnfenced, headAt } from "../../records/event.ts";

/** A new conversion, on the condition that its document still has content. */
export const starting = (conversion: Conversion): Write[] => [
  ...adding(Conversions, conversion),
  ...(conversion.documentId === undefined ? [] : [hasContent(conversion.documentId)]),
];

const hasContent = (id: number): Write =>
  when(Documents, { id }, { status: oneOf("ACTIV", "ARHIVAT") }, () => accessRefusals.faraContinut());

/**
 * The writes of a worker to the conversion it holds. They throw LeaseLost if another worker has it, or it was
 * cancelled.
 */
export const holding = (before: Stored<Conversion>, after: Conversion): Write[] =>
  changing(Conversions, before, after).map((write) =>
    "item" in write ? { ...write, refused: () => new LeaseLost() } : write,
  );

/** Commits a finished conversion, with the event of its document. @throws LeaseLost, IdTaken for a new one */
export async function commitRead(conversion: Conversion, writes: Write[], purpose?: Purpose): Promise<void> {
  const { documentId: id } = conversion;
  if (id === undefined) return transact(writes, purpose);
  const taken = await retry(async () => {
    const { document, head } = await readTogether(Documents.table, {
      document: recordAt(Documents, { id }),
      head: headAt(id),
    });
    if (!document) throw accessRefusals.documentInexistent();
    const event = { tip: "TRANSCRIS" as const, actor: conversion.creatDe, detalii: detailsOf(conversion) };
    return transact([...writes, ...appendingUnfenced(document, head, event)], purpose).catch(passOnTaken);
  });
  if (taken) throw taken;
}

/** Another attempt would use the same id, so the error is passed on to the code that draws ids. */
function passOnTaken(error: unknown): IdTaken {
  if (error instanceof IdTaken) return error;
  throw error;
}

const detailsOf = ({ id, numarVersiune = 0, tip, limba, automata }: Conversion) => ({
  conversieId: id,
  versiune: numarVersiune,
  tip,
  limba,
  ...(automata ? { automata } : {}),
});
