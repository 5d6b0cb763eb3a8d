import type { ServerResponse } from "node:http";
import { answerJson } from "./json-protocol.ts";

/** The reason why an item of a transaction was refused; `None` if it was not. */
interface CancellationReason {
  Code: string;
  Message?: string;
}

/** Answers a cancelled transaction: one reason per item, in the order of the items. */
export function answerCancelled(res: ServerResponse, CancellationReasons: CancellationReason[]): void {
  const codes = CancellationReasons.map(({ Code }) => Code).join(", ");
  answerJson(res, "1.0", 400, {
    __type: "com.amazonaws.dynamodb.v20120810#TransactionCanceledException",
    Message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    CancellationReasons,
  });
}
