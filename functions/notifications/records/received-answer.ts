import * as z from "zod";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";
import { callbackFields } from "./callback.ts";

/** An SMS that answers a delivery, until its system has been told. It has no number. */
export const ReceivedAnswer = z.object({
  ...callbackFields,
  callbackUrl: z.string(),
  /** The delivery that it answers. */
  livrareId: z.int(),
  /** Stands for number, text and time: an answer that comes again is the same one. */
  answerHmac: z.string(),
  /** Absent once the system was told, or the calls were given up. */
  text: z.string().optional(),
  /** When the provider got it. */
  primitLa: z.iso.datetime(),
  creatLa: z.iso.datetime(),
});
export type ReceivedAnswer = z.output<typeof ReceivedAnswer>;

/** Partition of the `due` index with the answers that systems must still be told of. */
export const ANSWERS_DUE = "answers";

/** The answer has come before. */
export class AnswerKnown extends Error {
  override readonly name = "AnswerKnown";
}

export const ReceivedAnswers = entity({
  name: "received-answer",
  service: "notifications",
  schema: ReceivedAnswer,
  key: inOwnPartition("received-answer"),
  isPersonal: true,
  secrets: ["text"],
  unique: { answer: { of: ({ answerHmac }) => answerHmac, taken: () => new AnswerKnown() } },
  endsAt: ({ expiresOn }) => expiresOn,
});
