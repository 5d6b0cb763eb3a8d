import "../../../shared/testing/environment.ts";
import { bombs } from "../../../shared/testing/bombs.ts";
import { pictureFile } from "../../../shared/testing/picture-files.ts";
import { isPicture } from "../../../shared/everywhere/paged.ts";
import { pictureApart } from "../../../shared/text/text-apart.ts";
import { MOST_MS, MOST_WAIT_MS, outcomeOf } from "../hostile-files.ts";
import { timed } from "../measure.ts";
import { ms, table, verdict, type Section } from "../report.ts";

/* Hostile pictures, opened as a preview opens them, while somebody else looks at a page of a small one over and over. */

const LOOK = { page: 1, width: 800, mostBytes: 4_000_000 };

interface Opened {
  name: string;
  answer: string;
  tookMs: number;
  waitingMs: number;
}

export async function pictures(): Promise<Section> {
  const small = { bytes: pictureFile("tiff-lzw"), contentType: "image/tiff" };
  await pictureApart(small, LOOK);
  const opened: Opened[] = [];
  for (const { name, contentType, make } of bombs.filter((bomb) => isPicture(bomb.contentType))) {
    let isOpen = true;
    const others = waiting(
      () => isOpen,
      () => pictureApart(small, LOOK),
    );
    const { ms: tookMs, result: answer } = await timed(() =>
      outcomeOf(pictureApart({ bytes: make(), contentType }, LOOK), "shown"),
    );
    isOpen = false;
    opened.push({ name, answer, tookMs, waitingMs: await others });
  }
  const holds = opened.every((one) => one.tookMs <= MOST_MS && one.waitingMs <= MOST_WAIT_MS);
  const rows = opened.map(({ name, answer, tookMs, waitingMs }) => [
    name,
    answer,
    (tookMs / 1_000).toFixed(2),
    ms(waitingMs),
  ]);
  return {
    title: "27. Hostile pictures: until they are refused or shown, and others beside them",
    body: [
      `Each is opened as a preview opens it; at most ${MOST_MS / 1_000} s, and a small picture beside it within ${MOST_WAIT_MS} ms: ${verdict(holds)}.`,
      table(["picture", "answer", "seconds", "longest of others, ms"], rows),
    ],
  };
}

/** The longest of the calls that are made one after the other. */
async function waiting(goesOn: () => boolean, act: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  do {
    longest = Math.max(longest, (await timed(act)).ms);
  } while (goesOn());
  return longest;
}
