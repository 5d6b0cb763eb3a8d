import { ApartFailure } from "../../../../shared/apart/opener-process.ts";
import { ArchiveTooLarge } from "../../../../shared/text/too-large.ts";
import { refusals as textRefusals } from "../../files/text/texts.ts";

/** Opens a file in a separate process. @throws unprocessable if it takes too long or contains too much */
export async function openable<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const isTooMuch = error instanceof ApartFailure || error instanceof ArchiveTooLarge;
    throw isTooMuch ? tooMuchInside(error) : error;
  }
}

export const tooMuchInside = (cause: unknown) => textRefusals.fisierPreaMareInauntru({ cause });
