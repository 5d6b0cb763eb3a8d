import { basename } from "node:path";
import { UnreadableFile } from "../../shared/text/unreadable.ts";
import { missing } from "../checks/requirements.ts";
import { filesIn, pathOf } from "./corpus.ts";
import { reasonFor } from "./differences.ts";
import { type Part, partsOf, poppler } from "./pictures.ts";

/** The most by which the dark share of a part may differ. */
const MOST = 0.02;
const isDifferent = ({ here, there }: Part): boolean => Math.abs(here - there) > MOST;

/** Whatever the reason: what poppler draws is not left out here. */
const isLost = (part: Part): boolean => isDifferent(part) && part.here < part.there / 2;

/** Pages and fields. Each reader has its own pictures of notes and links, so these are named, and not judged. */
const isJudged = ({ what }: Part): boolean => what !== "annotation";

/** Compares the pictures of all PDFs of a folder with poppler's. @returns the differences without a reason */
export async function checkPictures(folder: string): Promise<string[]> {
  const lacking = missing([poppler]);
  if (lacking.length > 0) {
    console.log(`\nPictures were not compared: ${lacking.join()} is not installed.`);
    return [];
  }
  const judged: Part[] = [];
  const named: string[] = [];
  const wrong: string[] = [];
  for (const one of filesIn(folder)) {
    if (one.kind !== "pdf" || one.refusal) continue;
    const path = pathOf(folder, one);
    const parts = await partsIn(path);
    judged.push(...parts.filter(isJudged));
    for (const part of parts.filter(isDifferent)) {
      const why = reasonOf(part, parts) ?? (isLost(part) ? undefined : reasonFor(basename(path)));
      (why === undefined ? wrong : named).push(
        `${one.file}: ${lineOf(part)}${why === undefined ? "" : `: ${why}`}`,
      );
    }
  }
  console.log(`\nParts of pictures that differ from poppler's by more than 2 %:\n\n${named.join("\n")}\n`);
  for (const kind of ["page", "field"] as const) {
    const all = judged.filter(({ what }) => what === kind);
    console.log(`${kind}s: ${String(all.length)}, different ${String(all.filter(isDifferent).length)}`);
  }
  return wrong;
}

/** A page differs by what is on it. */
function reasonOf(part: Part, parts: Part[]): string | undefined {
  if (!isJudged(part)) return part.why ?? "an annotation, not a field";
  if (isLost(part)) return undefined;
  const isOfPage = ({ page, what, why }: Part) => page === part.page && what === "field" && why !== undefined;
  return part.what === "page" ? parts.find((one) => isOfPage(one) && isDifferent(one))?.why : part.why;
}

const lineOf = ({ page, what, here, there }: Part): string =>
  `${what} on page ${String(page)} ${here.toFixed(3)}, poppler ${there.toFixed(3)}`;

async function partsIn(path: string): Promise<Part[]> {
  try {
    return await partsOf(path);
  } catch (error) {
    if (error instanceof UnreadableFile) return [];
    throw error;
  }
}
