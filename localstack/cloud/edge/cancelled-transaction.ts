import type { ServerResponse } from "node:http";
import { answerJson } from "./json-protocol.ts";

/** Why an item of a transaction was refused; `None` where it was not. */
interface CancellationReason {
  Code: string;
  Message?: string;
}

/** The answer to a cancelled transaction: a reason for each of its items, in their order. */
export function answerCancelled(res: ServerResponse, CancellationReasons: CancellationReason[]): void {
  const codes = CancellationReasons.map(({ Code }) => Code).join(", ");
  answerJson(res, "1.0", 400, {
    __type: "com.amazonaws.dynamodb.v20120810#TransactionCanceledException",
    Message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    CancellationReasons,
  });
}
