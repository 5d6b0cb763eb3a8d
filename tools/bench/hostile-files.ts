import { UnreadableFile } from "../../shared/text/unreadable.ts";

/** The longest time that a hostile file may take, and that another one may wait meanwhile. */
export const [MOST_MS, MOST_WAIT_MS] = [20_000, 1_000];

/** What the reading of a file ends with: `fine`, or the reason of its refusal. */
export async function outcomeOf(reading: Promise<unknown>, fine: string): Promise<string> {
  try {
    await reading;
    return fine;
  } catch (error) {
    if (error instanceof UnreadableFile) return error.reason;
    throw error;
  }
}
