import * as z from "zod";
import { recordId as rule } from "../../shared/http/params.ts";

/** An id in the form that callers send: a text or a number. */
export const SentId = z.union([z.string().min(1), z.int().transform(String)]).meta({ type: "string" });

/** The number in a sent id, or undefined if no record can have it. */
export const recordId = (sent: string): number | undefined => rule.safeParse(sent).data;
