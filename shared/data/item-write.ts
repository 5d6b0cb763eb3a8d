import type { TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";

/** An item of a transaction, in the words of DynamoDB. */
export type TransactItem = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];

/** The error if the condition of a write does not hold. */
export interface Refusal {
  /** `found`: the item that failed the condition, if the write requests it (ReturnValuesOnConditionCheckFailure). */
  refused?: ((found: Record<string, unknown> | undefined) => Error) | undefined;
}

/** A write of one item. */
export interface ItemWrite extends Refusal {
  item: TransactItem;
  /** Only for a condition: tells if the item that was found meets it. */
  holds?: (found: Record<string, unknown> | undefined) => boolean;
}
