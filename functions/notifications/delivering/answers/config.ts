import * as z from "zod";
import { list, readConfig, setting } from "../../../../shared/config.ts";
import { isWord } from "./words.ts";

/** Words separated by commas: at least one, each only of letters and digits. */
const words = z
  .string()
  .transform(list)
  .refine((all) => all.length > 0 && all.every(isWord), "needs words of letters and digits");

export const settings = {
  stopWords: setting(
    "SMS_STOP_WORDS",
    words,
    "words of an SMS that decline the category of the SMS that it answers, comma-separated; case and diacritics do not matter",
  ),
  startWords: setting(
    "SMS_START_WORDS",
    words,
    "words of an SMS that take a decline by SMS back, comma-separated; case and diacritics do not matter",
  ),
};

export const config = readConfig(settings, process.env);
