import { pagesApart } from "../../../shared/text/text-apart.ts";
import { UnreadableFile } from "../../../shared/text/unreadable.ts";
import { MOST_TEXT } from "../../../functions/documents/search-index/search-index.ts";
import { fileOf, textBombs } from "../../../shared/testing/text-bombs.ts";
import { table, verdict, type Section } from "../report.ts";

/** The longest time that a hostile file may take, and that another one may wait meanwhile. */
const [MOST_MS, MOST_WAIT_MS] = [20_000, 1_000];

const OTHER = { bytes: Buffer.from("<p>text"), contentType: "text/html" };

const timeOf = async (act: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await act();
  return performance.now() - began;
};

/** Reads hostile files of every kind as uploads are read, and a harmless one beside each of them. */
export async function hostile(): Promise<Section> {
  const rows: (string | number)[][] = [];
  let [longest, longestWait] = [0, 0];
  await pagesApart(OTHER);
  for (const bomb of textBombs) {
    const file = fileOf(bomb);
    let outcome = "read";
    const reading = timeOf(async () => {
      try {
        await pagesApart(file, { characters: MOST_TEXT });
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error;
        outcome = error.reason;
      }
    });
    const [took, waited] = await Promise.all([reading, timeOf(() => pagesApart(OTHER))]);
    longest = Math.max(longest, took);
    longestWait = Math.max(longestWait, waited);
    rows.push([bomb.name, (file.bytes.length / 1e6).toFixed(2), outcome, took.toFixed(0), waited.toFixed(0)]);
  }
  return {
    title: "26. Hostile files: time to read or to refuse them",
    body: [
      "Files of the kinds that uploads are read of, made to stop readers; each is read for the index in a process apart, and a page of HTML beside it.",
      table(["file", "MB", "outcome", "ms", "the other, ms"], rows),
      `The longest takes ${longest.toFixed(0)} ms, at most ${MOST_MS}: ${verdict(longest <= MOST_MS)}. Others take ${longestWait.toFixed(0)} ms at most, the first with the start of a process; at most ${MOST_WAIT_MS}: ${verdict(longestWait <= MOST_WAIT_MS)}.`,
    ],
  };
}
