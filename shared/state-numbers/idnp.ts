import * as z from "zod";
import { says } from "../http/validation.ts";
import { kernel } from "../refusals.ts";
import { config } from "./config.ts";
import { controlDigit } from "./control-digit.ts";

/** A check for the numbers of one state register, with their required beginning. */
const stateNumber =
  (beginning: RegExp) =>
  (text: string, strict = config.strictIdno): boolean =>
    /^[0-9]{13}$/.test(text) &&
    (!strict || (beginning.test(text) && controlDigit(text) === Number(text[12])));

/** True if a text is the number of a person; `strict` (STRICT_IDNO) also checks its beginning and control digit. */
export const isIdnp = stateNumber(/^(2|09)/);

/** True if a text is the number of a legal entity; `strict` as for persons. */
export const isIdno = stateNumber(/^1/);

const digits = z.string().regex(/^[0-9]{13}$/, { abort: true });

export const Idnp = digits.refine((text) => isIdnp(text), says(kernel.idnpIncorect));
export const Idno = digits.refine((text) => isIdno(text), says(kernel.idnoIncorect));
