import { Asn1Error, definite } from "../../../functions/documents/signing/ber.ts";

const SPACE = 0x20;

/**
 * A file with each value of a signature in one spelling and without what fills its room. A drawn change that leaves this as it
 * was has changed neither what is signed nor the signature.
 */
export const inOneSpelling = (bytes: Buffer): string =>
  bytes.toString("latin1").replaceAll(/\/Contents\s*<([\dA-Fa-f\s]*)>/g, (whole, text: string) => {
    const value = Buffer.from(text.replaceAll(/\s/g, ""), "hex");
    try {
      const { length } = definite(value);
      const isFilled = value.subarray(length).every((byte) => byte < SPACE);
      return isFilled ? `/Contents<${value.subarray(0, length).toString("hex")}>` : whole;
    } catch (error) {
      if (error instanceof Asn1Error) return whole;
      throw error;
    }
  });
