import * as z from "zod";
import { hmacOf } from "../../records/hmac.ts";
import { config } from "./config.ts";
import { hasWord } from "./words.ts";

/** The longest accepted text: an SMS of 255 parts is shorter. */
const LONGEST_TEXT = 40_000;

/** An SMS that somebody sent back, as a provider tells. */
export const Answer = z
  .object({
    from: z.string().min(1).max(40).meta({
      description: "Numărul care a răspuns\n\nНомер, с которого ответили\n\nThe number that answered",
    }),
    text: z.string().max(LONGEST_TEXT).meta({
      description: "Textul răspunsului\n\nТекст ответа\n\nThe text of the answer",
    }),
    /** When the provider got it. With number and text it identifies an answer that comes again. */
    at: z.iso.datetime({ offset: true }),
  })
  .meta({
    id: "RaspunsSms",
    examples: [{ from: "+37369123456", text: "STOP", at: "2026-11-26T10:00:00.000Z" }],
  });
export type Answer = z.output<typeof Answer>;

/** An answer whose number is normalised, and whose time is UTC. */
export interface NumberAnswer extends Answer {
  /** Stands for the answer in keys. */
  id: string;
}

export function numberAnswer(from: string, { text, at }: Answer): NumberAnswer {
  const utc = new Date(at).toISOString();
  return { from, text, at: utc, id: hmacOf("sms answer", JSON.stringify([from, text, utc])) };
}

export type Act = "decline" | "accept";

/** The act that a text asks for; undefined for every other text. A stop word wins, whatever else is in the text. */
export function actIn(text: string): Act | undefined {
  if (hasWord(text, config.stopWords)) return "decline";
  return hasWord(text, config.startWords) ? "accept" : undefined;
}
