import { pagesApart } from "../../../shared/text/text-apart.ts";
import { MOST_TEXT } from "../../../functions/documents/search-index/search-index.ts";
import { fileOf, textBombs } from "../../../shared/testing/text-bombs.ts";
import { MOST_MS, MOST_WAIT_MS, outcomeOf } from "../hostile-files.ts";
import { timed } from "../measure.ts";
import { table, verdict, type Section } from "../report.ts";

const OTHER = { bytes: Buffer.from("<p>text"), contentType: "text/html" };

/** Reads hostile files of every kind as uploads are read, and a harmless one beside each of them. */
export async function hostile(): Promise<Section> {
  const rows: (string | number)[][] = [];
  let [longest, longestWait] = [0, 0];
  await pagesApart(OTHER);
  for (const bomb of textBombs) {
    const file = fileOf(bomb);
    const [{ ms: took, result: outcome }, { ms: waited }] = await Promise.all([
      timed(() => outcomeOf(pagesApart(file, { characters: MOST_TEXT }), "read")),
      timed(() => pagesApart(OTHER)),
    ]);
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
