import "../../../shared/testing/environment.ts";
import { bombs, type Bomb } from "../../../shared/testing/bombs.ts";
import { pictureFile } from "../../../shared/testing/picture-files.ts";
import { isPicture } from "../../../shared/text/file-kinds.ts";
import { pictureApart } from "../../../shared/text/text-apart.ts";
import { UnreadableFile } from "../../../shared/text/unreadable.ts";
import { ms, table, verdict, type Section } from "../report.ts";

/* Hostile pictures, opened as a preview opens them, while somebody else looks at a page of a small one over and over. */

const MOST_SECONDS = 20;
const MOST_WAITING_MS = 1_000;
const LOOK = { page: 1, width: 800, mostBytes: 4_000_000 };

interface Opened {
  name: string;
  answer: string;
  seconds: number;
  waitingMs: number;
}

export async function pictures(): Promise<Section> {
  const small = { bytes: pictureFile("tiff-lzw"), contentType: "image/tiff" };
  await pictureApart(small, LOOK);
  const opened: Opened[] = [];
  for (const bomb of bombs.filter(({ contentType }) => isPicture(contentType))) {
    let isOpen = true;
    const others = waiting(
      () => isOpen,
      () => pictureApart(small, LOOK),
    );
    const began = performance.now();
    const answer = await answerTo(bomb);
    const seconds = (performance.now() - began) / 1_000;
    isOpen = false;
    opened.push({ name: bomb.name, answer, seconds, waitingMs: await others });
  }
  const holds = opened.every((one) => one.seconds <= MOST_SECONDS && one.waitingMs <= MOST_WAITING_MS);
  const rows = opened.map(({ name, answer, seconds, waitingMs }) => [
    name,
    answer,
    seconds.toFixed(2),
    ms(waitingMs),
  ]);
  return {
    title: "Hostile pictures: until they are refused or shown, and others beside them",
    body: [
      `Each is opened as a preview opens it; at most ${MOST_SECONDS} s, and a small picture beside it within ${MOST_WAITING_MS} ms: ${verdict(holds)}.`,
      table(["picture", "answer", "seconds", "longest of others, ms"], rows),
    ],
  };
}

async function answerTo({ make, contentType }: Bomb): Promise<string> {
  try {
    await pictureApart({ bytes: make(), contentType }, LOOK);
    return "shown";
  } catch (error) {
    if (error instanceof UnreadableFile) return error.reason;
    throw error;
  }
}

/** The longest of the calls that are made one after the other. */
async function waiting(goesOn: () => boolean, act: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  do {
    const began = performance.now();
    await act();
    longest = Math.max(longest, performance.now() - began);
  } while (goesOn());
  return longest;
}
