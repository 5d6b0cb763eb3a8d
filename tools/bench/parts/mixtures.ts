import { sortableId } from "../../../shared/ids.ts";
import { newestFirst, type List } from "../../../shared/data/lists.ts";
import { callsOf } from "../../../shared/testing/aws-calls.ts";
import { Documents } from "../../../functions/documents/records/document.ts";
import { fill } from "../fill.ts";
import { table, type Section } from "../report.ts";

const PAGE = 20;

/** Selects the rows that a list shows; row 0 is the newest. */
interface Mixture {
  name: string;
  shows(row: number, rows: number): boolean;
}

const mixtures: Mixture[] = [
  { name: "all are shown", shows: () => true },
  { name: "99 % are left out, evenly", shows: (row) => row % 100 === 99 },
  { name: "99 % are left out, the newest", shows: (row, rows) => row >= rows * 0.99 },
];

/** The cost of leaving out rows, compared with a partition of only the shown ones: for decision 19. */
export async function mixtureCosts({ rows }: { rows: number }): Promise<Section> {
  const measured: (string | number)[][] = [];
  for (const [i, { name, shows }] of mixtures.entries()) {
    const [mixed, apart] = [`mixture#${i}`, `mixture#${i}#shown`];
    await fill(
      Array.from({ length: rows }, (_, row) => ({ row, id: rows - row })).flatMap(({ row, id }) => {
        const isShown = shows(row, rows);
        const at = (pk: string) => ({
          item: {
            Put: { TableName: Documents.table, Item: { pk, sk: sortableId(id), ...rowWith(isShown) } },
          },
        });
        return isShown ? [at(mixed), at(apart)] : [at(mixed)];
      }),
    );
    const leavingOut = {
      partitions: [mixed],
      shows: ({ status }: { status?: unknown }) => status === "ACTIV",
    };
    measured.push([name, ...(await costOf(leavingOut)), ...(await costOf({ partitions: [apart] }))]);
  }
  return {
    title: "6. Mixtures: a page of rows, some left out, beside a partition of the shown ones",
    body: [
      `${rows.toLocaleString("en")} rows as documents have them; the rows of a page of ${PAGE} and one more.`,
      table(["mixture", "queries", "read units", "queries apart", "read units apart"], measured),
    ],
  };
}

const rowWith = (isShown: boolean) => ({ status: isShown ? "ACTIV" : "ARHIVAT" });

async function costOf(list: List): Promise<number[]> {
  const { calls } = await callsOf(() =>
    newestFirst(Documents.table, [list], { most: PAGE + 1, least: PAGE + 1 }).take(PAGE + 1),
  );
  return [calls.length, calls.reduce((sum, { capacity }) => sum + capacity, 0)];
}
