import {
  ChangeMessageVisibilityCommand,
  type ChangeMessageVisibilityCommandInput,
  SendMessageCommand,
  type SendMessageCommandInput,
} from "@aws-sdk/client-sqs";
import { sqs } from "../aws/sqs.ts";

/* Loaded with the first message: most requests send none. */

export const sendMessage = (input: SendMessageCommandInput) => sqs().send(new SendMessageCommand(input));

export const changeVisibility = (input: ChangeMessageVisibilityCommandInput) =>
  sqs().send(new ChangeMessageVisibilityCommand(input));
