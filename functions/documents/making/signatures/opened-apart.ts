import { ApartFailure } from "../../../../shared/apart/opener-process.ts";
import { refusals as textRefusals } from "../../files/text/texts.ts";

/** Opens a PDF in a separate process. @throws unprocessable if it takes too long or contains too much */
export async function openable<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw error instanceof ApartFailure ? tooMuchInside(error) : error;
  }
}

export const tooMuchInside = (cause: unknown) => textRefusals.fisierPreaMareInauntru({ cause });
