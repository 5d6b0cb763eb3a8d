import {
  type SendMessageBatchCommandInput,
  SendMessageCommand,
  type SendMessageCommandInput,
} from "@aws-sdk/client-sqs";
import { sqs } from "../../../../../shared/aws/sqs.ts";
import { clock } from "../../../../../shared/clock.ts";

/* The delays of messages on the clock of the test: the local queues know only the real one. */

interface Held {
  /** ms since 1970. */
  at: number;
  message: SendMessageCommandInput;
}

const NAME = "held-messages";

/** Holds each message with a delay until the clock of the test says that it is over. `end` follows. */
export function holdDelayed() {
  const held: Held[] = [];
  const hold = ({ DelaySeconds = 0, ...message }: SendMessageCommandInput): boolean => {
    if (DelaySeconds > 0) held.push({ at: clock.now().getTime() + DelaySeconds * 1000, message });
    return DelaySeconds > 0;
  };
  const nothing = { output: { $metadata: {} }, response: {} };
  sqs().middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === "SendMessageCommand")
          return hold(args.input as SendMessageCommandInput) ? nothing : next(args);
        if (commandName !== "SendMessageBatchCommand") return next(args);
        const { QueueUrl, Entries = [] } = args.input as SendMessageBatchCommandInput;
        const now = Entries.filter(({ Id: _, ...entry }) => !hold({ QueueUrl, ...entry }));
        return now.length === 0 ? nothing : next({ ...args, input: { QueueUrl, Entries: now } });
      },
    { step: "initialize", name: NAME },
  );
  return {
    /** Sends the messages whose delay is over. */
    async release(): Promise<void> {
      const now = clock.now().getTime();
      const due = held.filter(({ at }) => at <= now);
      held.splice(0, held.length, ...held.filter(({ at }) => at > now));
      for (const { message } of due) await sqs().send(new SendMessageCommand(message));
    },
    end: (): void => void sqs().middlewareStack.remove(NAME),
  };
}
