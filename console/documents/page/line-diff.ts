/** A line of the older text beside the line of the newer one; undefined for none. */
export interface LinePair {
  older: string | undefined;
  newer: string | undefined;
  isSame: boolean;
}

/** Longer texts are compared by their place alone: the table of a comparison grows with the product of their lines. */
const MOST_LINES = 3000;

/** Two texts side by side by their longest common sequence of lines. */
export function pairLines(older: string, newer: string): LinePair[] {
  const [a, b] = [older.split("\n"), newer.split("\n")];
  const start = sharedLength(a, b);
  const end = Math.min(
    sharedLength(a.slice(start).reverse(), b.slice(start).reverse()),
    Math.min(a.length, b.length) - start,
  );
  const [middleA, middleB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const isShort = middleA.length <= MOST_LINES && middleB.length <= MOST_LINES;
  return [
    ...a.slice(0, start).map(same),
    ...(isShort ? pairMiddle(middleA, middleB) : beside(middleA, middleB)),
    ...a.slice(a.length - end).map(same),
  ];
}

const same = (line: string): LinePair => ({ older: line, newer: line, isSame: true });

function sharedLength(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((line, index) => line !== b[index]);
  return differs < 0 ? a.length : differs;
}

/** Lines that were replaced stand beside those that replaced them. */
const beside = (a: readonly string[], b: readonly string[]): LinePair[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, index) => ({
    older: a[index],
    newer: b[index],
    isSame: false,
  }));

function pairMiddle(a: readonly string[], b: readonly string[]): LinePair[] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));

  const pairs: LinePair[] = [];
  let [fromA, fromB, i, j] = [0, 0, 0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      pairs.push(...beside(a.slice(fromA, i), b.slice(fromB, j)), same(a[i] ?? ""));
      i += 1;
      j += 1;
      [fromA, fromB] = [i, j];
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return [...pairs, ...beside(a.slice(fromA), b.slice(fromB))];
}
