import { invalidField, invalidFields, wrongField } from "../../../../shared/refusals.ts";
import { type NumberKind, numberKinds, type Recipient } from "../../records/recipient.ts";
import { refusals } from "./texts.ts";

/** The number of a recipient, with its kind. */
export interface StateNumber {
  kind: NumberKind;
  number: string;
}

type Numbers = { [Kind in NumberKind]?: string | null | undefined };

/** The only number of a recipient. @throws badRequest for both or neither */
export function onlyNumber(numbers: Numbers): StateNumber {
  const given = numberKinds.flatMap((kind) => {
    const number = numbers[kind];
    return typeof number === "string" ? [{ kind, number }] : [];
  });
  const [only, other] = given;
  if (!only || other) throw invalidFields(numberKinds.map((kind) => wrongField(kind, refusals.exactUnNumar)));
  return only;
}

/** @throws badRequest for another number than the recipient's, which never changes */
export function refuseOtherNumber(before: Recipient, sent: Numbers): void {
  for (const kind of numberKinds) {
    const number = sent[kind];
    if (number !== undefined && number !== before[kind]) throw invalidField(kind, refusals.neschimbabil);
  }
}
