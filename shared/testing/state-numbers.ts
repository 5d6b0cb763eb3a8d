import { randomInt } from "node:crypto";
import { controlDigit } from "../state-numbers/control-digit.ts";

/* Numbers of the state registers, drawn, with their control digits. */

/** A number of a person. */
export const newIdnp = (): string => numberFrom("2");
/** A number of a legal entity. */
export const newIdno = (): string => numberFrom("1");

function numberFrom(first: string): string {
  const digits = `${first}${String(randomInt(1e11)).padStart(11, "0")}`;
  return `${digits}${controlDigit(digits)}`;
}
