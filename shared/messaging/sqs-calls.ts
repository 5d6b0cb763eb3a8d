import {
  ChangeMessageVisibilityCommand,
  type ChangeMessageVisibilityCommandInput,
  DeleteMessageBatchCommand,
  type DeleteMessageBatchCommandInput,
  GetQueueAttributesCommand,
  type GetQueueAttributesCommandInput,
  PurgeQueueCommand,
  type PurgeQueueCommandInput,
  ReceiveMessageCommand,
  type ReceiveMessageCommandInput,
  SendMessageBatchCommand,
  type SendMessageBatchCommandInput,
  SendMessageCommand,
  type SendMessageCommandInput,
} from "@aws-sdk/client-sqs";
import { sqs } from "../aws/sqs.ts";

/* Loaded with the first message: most requests send none. */

export const sendMessage = (input: SendMessageCommandInput) => sqs().send(new SendMessageCommand(input));

export const changeVisibility = (input: ChangeMessageVisibilityCommandInput) =>
  sqs().send(new ChangeMessageVisibilityCommand(input));

export const sendMessageBatch = (input: SendMessageBatchCommandInput) =>
  sqs().send(new SendMessageBatchCommand(input));

export const getQueueAttributes = (input: GetQueueAttributesCommandInput) =>
  sqs().send(new GetQueueAttributesCommand(input));

export const receiveMessages = (input: ReceiveMessageCommandInput) =>
  sqs().send(new ReceiveMessageCommand(input));

export const deleteMessages = (input: DeleteMessageBatchCommandInput) =>
  sqs().send(new DeleteMessageBatchCommand(input));

export const purgeQueue = (input: PurgeQueueCommandInput) => sqs().send(new PurgeQueueCommand(input));
